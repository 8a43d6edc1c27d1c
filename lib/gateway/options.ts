import type { Leaf } from '../leaf';
import type { RouteAdmission } from './admission';
import type { GatewayImplementationName, GatewayNeeds, WhereAble } from './capability';
import type { LabelSelector } from '../label-selector';
import type { Listener } from './listener';
import type { Scale } from './scale';

/** What a gateway is, whatever implements it. An option that implementation `I` does not honour cannot be given. */
export interface GatewayOptions<I extends GatewayImplementationName> {
  /**
   * Name of the gateway.
   *
   * @default - the id of the construct; of a KubeSphere gateway, what KubeSphere makes of its project
   */
  readonly name?: WhereAble<I, 'name', string>;

  /** @default - the namespace of the chart */
  readonly namespace?: WhereAble<I, 'name', string>;

  /**
   * Makes the namespace of the gateway, with the strictest Pod Security level that the gateway's pods pass.
   *
   * @default false
   */
  readonly createNamespace?: WhereAble<I, 'name', boolean>;

  /** What the gateway listens for. @default - HTTP on port 80 */
  readonly listeners?: WhereAble<I, 'listeners', readonly ListenerOf<I>[]>;

  /** Namespaces whose routes may attach, of listeners that do not say it themselves. @default "same" */
  readonly allow?: WhereAble<I, 'listeners', RouteAdmission>;

  /** How many pods. @default Scale.replicas(2) */
  readonly scale?: ScaleOf<I>;

  /** Spreads the pods over zones, as far as there are some. @default true */
  readonly spread?: WhereAble<I, 'spread', boolean>;

  /**
   * How many pods may be evicted at a time, by number or percentage; `false` makes no PodDisruptionBudget.
   *
   * @default 1
   */
  readonly disruptionBudget?: WhereAble<I, 'disruptionBudget', Leaf<number | string> | false>;

  /** The Service in front of the pods. @default - a load balancer */
  readonly service?: WhereAble<I, 'service', GatewayService<I>>;

  /** Resources of the proxy's container. @default - the implementation's own */
  readonly resources?: WhereAble<I, 'resources', GatewayResources>;

  /** Who may read the gateway's metrics. @default - nobody: they are turned off, or their port is closed */
  readonly metrics?: WhereAble<I, 'metrics', GatewayMetrics>;

  /** The log of requests. @default - the implementation's own */
  readonly accessLogs?: WhereAble<I, 'accessLogs', false> | WhereAble<I, 'accessLogFormat', AccessLogFormat>;

  /** Labels of the gateway and of all that is made for it, its pods included. @default - none */
  readonly labels?: Readonly<Record<string, Leaf<string>>>;

  /** Annotations of the gateway itself. @default - none */
  readonly annotations?: Readonly<Record<string, Leaf<string>>>;
}

/** The listeners that implementation `I` has. */
export type ListenerOf<I extends GatewayImplementationName> = Listener & { readonly needs: GatewayNeeds<I> };

/** The ways in which implementation `I` scales. */
export interface ScaleOf<I extends GatewayImplementationName> {
  readonly kind: Scale['kind'];
  readonly needs: GatewayNeeds<I>;
}

/** The Service in front of a gateway's pods. */
export interface GatewayService<I extends GatewayImplementationName = never> {
  /** @default "LoadBalancer" */
  readonly type?: Leaf<'LoadBalancer' | 'NodePort'> | WhereAble<I, 'clusterIp', Leaf<'ClusterIP'>>;

  /** Annotations, such as those that a cloud's load balancer reads. @default - none */
  readonly annotations?: Readonly<Record<string, Leaf<string>>>;

  /**
   * `Local` keeps the client's address, and asks only nodes that have a pod.
   *
   * @default - the implementation's own
   */
  readonly externalTrafficPolicy?: WhereAble<I, 'externalTrafficPolicy', Leaf<'Cluster' | 'Local'>>;

  /** @default - the cluster's own */
  readonly loadBalancerClass?: WhereAble<I, 'loadBalancerClass', Leaf<string>>;
}

export interface GatewayResources {
  readonly requests?: Readonly<Record<string, Leaf<number | string>>>;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>>;
}

export interface GatewayMetrics {
  /** Namespaces whose pods may reach the metrics port, by name or by labels. */
  readonly from: { readonly namespaces: readonly string[] } | LabelSelector;

  /** Makes a PodMonitor, for the Prometheus operator. @default false */
  readonly podMonitor?: boolean;
}

/** The format of a log line, in the words of the proxy: nginx variables, or Envoy's command operators. */
export type AccessLogFormat =
  | { readonly text: Leaf<string> }
  | {
      /** Keys of a JSON object, each with its text. */
      readonly json: Readonly<Record<string, string>>;
    };
