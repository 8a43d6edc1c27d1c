import type {
  HTTPRouteSpecRules,
  HTTPRouteSpecRulesFiltersUrlRewritePath as PathModifier,
  HTTPRouteSpecRulesMatchesPath as PathMatch,
} from '../../imports/gateway.networking.k8s.io';
import { formatDuration } from '../duration';
import type { IngressPath } from '../ingress';
import type { Leaf } from '../leaf';
import { CORS_ANNOTATIONS, corsOf } from './cors';
import { redirectTo } from './redirect-url';
import { NGINX, type RouteFilter, type RouteProps, UNKNOWN_VALUE, written } from './route';

/** What an HTTPRoute says of a route. */
export interface GatewayTerms {
  readonly rules: readonly HTTPRouteSpecRules[];
  /** Asks for TLS: a plain listener redirects. */
  readonly redirectToHttps: boolean;
  /** Annotations that are no part of the route, or that it cannot say (FW2046). */
  readonly annotations: Readonly<Record<string, Leaf<string>>>;
  /** What else it cannot say. */
  readonly problems: readonly string[];
}

/** Says a route in the terms of the Gateway API. */
export function toGateway(route: RouteProps): GatewayTerms {
  const { service, paths = [{ path: '/' }], filters = [], timeout, annotations = {} } = route;
  const said = readAnnotations(annotations);
  const translated = paths.map((path) => ({ path, said: translatePath(path, said) }));
  const redirect = said.filters.some(({ type }) => type === 'RequestRedirect');
  const rules = translated.flatMap(({ said: match }) => {
    if (!match) return [];
    const all = [...said.filters, ...rewriteFilter(said.hostname, match.modifier), ...filters];
    return {
      matches: [{ path: match.path }],
      ...(all.length > 0 && { filters: all }),
      ...(!redirect && { backendRefs: [{ name: service.name, port: service.port }] }),
      ...(timeout && { timeouts: { request: formatDuration(timeout) } }),
    };
  });
  return {
    rules,
    redirectToHttps: said.redirectToHttps,
    annotations: Object.fromEntries(
      Object.entries(annotations).filter(([name, value]) => typeof value !== 'string' || !said.names.has(name)),
    ),
    problems: translated.flatMap(({ path, said: match }) => (match ? [] : [unsaidPath(path)])),
  };
}

/** What annotations say, with the names of those that it says all of. */
interface SaidByAnnotations {
  readonly names: ReadonlySet<string>;
  readonly filters: readonly RouteFilter[];
  readonly hostname: string | undefined;
  readonly rewriteTarget: string | undefined;
  readonly regex: boolean;
  readonly redirectToHttps: boolean;
}

function readAnnotations(annotations: NonNullable<RouteProps['annotations']>): SaidByAnnotations {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(annotations)) {
    if (name.startsWith(NGINX) && typeof value === 'string') values[name.slice(NGINX.length)] = value;
  }
  const names: string[] = [];
  const filters: RouteFilter[] = [];
  const take = (...taken: readonly string[]): void => void names.push(...taken.map((name) => NGINX + name));

  const prefix = values['x-forwarded-prefix'];
  if (prefix !== undefined) {
    take('x-forwarded-prefix');
    const set = [{ name: 'X-Forwarded-Prefix', value: prefix }];
    filters.push({ type: 'RequestHeaderModifier', requestHeaderModifier: { set } });
  }
  if (values['enable-cors'] === 'true') {
    take(...CORS_ANNOTATIONS);
    filters.push({ type: 'CORS', cors: corsOf(values) });
  }
  for (const [name, status] of [
    ['permanent-redirect', 301],
    ['temporal-redirect', 302],
  ] as const) {
    const url = values[name];
    const redirect = url === undefined ? undefined : redirectTo(url, Number(values[`${name}-code`] ?? status));
    if (!redirect) continue;
    take(name, `${name}-code`);
    filters.push({ type: 'RequestRedirect', requestRedirect: redirect });
  }
  take('upstream-vhost', 'rewrite-target', 'use-regex', 'force-ssl-redirect', 'ssl-redirect');
  if (values['backend-protocol'] === 'HTTP') take('backend-protocol');
  return {
    names: new Set(names),
    filters,
    hostname: values['upstream-vhost'],
    rewriteTarget: values['rewrite-target'],
    regex: values['use-regex'] === 'true' || values['rewrite-target'] !== undefined,
    redirectToHttps: values['force-ssl-redirect'] === 'true' || values['ssl-redirect'] === 'true',
  };
}

interface SaidPath {
  readonly path: PathMatch;
  readonly modifier?: PathModifier;
}

/** Ingress-nginx's way of replacing a prefix: `/api(/|$)(.*)`, of which the second group is kept. */
const PREFIX_PATTERN = /^(\/[\w\-./]*?)\/?\(\/\|\$\)\(\.\*\)$/;
const PREFIX_TARGET = /^(\/[^$]*?)\/?\$2$/;

/**
 * A path with its rewrite, as ingress-nginx reads them; undefined for one that an HTTPRoute cannot say. Wherever a path
 * is rewritten, ingress-nginx reads all paths as patterns that need not take the end, without regard to case.
 */
function translatePath({ path, pathType = 'Prefix' }: IngressPath, said: SaidByAnnotations): SaidPath | undefined {
  const { rewriteTarget: target, regex } = said;
  if (typeof path !== 'string' || typeof pathType !== 'string')
    return target === undefined && !regex ? plain(path, pathType) : undefined;
  const [, prefix] = PREFIX_PATTERN.exec(path) ?? [];
  const [, replacement] = PREFIX_TARGET.exec(target ?? '') ?? [];
  if (prefix !== undefined && replacement !== undefined) {
    return {
      path: { type: 'PathPrefix', value: prefix },
      modifier: { type: 'ReplacePrefixMatch', replacePrefixMatch: replacement },
    };
  }
  if (target?.includes('$')) return undefined;
  const modifier: PathModifier | undefined =
    target === undefined ? undefined : { type: 'ReplaceFullPath', replaceFullPath: target };
  const match = regex && /[^\w\-./]/.test(path) ? pattern(path) : plain(path, regex ? 'Prefix' : pathType)?.path;
  return match && { path: match, ...(modifier && { modifier }) };
}

function pattern(path: string): PathMatch {
  return { type: 'RegularExpression', value: `(?i)${path.replace(/\$$/, '')}${path.endsWith('$') ? '' : '.*'}` };
}

function plain(value: Leaf<string>, pathType: unknown): SaidPath | undefined {
  if (pathType === 'Exact') return { path: { type: 'Exact', value } };
  // Of one that is the implementation's own, ingress-nginx takes all paths that begin so, inside a word too.
  return pathType === 'Prefix' || value === '/' ? { path: { type: 'PathPrefix', value } } : undefined;
}

function rewriteFilter(hostname: string | undefined, path: PathModifier | undefined): readonly RouteFilter[] {
  if (hostname === undefined && path === undefined) return [];
  return [{ type: 'URLRewrite', urlRewrite: { ...(hostname !== undefined && { hostname }), ...(path && { path }) } }];
}

function unsaidPath({ path, pathType = 'Prefix' }: IngressPath): string {
  return (
    `path ${written(path) ?? UNKNOWN_VALUE} of type ${written(pathType) ?? UNKNOWN_VALUE} has no equivalent in an HTTPRoute, together with its rewrite: ` +
    'write Prefix or Exact, and /prefix(/|$)(.*) with rewrite-target /other/$2 to replace a prefix'
  );
}
