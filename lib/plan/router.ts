import type { Settings } from './settings';

/** What stands in the router's object, such as an HTTPRoute. */
export interface Routes {
  readonly primary: number;
  readonly canary: number;
  readonly mirrored: boolean;
  /** Whether a session cookie stands in the status. */
  readonly cookie: boolean;
  /** `stray` rules are those that Flagger takes for someone else's, and replaces at its next tick. */
  readonly rules: 'own' | 'stray' | 'repaired';
}

/** What requests meet, in percent. */
export interface Traffic {
  readonly primary: number;
  readonly canary: number;
  /** Copies of requests, whose answers nobody sees. */
  readonly mirror: number;
}

/** What a tick takes from the routes. */
export type Weights = Pick<Routes, 'primary' | 'canary' | 'mirrored'>;

/** One of Flagger's routers (`pkg/router`), as far as the weights go. */
export interface Router {
  /** Whether the weights are those of matching requests only. */
  readonly matches: boolean;
  /** Whether routes can be written before the primary is ready for the first time. */
  readonly early: boolean;
  /** Repairs the object at the beginning of a tick (`Reconcile`). */
  reconcile(routes: Routes): Routes;
  /** Reads the weights back (`GetRoutes`). */
  read(routes: Routes, iterations: number): Weights;
  /** Whether Flagger can tell that the routes of this tick are not in effect yet. */
  isPending(routes: Routes): boolean;
  /** Writes weights (`SetRoutes`). */
  write(routes: Routes, weights: Weights): Routes;
  traffic(routes: Routes): Traffic;
}

export const PRIMARY_ONLY: Weights = { primary: 100, canary: 0, mirrored: false };
export const CANARY_ONLY: Weights = { primary: 0, canary: 100, mirrored: false };

/** The routes that a router makes before the first release. */
export function initialRoutes({ affinityCookie }: Settings): Routes {
  return { ...PRIMARY_ONLY, cookie: affinityCookie, rules: 'own' };
}

/** Flagger takes istio for any provider that it does not know (`pkg/router/factory.go`). */
export function routerOf(settings: Settings): Router {
  const { provider } = settings;
  if (provider === 'kubernetes') return KUBERNETES;
  if (provider === 'nginx') return nginx(settings);
  if (provider.startsWith('gatewayapi:v1')) return gatewayApi(settings);
  if (WEIGHTS_ONLY.test(provider)) return WEIGHTS;
  if (MATCHING.test(provider)) {
    return { ...WEIGHTS, matches: settings.match !== 'all', early: provider.startsWith('appmesh') };
  }
  return istio(settings);
}

const WEIGHTS_ONLY = /^(kuma|linkerd|osm|skipper|traefik|apisix|knative|smi:v1alpha[123].*)$/;
const MATCHING = /^(contour|gloo.*|appmesh|appmesh:v1beta2.*)$/;

/** Weights and nothing else: mirroring, matches and session affinity are ignored. */
const WEIGHTS: Router = {
  matches: false,
  early: false,
  reconcile: (routes) => routes,
  read: (routes) => routes,
  isPending: () => false,
  write: (routes, { primary, canary }) => ({ ...routes, primary, canary }),
  traffic: ({ primary, canary }) => ({ primary, canary, mirror: 0 }),
};

/** Routes nothing: users stay on the primary, and the weights that Flagger reads only tell it that checks are due. */
const KUBERNETES: Router = {
  ...WEIGHTS,
  early: true,
  read: (_routes, iterations) => (iterations > 0 ? CANARY_ONLY : PRIMARY_ONLY),
  write: (routes) => routes,
};

/**
 * A match becomes annotations for a header or a cookie, beside which no weight is written: they read as all traffic,
 * and one that has neither leaves the canary without any.
 */
function nginx({ match }: Settings): Router {
  if (match === 'all') return WEIGHTS;
  return {
    ...WEIGHTS,
    matches: true,
    write: (routes, { canary }) => ({ ...routes, ...(match === 'header' && canary > 0 ? CANARY_ONLY : PRIMARY_ONLY) }),
  };
}

/** Rules for a match replace those that mirror; with session affinity the mirror stands in a rule that is not read. */
function istio({ match, tcp, mirrorWeight, sessionAffinity }: Settings): Router {
  const mirrors = match === 'all' && !tcp && !sessionAffinity;
  return {
    ...WEIGHTS,
    matches: match !== 'all' && !tcp,
    write: (routes, { primary, canary, mirrored }) => ({ ...routes, primary, canary, mirrored: mirrored && mirrors }),
    traffic: ({ primary, canary, mirrored }) => ({ primary, canary, mirror: mirrored ? mirrorWeight : 0 }),
  };
}

/**
 * Mirrors only where there are iterations. Rules for session affinity carry the cookie, by which Flagger knows them
 * again; without a cookie, or where a match has overwritten it, it replaces them all at the next tick.
 */
function gatewayApi({ provider, match, iterations, sessionAffinity, routeStatus }: Settings): Router {
  const matched = match !== 'all';
  const checksStatus = routeStatus && !provider.startsWith('gatewayapi:v1beta1');
  return {
    matches: matched && !sessionAffinity,
    early: false,
    reconcile: (routes) =>
      routes.rules === 'stray' ? { ...routes, ...PRIMARY_ONLY, rules: 'repaired' } : { ...routes, rules: 'own' },
    read: (routes) => routes,
    isPending: ({ rules }) => checksStatus && rules === 'repaired',
    write: ({ cookie }, { primary, canary, mirrored }) => ({
      primary,
      canary,
      mirrored: mirrored && iterations > 0,
      cookie: cookie || (sessionAffinity && canary > 0),
      rules: sessionAffinity && (matched || (canary === 0 && !cookie)) ? 'stray' : 'own',
    }),
    traffic: ({ primary, canary, mirrored }) => ({ primary, canary, mirror: mirrored ? 100 : 0 }),
  };
}
