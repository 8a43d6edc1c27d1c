import { plan } from '../../lib/plan/plan';
import type { Provider } from '../../lib/traffic/capability';
import { CASES } from './cases';
import { canaryOf, sequenceOf, SPEC_PROVIDERS } from './support';

describe.each(CASES)('$title', ({ analysis, spec, scenario, expected }) => {
  test.each(Object.entries(expected) as [Provider, string][])('%s', (provider, sequence) => {
    const canary = canaryOf(SPEC_PROVIDERS[provider], analysis, spec);
    expect(sequenceOf(plan(canary, scenario).timeline)).toBe(sequence);
  });
});

test('a primary that never gets ready leaves all traffic on the canary', () => {
  const canary = canaryOf('istio', { stepWeight: 50, maxWeight: 50 });
  const { ticks, end } = plan(
    canary,
    { ready: { primary: Infinity } },
    { target: { progressDeadlineSeconds: 15 } },
  ).timeline;
  expect(sequenceOf({ ticks, end })).toBe('P0 P50 Pr50 Pr50 X100');
  expect(end.event).toBe('promotion-failed');
  expect(ticks.at(-1)?.status.canaryWeight).toBe(100);
});
