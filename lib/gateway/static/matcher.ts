import { type CaddyMatcher, type CaddyPattern, literalPattern } from './caddy';
import type { CompiledComparison, CompiledMatch } from './http-route';

/** What takes the requests of a match for a host name; undefined for all requests. */
export function matcherOf({ path, method, headers, queryParams }: CompiledMatch, host?: string): CaddyMatcher {
  return merge([
    hostMatcher(host),
    pathMatcher(path),
    method === undefined ? {} : { method: [method] },
    headerMatcher(headers),
    ...queryParams.map(queryMatcher),
  ]);
}

/** Caddy's wildcard stands for one label, the Gateway API's for one or several. */
export function hostMatcher(host: string | undefined): CaddyMatcher {
  if (host === undefined) return {};
  if (!host.startsWith('*.')) return { host: [host] };
  return { vars_regexp: { '{http.request.host}': { pattern: `(?i)^.+${literalPattern(host.slice(1))}$` } } };
}

/** By pattern, since Caddy's `path` does not tell upper from lower case, and its prefix ends anywhere. */
function pathMatcher({ type, value }: CompiledMatch['path']): CaddyMatcher {
  if (type === 'RegularExpression') return { path_regexp: whole(value) };
  if (type === 'Exact') return { path_regexp: whole(literalPattern(value)) };
  const prefix = value.replace(/\/+$/, '');
  return prefix === '' ? {} : { path_regexp: { pattern: `^${literalPattern(prefix)}(?:/|$)` } };
}

/** Of two comparisons of one header the first counts (Gateway API, `HTTPHeaderMatch.name`). */
function headerMatcher(headers: readonly CompiledComparison[]): CaddyMatcher {
  if (headers.length === 0) return {};
  const patterns = new Map<string, CaddyPattern>();
  for (const header of headers) {
    const name = header.name.toLowerCase();
    if (!patterns.has(name)) patterns.set(name, comparison(header));
  }
  return { header_regexp: Object.fromEntries(patterns) };
}

/** By pattern, since Caddy's `query` takes any of several parameters in some versions and all of them in others. */
function queryMatcher(param: CompiledComparison): CaddyMatcher {
  return { vars_regexp: { [`{http.request.uri.query.${param.name}}`]: comparison(param) } };
}

function comparison({ regex, value }: CompiledComparison): CaddyPattern {
  return whole(regex ? value : literalPattern(value));
}

function whole(pattern: string): CaddyPattern {
  return { pattern: `^(?:${pattern})$` };
}

/**
 * What all matchers take. Of several patterns in one `vars_regexp` some versions of Caddy want one alone, so there each
 * stands in a matcher of its own: what is not (not one, or not the other) is both.
 */
function merge(matchers: readonly CaddyMatcher[]): CaddyMatcher {
  const variables = matchers.filter(({ vars_regexp }) => vars_regexp);
  const others = matchers.filter(({ vars_regexp }) => !vars_regexp);
  const all: readonly CaddyMatcher[] =
    variables.length > 1 ? [...others, { not: variables.map((one) => ({ not: [one] })) }] : matchers;
  return Object.assign({}, ...all) as CaddyMatcher;
}
