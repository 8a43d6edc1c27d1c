import type { Leaf } from '../leaf';
import { IMAGES } from '../versions';
import {
  ADMIN_PORT,
  ADMIN_PROXY_PORT,
  csiCertificate,
  KENGINE_NAMES,
  RESTRICTED_CONTAINER,
  TLS_FOLDER,
} from './kengine-names';
import type { GatewayResources } from './options';

/** What distinguishes the pods of one gateway from those of another. */
export interface KenginePod {
  readonly image: Leaf<string>;
  readonly proxyImage: Leaf<string>;
  readonly ports: readonly object[];
  readonly resources: GatewayResources | undefined;
}

export const KENGINE_POD_IMAGES = { image: IMAGES.kengine, proxyImage: IMAGES.kubeRbacProxy } as const;

/** User and ports of pods that listen below 1024 without a privilege, by a sysctl that Kubernetes holds safe. */
export const UNPRIVILEGED_PORTS = {
  runAsNonRoot: true,
  runAsUser: 1000,
  runAsGroup: 1000,
  fsGroup: 1000,
  seccompProfile: { type: 'RuntimeDefault' },
  sysctls: [{ name: 'net.ipv4.ip_unprivileged_port_start', value: '0' }],
} as const;

/** Kengine, which the controller programs through a proxy that asks for its certificate. */
export function kenginePod(pod: KenginePod) {
  return {
    serviceAccountName: KENGINE_NAMES.dataPlane,
    automountServiceAccountToken: true,
    enableServiceLinks: false,
    securityContext: UNPRIVILEGED_PORTS,
    containers: [proxyContainer(pod), kengineContainer(pod)],
    volumes: [
      ...Object.keys(WRITTEN).map((name) => ({ name, emptyDir: {} })),
      { name: KENGINE_NAMES.proxyConfig, configMap: { name: KENGINE_NAMES.proxyConfig } },
      {
        name: 'tls',
        csi: csiCertificate({
          'dns-names': '${POD_NAME},${POD_NAME}.${POD_NAMESPACE}',
          'key-usages': 'server auth',
        }),
      },
    ],
  };
}

/** What Kengine writes. */
const WRITTEN = { config: '/config', data: '/data', tmp: '/tmp' } as const;

function kengineContainer({ image, ports, resources }: KenginePod) {
  const probe = { httpGet: { path: '/metrics', port: ADMIN_PORT } };
  return {
    name: 'kengine',
    image,
    args: ['run'],
    // The controller writes the same address into what it programs, so only the NetworkPolicy closes the port.
    env: [{ name: 'KENGINE_ADMIN', value: `:${ADMIN_PORT}` }],
    ports,
    ...(resources && { resources }),
    // Before it is programmed the pod listens to nothing else, and it must be ready to be programmed.
    startupProbe: { ...probe, failureThreshold: 30, periodSeconds: 2 },
    livenessProbe: probe,
    readinessProbe: probe,
    securityContext: RESTRICTED_CONTAINER,
    volumeMounts: Object.entries(WRITTEN).map(([name, mountPath]) => ({ name, mountPath })),
  };
}

/** Arguments of kube-rbac-proxy (v0.1.0 `example/kengine.yaml`). */
function proxyContainer({ proxyImage }: KenginePod) {
  return {
    name: 'kube-rbac-proxy',
    image: proxyImage,
    args: [
      `--secure-listen-address=:${ADMIN_PROXY_PORT}`,
      `--upstream=http://127.0.0.1:${ADMIN_PORT}/`,
      `--client-ca-file=${TLS_FOLDER}/ca.crt`,
      `--tls-cert-file=${TLS_FOLDER}/tls.crt`,
      `--tls-private-key-file=${TLS_FOLDER}/tls.key`,
      '--tls-min-version=VersionTLS12',
      '--tls-reload-interval=1h',
      '--config-file=/etc/kube-rbac-proxy/config.yaml',
    ],
    ports: [{ name: 'admin', containerPort: ADMIN_PROXY_PORT }],
    resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '128Mi' } },
    securityContext: RESTRICTED_CONTAINER,
    volumeMounts: [
      { name: KENGINE_NAMES.proxyConfig, mountPath: '/etc/kube-rbac-proxy', readOnly: true },
      { name: 'tls', mountPath: TLS_FOLDER, readOnly: true },
    ],
  };
}
