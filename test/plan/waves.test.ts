import { type DeliveryStep, planSteps, planWaves } from '../../lib/plan/waves';

function step(name: string, after: readonly string[], wave: string, best?: number, worst?: number): DeliveryStep {
  return { name, cluster: name, wave, after, best, worst };
}

test('a wave starts when all of the one before it has ended', () => {
  const steps = planSteps([
    step('us', ['gate'], 'rest', 10, 20),
    { name: 'gate', cluster: undefined, wave: 'first', after: ['eu-1', 'eu-2'], best: 0, worst: 0 },
    step('eu-1', [], 'first', 30, 100),
    step('eu-2', ['not-there'], 'first', 40, 50),
  ]);
  expect(planWaves(steps)).toEqual([
    { name: 'first', clusters: ['eu-1', 'eu-2'], start: { best: 0, worst: 0 }, end: { best: 40, worst: 100 } },
    { name: 'rest', clusters: ['us'], start: { best: 40, worst: 100 }, end: { best: 50, worst: 120 } },
  ]);
});

test('what comes after a release that is never promoted is never reached', () => {
  const steps = planSteps([step('a', [], 'first', undefined, 5), step('b', ['a'], 'rest', 1, 1)]);
  expect(planWaves(steps).map(({ start, end }) => [start, end])).toEqual([
    [
      { best: 0, worst: 0 },
      { best: undefined, worst: 5 },
    ],
    [
      { best: undefined, worst: 5 },
      { best: undefined, worst: 6 },
    ],
  ]);
});

test('a circle is named', () => {
  expect(() => planSteps([step('a', ['b'], 'w'), step('b', ['a'], 'w')])).toThrow(
    'deliveries wait for each other: a > b > a',
  );
});
