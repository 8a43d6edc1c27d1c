import type { Duration } from 'cdk8s';
import type {
  CanarySpecService,
  CanarySpecServiceMatch,
  CanarySpecServiceTrafficPolicy,
} from '../../imports/flagger.app';
import { formatDuration } from '../duration';
import type { Forbidden } from '../forbidden';
import type { Leaf } from '../leaf';
import { can } from './capability';
import type { HeaderOperations } from './header';
import { matchRequest } from './match-request';
import type { TrafficOf } from './provider';

/** How often and when a failed request is tried again. */
export interface IstioRetries {
  /** How often at most. */
  readonly attempts: Leaf<number>;

  /** Time for each try. @default - the time of the whole request */
  readonly perTryTimeout?: Duration;

  /**
   * Conditions, in Envoy's words, joined by commas.
   *
   * @default - Istio's own
   */
  readonly retryOn?: Leaf<string>;
}

/** Cross-origin requests, in Istio's terms. */
export interface IstioCors {
  readonly allowOrigins?: readonly (
    { readonly exact: Leaf<string> } | { readonly prefix: Leaf<string> } | { readonly regex: Leaf<string> }
  )[];
  readonly allowMethods?: readonly Leaf<string>[];
  readonly allowHeaders?: readonly Leaf<string>[];
  readonly exposeHeaders?: readonly Leaf<string>[];
  readonly allowCredentials?: Leaf<boolean>;
  readonly maxAge?: Duration;
}

export interface IstioCommonOptions {
  /**
   * Requests that the VirtualService takes. With an A/B test, its header and source conditions are added to each of
   * these; its query conditions are then not honoured (FW1006).
   *
   * @default - all requests
   */
  readonly match?: readonly CanarySpecServiceMatch[];

  /** @default - requests reach the release as they came */
  readonly rewrite?: {
    /** The path, or what replaces the matched prefix. */
    readonly uri?: Leaf<string>;
    /** The `Host` header. */
    readonly authority?: Leaf<string>;
  };

  /** Time for a whole request. @default - no limit */
  readonly timeout?: Duration;

  /** @default - Istio's own */
  readonly retries?: IstioRetries;

  /** @default - headers reach the release as they came */
  readonly headers?: HeaderOperations;

  /** @default - no CORS headers are added */
  readonly cors?: IstioCors;

  /**
   * Traffic policy of both DestinationRules: TLS, load balancing, connection pool, outlier detection.
   *
   * @default - the mesh's own
   */
  readonly trafficPolicy?: CanarySpecServiceTrafficPolicy;
}

/** A VirtualService with hosts and gateways of its own. */
export interface IstioRootOptions extends IstioCommonOptions {
  /**
   * Istio Gateways by `namespace/name`; `mesh` for the sidecars.
   *
   * @default - the mesh
   */
  readonly gateways?: readonly Leaf<string>[];

  /**
   * Host names besides the apex Service.
   *
   * @default - the apex Service alone
   */
  readonly hosts?: readonly Leaf<string>[];

  readonly delegation?: false;
}

/** A VirtualService without hosts and gateways, which another one delegates to. */
export interface IstioDelegateOptions extends IstioCommonOptions {
  readonly delegation: true;
  readonly gateways?: Forbidden<'a VirtualService that is delegated to has no gateways'>;
  readonly hosts?: Forbidden<'a VirtualService that is delegated to has no hosts'>;
}

export type IstioOptions = IstioRootOptions | IstioDelegateOptions;

/**
 * Routes by an Istio VirtualService and two DestinationRules, which Flagger makes and weighs: they carry the names of
 * the apex, primary and canary Services.
 */
export function istio(options: IstioOptions = {}): TrafficOf<'istio'> {
  const { timeout, retries, cors, ...rest } = options;
  return {
    provider: 'istio',
    can: can('istio'),
    match: matchRequest,
    route: () => ({
      provider: 'istio',
      service: {
        ...(rest as Partial<CanarySpecService>),
        timeout: timeout && formatDuration(timeout),
        retries: retries && {
          ...retries,
          perTryTimeout: retries.perTryTimeout && formatDuration(retries.perTryTimeout),
        },
        corsPolicy: cors && { ...cors, maxAge: cors.maxAge && formatDuration(cors.maxAge) },
      },
    }),
  };
}
