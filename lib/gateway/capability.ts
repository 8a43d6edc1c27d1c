import type { Forbidden } from '../forbidden';

/** What a gateway may ask of its implementation. Each text completes the sentence "implementation istio cannot …". */
export const GATEWAY_CAPABILITIES = {
  name: 'be given a name and a namespace: they follow from its project',
  routes: 'be the parent of routes of the Gateway API: its routes are Ingresses',
  listeners: 'have listeners of its own: it listens on 80 and 443',
  tlsPassthrough: 'pass TLS through (Listener.tls)',
  tcp: 'take plain TCP (Listener.tcp)',
  replicas: 'run a given number of pods (Scale.replicas)',
  autoscale: 'be scaled by an autoscaler (Scale.autoscale)',
  daemonSet: 'run one pod on each node (Scale.daemonSet)',
  spread: 'spread its pods over zones (spread)',
  disruptionBudget: 'limit how many pods are evicted at a time (disruptionBudget)',
  service: 'set up the Service of one gateway (service)',
  clusterIp: 'have a Service of type ClusterIP',
  externalTrafficPolicy: 'set the external traffic policy of its Service',
  loadBalancerClass: 'choose the class of its load balancer',
  resources: 'set the resources of its pods (resources)',
  metrics: 'open or close the metrics of one gateway (metrics)',
  accessLogs: 'turn access logs off (accessLogs)',
  accessLogFormat: 'set the format of its access logs (accessLogs)',
} as const;

const POD_SETTINGS = ['replicas', 'autoscale', 'spread', 'disruptionBudget', 'resources', 'metrics'] as const;
const SERVICE_SETTINGS = ['service', 'clusterIp', 'externalTrafficPolicy', 'loadBalancerClass'] as const;

/** What each implementation does with the options of a gateway; an option that is missing here is one that it ignores. */
export const GATEWAY_IMPLEMENTATIONS = {
  nginxFabric: [
    'name',
    'routes',
    'listeners',
    'tlsPassthrough',
    'tcp',
    ...POD_SETTINGS,
    'daemonSet',
    ...SERVICE_SETTINGS,
    'accessLogs',
    'accessLogFormat',
  ],
  nginxFabricDedicated: ['name', 'routes', 'listeners', ...POD_SETTINGS, 'daemonSet', ...SERVICE_SETTINGS],
  nginxFabricProvisioner: ['name', 'routes', 'listeners'],
  envoyGateway: [
    'name',
    'routes',
    'listeners',
    'tlsPassthrough',
    'tcp',
    ...POD_SETTINGS,
    'daemonSet',
    ...SERVICE_SETTINGS,
    'accessLogs',
    'accessLogFormat',
  ],
  istio: ['name', 'routes', 'listeners', 'tlsPassthrough', 'tcp', ...POD_SETTINGS, ...SERVICE_SETTINGS, 'accessLogs'],
  kengine: [
    'name',
    'routes',
    'listeners',
    'tlsPassthrough',
    'tcp',
    'replicas',
    'autoscale',
    'spread',
    'disruptionBudget',
    'resources',
    'daemonSet',
    ...SERVICE_SETTINGS,
  ],
  kengineStatic: ['name', 'routes', 'listeners', ...POD_SETTINGS, 'daemonSet', ...SERVICE_SETTINGS, 'accessLogs'],
  kubesphere: ['replicas', 'service', 'resources', 'metrics', 'accessLogs', 'accessLogFormat'],
} as const satisfies Record<string, readonly (keyof typeof GATEWAY_CAPABILITIES)[]>;

/** A thing that a gateway may need of its implementation. */
export type GatewayCapability = keyof typeof GATEWAY_CAPABILITIES;

/** The gateway implementations of Fairway. */
export type GatewayImplementationName = keyof typeof GATEWAY_IMPLEMENTATIONS;

/** The sentence that the compiler and the synth say alike. */
export type GatewayIncapable<
  I extends GatewayImplementationName,
  C extends GatewayCapability,
> = `implementation ${I} cannot ${(typeof GATEWAY_CAPABILITIES)[C]}`;

type Unable<I extends GatewayImplementationName, C extends GatewayCapability> = I extends GatewayImplementationName
  ? C extends (typeof GATEWAY_IMPLEMENTATIONS)[I][number]
    ? never
    : I
  : never;

/**
 * `T` where implementation `I` has the capability `C`, else a type that nothing has and that says why. Of a union of
 * implementations each must have it.
 */
export type WhereAble<I extends GatewayImplementationName, C extends GatewayCapability, T> = [Unable<I, C>] extends [
  never,
]
  ? T
  : Forbidden<GatewayIncapable<Unable<I, C>, C>>;

/** The capabilities that a value may need where implementation `I` is to honour it. */
export type GatewayNeeds<I extends GatewayImplementationName> = {
  readonly [C in GatewayCapability]?: WhereAble<I, C, true>;
};

export function gatewayCan(implementation: GatewayImplementationName, capability: GatewayCapability): boolean {
  return (GATEWAY_IMPLEMENTATIONS[implementation] as readonly GatewayCapability[]).includes(capability);
}

export function gatewayIncapable<I extends GatewayImplementationName, C extends GatewayCapability>(
  implementation: I,
  capability: C,
): GatewayIncapable<I, C> {
  return `implementation ${implementation} cannot ${GATEWAY_CAPABILITIES[capability]}`;
}
