import type { CompiledMatch, CompiledRoute, PathMatchType } from './http-route';

/** A match of a route, for one host name or for all. */
export interface Candidate {
  readonly host: string | undefined;
  readonly match: CompiledMatch;
  readonly route: Pick<CompiledRoute, 'name' | 'namespace' | 'created'>;
}

const PATH_TYPES: readonly PathMatchType[] = ['Exact', 'PathPrefix', 'RegularExpression'];

/**
 * The order in which a request tries them, as the Gateway API says (`HTTPRoute.spec.hostnames` and `rules.matches`).
 * Between equals the order of the rules stays, since sorting is stable.
 */
export function byPrecedence(a: Candidate, b: Candidate): number {
  return (
    hostPrecedence(a.host, b.host) ||
    PATH_TYPES.indexOf(a.match.path.type) - PATH_TYPES.indexOf(b.match.path.type) ||
    b.match.path.value.length - a.match.path.value.length ||
    Number(b.match.method !== undefined) - Number(a.match.method !== undefined) ||
    b.match.headers.length - a.match.headers.length ||
    b.match.queryParams.length - a.match.queryParams.length ||
    // Times of Kubernetes sort as texts; a route without one is made last.
    compareTexts(a.route.created ?? '9', b.route.created ?? '9') ||
    compareTexts(a.route.namespace ?? '', b.route.namespace ?? '') ||
    compareTexts(a.route.name, b.route.name)
  );
}

/** Exact host names first, then wildcards, the longest first; all hosts last. */
export function hostPrecedence(a: string | undefined, b: string | undefined): number {
  const exactLength = (host = '*') => (host.startsWith('*') ? 0 : host.length);
  return exactLength(b) - exactLength(a) || (b ?? '').length - (a ?? '').length;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
