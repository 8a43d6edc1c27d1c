import type { Role } from './graph';

/** The role of a kind. */
const OF_KIND: Readonly<Record<string, Role>> = {
  Gateway: 'gateway',
  GatewayClass: 'gateway',
  IngressClass: 'gateway',
  Ingress: 'route',
  HTTPRoute: 'route',
  VirtualService: 'route',
  DestinationRule: 'route',
  TrafficRoute: 'route',
  MeshHTTPRoute: 'route',
  Service: 'service',
  Deployment: 'workload',
  DaemonSet: 'workload',
  StatefulSet: 'workload',
  Canary: 'release',
  HorizontalPodAutoscaler: 'autoscaler',
  ScaledObject: 'autoscaler',
  ConfigMap: 'config',
  Secret: 'config',
  Mesh: 'mesh',
  MetricTemplate: 'metric',
  AlertProvider: 'alert',
  HelmRelease: 'plugin',
  Kustomization: 'delivery',
  Application: 'delivery',
  AttachedCluster: 'cluster',
  Fleet: 'hub',
  HelmRepository: 'source',
  OCIRepository: 'source',
  GitRepository: 'source',
  Bucket: 'source',
};

/** Kinds of objects that stand in no namespace. */
export const CLUSTER_SCOPED_KINDS: ReadonlySet<string> = new Set([
  'GatewayClass',
  'IngressClass',
  'Mesh',
  'TrafficRoute',
  'Namespace',
]);

/** What is not listed governs others: policies and settings. */
export function roleOf({ kind }: { readonly kind: string }): Role {
  return OF_KIND[kind] ?? 'policy';
}
