import { GatewayClass } from '../../imports/gateway.networking.k8s.io';
import { Certificate, Issuer } from '../../imports/cert-manager.io';
import type { Leaf } from '../leaf';
import { IMAGES } from '../versions';
import type { Objects, SharedPart } from './implementation';
import {
  CONTROLLER_LABELS,
  controllerUser,
  csiCertificate,
  KENGINE_CONTROLLER_NAME,
  KENGINE_NAMES,
  LEADER_ELECTION_LEASE,
  RESTRICTED_CONTAINER,
  TLS_FOLDER,
} from './kengine-names';
import { access } from './nginx-fabric-shared';

/** Settings of what all gateways of a Kengine controller share. */
export interface KengineSharedOptions {
  /** @default "kengine" */
  readonly gatewayClassName?: string;

  /** Makes the namespace of the controller and its gateways, at Pod Security `restricted`. @default true */
  readonly createNamespace?: boolean;

  /** @default "ghcr.io/khulnasoft/gateway:v0.1.0" */
  readonly controllerImage?: Leaf<string>;
}

/** The controller, its permissions, the issuer of the certificates by which it and the pods know each other, the class. */
export function kengineSharedParts(namespace: string, options: KengineSharedOptions): readonly SharedPart[] {
  const { gatewayClassName = 'kengine', createNamespace = true, controllerImage = IMAGES.kengineController } = options;
  return [
    {
      id: `kengine-gateway-${namespace}`,
      objects: {
        ...(createNamespace && {
          namespace: {
            apiVersion: 'v1',
            kind: 'Namespace',
            metadata: { name: namespace, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
          },
        }),
        ...access({
          name: KENGINE_NAMES.controller,
          namespace,
          clusterName: `${namespace}:${KENGINE_NAMES.controller}`,
          rules: RULES,
        }),
        ...issuers(namespace),
        ...dataPlaneAccess(namespace),
        'network-policy': {
          apiVersion: 'networking.k8s.io/v1',
          kind: 'NetworkPolicy',
          metadata: { name: KENGINE_NAMES.controller, namespace },
          spec: { podSelector: { matchLabels: CONTROLLER_LABELS }, policyTypes: ['Ingress'], ingress: [] },
        },
        controller: {
          apiVersion: 'apps/v1',
          kind: 'Deployment',
          metadata: { name: KENGINE_NAMES.controller, namespace, labels: CONTROLLER_LABELS },
          spec: {
            replicas: 1,
            selector: { matchLabels: CONTROLLER_LABELS },
            template: { metadata: { labels: CONTROLLER_LABELS }, spec: controllerPod(namespace, controllerImage) },
          },
        },
      },
    },
    {
      id: `kengine-gateway-class-${gatewayClassName}`,
      objects: {
        class: {
          ...GatewayClass.GVK,
          metadata: { name: gatewayClassName },
          spec: { controllerName: KENGINE_CONTROLLER_NAME },
        },
      },
    },
  ];
}

function controllerPod(namespace: string, image: Leaf<string>) {
  return {
    serviceAccountName: KENGINE_NAMES.controller,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 65532,
      fsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    containers: [
      {
        name: KENGINE_NAMES.controller,
        image,
        args: ['--leader-elect'],
        ports: [{ name: 'health', containerPort: 8081 }],
        livenessProbe: { httpGet: { path: '/healthz', port: 'health' }, initialDelaySeconds: 15 },
        readinessProbe: { httpGet: { path: '/readyz', port: 'health' } },
        resources: { requests: { cpu: '100m', memory: '128Mi' }, limits: { memory: '512Mi' } },
        securityContext: RESTRICTED_CONTAINER,
        volumeMounts: [{ name: 'tls', mountPath: TLS_FOLDER, readOnly: true }],
      },
    ],
    volumes: [
      {
        name: 'tls',
        csi: csiCertificate({
          'common-name': controllerUser(namespace),
          'dns-names': `${KENGINE_NAMES.controller}.\${POD_NAMESPACE}.svc`,
          'key-usages': 'client auth',
        }),
      },
    ],
  };
}

/**
 * A certificate authority for this namespace alone: whoever may ask its issuer can pass for the controller. The Secret
 * of an Issuer's authority is read in the namespace of the Issuer (cert-manager, `Issuer.spec.ca`).
 */
function issuers(namespace: string): Objects {
  const authority = `${KENGINE_NAMES.issuer}-ca`;
  return {
    'self-signed': { ...Issuer.GVK, metadata: { name: 'kengine-self-signed', namespace }, spec: { selfSigned: {} } },
    authority: {
      ...Certificate.GVK,
      metadata: { name: authority, namespace },
      spec: {
        isCA: true,
        commonName: authority,
        secretName: authority,
        privateKey: { algorithm: 'ECDSA', size: 256 },
        issuerRef: { kind: 'Issuer', name: 'kengine-self-signed' },
      },
    },
    issuer: {
      ...Issuer.GVK,
      metadata: { name: KENGINE_NAMES.issuer, namespace },
      spec: { ca: { secretName: authority } },
    },
  };
}

/** The proxy in front of each Admin API asks the API server whether a caller may write `kengine/config`. */
function dataPlaneAccess(namespace: string): Objects {
  const apiGroup = 'rbac.authorization.k8s.io';
  const name = `${namespace}:${KENGINE_NAMES.dataPlane}`;
  return {
    'data-plane-service-account': {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: KENGINE_NAMES.dataPlane, namespace },
      automountServiceAccountToken: false,
    },
    'data-plane-role': {
      apiVersion: `${apiGroup}/v1`,
      kind: 'ClusterRole',
      metadata: { name },
      rules: [{ apiGroups: ['authorization.k8s.io'], resources: ['subjectaccessreviews'], verbs: ['create'] }],
    },
    'data-plane-role-binding': {
      apiVersion: `${apiGroup}/v1`,
      kind: 'ClusterRoleBinding',
      metadata: { name },
      roleRef: { apiGroup, kind: 'ClusterRole', name },
      subjects: [{ kind: 'ServiceAccount', name: KENGINE_NAMES.dataPlane, namespace }],
    },
    'proxy-config': {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: KENGINE_NAMES.proxyConfig, namespace },
      data: {
        'config.yaml': `authorization:
  resourceAttributes:
    namespace: ${namespace}
    apiVersion: v1
    resource: kengine
    subresource: config
    name: kengine
`,
      },
    },
  };
}

const read = ['get', 'list', 'watch'] as const;

/** What the controller asks for (v0.1.0 `example/operator.yaml`), without finalizers, of which it sets none. */
const RULES = {
  cluster: [
    { apiGroups: [''], resources: ['configmaps', 'endpoints', 'namespaces', 'secrets', 'services'], verbs: read },
    { apiGroups: ['apiextensions.k8s.io'], resources: ['customresourcedefinitions'], verbs: ['get'] },
    {
      apiGroups: ['gateway.networking.k8s.io'],
      resources: [
        'backendtlspolicies',
        'gatewayclasses',
        'gateways',
        'grpcroutes',
        'httproutes',
        'referencegrants',
        'tcproutes',
        'tlsroutes',
        'udproutes',
      ],
      verbs: read,
    },
    {
      apiGroups: ['gateway.networking.k8s.io'],
      resources: [
        'gatewayclasses/status',
        'gateways/status',
        'httproutes/status',
        'tcproutes/status',
        'tlsroutes/status',
        'udproutes/status',
      ],
      verbs: ['patch', 'update'],
    },
  ],
  own: [
    { apiGroups: [''], resources: ['kengine/config'], resourceNames: ['kengine'], verbs: ['create'] },
    { apiGroups: [''], resources: ['events'], verbs: ['create', 'patch'] },
    { apiGroups: ['coordination.k8s.io'], resources: ['leases'], verbs: ['create'] },
    {
      apiGroups: ['coordination.k8s.io'],
      resources: ['leases'],
      resourceNames: [LEADER_ELECTION_LEASE],
      verbs: ['get', 'patch', 'update'],
    },
  ],
} as const;
