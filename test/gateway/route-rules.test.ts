import type { Manifest } from '../../lib/rules/object';
import { UNKNOWN } from '../../lib/rules/read';
import { celRefusals, celRules, codes } from './support';

const service = { name: 'podinfo', port: 80 };

function route(spec: object, kind = 'HTTPRoute'): Manifest {
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind,
    metadata: { name: 'podinfo', namespace: 'webapp' },
    spec: { parentRefs: [{ name: 'public' }], ...spec },
  };
}

const rule = (one: object, kind = 'HTTPRoute') => route({ rules: [one] }, kind);
const filtered = (...filters: readonly object[]) => rule({ filters });
const parents = (...parentRefs: readonly object[]) => route({ parentRefs });
const path = (value: string, type?: string) =>
  rule({ matches: [{ path: { value, ...(type !== undefined && { type }) } }] });
const redirect = { type: 'RequestRedirect', requestRedirect: { scheme: 'https' } };
const rewrite = { type: 'URLRewrite', urlRewrite: { hostname: 'a.example.com' } };
const mirror = (more: object) => ({ type: 'RequestMirror', requestMirror: { backendRef: service, ...more } });
const cors = (more: object) => filtered({ type: 'CORS', cors: more });
const replaced = (modifier: object) => ({ type: 'URLRewrite', urlRewrite: { path: modifier } });
const prefix = replaced({ type: 'ReplacePrefixMatch', replacePrefixMatch: '/new' });
const matches = (count: number) => Array.from({ length: count }, (_, index) => ({ path: { value: `/${index}` } }));

const headers = { set: [{ name: 'x-a', value: 'b' }] };
const FILTERS: Readonly<Record<string, object>> = {
  RequestHeaderModifier: { requestHeaderModifier: headers },
  ResponseHeaderModifier: { responseHeaderModifier: headers },
  RequestMirror: { requestMirror: { backendRef: service } },
  RequestRedirect: { requestRedirect: { scheme: 'https' } },
  URLRewrite: { urlRewrite: { hostname: 'a.example.com' } },
  CORS: { cors: { allowOrigins: ['*'] } },
  ExtensionRef: { extensionRef: { group: 'example.com', kind: 'Filter', name: 'a' } },
};
const redirected = (modifier: object) => ({ type: 'RequestRedirect', requestRedirect: { path: modifier } });
const movedPrefix = redirected({ type: 'ReplacePrefixMatch', replacePrefixMatch: '/new' });

const CASES: readonly (readonly [string, Manifest, readonly string[]])[] = [
  ['two gateways', parents({ name: 'a' }, { name: 'b' }), []],
  ['two listeners of one', parents({ name: 'a', sectionName: 'x' }, { name: 'a', sectionName: 'y' }), []],
  ['one name in two namespaces', parents({ name: 'a' }, { name: 'a', namespace: 'b' }), []],
  ['a gateway twice', parents({ name: 'a' }, { name: 'a', kind: 'Gateway' }), ['FW2021']],
  ['a listener twice', parents({ name: 'a', sectionName: 'x' }, { name: 'a', sectionName: 'x' }), ['FW2021']],
  ['a gateway and one of its listeners', parents({ name: 'a' }, { name: 'a', sectionName: 'x' }), ['FW2021']],
  ['two ports of one', parents({ name: 'a', port: 80 }, { name: 'a', port: 81 }), ['FW2021']],
  [
    'a TCPRoute with a gateway twice',
    route({ parentRefs: [{ name: 'a' }, { name: 'a' }], rules: [{ backendRefs: [service] }] }, 'TCPRoute'),
    ['FW2021'],
  ],

  ['a redirect', filtered(redirect), []],
  ['a type without its field', filtered({ type: 'RequestRedirect' }), ['FW2022']],
  ['the field of another type', filtered({ ...redirect, urlRewrite: {} }), ['FW2022']],
  ['filters of a backend', rule({ backendRefs: [{ ...service, filters: [{ type: 'CORS' }] }] }), ['FW2022']],
  ['a filter of a GRPCRoute', rule({ filters: [{ type: 'RequestMirror' }] }, 'GRPCRoute'), ['FW2022']],

  ...Object.entries(FILTERS).flatMap(([type, fields]) => {
    const other = type === 'CORS' ? 'URLRewrite' : 'CORS';
    const repeatable = type === 'RequestMirror' || type === 'ExtensionRef';
    return [
      [`${type} with its field`, filtered({ type, ...fields }), []],
      [`${type} without its field`, filtered({ type }), ['FW2022']],
      [`${type} with two fields`, filtered({ type: other, ...FILTERS[other], ...fields }), ['FW2022']],
      [`${type} twice`, filtered({ type, ...fields }, { type, ...fields }), repeatable ? [] : ['FW2023']],
    ] as const;
  }),

  ['two mirrors', filtered(mirror({}), mirror({})), []],
  ['two rewrites', filtered(rewrite, rewrite), ['FW2023']],
  ['a redirect and a rewrite', filtered(redirect, rewrite), ['FW2023']],
  ['a rewrite in each of two rules', route({ rules: [{ filters: [rewrite] }, { filters: [rewrite] }] }), []],

  ['a new path', filtered(replaced({ type: 'ReplaceFullPath', replaceFullPath: '/new' })), []],
  ['a type without its value', filtered(replaced({ type: 'ReplaceFullPath' })), ['FW2024']],
  [
    'a value of another type',
    filtered(replaced({ type: 'ReplaceFullPath', replaceFullPath: '/', replacePrefixMatch: '/' })),
    ['FW2024'],
  ],
  ['a new prefix of all paths', filtered(prefix), []],
  ['a new prefix', rule({ matches: [{ path: { value: '/old' } }], filters: [prefix] }), []],
  [
    'a new prefix of an exact path',
    rule({ matches: [{ path: { type: 'Exact', value: '/old' } }], filters: [prefix] }),
    ['FW2024'],
  ],
  ['a new prefix of two paths', rule({ matches: matches(2), filters: [prefix] }), ['FW2024']],
  [
    'a new prefix for a backend',
    rule({ matches: matches(2), backendRefs: [{ ...service, filters: [prefix] }] }),
    ['FW2024'],
  ],

  ['a prefix without its value', filtered(replaced({ type: 'ReplacePrefixMatch' })), ['FW2024']],
  [
    'a whole path of another type',
    filtered(replaced({ type: 'ReplacePrefixMatch', replacePrefixMatch: '/', replaceFullPath: '/' })),
    ['FW2024'],
  ],
  ['a moved prefix of two paths', rule({ matches: matches(2), filters: [movedPrefix] }), ['FW2024']],
  [
    'a moved prefix for a backend',
    rule({ matches: matches(2), backendRefs: [{ ...service, filters: [movedPrefix] }] }),
    ['FW2024'],
  ],

  ['a share of requests mirrored', filtered(mirror({ fraction: { numerator: 1, denominator: 3 } })), []],
  ['two shares', filtered(mirror({ percent: 5, fraction: { numerator: 1 } })), ['FW2025']],
  ['more than all', filtered(mirror({ fraction: { numerator: 4, denominator: 3 } })), ['FW2025']],
  ['more than all of 100', filtered(mirror({ fraction: { numerator: 101 } })), ['FW2025']],
  ['any origin', cors({ allowOrigins: ['*'] }), []],
  ['any origin and one', cors({ allowOrigins: ['*', 'https://a.example.com'] }), ['FW2025']],
  ['any method and one', cors({ allowMethods: ['GET', '*'] }), ['FW2025']],
  ['any header and one', cors({ allowHeaders: ['*', 'x-a'] }), ['FW2025']],

  ['a path', path('/a/b%20c'), []],
  ['a pattern', path('[a-z]+', 'RegularExpression'), []],
  ['dots in a name', path('/.well-known/..a'), []],
  ...['a', '/a//b', '/a/./b', '/a/../b', '/a%2fb', '/a%2Fb', '/a#b', '/a/..', '/a/.', '/a b', '/a%zz', ''].map(
    (value) => [`the path "${value}"`, path(value, 'Exact'), ['FW2026']] as const,
  ),

  ['a redirect with a backend', rule({ filters: [redirect], backendRefs: [service] }), ['FW2027']],
  ['a rewrite with a backend', rule({ filters: [rewrite], backendRefs: [service] }), []],

  ['a Service without a port', rule({ backendRefs: [{ name: 'podinfo' }] }), ['FW2028']],
  ['another kind without one', rule({ backendRefs: [{ name: 'podinfo', kind: 'Pool', group: 'example.com' }] }), []],
  [
    'a mirror without one',
    filtered({ type: 'RequestMirror', requestMirror: { backendRef: { name: 'a' } } }),
    ['FW2028'],
  ],
  [
    'a TLSRoute without one',
    route({ hostnames: ['a.example.com'], rules: [{ backendRefs: [{ name: 'a' }] }] }, 'TLSRoute'),
    ['FW2028'],
  ],

  ['128 matches', rule({ matches: matches(128) }), []],
  ['129 matches', rule({ matches: matches(129) }), ['FW2029']],
  [
    '129 with the one that is implied',
    route({ rules: [{ matches: matches(128) }, { backendRefs: [service] }] }),
    ['FW2029'],
  ],
  [
    '129 of a GRPCRoute',
    rule({ matches: matches(129).map(() => ({ method: { service: 'a' } })) }, 'GRPCRoute'),
    ['FW2029'],
  ],

  ['timeouts', rule({ timeouts: { request: '10s', backendRequest: '10s' } }), []],
  ['no limit', rule({ timeouts: { request: '0s', backendRequest: '10s' } }), []],
  ['a longer backend', rule({ timeouts: { request: '10s', backendRequest: '1m' } }), ['FW2030']],
];
const refusals = celRefusals(CASES.map(([, object]) => object));

describe("what the Gateway API's routes refuse by their own rules", () => {
  test.each(CASES.map((one, index) => [...one, refusals[index] ?? []] as const))('%s', (_, object, expected, cel) => {
    expect([...new Set(codes([object]))]).toEqual(expected);
    expect(cel.length > 0).toBe(expected.length > 0);
  });
});

test('each rule of HTTPRoute, TCPRoute and UDPRoute has a case', () => {
  // An enum refuses other types before its rule does.
  const byEnum = "self.type in ['Exact','PathPrefix'] || self.type == 'RegularExpression'";
  const broken = [...refusals.flat(), byEnum];
  for (const kind of ['HTTPRoute', 'TCPRoute', 'UDPRoute']) {
    expect(celRules(kind).filter((one) => !broken.includes(one))).toEqual([]);
  }
});

test('a release that names a gateway twice is one whose route cannot be made', () => {
  const release: Manifest = {
    apiVersion: 'flagger.app/v1beta1',
    kind: 'Canary',
    metadata: { name: 'podinfo', namespace: 'webapp' },
    spec: {
      provider: 'gatewayapi:v1',
      targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo' },
      service: { port: 80, gatewayRefs: [{ name: 'public' }, { name: 'public', sectionName: 'https' }] },
    },
  };
  expect(codes([release])).toEqual(['FW2021']);
});

test('what is not known is not judged', () => {
  expect(codes([parents({ name: UNKNOWN }, { name: UNKNOWN })])).toEqual([]);
  expect(codes([rule({ backendRefs: [UNKNOWN], filters: UNKNOWN, matches: UNKNOWN })])).toEqual([]);
  expect(codes([rule({ matches: UNKNOWN, filters: [prefix] })])).toEqual([]);
});
