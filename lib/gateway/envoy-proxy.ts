import type { Leaf } from '../leaf';
import type { GatewayResources, GatewayService } from './options';

/** Kinds of Envoy Gateway that Fairway writes. */
export const ENVOY_PROXY = { apiVersion: 'gateway.envoyproxy.io/v1alpha1', kind: 'EnvoyProxy' } as const;

/** The part of an EnvoyProxy that Fairway writes (envoyproxy/gateway v1.9.0, `api/v1alpha1/envoyproxy_types.go`). */
export interface EnvoyProxySpec {
  readonly provider: { readonly type: 'Kubernetes'; readonly kubernetes: EnvoyProxyKubernetes };
  readonly telemetry?: EnvoyProxyTelemetry;
}

export interface EnvoyProxyKubernetes {
  readonly envoyDeployment?: EnvoyProxyWorkload & { readonly replicas?: Leaf<number> };
  readonly envoyDaemonSet?: EnvoyProxyWorkload;
  readonly envoyHpa?: {
    readonly minReplicas: Leaf<number>;
    readonly maxReplicas: Leaf<number>;
    readonly metrics: object;
  };
  readonly envoyPDB?: { readonly maxUnavailable: Leaf<number | string> };
  readonly envoyService?: GatewayService;
}

export interface EnvoyProxyWorkload {
  readonly pod?: object;
  readonly container?: { readonly resources: GatewayResources };
}

export interface EnvoyProxyTelemetry {
  readonly accessLog?: { readonly disable: true } | { readonly settings: readonly EnvoyProxyAccessLog[] };
  readonly metrics?: { readonly prometheus: { readonly disable?: true } };
  readonly tracing?: object;
}

export interface EnvoyProxyAccessLog {
  readonly format:
    | { readonly type: 'Text'; readonly text: Leaf<string> }
    | { readonly type: 'JSON'; readonly json: Readonly<Record<string, string>> };
  readonly sinks: readonly { readonly type: 'File'; readonly file: { readonly path: string } }[];
}

/** Settings of Envoy that are the user's own. */
export interface EnvoyProxySettings {
  /** Log level of each part of Envoy. @default - `default: warn` */
  readonly logging?: { readonly level: Readonly<Record<string, Leaf<string>>> };

  /** Worker threads. @default - one for each core */
  readonly concurrency?: Leaf<number>;

  /** Seconds and the like as the Gateway API writes durations: how pods end. @default - Envoy Gateway's own */
  readonly shutdown?: {
    readonly drainTimeout?: Leaf<string>;
    readonly minDrainDuration?: Leaf<string>;
  };

  /** @default - that of the cluster */
  readonly ipFamily?: Leaf<'IPv4' | 'IPv6' | 'DualStack'>;

  /** Arguments of Envoy. @default - none */
  readonly extraArgs?: readonly Leaf<string>[];
}
