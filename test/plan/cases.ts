import type { CanaryManifestAnalysis, CanaryManifestSpec } from '../../lib/plan/canary';
import type { Scenario } from '../../lib/plan/scenario';
import type { Provider } from '../../lib/traffic/capability';
import { SUCCESS_RATE, times } from './support';

/** A release with what it comes to for each provider, derived by hand from Flagger's source. */
export interface Case {
  readonly title: string;
  readonly analysis: CanaryManifestAnalysis;
  readonly spec?: Partial<CanaryManifestSpec>;
  readonly scenario?: Scenario;
  readonly expected: Readonly<Record<Provider, string>>;
}

/** Where the provider knows weights, it is the same everywhere but on kubernetes, which falls back to blue/green. */
function weighted(sequence: string, kubernetes: string): Case['expected'] {
  return { gatewayapi: sequence, istio: sequence, nginx: sequence, kuma: sequence, kubernetes };
}

/** Ten iterations and one tick for the canary that nobody is routed to, after the tick that scales it up. */
const TEN_ITERATIONS = `${times(12, 'P0')} Pr0 F0 S0`;

const MATCH = [{ headers: { 'x-tester': { exact: 'yes' } } }];

function hook(type: string): { name: string; type: string }[] {
  return [{ name: 'gate', type }];
}

export const CASES: readonly Case[] = [
  {
    title: 'canary in equal steps',
    analysis: { stepWeight: 25, maxWeight: 50 },
    expected: weighted('P0 P25 P50 Pr50 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary to all of the traffic',
    analysis: { stepWeight: 40 },
    expected: weighted('P0 P40 P80 P100 Pr100 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary whose last step passes the maximum',
    analysis: { stepWeight: 20, maxWeight: 50 },
    expected: weighted('P0 P20 P40 P60 Pr60 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary in listed steps',
    analysis: { stepWeights: [5, 20, 80] },
    expected: weighted('P0 P5 P20 P80 Pr80 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary in listed steps above 100',
    analysis: { stepWeights: [60, 150] },
    expected: weighted('P0 P60 P100 Pr100 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary in equal steps up to the last of the listed',
    analysis: { stepWeight: 10, stepWeights: [5, 20] },
    expected: weighted('P0 P10 P20 Pr20 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary whose list ends at zero is promoted without traffic',
    analysis: { stepWeights: [20, 0] },
    expected: weighted('P0 Pr0 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary promoted in steps',
    analysis: { stepWeight: 50, maxWeight: 50, stepWeightPromotion: 20 },
    expected: weighted('P0 P50 Pr50 Pr30 Pr10 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary with session affinity',
    analysis: { stepWeight: 25, maxWeight: 50, sessionAffinity: { cookieName: 'session' } },
    expected: weighted('P0 P25 P50 Pr50 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'canary after a mirrored step',
    analysis: { stepWeight: 25, maxWeight: 50, mirror: true },
    expected: { ...weighted('P0 P0 ...', TEN_ITERATIONS), istio: 'P0 P0m P25 P50 Pr50 F0 S0' },
  },
  {
    title: 'canary with a match and no iterations',
    analysis: { stepWeight: 25, maxWeight: 50, match: MATCH },
    expected: { ...weighted('P0 P25 P50 Pr50 F0 S0', TEN_ITERATIONS), nginx: 'P0 P100 Pr100 F0 S0' },
  },
  {
    title: 'A/B test',
    analysis: { iterations: 2, match: MATCH },
    expected: weighted('P0 P100 P100 Pr100 F0 S0', 'P0 P0 P0 P0 Pr0 F0 S0'),
  },
  {
    title: 'A/B test promoted in steps',
    analysis: { iterations: 1, match: MATCH, stepWeightPromotion: 50 },
    expected: { ...weighted('P0 P100 Pr100 Pr50 F0 S0', 'P0 P0 P0 Pr0 F0 S0'), nginx: 'P0 P100 Pr100 Pr100 Pr100 ...' },
  },
  {
    title: 'A/B test by a query parameter',
    analysis: { iterations: 1, match: [{}] },
    expected: { ...weighted('P0 P100 Pr100 F0 S0', 'P0 P0 P0 Pr0 F0 S0'), nginx: 'P0 P0 Pr0 F0 S0' },
  },
  {
    title: 'blue/green',
    analysis: { iterations: 3 },
    expected: weighted('P0 P0 P0 P0 P100 Pr100 F0 S0', 'P0 P0 P0 P0 P0 Pr0 F0 S0'),
  },
  {
    title: 'blue/green with mirrored traffic',
    analysis: { iterations: 2, mirror: true },
    expected: {
      gatewayapi: 'P0 P0m P0m P100 Pr100 F0 S0',
      istio: 'P0 P0m P0m P100 Pr100 F0 S0',
      nginx: 'P0 P0 P0 P100 Pr100 F0 S0',
      kuma: 'P0 P0 P0 P100 Pr100 F0 S0',
      kubernetes: 'P0 P0 P0 P0 Pr0 F0 S0',
    },
  },
  {
    title: 'analysis skipped',
    analysis: { stepWeight: 25 },
    spec: { skipAnalysis: true },
    expected: weighted('P0 S0', 'P0 S0'),
  },
  {
    title: 'suspended',
    analysis: { stepWeight: 25 },
    spec: { suspend: true },
    expected: weighted('I0 I0 ...', 'I0 I0 ...'),
  },
  {
    title: 'bad from the first request on: two failed checks, and the next tick compares',
    analysis: { stepWeight: 25 },
    scenario: { fail: { at: 0 } },
    expected: weighted('P0 P25 P25 P25 X0', 'P0 P0 P0 P0 X0'),
  },
  {
    title: 'bad from half of the traffic on',
    analysis: { stepWeight: 25 },
    scenario: { fail: { at: 50 } },
    expected: weighted('P0 P25 P50 P50 P50 X0', 'P0 P0 P0 P0 X0'),
  },
  {
    title: 'bad, and nothing to see it by',
    analysis: { stepWeight: 50, metrics: [] },
    scenario: { fail: { at: 0 } },
    expected: weighted('P0 P50 P100 Pr100 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'a failed check that is allowed costs one tick',
    analysis: { stepWeight: 50 },
    scenario: { failedChecks: 1 },
    expected: weighted('P0 P50 P50 P100 Pr100 F0 S0', `P0 ${TEN_ITERATIONS}`),
  },
  {
    title: 'a metric out of range from the fourth tick to the fifth',
    analysis: { iterations: 2 },
    scenario: { metrics: [{ name: SUCCESS_RATE.name, from: 4, to: 5 }] },
    expected: weighted('P0 P0 P0 P0 P0 X0', 'P0 P0 P0 P0 P0 X0'),
  },
  {
    title: 'confirm-rollout refused for three ticks',
    analysis: { stepWeight: 50, webhooks: hook('confirm-rollout') },
    scenario: { hooks: [{ name: 'gate', to: 3 }] },
    expected: weighted('W0 W0 W0 P0 P50 P100 Pr100 F0 S0', `W0 W0 W0 ${TEN_ITERATIONS}`),
  },
  {
    title: 'pre-rollout refused until it rolls back',
    analysis: { stepWeight: 50, webhooks: hook('pre-rollout') },
    scenario: { hooks: [{ name: 'gate' }] },
    expected: weighted('P0 P0 P0 X0', 'P0 P0 P0 X0'),
  },
  {
    title: 'rollout hook refused once',
    analysis: { stepWeight: 50, webhooks: [{ name: 'gate' }] },
    scenario: { hooks: [{ name: 'gate', from: 3, to: 3 }] },
    expected: weighted('P0 P50 P50 P100 Pr100 F0 S0', `P0 ${TEN_ITERATIONS}`),
  },
  {
    title: 'confirm-traffic-increase refused up to the third tick, and asked before the promotion too',
    analysis: { stepWeight: 50, maxWeight: 50, webhooks: hook('confirm-traffic-increase') },
    scenario: {
      hooks: [
        { name: 'gate', to: 3 },
        { name: 'gate', from: 5, to: 5 },
      ],
    },
    expected: weighted('P0 P0 P0 P50 P50 Pr50 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'confirm-promotion of a canary refused up to the sixth tick',
    analysis: { stepWeight: 25, maxWeight: 50, webhooks: hook('confirm-promotion') },
    scenario: { hooks: [{ name: 'gate', to: 6 }] },
    expected: weighted('P0 P25 P50 WP50 WP50 WP50 Pr50 F0 S0', TEN_ITERATIONS),
  },
  {
    title: 'confirm-promotion of blue/green is asked every other tick, and once more before the copy',
    analysis: { iterations: 2, webhooks: hook('confirm-promotion') },
    scenario: { hooks: [{ name: 'gate', to: 6 }] },
    expected: weighted('P0 P0 P0 WP0 WP0 WP0 WP0 WP100 Pr100 F0 S0', 'P0 P0 P0 WP0 WP0 WP0 WP0 WP0 Pr0 F0 S0'),
  },
  {
    title: 'confirm-promotion of blue/green that changes its mind leaves all traffic on the canary',
    analysis: { iterations: 2, webhooks: hook('confirm-promotion') },
    scenario: { hooks: [{ name: 'gate', from: 5, to: 5 }] },
    expected: weighted('P0 P0 P0 P100 WP100 WP100 WP100 Pr100 F0 S0', 'P0 P0 P0 P0 WP0 WP0 WP0 Pr0 F0 S0'),
  },
  {
    title: 'confirm-promotion never given',
    analysis: { iterations: 2, match: MATCH, webhooks: hook('confirm-promotion') },
    scenario: { hooks: [{ name: 'gate' }] },
    expected: weighted('P0 P100 P100 WP100 WP100 WP100 ...', 'P0 P0 P0 WP0 WP0 WP0 ...'),
  },
  {
    title: 'rollback asked for at the fourth tick',
    analysis: { stepWeight: 25, webhooks: hook('rollback') },
    scenario: { hooks: [{ name: 'gate', from: 4 }] },
    expected: weighted('P0 P25 P50 X0', 'P0 P0 P0 X0'),
  },
  {
    title: 'another change at the fourth tick starts anew',
    analysis: { stepWeight: 25, maxWeight: 50 },
    scenario: { changes: [{ tick: 4 }] },
    expected: weighted('P0 P25 P50 P0 P25 P50 Pr50 F0 S0', `P0 P0 P0 ${TEN_ITERATIONS}`),
  },
  {
    title: 'another change while it waits for its start is taken along',
    analysis: { iterations: 1, webhooks: hook('confirm-rollout') },
    scenario: { changes: [{ tick: 2 }], hooks: [{ name: 'gate', to: 3 }] },
    expected: weighted('W0 W0 W0 P0 P0 P100 Pr100 F0 S0', 'W0 W0 W0 P0 P0 P0 Pr0 F0 S0'),
  },
  {
    title: 'another change during the promotion waits for its end',
    analysis: { iterations: 1 },
    scenario: { changes: [{ tick: 5 }] },
    expected: weighted('P0 P0 P100 Pr100 F0 S0 P0 P0 P100 Pr100 F0 S0', 'P0 P0 P0 Pr0 F0 S0 P0 P0 P0 Pr0 F0 S0'),
  },
  {
    title: 'going back to the promoted version during the analysis goes unnoticed, and is released once more after it',
    analysis: { stepWeight: 50, maxWeight: 50 },
    scenario: { changes: [{ tick: 3, to: 'promoted' }] },
    expected: weighted('P0 P50 Pr50 F0 S0 P0 P50 Pr50 F0 S0', `${TEN_ITERATIONS} ${TEN_ITERATIONS}`),
  },
  {
    title: 'a change after a rollback is a new release, going back is none',
    analysis: { stepWeight: 50, maxWeight: 50, threshold: 1 },
    scenario: {
      metrics: [{ name: SUCCESS_RATE.name, to: 4 }],
      changes: [{ tick: 5, to: 'promoted' }, { tick: 6 }],
    },
    expected: weighted('P0 P50 P50 X0 X0 P0 P50 Pr50 F0 S0', `P0 P0 P0 X0 X0 ${TEN_ITERATIONS}`),
  },
  {
    title: 'canary ready after 25 seconds',
    analysis: { stepWeight: 50, maxWeight: 50 },
    scenario: { ready: { canary: 25 } },
    expected: weighted('P0 P0 P0 P50 Pr50 F0 S0', `P0 P0 ${TEN_ITERATIONS}`),
  },
  {
    title: 'canary never ready, with 30 seconds of patience',
    analysis: { stepWeight: 50 },
    spec: { progressDeadlineSeconds: 30 },
    scenario: { ready: { canary: Infinity } },
    expected: weighted('P0 P0 P0 P0 X0', 'P0 P0 P0 P0 X0'),
  },
  {
    title: 'primary ready 25 seconds after it got the new version',
    analysis: { stepWeight: 50, maxWeight: 50 },
    scenario: { ready: { primary: 25 } },
    expected: weighted('P0 P50 Pr50 Pr50 Pr50 F0 S0', `${times(12, 'P0')} Pr0 Pr0 Pr0 F0 S0`),
  },
  {
    title: 'hooks of every type and metrics of every source',
    analysis: {
      stepWeight: 50,
      maxWeight: 50,
      metrics: [
        { name: 'template', templateRef: { name: 'template' }, threshold: 1 },
        { name: 'both', query: 'both', templateRef: { name: 'both' }, threshold: 1 },
        SUCCESS_RATE,
        { name: 'request-duration', threshold: 1 },
        { name: 'query', query: 'query', threshold: 1 },
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
      ].map((type, index) => ({ name: `hook-${index}`, type })),
    },
    scenario: {
      metrics: [
        { name: 'query', from: 3, to: 3 },
        { name: 'template', from: 5, to: 5 },
      ],
      hooks: [{ name: 'hook-4', from: 4, to: 4 }],
    },
    expected: weighted('P0 P50 P50 P50 X0', 'P0 P0 P0 P0 X0'),
  },
];
