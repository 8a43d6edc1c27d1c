import type { CanaryManifestAnalysis, CanaryManifestSpec, Surroundings } from '../../lib/plan/canary';
import type { Outlook } from '../../lib/plan/outlook';
import { plan } from '../../lib/plan/plan';
import { canaryOf, SUCCESS_RATE } from './support';

function outlook(
  provider: string,
  analysis: CanaryManifestAnalysis,
  spec: Partial<CanaryManifestSpec> = {},
  around: Surroundings = {},
): Outlook {
  return plan(canaryOf(provider, analysis, spec), {}, around).outlook;
}

describe('promotion', () => {
  test('takes a tick for each step, one for the copy, one to shift back and one to scale down', () => {
    expect(outlook('istio', { stepWeight: 25, maxWeight: 50, threshold: 5 }).promotion).toEqual({
      best: 50,
      withFailedChecks: { checks: 4, seconds: 90 },
    });
  });

  test('cannot be late by failed checks where nothing is checked', () => {
    expect(outlook('istio', { iterations: 3, metrics: [] }).promotion?.withFailedChecks).toEqual({
      checks: 0,
      seconds: 70,
    });
  });

  test.each(['rollout', 'pre-rollout'])('is late by failed %s hooks', (type) => {
    const promotion = outlook('istio', { iterations: 3, metrics: [], webhooks: [{ name: 'test', type }] }).promotion;
    expect(promotion?.withFailedChecks).toEqual({ checks: 1, seconds: 80 });
  });

  test('is not to be had where weights never rise', () => {
    expect(outlook('kuma', { stepWeight: 10, mirror: true }).promotion).toBeUndefined();
  });
});

describe('the worst case', () => {
  const deadlines = { spec: { progressDeadlineSeconds: 25 }, around: { target: { progressDeadlineSeconds: 45 } } };

  test('adds the wait for a tick, failed checks, deadlines, and calls of full length', () => {
    const { spec, around } = deadlines;
    const analysis = { stepWeight: 50, maxWeight: 50, metrics: [], webhooks: [{ name: 'load', timeout: '12s' }] };
    // Ticks: scale up, weight 50, failed check, promoted, all to the primary; the two checks call the hook for 12 s.
    const ticks = 10 + 10 + 12 + 12 + 10;
    expect(outlook('istio', analysis, spec, around).worst).toBe(10 + ticks + 30 + 50);
  });

  test('gives each query five seconds, and a hook that is tried again its pauses', () => {
    const { spec, around } = deadlines;
    const webhooks = [{ name: 'load', timeout: '5s', retries: 2 }];
    const analysis = { stepWeight: 50, maxWeight: 50, threshold: 1, webhooks, metrics: [SUCCESS_RATE] };
    const check = 3 * 5 + (1 + 2) + 5;
    expect(outlook('istio', analysis, spec, around).worst).toBe(10 + 10 + 10 + check + 10 + 30 + 50);
  });

  test('does not wait for the primary where the analysis is skipped', () => {
    const { spec, around } = deadlines;
    expect(outlook('istio', { stepWeight: 50 }, { ...spec, skipAnalysis: true }, around).worst).toBe(10 + 10 + 30);
  });

  test('has no bound where Flagger waits for ever', () => {
    const knative = { targetRef: { apiVersion: 'serving.knative.dev/v1', kind: 'Service', name: 'podinfo' } };
    expect(outlook('knative', { iterations: 1 }, knative).worst).toBeUndefined();
    expect(outlook('istio', { iterations: 1, webhooks: [{ name: 'load', timeout: '0s' }] }).worst).toBeUndefined();
    expect(outlook('kuma', { stepWeight: 10, mirror: true }).worst).toBeUndefined();
  });

  test('holds as long as the gates are open', () => {
    const types = ['confirm-rollout', 'pre-rollout', 'confirm-traffic-increase', 'confirm-promotion', 'rollback'];
    const webhooks = types.map((type) => ({ name: type, type }));
    expect(outlook('istio', { stepWeight: 10, webhooks }).gates).toEqual([
      'confirm-rollout',
      'confirm-traffic-increase',
      'confirm-promotion',
    ]);
  });
});

test('a new Canary serves after its first ticks', () => {
  const around = { target: { progressDeadlineSeconds: 45 } };
  expect(outlook('istio', { stepWeight: 10 }, {}, around).initialization).toEqual({ best: 10, worst: 70 });
  expect(outlook('istio', { stepWeight: 10 }, { skipAnalysis: true }).initialization).toEqual({ best: 0, worst: 10 });
});

describe('a bad version', () => {
  test('keeps its share from its first weight to the rollback', () => {
    // Weight 20 at 10 s, three failed checks, rollback at 50 s.
    expect(outlook('istio', { stepWeight: 20, threshold: 3 }).bad).toEqual({
      outcome: 'rolled-back',
      seconds: 50,
      exposure: { seconds: 40, requestSeconds: 8, peak: 0.2, mirroredSeconds: 0 },
    });
  });

  test('meets only matching requests in an A/B test', () => {
    const match = [{ headers: { 'x-tester': { exact: 'yes' } } }];
    const around = { matchingShare: 0.1 };
    const { exposure } = outlook('istio', { iterations: 5, match }, {}, around).bad;
    expect(exposure).toEqual({ seconds: 30, requestSeconds: 3, peak: 0.1, mirroredSeconds: 0 });
  });

  test('meets all requests in an A/B test whose provider matches nothing', () => {
    const match = [{ headers: { 'x-tester': { exact: 'yes' } } }];
    expect(outlook('kuma', { iterations: 5, match }, {}, { matchingShare: 0.1 }).bad.exposure.peak).toBe(1);
  });

  test('meets nobody in blue/green, or copies where they are mirrored', () => {
    expect(outlook('nginx', { iterations: 5 }).bad.exposure).toMatchObject({ seconds: 0, requestSeconds: 0 });
    expect(outlook('istio', { iterations: 5, mirror: true, mirrorWeight: 50 }).bad.exposure).toMatchObject({
      requestSeconds: 0,
      mirroredSeconds: 15,
    });
  });

  test('is promoted where nothing is checked', () => {
    expect(outlook('istio', { stepWeight: 50, maxWeight: 50, metrics: [] }).bad).toMatchObject({
      outcome: 'promoted',
      seconds: 40,
      exposure: { seconds: 30, requestSeconds: 25, peak: 1 },
    });
  });
});
