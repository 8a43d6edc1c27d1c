import { GatewayClass } from '../../imports/gateway.networking.k8s.io';
import { NginxGateway } from '../../imports/gateway.nginx.org';
import type { Leaf } from '../leaf';
import type { Objects, SharedPart } from './implementation';

/** The last release of NGINX Gateway Fabric 1.x. */
export const NGINX_FABRIC_1 = '1.6.2';

export const CONTROLLER_NAME = 'gateway.nginx.org/nginx-gateway-controller';

/** Names that the data planes of 1.x share (v1.6.2 `deploy/default/deploy.yaml`). */
export const SHARED_NAMES = {
  serviceAccount: 'nginx-gateway',
  config: 'nginx-gateway-config',
  bootstrap: 'nginx-includes-bootstrap',
} as const;

/** Settings of what all data planes of NGINX Gateway Fabric 1.x share. */
export interface NginxFabricSharedOptions {
  /** @default "nginx" */
  readonly gatewayClassName?: string;

  /** Release of the images. @default "1.6.2" */
  readonly version?: string;

  /** Makes the namespace of the pods, at Pod Security `baseline`. @default true */
  readonly createNamespace?: boolean;

  /** @default "info" */
  readonly logLevel?: Leaf<'info' | 'debug' | 'error'>;
}

/** What data planes in a namespace share: identity, permissions and configuration; and the GatewayClass. */
export function sharedParts(namespace: string, options: NginxFabricSharedOptions): readonly SharedPart[] {
  const { gatewayClassName = 'nginx', createNamespace = true, logLevel = 'info' } = options;
  return [
    {
      id: `nginx-gateway-fabric-${namespace}`,
      objects: {
        ...(createNamespace && {
          namespace: {
            apiVersion: 'v1',
            kind: 'Namespace',
            // The control container adds KILL to signal nginx, and nginx may escalate privileges to bind low ports.
            metadata: { name: namespace, labels: { 'pod-security.kubernetes.io/enforce': 'baseline' } },
          },
        }),
        ...access({ name: SHARED_NAMES.serviceAccount, namespace, clusterName: namespace, rules: RULES }),
        bootstrap: {
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: { name: SHARED_NAMES.bootstrap, namespace },
          data: { 'main.conf': 'error_log stderr info;\n' },
        },
        config: {
          ...NginxGateway.GVK,
          metadata: { name: SHARED_NAMES.config, namespace },
          spec: { logging: { level: logLevel } },
        },
      },
    },
    {
      id: `nginx-gateway-fabric-class-${gatewayClassName}`,
      objects: {
        class: {
          ...GatewayClass.GVK,
          metadata: { name: gatewayClassName },
          spec: { controllerName: CONTROLLER_NAME },
        },
      },
    },
  ];
}

interface PolicyRule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
}

interface Access {
  readonly name: string;
  readonly namespace: string;
  /** Name of the ClusterRole and its binding. */
  readonly clusterName: string;
  readonly rules: { readonly cluster: readonly PolicyRule[]; readonly own: readonly PolicyRule[] };
}

/** A ServiceAccount with what it may do in the cluster, and in its own namespace alone. */
export function access({ name, namespace, clusterName, rules }: Access): Objects {
  const subjects = [{ kind: 'ServiceAccount', name, namespace }];
  const apiGroup = 'rbac.authorization.k8s.io';
  const apiVersion = `${apiGroup}/v1`;
  return {
    'service-account': { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name, namespace } },
    'cluster-role': { apiVersion, kind: 'ClusterRole', metadata: { name: clusterName }, rules: rules.cluster },
    'cluster-role-binding': {
      apiVersion,
      kind: 'ClusterRoleBinding',
      metadata: { name: clusterName },
      roleRef: { apiGroup, kind: 'ClusterRole', name: clusterName },
      subjects,
    },
    role: { apiVersion, kind: 'Role', metadata: { name, namespace }, rules: rules.own },
    'role-binding': {
      apiVersion,
      kind: 'RoleBinding',
      metadata: { name, namespace },
      roleRef: { apiGroup, kind: 'Role', name },
      subjects,
    },
  };
}

const watch = ['list', 'watch'] as const;
const read = ['get', ...watch] as const;

/**
 * What the control container asks for (v1.6.2 `deploy/default/deploy.yaml`), with two differences: pods, ReplicaSets,
 * events and leases are those of its own namespace, and the status of the GatewayClass is not its own to write
 * (`--update-gatewayclass-status=false`).
 */
const RULES = {
  cluster: [
    { apiGroups: [''], resources: ['namespaces', 'services', 'secrets'], verbs: read },
    { apiGroups: [''], resources: ['nodes'], verbs: ['list'] },
    { apiGroups: ['discovery.k8s.io'], resources: ['endpointslices'], verbs: watch },
    {
      apiGroups: ['gateway.networking.k8s.io'],
      resources: ['gatewayclasses', 'gateways', 'httproutes', 'referencegrants', 'grpcroutes'],
      verbs: watch,
    },
    {
      apiGroups: ['gateway.networking.k8s.io'],
      resources: ['httproutes/status', 'gateways/status', 'grpcroutes/status'],
      verbs: ['update'],
    },
    { apiGroups: ['gateway.nginx.org'], resources: ['nginxgateways'], verbs: read },
    {
      apiGroups: ['gateway.nginx.org'],
      resources: ['nginxproxies', 'clientsettingspolicies', 'observabilitypolicies', 'upstreamsettingspolicies'],
      verbs: watch,
    },
    {
      apiGroups: ['gateway.nginx.org'],
      resources: [
        'nginxgateways/status',
        'clientsettingspolicies/status',
        'observabilitypolicies/status',
        'upstreamsettingspolicies/status',
      ],
      verbs: ['update'],
    },
    { apiGroups: ['apiextensions.k8s.io'], resources: ['customresourcedefinitions'], verbs: watch },
  ],
  own: [
    { apiGroups: [''], resources: ['pods'], verbs: ['get'] },
    { apiGroups: ['apps'], resources: ['replicasets'], verbs: ['get'] },
    { apiGroups: [''], resources: ['events'], verbs: ['create', 'patch'] },
    { apiGroups: ['coordination.k8s.io'], resources: ['leases'], verbs: ['create', 'get', 'update'] },
  ],
} as const;
