import type { Duration } from 'cdk8s';
import { formatDuration } from '../duration';
import type { Leaf } from '../leaf';
import { can } from './capability';
import type { HeaderOperations } from './header';
import { matchRequest } from './match-request';
import type { TrafficOf } from './provider';

/** A Gateway that an HTTPRoute attaches to, or a Service in a mesh that speaks the Gateway API. */
export interface ParentRef {
  readonly name: Leaf<string>;

  /** @default - the namespace of the release */
  readonly namespace?: Leaf<string>;

  /**
   * Listener of the Gateway.
   *
   * @default - all listeners that admit the route
   */
  readonly sectionName?: Leaf<string>;

  /** @default - all ports */
  readonly port?: Leaf<number>;

  /** @default "gateway.networking.k8s.io" */
  readonly group?: Leaf<string>;

  /** @default "Gateway" */
  readonly kind?: Leaf<string>;
}

/** Something that a route can attach to, such as a `ProvisionedGateway`. */
export interface RouteParent {
  parentRef(): ParentRef;
}

/** A comparison that the Gateway API knows. */
export type GatewayApiStringMatch = { readonly exact: Leaf<string> } | { readonly regex: Leaf<string> };

/** A request that the route takes. */
export interface GatewayApiRouteMatch {
  readonly uri?: GatewayApiStringMatch | { readonly prefix: Leaf<string> };
  readonly method?: { readonly exact: Leaf<string> };
  readonly headers?: Readonly<Record<string, GatewayApiStringMatch>>;
  readonly queryParams?: Readonly<Record<string, GatewayApiStringMatch>>;
}

/** What is rewritten before a request reaches the release. */
export interface GatewayApiRewrite {
  /** The path, or what replaces the matched prefix. */
  readonly uri?: Leaf<string>;

  /** @default "ReplaceFullPath" */
  readonly type?: Leaf<'ReplaceFullPath' | 'ReplacePrefixMatch'>;

  /** The `Host` header. */
  readonly authority?: Leaf<string>;
}

/** Cross-origin requests, in the Gateway API's terms: origins are plain strings. */
export interface GatewayApiCors {
  readonly allowOrigin?: readonly Leaf<string>[];
  readonly allowMethods?: readonly Leaf<string>[];
  readonly allowHeaders?: readonly Leaf<string>[];
  readonly exposeHeaders?: readonly Leaf<string>[];
  readonly allowCredentials?: Leaf<boolean>;
  /** How long a browser may keep the answer, in whole seconds. */
  readonly maxAge?: Duration;
}

/** A Service that gets a copy of each request, besides the release. */
export interface GatewayApiMirror {
  readonly name: Leaf<string>;
  /** @default - the namespace of the release */
  readonly namespace?: Leaf<string>;
  readonly port?: Leaf<number>;
}

export interface GatewayApiOptions {
  /** What the HTTPRoute attaches to; at least one. */
  readonly gateways: readonly (ParentRef | RouteParent)[];

  /**
   * Host names of the HTTPRoute.
   *
   * @default - every host name of the gateway's listeners (FW1019 warns)
   */
  readonly hosts?: readonly Leaf<string>[];

  /** @default - all requests */
  readonly match?: readonly GatewayApiRouteMatch[];

  /** @default - requests reach the release as they came */
  readonly rewrite?: GatewayApiRewrite;

  /** @default - headers reach the release as they came */
  readonly headers?: HeaderOperations;

  /** @default - the gateway adds no CORS headers */
  readonly cors?: GatewayApiCors;

  /** @default - nothing is mirrored elsewhere */
  readonly mirror?: readonly GatewayApiMirror[];

  /**
   * Time for a whole request, retries included.
   *
   * @default - the gateway's own
   */
  readonly timeout?: Duration;

  /**
   * Time for one request from the gateway to the release.
   *
   * @default - the gateway's own
   */
  readonly backendTimeout?: Duration;
}

/**
 * Routes by an HTTPRoute of the Gateway API (`gatewayapi:v1`), which Flagger makes and weighs: it carries the name of
 * the apex Service.
 */
export function gatewayApi(options: GatewayApiOptions): TrafficOf<'gatewayapi'> {
  const { gateways, hosts, match, rewrite, headers, cors, mirror, timeout, backendTimeout } = options;
  return {
    provider: 'gatewayapi',
    can: can('gatewayapi'),
    match: matchRequest,
    route: () => ({
      provider: 'gatewayapi:v1',
      service: {
        gatewayRefs: gateways.map((gateway) => ('parentRef' in gateway ? gateway.parentRef() : gateway)),
        hosts,
        match: match,
        rewrite,
        headers,
        corsPolicy: cors && { ...cors, maxAge: cors.maxAge && formatDuration(cors.maxAge) },
        mirror: mirror?.map((backendRef) => ({ backendRef })),
        timeout: timeout && formatDuration(timeout),
        backendTimeout: backendTimeout && formatDuration(backendTimeout),
      },
    }),
  };
}
