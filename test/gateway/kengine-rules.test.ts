import type { Manifest } from '../../lib/rules/object';
import { UNKNOWN } from '../../lib/rules/read';
import { codes } from './support';

const api = 'gateway.networking.k8s.io/v1';
const http = { name: 'http', port: 80, protocol: 'HTTP', allowedRoutes: { namespaces: { from: 'All' } } };

function gateway(controllerName: string, listeners: readonly object[] = [http]): readonly Manifest[] {
  return [
    { apiVersion: api, kind: 'GatewayClass', metadata: { name: 'edge' }, spec: { controllerName } },
    {
      apiVersion: api,
      kind: 'Gateway',
      metadata: { name: 'public', namespace: 'edge' },
      spec: { gatewayClassName: 'edge', listeners },
    },
  ];
}

function route(rule: object, kind = 'HTTPRoute'): Manifest {
  return {
    apiVersion: api,
    kind,
    metadata: { name: 'podinfo', namespace: 'webapp' },
    spec: { parentRefs: [{ name: 'public', namespace: 'edge' }], rules: [rule] },
  };
}

const KENGINE = 'khulnasoft.com/gateway-controller';
const STATIC = 'cdk8s-fairway/static';
const OTHER = 'gateway.nginx.org/nginx-gateway-controller';
const backend = { name: 'podinfo', port: 80 };
const header = { name: 'x-canary', value: 'insider' };
const pattern = (value: string) => ({ type: 'RegularExpression', value });
const grant: Manifest = {
  apiVersion: api,
  kind: 'ReferenceGrant',
  metadata: { name: 'routes', namespace: 'backend' },
  spec: {
    from: [{ group: 'gateway.networking.k8s.io', kind: 'HTTPRoute', namespace: 'webapp' }],
    to: [{ group: '', kind: 'Service' }],
  },
};

test.each<readonly [string, string, Manifest, readonly string[]]>([
  ['one backend', KENGINE, route({ backendRefs: [backend] }), []],
  [
    'a path and a method',
    KENGINE,
    route({ matches: [{ path: { value: '/a' }, method: 'GET' }], backendRefs: [backend] }),
    [],
  ],
  ['two backends', KENGINE, route({ backendRefs: [backend, backend] }), ['FW2042']],
  ['a header', KENGINE, route({ matches: [{ headers: [header] }], backendRefs: [backend] }), ['FW2042']],
  ['a query parameter', KENGINE, route({ matches: [{ queryParams: [header] }], backendRefs: [backend] }), ['FW2042']],
  ['two backends elsewhere', OTHER, route({ backendRefs: [backend, backend] }), []],
  ['a later version of the controller', `${KENGINE}/v2`, route({ backendRefs: [backend, backend] }), ['FW2042']],
  ['two compiled backends', STATIC, route({ matches: [{ headers: [header] }], backendRefs: [backend, backend] }), []],
  [
    'a mirror',
    STATIC,
    route({ filters: [{ type: 'RequestMirror', requestMirror: { backendRef: backend } }] }),
    ['FW2044'],
  ],
  ['an unknown filter', STATIC, route({ filters: [{ type: UNKNOWN }], backendRefs: [backend] }), []],
  ['a filter of one backend', STATIC, route({ backendRefs: [{ ...backend, filters: [] }] }), ['FW2044']],
  [
    'another kind of backend',
    STATIC,
    route({ backendRefs: [{ name: 'a', kind: 'Pool', group: 'example.com' }] }),
    ['FW2044'],
  ],
  ['another kind of route', STATIC, route({ backendRefs: [backend] }, 'GRPCRoute'), ['FW2044']],
  ['a retry', STATIC, route({ retry: { attempts: 2 }, backendRefs: [backend] }), ['FW2044']],
  ['a pattern', STATIC, route({ matches: [{ path: pattern('/(a|b)+') }], backendRefs: [backend] }), []],
  [
    'one that looks ahead',
    STATIC,
    route({ matches: [{ path: pattern('/(?!a)') }], backendRefs: [backend] }),
    ['FW2044'],
  ],
  [
    'one that looks back',
    STATIC,
    route({ matches: [{ headers: [{ name: 'a', ...pattern('(a)\\1') }] }], backendRefs: [backend] }),
    ['FW2044'],
  ],
  ['a backend elsewhere', STATIC, route({ backendRefs: [{ ...backend, namespace: 'other' }] }), ['FW2044']],
  ['one that is granted', STATIC, route({ backendRefs: [{ ...backend, namespace: 'backend' }] }), []],
])('%s', (_, controller, object, expected) => {
  expect(codes([...gateway(controller), grant, object])).toEqual(expected);
});

const canary = (provider: string): Manifest => ({
  apiVersion: 'flagger.app/v1beta1',
  kind: 'Canary',
  metadata: { name: 'podinfo', namespace: 'webapp' },
  spec: { provider, service: { port: 80, gatewayRefs: [{ name: 'public', namespace: 'edge' }] } },
});

test.each([
  ['Kengine', KENGINE, 'gatewayapi:v1', ['FW2041']],
  ['a compiled gateway', STATIC, 'gatewayapi:v1', ['FW2043']],
  ['another gateway', OTHER, 'gatewayapi:v1', []],
  ['no gateway', KENGINE, 'kubernetes', []],
])('a release on %s', (_, controller, provider, expected) => {
  expect(codes([...gateway(controller), canary(provider)])).toEqual(expected);
});

const https = { name: 'https', port: 443, protocol: 'HTTPS', tls: { certificateRefs: [{ name: 'app' }] } };

test.each([
  ['HTTP and HTTPS', [http, https], []],
  ['both at one port', [http, { ...https, port: 80 }], ['FW2045']],
  ['the port of health checks', [{ ...http, port: 2020 }], ['FW2045']],
  ['TCP', [{ name: 'tcp', port: 5432, protocol: 'TCP' }], ['FW2045']],
  [
    'a certificate elsewhere',
    [{ ...https, tls: { certificateRefs: [{ name: 'app', namespace: 'other' }] } }],
    ['FW2002', 'FW2045'],
  ],
])('compiled listeners: %s', (_, listeners, expected) => {
  expect(codes(gateway(STATIC, listeners))).toEqual(expected);
});
