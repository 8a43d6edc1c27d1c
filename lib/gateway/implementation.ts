import type { ApiObjectProps } from 'cdk8s';
import type { GatewaySpecInfrastructure } from '../../imports/gateway.networking.k8s.io';
import type { Leaf } from '../leaf';
import type { ObjectSet } from '../rules/object';
import type { RouteAdmission } from './admission';
import type { GatewayCapability, GatewayImplementationName } from './capability';
import { Listener } from './listener';
import type { AccessLogFormat, GatewayMetrics, GatewayOptions, GatewayResources, GatewayService } from './options';
import { Scale } from './scale';

/** A gateway with all of its defaults, as its implementation sees it. */
export interface GatewayModel {
  readonly name: string;
  /** Where it is known. */
  readonly namespace: string | undefined;
  readonly listeners: readonly Listener[];
  readonly allow: RouteAdmission;
  readonly scale: Scale;
  readonly spread: boolean;
  /** Pods that may be evicted at a time. */
  readonly disruptionBudget: Leaf<number | string> | undefined;
  readonly service: GatewayService;
  readonly resources: GatewayResources | undefined;
  readonly metrics: GatewayMetrics | undefined;
  readonly accessLogs: false | AccessLogFormat | undefined;
  readonly labels: Readonly<Record<string, Leaf<string>>>;
  readonly annotations: Readonly<Record<string, Leaf<string>>>;
  /** The Gateways, routes and namespaces of the program, once they are final: when it is synthesized. */
  readonly program: () => ObjectSet;
}

/** The levels of Kubernetes' Pod Security Standards. */
export type PodSecurityLevel = 'restricted' | 'baseline' | 'privileged';

/** Objects by the id of their construct. */
export type Objects = Readonly<Record<string, ApiObjectProps>>;

/** Objects that gateways share. */
export interface SharedPart {
  readonly id: string;
  readonly objects: Objects;
}

/** What an implementation makes of a gateway. */
export interface Provision {
  /** Name of the gateway, where the implementation gives it one. */
  readonly name?: string;
  /** Its part of the `Gateway` of the Gateway API; absent where the implementation has a kind of its own. */
  readonly gateway?: {
    readonly className: Leaf<string>;
    readonly annotations?: Readonly<Record<string, Leaf<string>>>;
    readonly infrastructure?: GatewaySpecInfrastructure;
  };
  /** What is made for this gateway alone. */
  readonly own: Objects;
  /** What gateways share, made once for all that name the same id. */
  readonly shared?: readonly SharedPart[];
  /** The strictest level that the pods in the namespace of the gateway pass. */
  readonly podSecurity: PodSecurityLevel;
}

/** Who provides the data plane of a gateway. Pure functions; the objects are made by the construct. */
export interface GatewayProvider {
  readonly implementation: GatewayImplementationName;
  provision(gateway: GatewayModel): Provision;
}

/** A provider of the data plane, typed by what implementation `I` can do. */
export interface GatewayImplementationOf<I extends GatewayImplementationName> extends GatewayProvider {
  readonly implementation: I;
}

/** Options of any implementation, each with its full type. */
type AnyOptions = GatewayOptions<never>;

/** The gateway that options describe. */
export function gatewayModel(
  options: AnyOptions,
  id: string,
  chartNamespace: string | undefined,
  program: () => ObjectSet,
): GatewayModel {
  const budget = options.disruptionBudget ?? 1;
  return {
    name: options.name ?? id,
    namespace: options.namespace ?? chartNamespace,
    listeners: options.listeners ?? [Listener.http()],
    allow: options.allow ?? 'same',
    scale: (options.scale as Scale | undefined) ?? Scale.replicas(2),
    spread: options.spread ?? true,
    disruptionBudget: budget === false ? undefined : budget,
    service: options.service ?? {},
    resources: options.resources,
    metrics: options.metrics,
    accessLogs: options.accessLogs,
    labels: options.labels ?? {},
    annotations: options.annotations ?? {},
    program,
  };
}

/** When options ask for a capability; what the types forbid is found here for callers without types. */
const ASKS: Readonly<Record<GatewayCapability, (options: AnyOptions) => boolean>> = {
  name: ({ name, namespace, createNamespace }) =>
    name !== undefined || namespace !== undefined || createNamespace !== undefined,
  routes: () => false,
  listeners: ({ listeners, allow }) => listeners !== undefined || allow !== undefined,
  tlsPassthrough: ({ listeners = [] }) => listeners.some(({ protocol }) => protocol === 'TLS'),
  tcp: ({ listeners = [] }) => listeners.some(({ protocol }) => protocol === 'TCP'),
  replicas: ({ scale }) => scale?.kind === 'replicas',
  autoscale: ({ scale }) => scale?.kind === 'autoscale',
  daemonSet: ({ scale }) => scale?.kind === 'daemonSet',
  spread: ({ spread }) => spread !== undefined,
  disruptionBudget: ({ disruptionBudget }) => disruptionBudget !== undefined,
  service: ({ service }) => service !== undefined,
  clusterIp: ({ service }) => service?.type === 'ClusterIP',
  externalTrafficPolicy: ({ service }) => service?.externalTrafficPolicy !== undefined,
  loadBalancerClass: ({ service }) => service?.loadBalancerClass !== undefined,
  resources: ({ resources }) => resources !== undefined,
  metrics: ({ metrics }) => metrics !== undefined,
  accessLogs: ({ accessLogs }) => accessLogs === false,
  accessLogFormat: ({ accessLogs }) => typeof accessLogs === 'object',
};

/** The capabilities that options ask for. */
export function askedOf(options: AnyOptions): readonly GatewayCapability[] {
  return (Object.keys(ASKS) as GatewayCapability[]).filter((capability) => ASKS[capability](options));
}
