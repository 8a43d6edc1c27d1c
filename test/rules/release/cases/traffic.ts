import { UNKNOWN } from '../../../../lib/rules/read';
import type { RuleCases } from '../case';
import { analysis, canary, GATEWAY_API, HEADER, ingress, ITERATIONS, NGINX, ruleTo, service } from '../objects';

const QUERY = { queryParams: { beta: { exact: '1' } } };
const URI = { uri: { prefix: '/api' } };

const abTest = (match: unknown, spec: object = {}) => analysis({ ...ITERATIONS, match }, { ...spec });
const gateway = (settings: object) => canary({ ...GATEWAY_API, service: { ...GATEWAY_API.service, ...settings } });
const listener = (settings: object) => ({
  kind: 'Gateway',
  metadata: { name: 'public', namespace: 'gateways' },
  spec: { gatewayClassName: 'nginx', listeners: [{ name: 'http', port: 80, protocol: 'HTTP', ...settings }] },
});
const nginxRelease = canary(NGINX);
const tcp = (settings: object, spec: object = {}) =>
  canary({ ...spec, service: { appProtocol: 'TCP', ...settings }, analysis: { metrics: [], ...spec } });

export const TRAFFIC: RuleCases = {
  FW1006: {
    raises: {
      'a query with istio': [abTest([{ ...HEADER, ...QUERY }], { service: { match: [URI] } })],
      "the service's headers with istio": [
        abTest([HEADER], { service: { match: [{ ...URI, headers: { 'x-region': { exact: 'eu' } } }] } }),
      ],
      "the service's query with gatewayapi": [
        abTest([QUERY], {
          ...GATEWAY_API,
          service: { ...GATEWAY_API.service, match: [{ queryParams: { region: { exact: 'eu' } } }] },
        }),
      ],
    },
    passes: {
      'a query alone': [abTest([QUERY])],
      'a query with gatewayapi': [
        abTest([QUERY], { ...GATEWAY_API, service: { ...GATEWAY_API.service, match: [URI] } }),
      ],
      'a header beside a path': [abTest([HEADER], { service: { match: [URI] } })],
      'the headers of the service repeated': [
        abTest([{ headers: { ...HEADER.headers, 'x-region': { exact: 'eu' } } }], {
          service: { match: [{ headers: { 'x-region': { exact: 'eu' } } }] },
        }),
      ],
    },
  },
  FW1010: {
    raises: {
      'no ingressRef': [canary({ provider: 'nginx' })],
      'another backend': [nginxRelease, ingress([ruleTo('frontend')])],
      'no rules': [nginxRelease, ingress(undefined)],
      'no Ingress': [nginxRelease],
    },
    passes: {
      'the apex Service': [nginxRelease, ingress([ruleTo('frontend'), ruleTo('podinfo')])],
      'an unknown backend': [nginxRelease, ingress([ruleTo(UNKNOWN)])],
      'the service name': [canary({ ...NGINX, service: { name: 'web' } }), ingress([ruleTo('web')])],
    },
    beside: ['FW1030', 'FW1032'],
    closed: true,
  },
  FW1011: {
    raises: { 'a host alone': [nginxRelease, ingress([ruleTo('podinfo'), { host: 'app.example.com' }])] },
    passes: {
      'a rule with http': [nginxRelease, ingress([ruleTo('podinfo')])],
      'an Ingress of nobody': [canary(), ingress([{ host: 'app.example.com' }], { name: 'other' })],
    },
    beside: ['FW1030'],
  },
  FW1012: {
    raises: {
      'two namespaces': [canary({ provider: 'kuma' }), canary({ provider: 'kuma' }, { namespace: 'other' })],
      'two meshes': [
        canary({ provider: 'kuma' }),
        canary({ provider: 'kuma' }, { namespace: 'other', annotations: { 'kuma.io/mesh': 'other' } }),
      ],
    },
    passes: {
      'two names': [
        canary({ provider: 'kuma' }),
        canary(
          { provider: 'kuma', service: { name: 'podinfo-other' }, analysis: { metrics: [] } },
          { namespace: 'other' },
        ),
      ],
      'another provider': [canary(), canary({}, { namespace: 'other' })],
    },
  },
  FW1018: {
    raises: { none: [canary({ provider: 'gatewayapi:v1', service: { hosts: ['app.example.com'] } })] },
    passes: {
      one: [canary(GATEWAY_API)],
      unknown: [canary({ ...GATEWAY_API, service: { gatewayRefs: UNKNOWN, hosts: ['app.example.com'] } })],
    },
    beside: ['FW2001'],
  },
  FW1019: {
    raises: {
      'no hosts': [gateway({ hosts: [] })],
      'no hosts at a listener without one': [gateway({ hosts: undefined }), listener({})],
    },
    passes: {
      'a Service as parent': [gateway({ hosts: [], gatewayRefs: [{ group: '', kind: 'Service', name: 'podinfo' }] })],
      'a listener with a host': [gateway({ hosts: [] }), listener({ hostname: 'app.example.com' })],
    },
    beside: ['FW2001'],
  },
  FW1020: {
    raises: {
      hosts: [service({ delegation: true, hosts: ['app.example.com'] })],
      gateways: [service({ delegation: true, gateways: ['istio-system/public'] })],
    },
    passes: {
      'delegation alone': [service({ delegation: true, hosts: [] })],
      'hosts alone': [service({ hosts: ['app.example.com'] })],
    },
  },
  FW1033: {
    raises: {
      'two headers': [abTest([{ headers: { a: { exact: '1' }, b: { exact: '1' } } }], NGINX)],
      'two matches': [abTest([{ headers: { a: { exact: '1' } } }, { headers: { b: { exact: '1' } } }], NGINX)],
      'two cookies': [
        abTest([{ headers: { cookie: { exact: 'a' } } }, { headers: { cookie: { exact: 'b' } } }], NGINX),
      ],
      'a header and a cookie at once': [
        abTest([{ headers: { 'x-canary': { exact: 'insider' }, cookie: { exact: 'canary' } } }], NGINX),
      ],
    },
    passes: {
      'a header or a cookie': [abTest([HEADER, { headers: { cookie: { exact: 'canary' } } }], NGINX)],
      'two headers with istio': [abTest([{ headers: { a: { exact: '1' }, b: { exact: '1' } } }])],
    },
    beside: ['FW1030'],
  },
  FW1040: {
    raises: {
      'canary: true': [
        nginxRelease,
        ingress([ruleTo('podinfo')], { annotations: { 'nginx.ingress.kubernetes.io/canary': 'true' } }),
      ],
      'a weight': [
        nginxRelease,
        ingress([ruleTo('podinfo')], { annotations: { 'nginx.ingress.kubernetes.io/canary-weight': '10' } }),
      ],
    },
    passes: {
      'another annotation': [
        nginxRelease,
        ingress([ruleTo('podinfo')], { annotations: { 'nginx.ingress.kubernetes.io/rewrite-target': '/' } }),
      ],
      'an Ingress of nobody': [
        canary(),
        ingress([ruleTo('x')], { name: 'x', annotations: { 'nginx.ingress.kubernetes.io/canary': 'true' } }),
      ],
    },
    beside: ['FW1030'],
  },
  FW1043: {
    raises: {
      'a timeout': [tcp({ timeout: '15s' })],
      'a match by path': [tcp({ match: [URI] })],
      'an A/B test': [tcp({}, { ...ITERATIONS, match: [HEADER] })],
      'a mirrored step': [tcp({}, { mirror: true })],
      'session affinity': [tcp({}, { sessionAffinity: { cookieName: 'canary' } })],
      'a built-in metric': [service({ appProtocol: 'tcp' })],
    },
    passes: {
      'ports only': [tcp({ match: [{ port: 6379 }] })],
      'requests over http2': [service({ appProtocol: 'http2', timeout: '15s' })],
    },
  },
  FW1045: {
    raises: { patterns: [gateway({ corsPolicy: { allowOrigins: [{ exact: 'https://app.example.com' }] } })] },
    passes: {
      'plain origins': [gateway({ corsPolicy: { allowOrigin: ['https://app.example.com'] } })],
      istio: [service({ corsPolicy: { allowOrigins: [{ exact: 'https://app.example.com' }] } })],
    },
  },
  FW1048: {
    raises: {
      'a path without comparison': [gateway({ match: [{ uri: {} }] })],
      'a method by expression': [gateway({ match: [{ method: { regex: 'GET|HEAD' } }] })],
      'a header by its start': [gateway({ match: [{ headers: { a: { prefix: 'b' } } }] })],
      'a query without comparison in an A/B test': [abTest([{ queryParams: { beta: {} } }], GATEWAY_API)],
      'a condition that is passed over': [gateway({ match: [{ ...URI, authority: { exact: 'a' } }] })],
      'a path without slash': [gateway({ match: [{ uri: { prefix: 'api' } }] })],
      'a method in lower case': [gateway({ match: [{ method: { exact: 'get' } }] })],
    },
    passes: {
      'all that it knows': [
        gateway({
          match: [
            {
              uri: { regex: '/api/v[0-9]+' },
              method: { exact: 'GET' },
              headers: { a: { regex: 'b.*' } },
              queryParams: { c: { exact: 'd' } },
            },
          ],
        }),
      ],
      'the same with istio': [service({ match: [{ method: { regex: 'GET|HEAD' } }] })],
      'an unknown path': [gateway({ match: [{ uri: { prefix: UNKNOWN } }] })],
    },
  },
  FW1063: {
    raises: { 'another name': [canary({ provider: 'kuma', service: { name: 'web' } })] },
    passes: {
      'the name of the target': [canary({ provider: 'kuma', service: { name: 'podinfo' } })],
      'no built-in metric': [canary({ provider: 'kuma', service: { name: 'web' }, analysis: { metrics: [] } })],
    },
  },
  FW1067: {
    raises: {
      all: [gateway({ hosts: ['*'] })],
      'a port': [gateway({ hosts: ['app.example.com:8080'] })],
      'upper case': [gateway({ hosts: ['App.example.com'] })],
      'too many': [gateway({ hosts: Array.from({ length: 17 }, (_, index) => `a${index}.example.com`) })],
    },
    passes: {
      'one and a wildcard': [gateway({ hosts: ['app.example.com', '*.example.com', UNKNOWN] })],
      'all with istio': [service({ hosts: ['*'] })],
    },
  },
  FW1068: {
    raises: {
      'an unknown type': [gateway({ rewrite: { uri: '/', type: 'prefix' } })],
      'a prefix of an exact path': [
        gateway({ match: [{ uri: { exact: '/api' } }], rewrite: { uri: '/', type: 'ReplacePrefixMatch' } }),
      ],
      'a prefix of two matches': [
        gateway({ match: [URI, { uri: { prefix: '/v2' } }], rewrite: { uri: '/', type: 'ReplacePrefixMatch' } }),
      ],
    },
    passes: {
      'the one prefix': [gateway({ match: [URI], rewrite: { uri: '/', type: 'ReplacePrefixMatch' } })],
      'the prefix /': [gateway({ rewrite: { uri: '/v1', type: 'ReplacePrefixMatch' } })],
      'the full path': [gateway({ rewrite: { uri: '/', type: 'ReplaceFullPath' } })],
      'no type': [gateway({ rewrite: { authority: 'app.example.com' } })],
    },
  },
  FW1069: {
    raises: {
      'one Ingress': [
        canary({ ...NGINX, targetRef: { name: 'a' } }, { name: 'a' }),
        canary({ ...NGINX, targetRef: { name: 'b' } }, { name: 'b' }),
      ],
    },
    passes: {
      'two namespaces': [canary(NGINX), canary(NGINX, { namespace: 'other' })],
      'two Ingresses': [
        canary({ ...NGINX, targetRef: { name: 'a' } }, { name: 'a' }),
        canary({ ...NGINX, targetRef: { name: 'b' }, ingressRef: { ...NGINX.ingressRef, name: 'b' } }, { name: 'b' }),
      ],
    },
    beside: ['FW1030'],
  },
  FW1074: {
    raises: {
      'a path': [abTest([{ ...HEADER, uri: { prefix: '/beta' } }])],
      'a method': [abTest([{ ...HEADER, method: { exact: 'GET' } }])],
    },
    passes: { all: [abTest([{ ...HEADER, ...QUERY, sourceLabels: { app: 'frontend' } }])] },
  },
};
