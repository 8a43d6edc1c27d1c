import type { CanaryManifest, CanaryManifestAnalysis, Surroundings } from '../../lib/plan/canary';
import { plan } from '../../lib/plan/plan';
import type { Remark, RemarkCode } from '../../lib/plan/remarks';
import { canaryOf, SUCCESS_RATE } from './support';

interface Example {
  readonly canary: CanaryManifest;
  readonly around?: Surroundings;
  readonly field: string;
  readonly message: string;
}

const COOKIE = [{ headers: { cookie: { exact: 'always' } } }];
const HEADER = [{ headers: { 'x-tester': { exact: 'yes' } } }];
const LATENCY = { name: 'request-duration', interval: '10s', thresholdRange: { max: 500 } };

/** For each remark the settings that earn it, alone and in these words. */
const EXAMPLES: Readonly<Record<RemarkCode, readonly Example[]>> = {
  'never-ends': [
    {
      canary: canaryOf('gatewayapi:v1', { stepWeight: 10, mirror: true }),
      field: 'spec.analysis.mirror',
      message: 'provider gatewayapi:v1 does not mirror for a canary, so the mirrored step repeats for ever',
    },
    {
      canary: canaryOf('istio', { stepWeight: 20, maxWeight: 120 }),
      field: 'spec.analysis.maxWeight',
      message: 'weights end at 100, so maxWeight 120 is never reached and nothing is promoted',
    },
    {
      canary: canaryOf('istio', { iterations: 0 }),
      field: 'spec.analysis.stepWeight',
      message: 'a step of 0 without iterations leaves the canary at weight 0 for ever',
    },
    {
      canary: canaryOf('istio', { stepWeights: [10, 10, 50] }),
      field: 'spec.analysis.stepWeights',
      message: 'no weight above 10 follows it in the list, so the canary stays there for ever',
    },
    {
      canary: canaryOf('istio', { stepWeights: [0, 50] }),
      field: 'spec.analysis.stepWeights',
      message: 'no weight above 0 follows it in the list, so the canary stays there for ever',
    },
    {
      canary: canaryOf('nginx', { iterations: 1, match: COOKIE, stepWeightPromotion: 10 }),
      field: 'spec.analysis.stepWeightPromotion',
      message: 'provider nginx keeps no weight beside a match, so the promotion by steps never ends',
    },
    {
      canary: canaryOf('istio', { stepWeights: [20, 0], stepWeightPromotion: 10 }),
      field: 'spec.analysis.stepWeightPromotion',
      message: 'the canary has no weight to give back, so the promotion by steps never ends',
    },
    {
      canary: canaryOf('istio', { stepWeight: 20 }, { suspend: true }),
      field: 'spec.suspend',
      message: 'no release runs while the Canary is suspended',
    },
    {
      canary: canaryOf('istio', {
        stepWeight: 20,
        webhooks: [{ name: 'gate', type: 'confirm-rollout', timeout: '1m30' }],
      }),
      field: 'spec',
      message: 'the ticks repeat for ever: waiting for a confirm-rollout hook',
    },
  ],
  'interval-fallback': [
    {
      canary: canaryOf('istio', { stepWeight: 20, interval: '5s' }),
      field: 'spec.analysis.interval',
      message: '"5s" is too short: Flagger takes 10s',
    },
    {
      canary: canaryOf('istio', { stepWeight: 20, interval: '1m30' }),
      field: 'spec.analysis.interval',
      message: '"1m30" is no duration: Flagger takes 1m',
    },
  ],
  'threshold-fallback': [
    {
      canary: canaryOf('istio', { stepWeight: 20, threshold: 0 }),
      field: 'spec.analysis.threshold',
      message: '0 is read as 1: the first failed check rolls back',
    },
  ],
  overshoot: [
    {
      canary: canaryOf('istio', { stepWeight: 20, maxWeight: 50 }),
      field: 'spec.analysis.maxWeight',
      message: 'the last step takes the canary to 60: steps are cut off at 100, not at 50',
    },
  ],
  'match-without-iterations': [
    {
      canary: canaryOf('istio', { stepWeight: 20, match: HEADER }),
      field: 'spec.analysis.match',
      message: 'without iterations a match makes no A/B test: weights rise as in a canary',
    },
  ],
  'match-ignored': [
    {
      canary: canaryOf('kuma', { iterations: 2, match: HEADER }),
      field: 'spec.analysis.match',
      message: 'provider kuma matches no requests here: all traffic goes to the canary at once',
    },
    {
      canary: canaryOf('nginx', { iterations: 2, match: [{}] }),
      field: 'spec.analysis.match',
      message: 'provider nginx is told no header or cookie to match: the canary gets no traffic',
    },
    {
      canary: canaryOf('gatewayapi:v1', { iterations: 2, match: HEADER, sessionAffinity: {} }),
      field: 'spec.analysis.match',
      message: 'provider gatewayapi:v1 matches no requests here: all traffic goes to the canary at once',
    },
    {
      canary: canaryOf('kubernetes', { iterations: 2, match: HEADER }),
      field: 'spec.analysis.match',
      message: 'provider kubernetes matches no requests: users stay on the primary',
    },
  ],
  'mirror-ignored': [
    {
      canary: canaryOf('nginx', { iterations: 2, mirror: true }),
      field: 'spec.analysis.mirror',
      message: "provider nginx mirrors nothing here: the new version is checked without users' requests",
    },
  ],
  'steps-ignored': [
    {
      canary: canaryOf('kubernetes', { stepWeight: 20 }),
      field: 'spec.analysis.stepWeight',
      message: 'provider kubernetes shifts no traffic: 10 iterations of blue/green instead',
    },
    {
      canary: canaryOf('kubernetes', { stepWeights: [20] }),
      field: 'spec.analysis.stepWeights',
      message: 'provider kubernetes shifts no traffic: 10 iterations of blue/green instead',
    },
  ],
  'affinity-spreads': [
    {
      canary: canaryOf('istio', { stepWeight: 20, sessionAffinity: {} }),
      field: 'spec.analysis.sessionAffinity',
      message:
        'users of the primary get no cookie and are weighed anew at each request, so ever more of them stay on the canary',
    },
  ],
  'nothing-checked': [
    {
      canary: canaryOf('istio', { stepWeight: 20, metrics: [], webhooks: [{ name: 'test', type: 'pre-rollout' }] }),
      field: 'spec.analysis.metrics',
      message: 'nothing is checked: a bad version is promoted like a good one',
    },
  ],
  'metric-without-source': [
    {
      canary: canaryOf('istio', { stepWeight: 20, metrics: [LATENCY, { name: 'errors' }] }),
      field: 'spec.analysis.metrics[1]',
      message: 'errors has no template, so each check fails and every release is rolled back',
    },
  ],
  'metric-without-interval': [
    {
      canary: canaryOf('istio', { stepWeight: 20, metrics: [{ name: 'errors', templateRef: {} }] }),
      field: 'spec.analysis.metrics[0].interval',
      message: "the template of errors is handed an empty interval: only Flagger's own metrics default to 1m",
    },
  ],
  'metric-looks-back': [
    {
      canary: canaryOf('istio', { stepWeight: 20, metrics: [{ name: 'request-duration' }] }),
      field: 'spec.analysis.metrics[0].interval',
      message: 'request-duration looks back 1m at checks 10s apart, so it still counts requests of the step before',
    },
  ],
  'few-requests': [
    {
      canary: canaryOf('istio', { stepWeight: 5, interval: '1m', metrics: [{ ...SUCCESS_RATE, interval: '1m' }] }),
      around: { requestsPerSecond: 2 },
      field: 'spec.analysis.metrics[0].interval',
      message:
        "at 2 requests per second it sees 6 of the canary's in 1m, and one that fails is enough to fall below 99 %",
    },
    {
      canary: canaryOf('istio', { iterations: 2, match: HEADER }),
      around: { requestsPerSecond: 2, matchingShare: 0.01 },
      field: 'spec.analysis.metrics[0].interval',
      message: "at 2 requests per second it sees 0 of the canary's in 10s, and fails for want of a value",
    },
  ],
  'hook-timeout': [
    {
      canary: canaryOf('istio', { stepWeight: 20, webhooks: [{ name: 'a' }, { name: 'load', timeout: '30sec' }] }),
      field: 'spec.analysis.webhooks[1].timeout',
      message: '"30sec" is no duration, so every call of load fails',
    },
  ],
  'slow-rollback': [
    {
      canary: canaryOf('istio', { stepWeight: 20, interval: '5m', threshold: 12 }),
      field: 'spec.analysis.threshold',
      message: 'users meet a version that is bad from the start for 65m before it is rolled back',
    },
  ],
};

function remarksOf({ canary, around }: Pick<Example, 'canary' | 'around'>): readonly Remark[] {
  return plan(canary, {}, around).remarks;
}

describe.each(Object.entries(EXAMPLES))('%s', (code, examples) => {
  test.each(examples)('$message', (example) => {
    const { field, message } = example;
    expect(remarksOf(example).filter((remark) => remark.code === code)).toEqual([{ code, field, message }]);
  });
});

test.each<[string, string, CanaryManifestAnalysis, Surroundings]>([
  ['a canary that ends at its maximum', 'istio', { stepWeight: 25, maxWeight: 50 }, {}],
  ['a mirrored canary on istio', 'istio', { stepWeight: 25, mirror: true }, {}],
  ['listed weights', 'gatewayapi:v1', { stepWeights: [1, 10, 100] }, {}],
  ['an A/B test by cookie', 'nginx', { iterations: 2, match: COOKIE }, {}],
  ['mirrored blue/green', 'gatewayapi:v1', { iterations: 2, mirror: true }, {}],
  ['blue/green on kubernetes', 'kubernetes', { iterations: 2 }, {}],
  ['cookies on both sides', 'istio', { stepWeight: 20, sessionAffinity: { primaryCookieName: 'primary' } }, {}],
  ['checks by a hook', 'istio', { stepWeight: 20, metrics: [], webhooks: [{ name: 'test' }] }, {}],
  ['requests enough', 'istio', { stepWeight: 10 }, { requestsPerSecond: 100 }],
])('nothing is said about %s', (_title, provider, analysis, around) => {
  const codes = remarksOf({ canary: canaryOf(provider, analysis), around }).map(({ code }) => code);
  expect(codes).toEqual([]);
});

test('a match without iterations on nginx promotes at once', () => {
  const [remark] = remarksOf({ canary: canaryOf('nginx', { stepWeight: 20, maxWeight: 100, match: HEADER }) });
  expect(remark).toEqual({
    code: 'match-without-iterations',
    field: 'spec.analysis.match',
    message:
      'without iterations a match makes no A/B test: the first step sends all matching requests to the canary, and the next tick promotes it',
  });
});

test('session affinity that loses its weight beside a match names both', () => {
  const [remark] = remarksOf({
    canary: canaryOf('gatewayapi:v1', { stepWeight: 20, match: [{}], sessionAffinity: {} }),
  });
  expect(remark).toEqual({
    code: 'never-ends',
    field: 'spec.analysis.sessionAffinity',
    message: 'with match, provider gatewayapi:v1 loses the weight 20 at each tick and starts again',
  });
});
