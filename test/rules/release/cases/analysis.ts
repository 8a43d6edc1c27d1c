import { UNKNOWN } from '../../../../lib/rules/read';
import type { RuleCases } from '../case';
import { analysis, canary, GATEWAY_API, HEADER, ITERATIONS, NGINX } from '../objects';

const KUBERNETES = { provider: 'kubernetes' };
const NO_STEPS = { stepWeight: undefined, maxWeight: undefined };

export const ANALYSIS: RuleCases = {
  FW1003: {
    raises: { '5s': [analysis({ interval: '5s' })], '9999ms': [analysis({ interval: '9999ms' })] },
    passes: {
      '10s': [analysis({ interval: '10s' })],
      '1m': [analysis({ interval: '1m' })],
      unknown: [analysis({ interval: UNKNOWN })],
    },
  },
  FW1004: {
    raises: {
      'no interval': [analysis({ interval: undefined })],
      'an interval in hours': [analysis({ interval: '1h' })],
      'an interval without unit': [analysis({ interval: '60' })],
      'an interval with words behind it': [analysis({ interval: '1minute' })],
      "a metric's interval in hours": [
        analysis({ metrics: [{ name: 'request-duration', interval: '1h', thresholdRange: { max: 500 } }] }),
      ],
      "a metric's interval that Prometheus cannot read": [
        analysis({ metrics: [{ name: 'request-duration', interval: '1min', thresholdRange: { max: 500 } }] }),
      ],
      "a hook's timeout": [analysis({ webhooks: [{ name: 'a', url: 'http://a.b/', timeout: '5sec' }] })],
      "a hook's timeout of one character": [analysis({ webhooks: [{ name: 'a', url: 'http://a.b/', timeout: '5' }] })],
      'a timeout with istio': [canary({ service: { timeout: '15' } })],
      'a timeout of nothing with istio': [canary({ service: { timeout: '0s' } })],
      'a try with istio': [canary({ service: { retries: { attempts: 3, perTryTimeout: '1d' } } })],
      'the age of CORS with istio': [canary({ service: { corsPolicy: { maxAge: '1d' } } })],
      'a timeout with gatewayapi': [canary({ ...GATEWAY_API, service: { ...GATEWAY_API.service, timeout: '1.5s' } })],
      'a try that is longer than the request': [
        canary({ ...GATEWAY_API, service: { ...GATEWAY_API.service, timeout: '10s', backendTimeout: '15s' } }),
      ],
      'the age of CORS with gatewayapi': [
        canary({ ...GATEWAY_API, service: { ...GATEWAY_API.service, corsPolicy: { maxAge: '500ms' } } }),
      ],
    },
    passes: {
      'minutes and seconds': [analysis({ interval: '1m30s' })],
      'a template of Graphite': [
        analysis({
          metrics: [{ name: 'a', interval: '5min', templateRef: { name: 'a' }, thresholdRange: { max: 1 } }],
        }),
      ],
      'a timeout with istio': [canary({ service: { timeout: '1.5s', corsPolicy: { maxAge: '24h' } } })],
      'a timeout with gatewayapi': [
        canary({ ...GATEWAY_API, service: { ...GATEWAY_API.service, timeout: '1h30m', backendTimeout: '500ms' } }),
      ],
      'no limit for the request': [
        canary({ ...GATEWAY_API, service: { ...GATEWAY_API.service, timeout: '0s', backendTimeout: '5s' } }),
      ],
    },
  },
  FW1005: {
    raises: {
      zero: [analysis({ threshold: 0 })],
      negative: [analysis({ threshold: -1 })],
      missing: [analysis({ threshold: undefined })],
    },
    passes: { one: [analysis({ threshold: 1 })], unknown: [analysis({ threshold: UNKNOWN })] },
  },
  FW1007: {
    raises: {
      'a step of nothing': [analysis({ stepWeight: 0 })],
      'no steps': [analysis({ ...NO_STEPS, stepWeights: [] })],
      'a first step of nothing': [analysis({ ...NO_STEPS, stepWeights: [0, 50] })],
      'steps that fall': [analysis({ ...NO_STEPS, stepWeights: [10, 50, 20] })],
      'steps that rest': [analysis({ ...NO_STEPS, stepWeights: [10, 10, 20] })],
    },
    passes: {
      'steps that rise': [analysis({ ...NO_STEPS, stepWeights: [1, 2, 10, 80] })],
      'one step': [analysis({ ...NO_STEPS, stepWeights: [100] })],
      'an unknown step': [analysis({ ...NO_STEPS, stepWeights: [10, UNKNOWN, 5] })],
    },
  },
  FW1008: {
    raises: {
      none: [analysis({ stepWeight: undefined })],
      both: [analysis({ stepWeights: [10, 50], maxWeight: undefined })],
      'iterations too': [analysis({ iterations: 10, maxWeight: undefined })],
    },
    passes: {
      one: [analysis({})],
      iterations: [analysis(ITERATIONS)],
      'an unknown one': [analysis({ stepWeights: UNKNOWN })],
    },
  },
  FW1009: {
    raises: {
      'no iterations': [analysis({ ...ITERATIONS, iterations: 0 })],
      'no iterations with kubernetes': [analysis({ ...ITERATIONS, iterations: 0 }, KUBERNETES)],
      'a match with steps and nginx': [analysis({ match: [HEADER] }, NGINX)],
    },
    passes: {
      iterations: [analysis({ ...ITERATIONS, iterations: 1 })],
      'steps and no match': [analysis({ match: [] })],
      'an A/B test with nginx': [analysis({ ...ITERATIONS, match: [HEADER] }, NGINX)],
    },
    beside: ['FW1030'],
  },
  FW1035: {
    raises: {
      'mirrorWeight without mirror': [analysis({ mirrorWeight: 50 })],
      'mirror in an A/B test': [analysis({ ...ITERATIONS, match: [HEADER], mirror: true })],
      'session affinity in an A/B test': [
        analysis({ ...ITERATIONS, match: [HEADER], sessionAffinity: { cookieName: 'canary' } }),
      ],
      'maxWeight beside iterations': [analysis({ ...ITERATIONS, maxWeight: 50 })],
      'maxWeight beside stepWeights': [analysis({ stepWeight: undefined, stepWeights: [10, 40], maxWeight: 50 })],
      'stepWeightPromotion with kubernetes': [analysis({ ...ITERATIONS, stepWeightPromotion: 50 }, KUBERNETES)],
      'a hook that is never called': [
        analysis({
          ...ITERATIONS,
          webhooks: [{ name: 'gate', type: 'confirm-traffic-increase', url: 'http://gate.tools/' }],
        }),
      ],
    },
    passes: {
      'mirrorWeight with mirror': [analysis({ mirror: true, mirrorWeight: 50 })],
      'an unknown mirror': [analysis({ mirror: UNKNOWN, mirrorWeight: 50 })],
      'the same maximum': [analysis({ stepWeight: undefined, stepWeights: [10, 50], maxWeight: 50 })],
      'stepWeightPromotion in blue/green': [analysis({ ...ITERATIONS, stepWeightPromotion: 50 })],
      'the hook of a canary': [
        analysis({ webhooks: [{ name: 'gate', type: 'confirm-traffic-increase', url: 'http://gate.tools/' }] }),
      ],
    },
  },
  FW1047: {
    raises: {
      'a maximum over 100': [analysis({ stepWeight: 10, maxWeight: 110 })],
      'a maximum of nothing': [analysis({ maxWeight: 0 })],
      'a step over 100': [analysis({ stepWeight: 150, maxWeight: undefined })],
      'a listed step over 100': [analysis({ ...NO_STEPS, stepWeights: [50, 150] })],
      'a promotion that falls': [analysis({ stepWeightPromotion: -10 })],
      'a promotion over 100': [analysis({ stepWeightPromotion: 200 })],
      'a mirror of nothing': [analysis({ mirror: true, mirrorWeight: 0 })],
      'ready over 100': [analysis({ canaryReadyThreshold: 101 })],
      'ready below 0': [analysis({ primaryReadyThreshold: -1 })],
    },
    passes: {
      '100': [analysis({ maxWeight: 100, stepWeightPromotion: 100, primaryReadyThreshold: 0 })],
      'no promotion in steps': [analysis({ stepWeightPromotion: 0 })],
    },
  },
  FW1050: {
    raises: { missing: [canary({ analysis: undefined })] },
    passes: { given: [canary()], unknown: [canary({ analysis: UNKNOWN })] },
  },
  FW1052: {
    raises: {
      '20, 40, 60': [analysis({ stepWeight: 20, maxWeight: 50 })],
      'one step': [analysis({ stepWeight: 10, maxWeight: 5 })],
    },
    passes: {
      'a multiple': [analysis({ stepWeight: 25, maxWeight: 50 })],
      'capped at 100': [analysis({ stepWeight: 30, maxWeight: 100 })],
      'no maximum': [analysis({ stepWeight: 30, maxWeight: undefined })],
    },
  },
  FW1053: {
    raises: {
      istio: [analysis({ match: [HEADER] })],
      gatewayapi: [analysis({ match: [HEADER] }, GATEWAY_API)],
    },
    passes: {
      'an A/B test': [analysis({ ...ITERATIONS, match: [HEADER] })],
      'another provider': [analysis({ match: [HEADER] }, { provider: 'contour' })],
    },
  },
  FW1054: {
    raises: { steps: [analysis({ ...ITERATIONS, match: [HEADER], stepWeightPromotion: 20 }, NGINX)] },
    passes: {
      'one step': [analysis({ ...ITERATIONS, match: [HEADER], stepWeightPromotion: 100 }, NGINX)],
      'a canary': [analysis({ stepWeightPromotion: 20 }, NGINX)],
    },
    beside: ['FW1030'],
  },
  FW1055: {
    raises: {
      both: [analysis({ ...ITERATIONS, match: [HEADER], sessionAffinity: { cookieName: 'canary' } }, GATEWAY_API)],
    },
    passes: { 'a canary': [analysis({ sessionAffinity: { cookieName: 'canary' } }, GATEWAY_API)] },
  },
  FW1056: {
    raises: {
      'a step': [analysis({ stepWeight: 2.5 })],
      'a listed step': [analysis({ ...NO_STEPS, stepWeights: [0.5, 10] })],
      'a deadline': [canary({ progressDeadlineSeconds: 0.5 })],
      "a hook's retries": [analysis({ webhooks: [{ name: 'a', url: 'http://a.b/', retries: 1.5 }] })],
    },
    passes: {
      'a range of a metric': [analysis({ metrics: [{ name: 'request-success-rate', thresholdRange: { min: 99.9 } }] })],
      'a number of YAML': [analysis({ stepWeight: 10.0 })],
    },
  },
};
