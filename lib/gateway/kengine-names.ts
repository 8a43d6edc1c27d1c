/** Facts of the Kengine gateway, each with its place in khulnasoft/gateway v0.1.0. */

/** `internal/gateway.go`: classes of this controller are those whose name begins so. */
export const KENGINE_CONTROLLER_NAME = 'khulnasoft.com/gateway-controller';

/** `internal/controller/controller.go`: the controller finds a gateway's pods by the Service that has it, in any namespace. */
export const OWNING_GATEWAY_LABEL = 'gateway.khulnasoft.com/owning-gateway';

/** `main.go`: the lease of the controller's leader. */
export const LEADER_ELECTION_LEASE = '657d83d7.khulnasoft.com';

/** `internal/controller/gateway.go`: where the controller programs a pod, with mutual TLS. */
export const ADMIN_PROXY_PORT = 2021;

/** Where Kengine's Admin API is, behind the proxy. */
export const ADMIN_PORT = 2019;

/** `internal/controller/gateway.go`: where controller and proxy have their certificates. */
export const TLS_FOLDER = '/var/run/secrets/tls';

export const KENGINE_NAMES = {
  controller: 'kengine-gateway',
  /** ServiceAccount of the data planes. */
  dataPlane: 'kengine',
  /** Issuer of the certificates between controller and pods. */
  issuer: 'kengine',
  proxyConfig: 'kengine-kube-rbac-proxy',
} as const;

/** What the controller may do, and so who may use the Admin API: the name in its client certificate. */
export function controllerUser(namespace: string): string {
  return `system:serviceaccount:${namespace}:${KENGINE_NAMES.controller}`;
}

/** Labels of the controller's pods. */
export const CONTROLLER_LABELS = {
  'app.kubernetes.io/name': KENGINE_NAMES.controller,
  'app.kubernetes.io/component': 'controller',
} as const;

/** What all containers here have: they pass Pod Security `restricted`. */
export const RESTRICTED_CONTAINER = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
  readOnlyRootFilesystem: true,
} as const;

/** A certificate that cert-manager's CSI driver makes for one pod and renews. */
export function csiCertificate(attributes: Readonly<Record<string, string>>) {
  const named = Object.entries(attributes).map(([key, value]) => [`csi.cert-manager.io/${key}`, value]);
  return {
    driver: 'csi.cert-manager.io',
    readOnly: true,
    volumeAttributes: {
      'csi.cert-manager.io/issuer-kind': 'Issuer',
      'csi.cert-manager.io/issuer-name': KENGINE_NAMES.issuer,
      'csi.cert-manager.io/duration': '72h',
      'csi.cert-manager.io/fs-group': '1000',
      ...(Object.fromEntries(named) as Record<string, string>),
    },
  };
}
