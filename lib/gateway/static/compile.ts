import type { ObjectSet, SourcedObject } from '../../rules/object';
import { type AttachedListener, attachedListeners } from './attached';
import { proxyHandler } from './backends';
import type { CaddyCertificate, CaddyConfig, CaddyMatcher, CaddyRoute, CaddyServer, CaddyTlsPolicy } from './caddy';
import { filterHandlers, redirects } from './filters';
import type { CompiledBackend, CompiledRule } from './http-route';
import { hostMatcher, matcherOf } from './matcher';
import { byPrecedence, type Candidate, hostPrecedence } from './precedence';

/** What a compiled configuration takes from where it runs. */
export interface CompileOptions {
  /** Where a Service is reached. */
  readonly address: (backend: CompiledBackend) => string;
  /** Folder with a folder for each Secret of a certificate. */
  readonly certificates: string;
  /** Port of health checks and of metrics, which are no routes. */
  readonly statusPort: number;
  /** Serves metrics. */
  readonly metrics: boolean;
  /** Logs requests. */
  readonly accessLogs: boolean;
}

/** Where pods tell on their status port that they serve. */
export const HEALTH_PATH = '/healthz';
export const METRICS_PATH = '/metrics';

/** The configuration of a gateway and of the HTTPRoutes of a set that attach to it. */
export function compileGateway(set: ObjectSet, gateway: SourcedObject, options: CompileOptions): CaddyConfig {
  const listeners = attachedListeners(set, gateway);
  const ports = [...new Set(listeners.map(({ port }) => port))];
  const servers = ports.map((port): readonly [string, CaddyServer] => [
    `port-${port}`,
    server(
      listeners.filter((listener) => listener.port === port),
      options,
    ),
  ]);
  const certificates = listeners.flatMap((listener) => certificateFiles(listener, options.certificates));
  return {
    admin: { disabled: true },
    apps: {
      http: { grace_period: '15s', servers: { ...Object.fromEntries(servers), status: statusServer(options) } },
      ...(certificates.length > 0 && { tls: { certificates: { load_files: certificates } } }),
    },
  };
}

/** The listeners of one port. A request is for the listener with the most specific host name, and for no other. */
function server(listeners: readonly AttachedListener[], options: CompileOptions): CaddyServer {
  const sorted = [...listeners].sort((a, b) => hostPrecedence(a.hostname, b.hostname));
  const policies = sorted.filter(({ protocol }) => protocol === 'HTTPS').map(tlsPolicy);
  return {
    listen: [`:${sorted[0]?.port ?? 0}`],
    automatic_https: { disable: true },
    ...(policies.length > 0 && { tls_connection_policies: policies }),
    routes: [...sorted.map((listener) => listenerRoute(listener, options)), NOT_FOUND],
    ...(options.accessLogs && { logs: {} }),
    ...(options.metrics && { metrics: {} }),
  };
}

const NOT_FOUND: CaddyRoute = { handle: [{ handler: 'static_response', status_code: 404 }] };

function listenerRoute(listener: AttachedListener, options: CompileOptions): CaddyRoute {
  const candidates = listener.routes.flatMap(({ route, hosts }) =>
    route.rules.flatMap((rule) => rule.matches.flatMap((match) => hosts.map((host) => ({ host, match, route, rule })))),
  );
  const routes = [...candidates].sort(byPrecedence).map((candidate) => compileMatch(candidate, listener, options));
  return {
    ...matching(hostMatcher(listener.hostname)),
    handle: [{ handler: 'subroute', routes: [...routes, NOT_FOUND] }],
    terminal: true,
  };
}

function compileMatch(
  { host, match, rule }: Candidate & { readonly rule: CompiledRule },
  listener: AttachedListener,
  { address }: CompileOptions,
): CaddyRoute {
  return {
    ...matching(matcherOf(match, host)),
    handle: [
      ...filterHandlers(rule.filters, match, listener),
      ...(redirects(rule.filters) ? [] : [proxyHandler(rule, address)]),
    ],
    terminal: true,
  };
}

function matching(matcher: CaddyMatcher): Pick<CaddyRoute, 'match'> {
  return Object.keys(matcher).length > 0 ? { match: [matcher] } : {};
}

function tlsPolicy({ name, hostname }: AttachedListener): CaddyTlsPolicy {
  return { ...(hostname !== undefined && { match: { sni: [hostname] } }), certificate_selection: { any_tag: [name] } };
}

function certificateFiles({ name, certificates }: AttachedListener, folder: string): readonly CaddyCertificate[] {
  return certificates.map((secret) => ({
    certificate: `${folder}/${secret}/tls.crt`,
    key: `${folder}/${secret}/tls.key`,
    tags: [name],
  }));
}

function statusServer({ statusPort, metrics }: CompileOptions): CaddyServer {
  const exactly = (path: string): Pick<CaddyRoute, 'match'> => ({ match: [{ path_regexp: { pattern: `^${path}$` } }] });
  return {
    listen: [`:${statusPort}`],
    automatic_https: { disable: true },
    routes: [
      { ...exactly(HEALTH_PATH), handle: [{ handler: 'static_response', status_code: 200 }], terminal: true },
      ...(metrics ? [{ ...exactly(METRICS_PATH), handle: [{ handler: 'metrics' as const }], terminal: true }] : []),
      NOT_FOUND,
    ],
  };
}
