import { canaries, type CanaryView } from '../canary';
import type { Path } from '../finding';
import type { ObjectSet } from '../object';
import { at, entries, hasUnknown, isAbsent, isPresent, isUnknown, list, text } from '../read';
import { resolve } from '../reference';
import type { Finding, Rule } from '../rule';

export const missingGateway: Rule = {
  code: 'FW1018',
  severity: 'error',
  title: 'A release on the Gateway API names a gateway',
  why: 'Flagger makes no HTTPRoute without `gatewayRefs` and stays where it is (`pkg/router/gateway_api.go`).',
  example: `
kind: Canary
spec:
  provider: gatewayapi:v1
  service:
    port: 80
    hosts: [app.example.com]
`,
  remedy: '`gatewayRefs` with the name and namespace of a Gateway.',
  *check(set) {
    for (const canary of canaries(set)) {
      const refs = canary.service('gatewayRefs');
      if (canary.provider !== 'gatewayapi' || isUnknown(refs) || list(refs).length > 0) continue;
      yield canary.finding(
        ['service', 'gatewayRefs'],
        'Flagger makes no HTTPRoute without a gateway',
        'Name a Gateway, or the Service in a mesh',
      );
    }
  },
};

export const allHosts: Rule = {
  code: 'FW1019',
  severity: 'warning',
  title: 'A release on a Gateway has host names',
  why:
    'An HTTPRoute without host names takes the requests for every host name of the listeners that it attaches to ' +
    '(Gateway API, `HTTPRoute.spec.hostnames`). It is silent where the Gateway is in the set and its listeners have ' +
    'host names.',
  example: `
kind: Canary
spec:
  provider: gatewayapi:v1
  service:
    port: 80
    gatewayRefs:
      - name: public
        namespace: gateways
`,
  remedy: '`hosts: [app.example.com]`',
  *check(set) {
    for (const canary of canaries(set)) {
      const hosts = canary.service('hosts');
      if (canary.provider !== 'gatewayapi' || isUnknown(hosts) || list(hosts).length > 0) continue;
      if (!list(canary.service('gatewayRefs')).some((ref) => takesAllHosts(set, canary, ref))) continue;
      yield canary.finding(
        ['service', 'hosts'],
        'the route takes every host name of the listeners of its gateway',
        'Write the host names of the release',
      );
    }
  },
};

function takesAllHosts(set: ObjectSet, canary: CanaryView, ref: unknown): boolean {
  const kind = at(ref, 'kind');
  const name = text(at(ref, 'name'));
  if (!(isAbsent(kind) || kind === 'Gateway') || name === undefined || isUnknown(at(ref, 'namespace'))) return false;
  const namespace = text(at(ref, 'namespace')) ?? canary.namespace;
  const gateway = resolve(set, { group: 'gateway.networking.k8s.io', kind: 'Gateway', name, namespace });
  if (gateway.state !== 'found') return true;
  const section = at(ref, 'sectionName');
  return list(at(gateway.object.manifest, 'spec', 'listeners'))
    .filter((listener) => isAbsent(section) || at(listener, 'name') === section)
    .some((listener) => isAbsent(at(listener, 'hostname')));
}

export const originPatterns: Rule = {
  code: 'FW1045',
  severity: 'error',
  title: 'Origins on the Gateway API are plain strings',
  why:
    "Flagger carries `allowOrigin` over and leaves out `allowOrigins`, Istio's patterns " +
    '(`toV1CORSFilter` in `pkg/router/gateway_api.go`): no origin is allowed.',
  example: `
kind: Canary
spec:
  provider: gatewayapi:v1
  service:
    port: 80
    corsPolicy:
      allowOrigins:
        - exact: https://app.example.com
`,
  remedy: '`allowOrigin: [https://app.example.com]`',
  *check(set) {
    for (const canary of canaries(set)) {
      const path = ['service', 'corsPolicy', 'allowOrigins'];
      if (canary.providerName !== 'gatewayapi:v1' || list(canary.spec(...path)).length === 0) continue;
      yield canary.finding(
        path,
        'Flagger does not carry it over to the HTTPRoute, and no origin is allowed',
        'Write allowOrigin, a list of plain origins',
      );
    }
  },
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH'];

/** Conditions of `service.match` that the router passes over (`mapRouteMatches`). */
const UNREAD = [
  'authority',
  'gateways',
  'ignoreUriCase',
  'port',
  'scheme',
  'sourceLabels',
  'sourceNamespace',
  'withoutHeaders',
];

export const unmappedMatch: Rule = {
  code: 'FW1048',
  severity: 'error',
  title: 'A match is one that an HTTPRoute can say',
  why:
    'The router knows path, method, headers and query parameters, and of these `exact` and `regex`, for the path also ' +
    '`prefix` (`mapRouteMatches` in `pkg/router/gateway_api.go`). It fails at another comparison, in an A/B test it lets ' +
    'all requests through, and it passes over other conditions. The API server wants a path to begin with / and knows ' +
    'nine methods.',
  example: `
kind: Canary
spec:
  provider: gatewayapi:v1
  service:
    port: 80
    match:
      - method: { regex: GET|HEAD }
`,
  remedy: 'One match for each: `method: { exact: GET }` and `method: { exact: HEAD }`.',
  *check(set) {
    for (const canary of canaries(set)) {
      if (canary.provider !== 'gatewayapi') continue;
      for (const index of list(canary.service('match')).keys()) {
        yield* serviceMatch(canary, ['service', 'match', index]);
      }
      for (const [index, match] of list(canary.analysis('match')).entries()) {
        const path = ['analysis', 'match', index, 'queryParams'];
        for (const [name, value] of entries(at(match, 'queryParams'))) {
          if (isUnknown(value) || entries(value).length > 0) continue;
          yield canary.finding([...path, name], 'without a comparison all requests go to the canary', 'Write exact');
        }
      }
    }
  },
};

const STAYS = 'Flagger cannot make the HTTPRoute and stays where it is';

function* serviceMatch(canary: CanaryView, path: Path): Iterable<Finding> {
  for (const [name, comparisons] of [
    ['uri', ['exact', 'prefix', 'regex']],
    ['method', ['exact']],
  ] as const) {
    yield* comparison(canary, [...path, name], comparisons);
  }
  for (const name of ['headers', 'queryParams']) {
    for (const [key] of entries(canary.spec(...path, name))) {
      yield* comparison(canary, [...path, name, key], ['exact', 'regex']);
    }
  }
  for (const name of UNREAD) {
    if (!isPresent(canary.spec(...path, name))) continue;
    const message = 'the router passes over it, and the route takes more requests than this says';
    yield canary.finding([...path, name], message, 'Match the path, method, headers or query parameters');
  }
  for (const name of ['exact', 'prefix']) {
    const uri = text(canary.spec(...path, 'uri', name));
    if (uri === undefined || uri === '' || uri.startsWith('/')) continue;
    yield canary.finding([...path, 'uri', name], 'the API server refuses the HTTPRoute', 'Begin the path with /');
  }
  const method = text(canary.spec(...path, 'method', 'exact'));
  if (method !== undefined && method !== '' && !METHODS.includes(method)) {
    const message = 'the API server refuses the HTTPRoute';
    yield canary.finding([...path, 'method', 'exact'], message, `Write one of ${METHODS.join(', ')}`);
  }
}

function* comparison(canary: CanaryView, path: Path, known: readonly string[]): Iterable<Finding> {
  const value = canary.spec(...path);
  if (isAbsent(value) || isUnknown(value)) return;
  if (known.some((name) => !isAbsent(at(value, name)) && at(value, name) !== '')) return;
  yield canary.finding(path, STAYS, `Compare by ${known.join(' or ')}`);
}

/** `hostnames` in the CRD of HTTPRoute. */
const HOST = /^(\*\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

export const badHost: Rule = {
  code: 'FW1067',
  severity: 'error',
  title: 'A host of a release on the Gateway API is a host name',
  why:
    'The API server refuses an HTTPRoute with another one: no port, no `*` alone, at most 16 of them ' +
    '(Gateway API, `HTTPRoute.spec.hostnames`). Flagger then stays where it is.',
  example: `
kind: Canary
spec:
  provider: gatewayapi:v1
  service:
    port: 80
    hosts: ['*']
`,
  remedy: "`hosts: ['*.example.com']`, or no hosts for all of them.",
  *check(set) {
    for (const canary of canaries(set)) {
      if (canary.provider !== 'gatewayapi') continue;
      const hosts = list(canary.service('hosts'));
      if (hosts.length > 16) {
        yield canary.finding(['service', 'hosts'], 'an HTTPRoute has at most 16 host names', 'Make several releases');
      }
      for (const [index, host] of hosts.map(text).entries()) {
        if (host === undefined || (HOST.test(host) && host.length <= 253)) continue;
        yield canary.finding(
          ['service', 'hosts', index],
          'the API server refuses the HTTPRoute: this is no host name',
          'Write a DNS name in lower case; the first label may be *',
        );
      }
    }
  },
};

export const badRewrite: Rule = {
  code: 'FW1068',
  severity: 'error',
  title: 'A rewrite on the Gateway API replaces the full path, or the one prefix that is matched',
  why:
    'Flagger reads each other type as ReplaceFullPath (`GetType` in `pkg/apis/flagger/v1beta1/canary.go`). The API server ' +
    'refuses an HTTPRoute that replaces a prefix and does not match exactly one.',
  example: `
kind: Canary
spec:
  provider: gatewayapi:v1
  service:
    port: 80
    match:
      - uri: { exact: /api }
    rewrite: { uri: /, type: ReplacePrefixMatch }
`,
  remedy: '`match: [{ uri: { prefix: /api } }]`, or `type: ReplaceFullPath`.',
  *check(set) {
    for (const canary of canaries(set)) {
      const type = text(canary.service('rewrite', 'type'));
      if (canary.provider !== 'gatewayapi' || type === undefined || type === '' || type === 'ReplaceFullPath') continue;
      const path = ['service', 'rewrite', 'type'];
      if (type !== 'ReplacePrefixMatch') {
        const message = 'Flagger reads it as ReplaceFullPath';
        yield canary.finding(path, message, 'Write ReplaceFullPath or ReplacePrefixMatch');
      } else if (matchesOnePrefix(canary) === false) {
        const message = 'the API server refuses an HTTPRoute that replaces a prefix and does not match exactly one';
        yield canary.finding(path, message, 'Match one uri by prefix, or write ReplaceFullPath');
      }
    }
  },
};

/** Whether each rule of the route has one match, and that a prefix; no match at all is the prefix `/`. */
function matchesOnePrefix(canary: CanaryView): boolean | undefined {
  const own = canary.service('match');
  const test = canary.analysis('match');
  if (isUnknown(own) || isUnknown(test) || isAbsent(canary.service('rewrite', 'uri'))) return undefined;
  if (list(own).length > 1 || list(test).length > 1) return false;
  const [match] = list(own);
  const uri = at(match, 'uri');
  if (hasUnknown(uri)) return undefined;
  return match === undefined || isAbsent(uri) || (!isAbsent(at(uri, 'prefix')) && isAbsent(at(uri, 'regex')));
}
