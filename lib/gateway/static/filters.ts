import { at, list, number, text } from '../../rules/read';
import { type CaddyHandler, type CaddyHeaderOperations, literalPattern, literalText } from './caddy';
import type { CompiledMatch } from './http-route';

/** The listener that a request came by. */
export interface RequestedListener {
  readonly protocol: 'HTTP' | 'HTTPS';
  readonly port: number;
}

const WELL_KNOWN_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };

/** What the filters of a rule do with a request; a redirect answers it. */
export function filterHandlers(
  filters: readonly unknown[],
  match: CompiledMatch,
  listener: RequestedListener,
): readonly CaddyHandler[] {
  const ofType = (type: string, field: string) =>
    filters.filter((filter) => at(filter, 'type') === type).map((filter) => at(filter, field));
  return [
    ...ofType('RequestHeaderModifier', 'requestHeaderModifier').map((filter): CaddyHandler => {
      return { handler: 'headers', request: headerOperations(filter) };
    }),
    ...ofType('ResponseHeaderModifier', 'responseHeaderModifier').map((filter): CaddyHandler => {
      return { handler: 'headers', response: { ...headerOperations(filter), deferred: true } };
    }),
    ...ofType('URLRewrite', 'urlRewrite').flatMap((filter) => rewriteHandlers(filter, match)),
    ...ofType('RequestRedirect', 'requestRedirect').flatMap((filter) => redirectHandlers(filter, match, listener)),
  ];
}

/** Whether a filter of the list answers the request. */
export function redirects(filters: readonly unknown[]): boolean {
  return filters.some((filter) => at(filter, 'type') === 'RequestRedirect');
}

function headerOperations(filter: unknown): CaddyHeaderOperations {
  const values = (key: string) =>
    Object.fromEntries(
      list(at(filter, key)).map((one) => [text(at(one, 'name')) ?? '', [literalText(text(at(one, 'value')) ?? '')]]),
    );
  return {
    ...(at(filter, 'set') !== undefined && { set: values('set') }),
    ...(at(filter, 'add') !== undefined && { add: values('add') }),
    ...(at(filter, 'remove') !== undefined && {
      delete: list(at(filter, 'remove')).filter((name) => typeof name === 'string'),
    }),
  };
}

function rewriteHandlers(filter: unknown, match: CompiledMatch): readonly CaddyHandler[] {
  const hostname = text(at(filter, 'hostname'));
  return [
    ...(hostname === undefined ? [] : [{ handler: 'headers', request: { set: { Host: [hostname] } } } as const]),
    ...pathHandlers(at(filter, 'path'), match),
  ];
}

/** Scheme, port and path of a redirect, where they are not given (Gateway API, `HTTPRequestRedirectFilter`). */
function redirectHandlers(
  filter: unknown,
  match: CompiledMatch,
  { protocol, port: listenerPort }: RequestedListener,
): readonly CaddyHandler[] {
  const givenScheme = text(at(filter, 'scheme'));
  const scheme = givenScheme ?? protocol.toLowerCase();
  const port = number(at(filter, 'port')) ?? (givenScheme === undefined ? listenerPort : WELL_KNOWN_PORTS[givenScheme]);
  const host = text(at(filter, 'hostname')) ?? '{http.request.host}';
  const authority = port === undefined || port === WELL_KNOWN_PORTS[scheme] ? host : `${host}:${port}`;
  return [
    ...pathHandlers(at(filter, 'path'), match),
    {
      handler: 'static_response',
      status_code: number(at(filter, 'statusCode')) ?? 302,
      headers: { Location: [`${scheme}://${authority}{http.request.uri}`] },
    },
  ];
}

/** Changes the path and leaves the query as it is. */
function pathHandlers(modifier: unknown, { path }: CompiledMatch): readonly CaddyHandler[] {
  const full = text(at(modifier, 'replaceFullPath'));
  const prefix = text(at(modifier, 'replacePrefixMatch'));
  if (full !== undefined)
    return [{ handler: 'rewrite', path_regexp: [{ find: '(?s)^.*$', replace: replacement(full) }] }];
  if (prefix === undefined) return [];
  const matched = literalPattern(path.value.replace(/\/+$/, ''));
  const written = prefix.replace(/\/+$/, '');
  // Without a prefix of its own the path still begins with a slash.
  const step =
    written === '' ? { find: `^${matched}/?`, replace: '/' } : { find: `^${matched}`, replace: replacement(written) };
  return [{ handler: 'rewrite', path_regexp: [step] }];
}

/** Text that stands for itself where groups of a pattern could be named too. */
function replacement(text: string): string {
  return literalText(text).replaceAll('$', '$$$$');
}
