import fc from 'fast-check';
import type { CanaryManifest, CanaryManifestAnalysis } from '../../lib/plan/canary';
import { timeToPromotion } from '../../lib/plan/outlook';
import { plan } from '../../lib/plan/plan';
import type { Scenario } from '../../lib/plan/scenario';
import { readSettings } from '../../lib/plan/settings';
import { planRelease, type PlannedTick } from '../../lib/plan/timeline';
import { canaryOf, SUCCESS_RATE } from './support';

const PROVIDERS = ['gatewayapi:v1', 'gatewayapi:v1beta1', 'istio', 'nginx', 'kuma', 'kubernetes', 'contour', 'linkerd'];
const HOOKS = [
  'confirm-rollout',
  'pre-rollout',
  'rollout',
  'confirm-traffic-increase',
  'confirm-promotion',
  'rollback',
  'post-rollout',
];
const NAMES = ['a', 'b', 'c', 'd'];

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const weight = fc.constantFrom(0, 1, 5, 10, 20, 25, 30, 50, 80, 100, 120);

const analyses: fc.Arbitrary<CanaryManifestAnalysis> = fc.record({
  interval: fc.constantFrom('10s', '15s', '1m'),
  threshold: fc.integer({ min: 0, max: 5 }),
  iterations: optional(fc.integer({ min: 0, max: 5 })),
  stepWeight: optional(weight),
  stepWeights: optional(fc.array(weight, { maxLength: 4 })),
  maxWeight: optional(weight),
  stepWeightPromotion: optional(weight),
  mirror: optional(fc.boolean()),
  match: optional(fc.constant([{ headers: { cookie: { exact: 'always' } } }])),
  sessionAffinity: optional(fc.constant({})),
  metrics: fc.constantFrom([], [SUCCESS_RATE], [SUCCESS_RATE, { name: 'errors', templateRef: {} }]),
  webhooks: fc
    .array(fc.constantFrom(...HOOKS), { maxLength: NAMES.length })
    .map((types) => types.map((type, index) => ({ name: NAMES[index] ?? '', type }))),
});

const canaries: fc.Arbitrary<CanaryManifest> = fc
  .tuple(fc.constantFrom(...PROVIDERS), analyses, fc.record({ skipAnalysis: fc.boolean() }))
  .map(([provider, analysis, spec]) => canaryOf(provider, analysis, { ...spec, progressDeadlineSeconds: 60 }));

const span = { from: fc.integer({ min: 1, max: 9 }), to: fc.integer({ min: 1, max: 12 }) };
const seconds = fc.constantFrom(0, 5, 25, 60, 100, Infinity);

const scenarios: fc.Arbitrary<Scenario> = fc.record({
  hooks: fc.array(fc.record({ name: fc.constantFrom(...NAMES), ...span }), { maxLength: 3 }),
  metrics: fc.array(fc.record({ name: fc.constantFrom(SUCCESS_RATE.name, 'errors'), ...span }), { maxLength: 2 }),
  changes: fc.array(
    fc.record({ tick: fc.integer({ min: 2, max: 12 }), to: fc.constantFrom('new' as const, 'promoted' as const) }),
    { maxLength: 2 },
  ),
  failedChecks: fc.integer({ min: 0, max: 3 }),
  ready: fc.record({ canary: seconds, primary: seconds }),
});

const STARTS: readonly string[] = ['scaled-up', 'restarted', 'analysis-skipped', 'succeeded', 'promotion-failed'];

/** Each tick with the one after it, as long as one analysis goes on. */
function pairs(ticks: readonly PlannedTick[]): readonly (readonly [PlannedTick, PlannedTick])[] {
  return ticks.slice(1).flatMap((next, index) => {
    const tick = ticks[index];
    const isOne = tick && !STARTS.includes(next.event) && !next.event.startsWith('rolled-back');
    return isOne ? [[tick, next] as const] : [];
  });
}

test('every request meets one of the two sides, at every tick', () => {
  fc.assert(
    fc.property(canaries, scenarios, (canary, scenario) => {
      for (const { traffic, newVersion } of plan(canary, scenario).timeline.ticks) {
        expect(traffic.primary + traffic.canary).toBe(100);
        expect(Math.min(traffic.primary, traffic.canary, traffic.mirror)).toBeGreaterThanOrEqual(0);
        expect(traffic.mirror).toBeLessThanOrEqual(100);
        expect(newVersion).toBeGreaterThanOrEqual(0);
        expect(newVersion).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('failed checks only rise within an analysis, by one for each that failed', () => {
  fc.assert(
    fc.property(canaries, scenarios, (canary, scenario) => {
      for (const [tick, next] of pairs(plan(canary, scenario).timeline.ticks)) {
        const failed = next.event === 'check-failed' || next.event === 'pre-rollout-refused';
        expect(next.status.failedChecks - tick.status.failedChecks).toBe(failed ? 1 : 0);
      }
    }),
  );
});

test('iterations rise by one or go back for a refused promotion', () => {
  fc.assert(
    fc.property(canaries, scenarios, (canary, scenario) => {
      for (const [tick, next] of pairs(plan(canary, scenario).timeline.ticks)) {
        if (next.event === 'promotion-refused' || next.phase === 'Finalising') continue;
        const rise = next.event === 'iterated' || next.event === 'canary-takes-all' ? 1 : 0;
        expect(next.status.iterations - tick.status.iterations).toBe(rise);
      }
    }),
  );
});

test('a timeline is even in time, and ends or says what it repeats', () => {
  fc.assert(
    fc.property(canaries, scenarios, (canary, scenario) => {
      const { settings, timeline } = plan(canary, scenario);
      const { ticks, end } = timeline;
      expect(ticks.map((tick) => tick.seconds)).toEqual(ticks.map((_, index) => index * settings.interval));
      const last = ticks.at(-1);
      expect(end).toMatchObject({ tick: ticks.length, seconds: last?.seconds });
      if (end.outcome === 'never') expect(ticks.some(({ event }) => event === end.event)).toBe(true);
      else expect(last?.phase).toBe(end.outcome === 'succeeded' ? 'Succeeded' : 'Failed');
      expect(ticks.length).toBeLessThan(300);
    }),
  );
});

test('a timeline that repeats is right: it goes on in the same way', () => {
  fc.assert(
    fc.property(canaries, (canary) => {
      const { settings, timeline } = plan(canary);
      fc.pre(timeline.end.outcome === 'never');
      // A hook nobody has, named up to a later tick, keeps the simulation going for longer.
      const { ticks } = planRelease(settings, { hooks: [{ name: 'nobody', to: timeline.end.tick + 50 }] });
      expect(ticks.slice(0, timeline.end.tick)).toEqual(timeline.ticks);
      expect(ticks.some(({ phase }) => phase === 'Succeeded' || phase === 'Failed')).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('each failed check that is allowed costs one interval', () => {
  fc.assert(
    fc.property(canaries, fc.nat(4), (canary, failed) => {
      const settings = readSettings(canary);
      const best = timeToPromotion(settings);
      fc.pre(best !== undefined && settings.checks.length > 0 && failed < settings.threshold && !settings.skipAnalysis);
      const analysed = planRelease(settings).ticks.some(({ metrics }) => metrics.length > 0);
      expect(timeToPromotion(settings, failed)).toBe(best + (analysed ? failed * settings.interval : 0));
    }),
  );
});

test('no release outlasts the worst case while its gates are open', () => {
  const early = fc.record({ canary: fc.constantFrom(0, 30, 60), primary: fc.constantFrom(0, 300, 600) });
  const late = fc.constantFrom<NonNullable<Scenario['ready']>>({ canary: Infinity }, { primary: Infinity });
  fc.assert(
    fc.property(canaries, fc.nat(6), fc.oneof(early, late), (canary, failedChecks, ready) => {
      const { settings, outlook } = plan(canary);
      const { end } = planRelease(settings, { failedChecks, ready });
      fc.pre(outlook.worst !== undefined);
      expect(end.outcome).not.toBe('never');
      expect(end.seconds + settings.interval).toBeLessThanOrEqual(outlook.worst);
    }),
  );
});

test('planning changes nothing, and says the same each time', () => {
  fc.assert(
    fc.property(canaries, scenarios, (canary, scenario) => {
      const before = structuredClone([canary, scenario]);
      expect(plan(canary, scenario)).toEqual(plan(canary, scenario));
      expect([canary, scenario]).toEqual(before);
    }),
    { numRuns: 30 },
  );
});

test('time grows in line with the number of canaries', () => {
  const canary = canaryOf('gatewayapi:v1', { stepWeight: 10, maxWeight: 50, threshold: 5 });
  plan(canary);
  const start = performance.now();
  for (let count = 0; count < 1000; count++) plan(canary);
  expect(performance.now() - start).toBeLessThan(3000);
});
