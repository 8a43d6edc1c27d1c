import type { Surroundings } from '../../lib/plan/canary';
import { plan } from '../../lib/plan/plan';
import { readSettings } from '../../lib/plan/settings';
import { planInitialization } from '../../lib/plan/timeline';
import { canaryOf, sequenceOf, SUCCESS_RATE } from './support';

const HPA = { kind: 'HorizontalPodAutoscaler', name: 'podinfo' };

describe('hooks and metrics', () => {
  const analysis = {
    stepWeight: 50,
    maxWeight: 50,
    metrics: [
      { name: 'errors', templateRef: { name: 'errors' } },
      { name: 'latency', query: 'latency', templateRef: { name: 'latency' } },
      SUCCESS_RATE,
    ],
    webhooks: [
      'post-rollout',
      'rollback',
      'confirm-promotion',
      'confirm-traffic-increase',
      'rollout',
      '',
      'pre-rollout',
      'confirm-rollout',
      'event',
    ].map((type, index) => ({ name: `${type || 'unnamed'}-${index}`, type })),
  };

  test('are asked in the order of a tick', () => {
    const { ticks } = plan(canaryOf('istio', analysis)).timeline;
    expect(ticks.map(({ hooks }) => hooks.map(({ name, passed }) => (passed ? '' : '!') + name))).toEqual([
      ['confirm-rollout-7'],
      ['!rollback-1', 'pre-rollout-6', 'confirm-traffic-increase-3'],
      ['!rollback-1', 'rollout-4', 'unnamed-5', 'confirm-traffic-increase-3', 'confirm-promotion-2'],
      [],
      ['post-rollout-0'],
    ]);
    expect(ticks.map(({ metrics }) => metrics.map(({ name }) => name))).toEqual([
      [],
      [],
      ['latency', 'request-success-rate', 'errors', 'latency'],
      [],
      [],
    ]);
  });

  test('end the analysis with the first that fails', () => {
    const { ticks } = plan(canaryOf('istio', analysis), { metrics: [{ name: SUCCESS_RATE.name }] }).timeline;
    expect(ticks[2]).toMatchObject({
      event: 'check-failed',
      status: { canaryWeight: 50, failedChecks: 1 },
      metrics: [
        { name: 'latency', passed: true },
        { name: 'request-success-rate', passed: false },
      ],
    });
    expect(ticks.at(-1)).toMatchObject({
      event: 'rolled-back-by-checks',
      phase: 'Failed',
      hooks: [
        { name: 'rollback-1', passed: false },
        { name: 'post-rollout-0', passed: true },
      ],
    });
  });

  test('a rollout hook that fails keeps the metrics from being asked', () => {
    const { ticks } = plan(canaryOf('istio', analysis), { hooks: [{ name: 'rollout-4', from: 3, to: 3 }] }).timeline;
    expect(ticks[2]?.hooks.map(({ name }) => name)).toEqual(['rollback-1', 'rollout-4']);
    expect(ticks[2]?.metrics).toEqual([]);
  });

  test('an open rollback hook is not asked while a release waits to start', () => {
    const scenario = { hooks: [{ name: 'confirm-rollout-7', to: 2 }, { name: 'rollback-1' }] };
    const { ticks } = plan(canaryOf('istio', analysis), scenario).timeline;
    expect(ticks.map(({ event }) => event)).toEqual([
      'confirm-rollout-refused',
      'confirm-rollout-refused',
      'scaled-up',
      'rolled-back-by-hook',
    ]);
  });

  test('a gate for more traffic is not asked while a promotion waits', () => {
    const scenario = {
      hooks: [
        { name: 'confirm-promotion-2', to: 4 },
        { name: 'confirm-traffic-increase-3', from: 4 },
      ],
    };
    const { ticks } = plan(canaryOf('istio', analysis), scenario).timeline;
    expect(ticks.map(({ event }) => event)).toEqual([
      'scaled-up',
      'weight-set',
      'promotion-refused',
      'promotion-refused',
      'promoted',
      'primary-takes-all',
      'succeeded',
    ]);
  });

  test('a hook whose timeout cannot be read never passes', () => {
    const webhooks = [{ name: 'load', timeout: '30sec' }];
    const { end } = plan(canaryOf('istio', { stepWeight: 50, webhooks })).timeline;
    expect(end).toMatchObject({ outcome: 'failed', event: 'rolled-back-by-checks' });
  });

  test('a metric with no source never passes', () => {
    const { end } = plan(canaryOf('istio', { stepWeight: 50, metrics: [{ name: 'errors' }] })).timeline;
    expect(end).toMatchObject({ outcome: 'failed', event: 'rolled-back-by-checks' });
  });
});

describe('the status', () => {
  test('counts iterations, and one back for each refused promotion', () => {
    const analysis = { iterations: 2, webhooks: [{ name: 'gate', type: 'confirm-promotion' }] };
    const { ticks } = plan(canaryOf('istio', analysis), { hooks: [{ name: 'gate', to: 4 }] }).timeline;
    expect(ticks.map(({ status }) => status.iterations)).toEqual([0, 1, 2, 1, 2, 3, 3, 0, 0]);
  });

  test('has no weight and less than no iteration while a canary waits for its promotion', () => {
    const analysis = { stepWeight: 50, maxWeight: 50, webhooks: [{ name: 'gate', type: 'confirm-promotion' }] };
    const { ticks } = plan(canaryOf('istio', analysis), { hooks: [{ name: 'gate', to: 3 }] }).timeline;
    expect(ticks[2]).toMatchObject({
      phase: 'WaitingPromotion',
      status: { canaryWeight: 0, iterations: -1 },
      traffic: { primary: 50, canary: 50 },
    });
  });

  test('carries no weight in blue/green', () => {
    const { ticks } = plan(canaryOf('istio', { iterations: 1 })).timeline;
    expect(ticks.map(({ status }) => status.canaryWeight)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(ticks.map(({ traffic }) => traffic.canary)).toEqual([0, 0, 100, 100, 0, 0]);
  });
});

describe('scaling', () => {
  function scalings(spec: Parameters<typeof canaryOf>[2], around?: Surroundings): string[][] {
    const { ticks } = plan(canaryOf('istio', { iterations: 1 }, spec), {}, around).timeline;
    return ticks.map((tick) =>
      tick.scalings.map(({ workload, action, replicas }) => `${workload} ${action} ${replicas ?? '?'}`),
    );
  }

  test.each<[string, Parameters<typeof canaryOf>[2], Surroundings | undefined, string]>([
    ['nothing known', {}, undefined, '?'],
    ['as many as the primary, which starts with one', {}, { target: {} }, '1'],
    ['those of the manifest', {}, { target: { replicas: 3 } }, '3'],
    ["the autoscaler's minimum", { autoscalerRef: HPA }, { target: {}, autoscaler: { minReplicas: 2 } }, '2'],
    ['one at least with an autoscaler', { autoscalerRef: HPA }, { autoscaler: {} }, '1'],
    ['the manifest before the autoscaler', { autoscalerRef: HPA }, { target: { replicas: 4 }, autoscaler: {} }, '4'],
    ['an autoscaler that may go down to none', { autoscalerRef: HPA }, { autoscaler: { minReplicas: 0 } }, '1'],
    ['an autoscaler that is not known', { autoscalerRef: HPA }, { target: {} }, '?'],
  ])('%s', (_title, spec, around, replicas) => {
    expect(scalings(spec, around)).toEqual([
      [`Deployment/podinfo scale-up ${replicas}`],
      [],
      [],
      ['Deployment/podinfo-primary roll-out ?'],
      [],
      ['Deployment/podinfo scale-down 0'],
    ]);
  });

  test('leaves a Service alone', () => {
    expect(scalings({ targetRef: { kind: 'Service', name: 'podinfo' } }).flat()).toEqual([]);
  });

  test('skipping the analysis rolls out and scales down in one tick', () => {
    const { ticks } = plan(canaryOf('istio', { iterations: 1 }, { skipAnalysis: true })).timeline;
    expect(ticks.at(-1)?.scalings.map(({ workload, action }) => `${workload} ${action}`)).toEqual([
      'Deployment/podinfo-primary roll-out',
      'Deployment/podinfo scale-down',
    ]);
  });
});

describe('initialization', () => {
  const settings = (provider: string, spec = {}) =>
    readSettings(canaryOf(provider, { stepWeight: 50 }, spec), { target: { progressDeadlineSeconds: 15 } });

  test.each([
    ['the primary is looked at in the tick after the one that makes it', 'istio', {}, 0, 'I-0 I0'],
    ['the primary takes 12 seconds', 'istio', {}, 12, 'I-0 I-0 I0'],
    ['nobody waits without analysis', 'istio', { skipAnalysis: true }, Infinity, 'I0'],
    ['a Service has nothing to wait for', 'istio', { targetRef: { kind: 'Service', name: 'x' } }, Infinity, 'I0'],
    ['the primary never gets ready', 'istio', {}, Infinity, 'I-0 I-0 I-0 I-0 ...'],
    ['the primary never gets ready and the router is there', 'kubernetes', {}, Infinity, 'I-0 I-0 X0'],
  ])('%s', (_title, provider, spec, primary, sequence) => {
    expect(sequenceOf(planInitialization(settings(provider, spec), { ready: { primary } }))).toBe(sequence);
  });
});

describe('workloads', () => {
  const knative = { targetRef: { apiVersion: 'serving.knative.dev/v1', kind: 'Service', name: 'podinfo' } };

  test('Knative is waited for without a deadline', () => {
    const { end } = plan(canaryOf('knative', { iterations: 1 }, knative), { ready: { canary: Infinity } }).timeline;
    expect(end).toMatchObject({ outcome: 'never', event: 'canary-not-ready' });
  });

  test('a Service is never waited for', () => {
    const spec = { targetRef: { apiVersion: 'v1', kind: 'Service', name: 'podinfo' } };
    const { end } = plan(canaryOf('istio', { iterations: 1 }, spec), { ready: { canary: Infinity } }).timeline;
    expect(end).toMatchObject({ outcome: 'succeeded', tick: 6 });
  });

  test("a DaemonSet has the Canary's deadline on both sides", () => {
    const spec = { progressDeadlineSeconds: 30, targetRef: { kind: 'DaemonSet', name: 'podinfo' } };
    expect(readSettings(canaryOf('istio', {}, spec), { target: { progressDeadlineSeconds: 99 } }).target).toEqual({
      kind: 'DaemonSet',
      name: 'podinfo',
      scales: true,
      replicas: undefined,
      deadline: { canary: 30, primary: 30 },
    });
  });
});

test('session affinity on istio hides the mirror from Flagger', () => {
  const canary = canaryOf('istio', { stepWeight: 50, mirror: true, sessionAffinity: {} });
  expect(sequenceOf(plan(canary).timeline)).toBe('P0 P0 ...');
});

test('istio does not mirror TCP', () => {
  const canary = canaryOf('istio', { stepWeight: 50, mirror: true }, { service: { appProtocol: 'TCP' } });
  expect(sequenceOf(plan(canary).timeline)).toBe('P0 P0 ...');
});

describe('session affinity on the Gateway API', () => {
  const blueGreen = { iterations: 2, mirror: true, sessionAffinity: {} };

  test('sets the mirror anew at each tick, until a first release has set its cookie', () => {
    expect(sequenceOf(plan(canaryOf('gatewayapi:v1beta1', blueGreen)).timeline)).toBe('P0 P0m P0m P100 Pr100 F0 S0');
  });

  test('costs a tick each time that a gateway must accept the repaired route', () => {
    const canary = canaryOf('gatewayapi:v1', blueGreen);
    const events = plan(canary).timeline.ticks.map(({ event }) => event);
    expect(events).toEqual([
      'scaled-up',
      'iterated',
      'route-not-ready',
      'iterated',
      'route-not-ready',
      'canary-takes-all',
      'promoted',
      'primary-takes-all',
      'succeeded',
    ]);
    expect(plan(canary, {}, { routeStatus: false }).timeline.end.tick).toBe(7);
    expect(plan(canary, {}, { affinityCookie: true }).timeline.end.tick).toBe(7);
  });

  test('costs a tick when the analysis starts anew before the cookie is set, and none later', () => {
    const canary = canaryOf('gatewayapi:v1', { stepWeight: 50, maxWeight: 50, sessionAffinity: {} });
    const restartAt = (number: number) => sequenceOf(plan(canary, { changes: [{ tick: number }] }).timeline);
    expect(restartAt(2)).toBe('P0 P0 P0 P50 Pr50 F0 S0');
    expect(restartAt(3)).toBe('P0 P50 P0 P50 Pr50 F0 S0');
  });

  test('starts again at each tick beside a match', () => {
    const canary = canaryOf('gatewayapi:v1beta1', { stepWeight: 20, match: [{}], sessionAffinity: {} });
    expect(sequenceOf(plan(canary).timeline)).toBe('P0 P20 P20 ...');
  });
});
