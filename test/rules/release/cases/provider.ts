import { UNKNOWN } from '../../../../lib/rules/read';
import type { RuleCases } from '../case';
import { analysis, canary, GATEWAY_API, HEADER, ITERATIONS, NGINX, service } from '../objects';

const AFFINITY = { sessionAffinity: { cookieName: 'canary' } };

export const PROVIDER: RuleCases = {
  FW1001: {
    raises: {
      'steps with kubernetes': [analysis({}, { provider: 'kubernetes' })],
      'an A/B test with kuma': [analysis({ ...ITERATIONS, match: [HEADER] }, { provider: 'kuma' })],
      'session affinity with kuma': [analysis(AFFINITY, { provider: 'kuma' })],
      'a mirrored step with gatewayapi': [analysis({ mirror: true }, GATEWAY_API)],
      'mirrored blue/green with kubernetes': [analysis({ ...ITERATIONS, mirror: true }, { provider: 'kubernetes' })],
      'a share of mirrored requests with gatewayapi': [
        analysis({ ...ITERATIONS, mirror: true, mirrorWeight: 10 }, GATEWAY_API),
      ],
      'the start of a header with gatewayapi': [
        analysis({ ...ITERATIONS, match: [{ headers: { 'x-canary': { prefix: 'in' } } }] }, GATEWAY_API),
      ],
      'source labels with gatewayapi': [
        analysis({ ...ITERATIONS, match: [{ sourceLabels: { app: 'frontend' } }] }, GATEWAY_API),
      ],
      'a cookie by expression with nginx': [
        analysis({ ...ITERATIONS, match: [{ headers: { cookie: { regex: 'canary=yes' } } }] }, NGINX),
      ],
      'a query with nginx': [analysis({ ...ITERATIONS, match: [{ queryParams: { beta: { exact: '1' } } }] }, NGINX)],
      'the end of a header with istio': [
        analysis({ ...ITERATIONS, match: [{ headers: { 'x-canary': { suffix: 'er' } } }] }),
      ],
    },
    passes: {
      'a mirrored step with istio': [analysis({ mirror: true })],
      'mirrored blue/green with gatewayapi': [analysis({ ...ITERATIONS, mirror: true }, GATEWAY_API)],
      'a mirror that is off': [analysis({ mirror: false }, GATEWAY_API)],
      'the start of a header with istio': [
        analysis({ ...ITERATIONS, match: [{ headers: { 'x-canary': { prefix: 'in' } } }] }),
      ],
      'another provider': [analysis({ mirror: true, ...AFFINITY }, { provider: 'linkerd' })],
      'a header and a cookie by name with nginx': [
        analysis({ ...ITERATIONS, match: [HEADER, { headers: { cookie: { exact: 'canary' } } }] }, NGINX),
      ],
      "the provider of Flagger's flag": [analysis({ mirror: true }, { provider: undefined })],
      'an unknown provider': [analysis({ mirror: true }, { provider: UNKNOWN })],
    },
    beside: ['FW1030'],
  },
  FW1002: {
    raises: {
      'a slip of the pen': [canary({ provider: 'gateway-api' })],
      'no version': [canary({ ...GATEWAY_API, provider: 'gatewayapi' })],
    },
    passes: {
      linkerd: [canary({ provider: 'linkerd' })],
      none: [canary({ provider: undefined })],
    },
  },
  FW1030: {
    raises: { nginx: [canary(NGINX)] },
    passes: { istio: [canary()], traefik: [canary({ provider: 'traefik' })] },
  },
  FW1031: {
    raises: {
      'the same name': [analysis({ sessionAffinity: { cookieName: 'a', primaryCookieName: 'a' } })],
      'two empty names': [analysis({ sessionAffinity: { cookieName: '' } })],
    },
    passes: {
      'two names': [analysis({ sessionAffinity: { cookieName: 'a', primaryCookieName: 'b' } })],
      'an unknown name': [analysis({ sessionAffinity: { cookieName: UNKNOWN, primaryCookieName: UNKNOWN } })],
    },
  },
  FW1036: {
    raises: {
      'a timeout with kuma': [service({ timeout: '15s' }, { provider: 'kuma' })],
      'hosts with kubernetes': [
        canary({ provider: 'kubernetes', service: { hosts: ['app.example.com'] }, analysis: ITERATIONS }),
      ],
      'retries with gatewayapi': [
        canary({ ...GATEWAY_API, service: { ...GATEWAY_API.service, retries: { attempts: 3 } } }),
      ],
      'CORS with gatewayapi:v1beta1': [
        canary({
          provider: 'gatewayapi:v1beta1',
          service: { ...GATEWAY_API.service, corsPolicy: { allowOrigin: ['*'] } },
        }),
      ],
      'gatewayRefs with istio': [service({ gatewayRefs: [{ name: 'public' }] })],
    },
    passes: {
      'a timeout with istio': [service({ timeout: '15s' })],
      'empty settings': [service({ hosts: [], delegation: false, timeout: '' }, { provider: 'kuma' })],
      'another provider': [service({ timeout: '15s' }, { provider: 'contour' })],
    },
  },
  FW1051: {
    raises: {
      'a target': [canary({ targetRef: { kind: 'StatefulSet' } })],
      'an autoscaler': [
        canary({ autoscalerRef: { apiVersion: 'autoscaling.k8s.io/v1', kind: 'VerticalPodAutoscaler', name: 'a' } }),
      ],
      'a hook': [analysis({ webhooks: [{ name: 'a', type: 'pre-rollback', url: 'http://a.b/' }] })],
      'a severity': [analysis({ alerts: [{ name: 'a', severity: 'warning', providerRef: { name: 'a' } }] })],
    },
    passes: {
      'a hook without type': [analysis({ webhooks: [{ name: 'a', url: 'http://a.b/' }] })],
      'a severity': [analysis({ alerts: [{ name: 'a', severity: 'warn', providerRef: { name: 'a' } }] })],
    },
  },
};
