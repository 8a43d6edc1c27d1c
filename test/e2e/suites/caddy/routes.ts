import { parseAllDocuments } from 'yaml';
import { ObjectSet, type Manifest, type SourcedObject } from '../../../../lib/rules/object';

export interface Ports {
  readonly http: number;
  readonly https: number;
}

const rule = (name: string, body = ''): string => `
    - ${body === '' ? '' : `${body}\n      `}backendRefs: [{ name: ${name}, port: 80 }]`;
const match = (name: string, matcher: string): string => rule(name, `matches: [${matcher}]`);
const filter = (name: string, matcher: string, filters: string): string =>
  rule(name, `matches: [${matcher}]\n      filters: [${filters}]`);

const route = (name: string, hosts: string, rules: string, metadata = '', parent = '{ name: edge }'): string => `---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: ${name}, namespace: web${metadata} }
spec:
  parentRefs: [${parent}]
  hostnames: ${hosts}
  rules:${rules}
`;

/**
 * A gateway and its routes. A Service is told by its name, whose first letter is the backend that it stands for; what is
 * to be taken first is written last, so that the order of the program is not that of the Gateway API.
 */
export function routingManifests({ http, https }: Ports): string {
  return `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: edge, namespace: web }
spec:
  gatewayClassName: static
  listeners:
    - { name: http, port: ${http}, protocol: HTTP }
    - { name: own, port: ${http}, protocol: HTTP, hostname: own.example.com }
    - name: https
      port: ${https}
      protocol: HTTPS
      hostname: secure.example.com
      tls: { certificateRefs: [{ name: secure }] }
    - name: other
      port: ${https}
      protocol: HTTPS
      hostname: '*.other.example.com'
      tls: { certificateRefs: [{ name: other }] }
${[
  route(
    'paths',
    '[paths.example.com]',
    [
      match('a-regex', "{ path: { type: RegularExpression, value: '/(exact|re[0-9]+)' } }"),
      match('a-root', '{ path: { type: PathPrefix, value: / } }'),
      match('b-prefix', '{ path: { type: PathPrefix, value: /api } }'),
      match('a-longer', '{ path: { type: PathPrefix, value: /api/v2/ } }'),
      match('b-exact', '{ path: { type: Exact, value: /exact } }'),
      match('a-dot', '{ path: { type: Exact, value: /a.b } }'),
    ].join(''),
  ),
  route(
    'matches',
    '[matches.example.com]',
    [
      match('a-none', '{ path: { value: / } }'),
      match('b-query', '{ queryParams: [{ name: version, value: next }] }'),
      match(
        'a-queries',
        '{ queryParams: [{ name: version, value: next }, { name: user, type: RegularExpression, value: "[a-f]+" }] }',
      ),
      match('b-header', '{ headers: [{ name: X-Canary, value: insider }] }'),
      match(
        'a-headers',
        '{ headers: [{ name: X-Canary, value: insider }, { name: X-Group, type: RegularExpression, value: "g[0-9]" }] }',
      ),
      match('b-method', '{ method: DELETE }'),
      match(
        'a-either',
        '{ path: { value: /either }, headers: [{ name: X-One, value: "*" }] }, { path: { value: /either }, method: PUT }',
      ),
    ].join(''),
  ),
  route('wildcard', '["*.wild.example.com"]', match('a-wildcard', '{ path: { type: Exact, value: /only } }')),
  route('longer', '["*.deep.wild.example.com"]', rule('b-longer')),
  route('exact', '[x.wild.example.com]', match('b-host', '{ path: { value: /host } }')),
  route(
    'elsewhere',
    '[own.example.com]',
    match('a-elsewhere', '{ path: { value: /elsewhere } }'),
    '',
    '{ name: edge, sectionName: http }',
  ),
  route('own', '[own.example.com]', rule('b-own'), '', '{ name: edge, sectionName: own }'),
  route('zz-old', '[age.example.com]', rule('b-old'), ', creationTimestamp: "2026-01-01T00:00:00Z"'),
  route('young', '[age.example.com]', rule('a-young'), ', creationTimestamp: "2026-02-01T00:00:00Z"'),
  route('named-b', '[name.example.com]', rule('a-second')),
  route('named-a', '[name.example.com]', rule('b-first')),
  route(
    'filters',
    '[filters.example.com]',
    [
      filter(
        'a-headers',
        '{ path: { value: /headers } }',
        '{ type: RequestHeaderModifier, requestHeaderModifier: { set: [{ name: X-Set, value: "{env.HOME} {http.request.host}" }], add: [{ name: X-Add, value: two }], remove: [X-Remove] } }, ' +
          '{ type: ResponseHeaderModifier, responseHeaderModifier: { set: [{ name: X-Served-By, value: gateway }], remove: [X-Internal] } }',
      ),
      filter(
        'b-prefix',
        '{ path: { value: /old } }',
        '{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: /new } } }',
      ),
      filter(
        'b-strip',
        '{ path: { value: /strip } }',
        '{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }',
      ),
      filter(
        'a-full',
        '{ path: { value: /full } }',
        '{ type: URLRewrite, urlRewrite: { hostname: inner.example.com, path: { type: ReplaceFullPath, replaceFullPath: /$1 } } }',
      ),
    ].join('') +
      `
    - matches: [{ path: { value: /secure } }]
      filters: [{ type: RequestRedirect, requestRedirect: { scheme: https, statusCode: 301 } }]
    - matches: [{ path: { value: /moved } }]
      filters:
        - type: RequestRedirect
          requestRedirect: { hostname: new.example.com, port: 8080, path: { type: ReplacePrefixMatch, replacePrefixMatch: /to } }
    - matches: [{ path: { value: /here } }]
      filters: [{ type: RequestRedirect, requestRedirect: { path: { type: ReplaceFullPath, replaceFullPath: /there } } }]
    - matches: [{ path: { value: /nothing } }]
    - matches: [{ path: { value: /slow } }]
      timeouts: { request: 5s, backendRequest: 200ms }
      backendRefs: [{ name: a-slow, port: 80 }]
    - matches: [{ path: { value: /patient } }]
      timeouts: { request: 0s }
      backendRefs: [{ name: a-slow, port: 80 }]`,
  ),
  route(
    'weights',
    '[weights.example.com]',
    `
    - matches: [{ path: { value: /tenth } }]
      backendRefs: [{ name: a-nine, port: 80, weight: 90 }, { name: b-one, port: 80, weight: 10 }]
    - matches: [{ path: { value: /third } }]
      backendRefs: [{ name: a-two, port: 80, weight: 666667 }, { name: b-one, port: 80, weight: 333333 }]
    - matches: [{ path: { value: /none } }]
      backendRefs: [{ name: a-all, port: 80 }, { name: b-none, port: 80, weight: 0 }]
    - matches: [{ path: { value: /zero } }]
      backendRefs: [{ name: a-none, port: 80, weight: 0 }, { name: b-none, port: 80, weight: 0 }]`,
  ),
  route('tls', '[secure.example.com]', rule('b-tls')),
  route('tls-wildcard', '[app.other.example.com]', rule('a-tls')),
].join('')}`;
}

/** The set of all objects, and the Gateway in it. */
export function routingSet(ports: Ports): { readonly set: ObjectSet; readonly gateway: SourcedObject } {
  const objects = parseAllDocuments(routingManifests(ports)).map((document) => ({
    manifest: document.toJS() as Manifest,
    origin: {},
    acknowledged: new Map<string, string>(),
  }));
  const gateway = objects.find(({ manifest }) => manifest.kind === 'Gateway');
  if (!gateway) throw new Error('there is no Gateway');
  return { set: new ObjectSet(objects), gateway };
}
