import { Duration } from 'cdk8s';
import { GatewayRoute } from '../../constructs/gateway-route';
import { NginxIngressRoute } from '../../constructs/nginx-ingress-route';
import type { IngressProps } from '../../lib/ingress';
import { NGINX, type RouteFilter } from '../../lib/route/route';
import { toGateway } from '../../lib/route/to-gateway';
import { toIngress } from '../../lib/route/to-ingress';
import { at } from '../../lib/rules/read';
import { one, synth } from '../support';

const service = { name: 'podinfo', port: 80 };
const gateways = [{ name: 'public', namespace: 'gateways' }];
const nginx = (annotations: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(annotations).map(([name, value]) => [NGINX + name, value]));

const rewriteFull: RouteFilter = {
  type: 'URLRewrite',
  urlRewrite: { path: { type: 'ReplaceFullPath', replaceFullPath: '/new' } },
};
const redirect = (statusCode: 301 | 302): RouteFilter => ({
  type: 'RequestRedirect',
  requestRedirect: {
    scheme: 'https',
    hostname: 'new.example.com',
    path: { type: 'ReplaceFullPath', replaceFullPath: '/' },
    statusCode,
  },
});
const cors: RouteFilter = {
  type: 'CORS',
  cors: {
    allowOrigins: ['https://a.example.com'],
    allowMethods: ['GET', 'PUT'],
    allowHeaders: ['X-A'],
    allowCredentials: false,
    maxAge: 600,
  },
};

/** Each said in both terms. */
const PAIRS: readonly (readonly [string, Readonly<Record<string, string>>, RouteFilter])[] = [
  [
    'the host of a request',
    { 'upstream-vhost': 'in.example.com' },
    { type: 'URLRewrite', urlRewrite: { hostname: 'in.example.com' } },
  ],
  ['a whole path', { 'rewrite-target': '/new' }, rewriteFull],
  [
    'the prefix that was removed',
    { 'x-forwarded-prefix': '/api' },
    { type: 'RequestHeaderModifier', requestHeaderModifier: { set: [{ name: 'X-Forwarded-Prefix', value: '/api' }] } },
  ],
  [
    'a permanent redirect',
    { 'permanent-redirect': 'https://new.example.com/', 'permanent-redirect-code': '301' },
    redirect(301),
  ],
  [
    'a temporal redirect',
    { 'temporal-redirect': 'https://new.example.com/', 'temporal-redirect-code': '302' },
    redirect(302),
  ],
  [
    'cross-origin requests',
    {
      'enable-cors': 'true',
      'cors-allow-origin': 'https://a.example.com',
      'cors-allow-methods': 'GET, PUT',
      'cors-allow-headers': 'X-A',
      'cors-allow-credentials': 'false',
      'cors-max-age': '600',
    },
    cors,
  ],
];

describe.each(PAIRS)('%s', (_, annotations, filter) => {
  test('an annotation is said by a filter', () => {
    const said = toGateway({ service, annotations: nginx(annotations) });
    expect(said.rules.map((rule) => rule.filters)).toEqual([[filter]]);
    expect(said.annotations).toEqual({});
    expect(said.problems).toEqual([]);
  });

  test('a filter is said by an annotation', () => {
    const { ingress, problems } = toIngress({ service, filters: [filter] });
    expect(ingress.annotations).toEqual(nginx(annotations));
    expect(problems).toEqual([]);
  });
});

test('a replaced prefix, there and back', () => {
  const modifier = { type: 'ReplacePrefixMatch', replacePrefixMatch: '/new' } as const;
  const filters: readonly RouteFilter[] = [{ type: 'URLRewrite', urlRewrite: { path: modifier } }];
  const { ingress } = toIngress({ service, paths: [{ path: '/old' }], filters });
  expect(ingress.paths).toEqual([{ path: '/old(/|$)(.*)', pathType: 'ImplementationSpecific' }]);
  expect(ingress.annotations).toEqual(nginx({ 'use-regex': 'true', 'rewrite-target': '/new/$2' }));
  expect(toGateway(ingress).rules).toEqual([
    { matches: [{ path: { type: 'PathPrefix', value: '/old' } }], filters, backendRefs: [service] },
  ]);
});

test('what ingress-nginx takes where annotations of CORS are missing', () => {
  const [rule] = toGateway({ service, annotations: nginx({ 'enable-cors': 'true' }) }).rules;
  expect(rule?.filters?.[0]?.cors).toMatchObject({ allowOrigins: ['*'], allowCredentials: true, maxAge: 1_728_000 });
});

test.each<readonly [string, Partial<IngressProps>, unknown]>([
  ['Prefix', { paths: [{ path: '/a' }] }, { type: 'PathPrefix', value: '/a' }],
  ['Exact', { paths: [{ path: '/a', pathType: 'Exact' }] }, { type: 'Exact', value: '/a' }],
  ['all paths', { paths: [{ path: '/', pathType: 'ImplementationSpecific' }] }, { type: 'PathPrefix', value: '/' }],
  [
    'a pattern',
    { paths: [{ path: '/a/[0-9]+', pathType: 'ImplementationSpecific' }], annotations: nginx({ 'use-regex': 'true' }) },
    { type: 'RegularExpression', value: '(?i)/a/[0-9]+.*' },
  ],
])('path %s', (_, props, expected) => {
  expect(toGateway({ service, ...props }).rules[0]?.matches).toEqual([{ path: expected }]);
});

test.each<readonly [string, Partial<IngressProps>]>([
  ['the beginning of a word', { paths: [{ path: '/a', pathType: 'ImplementationSpecific' }] }],
  [
    'another group',
    {
      paths: [{ path: '/(a|b)/(.*)', pathType: 'ImplementationSpecific' }],
      annotations: nginx({ 'rewrite-target': '/$1' }),
    },
  ],
])('a path that an HTTPRoute cannot say: %s', (_, props) => {
  expect(toGateway({ service, ...props }).problems).toEqual([expect.stringContaining('has no equivalent')]);
});

test.each<readonly [string, RouteFilter]>([
  ['a mirror', { type: 'RequestMirror', requestMirror: { backendRef: service } }],
  ['a removed header', { type: 'RequestHeaderModifier', requestHeaderModifier: { remove: ['X-A'] } }],
  ['a header of the answer', { type: 'ResponseHeaderModifier', responseHeaderModifier: { remove: ['X-A'] } }],
  ['a redirect to https', { type: 'RequestRedirect', requestRedirect: { scheme: 'https' } }],
])('a filter that no annotation says: %s', (_, filter) => {
  expect(() => synth((chart) => new NginxIngressRoute(chart, 'route', { service, filters: [filter] }))).toThrow(
    filter.type as string,
  );
});

test('a time limit that no annotation says', () => {
  expect(toIngress({ service, timeout: Duration.seconds(5) }).problems).toEqual([expect.stringContaining('timeout')]);
});

test.each([
  ['limit-rps', '5', 'rate limit'],
  ['configuration-snippet', 'more_set_headers', 'ExtensionRef'],
  ['backend-protocol', 'GRPC', 'GRPCRoute'],
  ['proxy-read-timeout', '5', 'timeouts.request'],
  ['permanent-redirect', 'https://new.example.com$request_uri', 'ExtensionRef'],
])('an annotation that no filter says is a problem: %s', (name, value, instead) => {
  const make = () =>
    synth((chart) => new GatewayRoute(chart, 'route', { service, gateways, annotations: nginx({ [name]: value }) }));
  expect(make).toThrow(`${name} has no equivalent`);
  expect(make).toThrow(instead);
});

describe('a route that is written once', () => {
  const route: IngressProps = {
    service,
    host: 'app.example.com',
    paths: [{ path: '/api' }],
    annotations: { ...nginx({ 'force-ssl-redirect': 'true', 'upstream-vhost': 'in.example.com' }), team: 'web' },
  };

  test('as an Ingress', () => {
    const ingress = one(
      synth((chart) => new NginxIngressRoute(chart, 'route', route)),
      'Ingress',
    );
    expect(ingress.metadata.annotations).toEqual(route.annotations);
    expect(at(ingress, 'spec', 'rules', 0, 'host')).toBe('app.example.com');
  });

  test('as an HTTPRoute, with another that redirects', () => {
    const objects = synth((chart) => new GatewayRoute(chart, 'route', { ...route, gateways, plainListener: 'http' }));
    expect(objects.map(({ metadata, spec }) => [metadata.name, metadata.annotations, spec])).toEqual([
      [
        'podinfo',
        { team: 'web' },
        {
          parentRefs: gateways,
          hostnames: ['app.example.com'],
          rules: [
            {
              matches: [{ path: { type: 'PathPrefix', value: '/api' } }],
              filters: [{ type: 'URLRewrite', urlRewrite: { hostname: 'in.example.com' } }],
              backendRefs: [service],
            },
          ],
        },
      ],
      [
        'podinfo-redirect',
        undefined,
        {
          parentRefs: [{ name: 'public', namespace: 'gateways', sectionName: 'http' }],
          hostnames: ['app.example.com'],
          rules: [{ filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 308 } }] }],
        },
      ],
    ]);
  });

  test('HTTPS that nothing redirects to is a problem', () => {
    expect(() => synth((chart) => new GatewayRoute(chart, 'route', { ...route, gateways }))).toThrow('plainListener');
  });
});
