import { parseDuration } from '../../duration';
import { finding } from '../finding';
import { at, isAbsent, isUnknown, list, text } from '../read';
import type { Rule } from '../rule';
import { filters, type RoutePart, routeRules } from './route-view';
import { GATEWAY_GROUP } from './view';

const SOURCE = 'Gateway API 1.6, `x-kubernetes-validations` of the routes';

const route = (body: string) => `
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: podinfo, namespace: webapp }
spec:
  parentRefs: [{ name: public }]
  rules:
${body.replace(/^/gm, '    ')}
`;

/** What a path may not hold, with a word for it. */
const FORBIDDEN_IN_PATH: readonly (readonly [RegExp, string])[] = [
  [/^(?!\/)/, 'it does not begin with /'],
  [/\/\//, 'it holds //'],
  [/\/\.(\/|$)/, 'it holds /.'],
  [/\/\.\.(\/|$)/, 'it holds /..'],
  [/%2f/i, 'it holds an encoded /'],
  [/#/, 'it holds #'],
  [/^(?!(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|%[0-9a-fA-F]{2})+$)/, 'it holds a letter that is not encoded'],
];

export const matchedPath: Rule = {
  code: 'FW2026',
  severity: 'error',
  title: 'A path is one that requests can have',
  why: `Gateways normalize paths before they compare them; the API server refuses others (${SOURCE}).`,
  example: route('- matches: [{ path: { value: app/../login } }]'),
  remedy: '`/login`',
  *check(set) {
    for (const match of routeRules(set, 'HTTPRoute').flatMap((rule) => rule.parts('matches'))) {
      const type = match.at('path', 'type') ?? 'PathPrefix';
      const path = text(match.at('path', 'value'));
      if (path === undefined || (type !== 'Exact' && type !== 'PathPrefix')) continue;
      const [, wrong] = FORBIDDEN_IN_PATH.find(([pattern]) => pattern.test(path)) ?? [];
      if (wrong === undefined) continue;
      yield match.finding(
        ['path', 'value'],
        `no request has this path: ${wrong}`,
        'Write the path as requests have it',
      );
    }
  },
};

export const redirectWithBackend: Rule = {
  code: 'FW2027',
  severity: 'error',
  title: 'A rule that redirects has no backend',
  why: `No request gets to it; the API server refuses it (${SOURCE}).`,
  example: route(`- filters: [{ type: RequestRedirect, requestRedirect: { scheme: https } }]
  backendRefs: [{ name: podinfo, port: 80 }]`),
  remedy: 'No `backendRefs`, or a rule of their own.',
  *check(set) {
    for (const rule of routeRules(set, 'HTTPRoute')) {
      const redirects = rule.parts('filters').some((filter) => !isAbsent(filter.at('requestRedirect')));
      if (!redirects || list(rule.at('backendRefs')).length === 0) continue;
      yield rule.finding(['backendRefs'], 'the rule redirects all of its requests', 'Leave the backends out');
    }
  },
};

const WITH_BACKENDS = ['HTTPRoute', 'GRPCRoute', 'TLSRoute', 'TCPRoute', 'UDPRoute'];

export const backendPort: Rule = {
  code: 'FW2028',
  severity: 'error',
  title: 'A Service behind a route has a port',
  why: `A Service may have several; the API server refuses a reference without one (${SOURCE}).`,
  example: route('- backendRefs: [{ name: podinfo }]'),
  remedy: '`port: 80`',
  *check(set) {
    for (const rule of routeRules(set, ...WITH_BACKENDS)) {
      for (const backend of rule.parts('backendRefs')) {
        if (lacksPort(backend.at())) yield portFinding(backend);
      }
      for (const filter of filters(rule)) {
        const mirrored = filter.at('requestMirror', 'backendRef');
        if (!isAbsent(mirrored) && lacksPort(mirrored)) yield portFinding(filter, 'requestMirror', 'backendRef');
      }
    }
  },
};

function lacksPort(ref: unknown): boolean {
  if (isUnknown(ref)) return false;
  return (at(ref, 'group') ?? '') === '' && (at(ref, 'kind') ?? 'Service') === 'Service' && isAbsent(at(ref, 'port'));
}

function portFinding(part: RoutePart, ...path: readonly string[]) {
  return part.finding([...path, 'port'], 'a Service needs a port', 'Write the port of the Service');
}

const MAX_MATCHES = 128;

export const manyMatches: Rule = {
  code: 'FW2029',
  severity: 'error',
  title: 'A route has at most 128 matches',
  why: `The API server refuses more, over all rules (${SOURCE}).`,
  example: route(`- matches: &nine [{}, {}, {}, {}, {}, {}, {}, {}, {}]${'\n- matches: *nine'.repeat(14)}`),
  remedy: 'Two routes.',
  *check(set) {
    for (const object of ['HTTPRoute', 'GRPCRoute'].flatMap((kind) => set.ofKind(kind, GATEWAY_GROUP))) {
      const rules = list(at(object.manifest, 'spec', 'rules'));
      const implied = object.manifest.kind === 'HTTPRoute' ? [{}] : [];
      const count = rules.flatMap((rule) => list(at(rule, 'matches') ?? implied)).length;
      if (count <= MAX_MATCHES) continue;
      yield finding(object, ['spec', 'rules'], `${count} matches are more than a route may have`, 'Write two routes');
    }
  },
};

export const routeTimeouts: Rule = {
  code: 'FW2030',
  severity: 'error',
  title: 'A request to a backend takes no longer than the whole',
  why: `The API server refuses \`backendRequest\` over \`request\`; \`0s\` is no limit (${SOURCE}).`,
  example: route('- timeouts: { request: 10s, backendRequest: 20s }'),
  remedy: '`backendRequest: 5s`',
  *check(set) {
    for (const rule of routeRules(set, 'HTTPRoute')) {
      const whole = parseDuration(text(rule.at('timeouts', 'request')) ?? '');
      const backend = parseDuration(text(rule.at('timeouts', 'backendRequest')) ?? '');
      if (whole === undefined || backend === undefined || whole === 0 || backend <= whole) continue;
      yield rule.finding(
        ['timeouts', 'backendRequest'],
        'it is longer than the whole request may take',
        'Write a shorter time, or a longer request',
      );
    }
  },
};
