import { readScenario, type ScenarioWords, unknownNames } from '../../lib/plan/request';

test('words make a scenario', () => {
  expect(readScenario({})).toEqual({});
  expect(
    readScenario({
      fail: 'at=50%',
      metric: ['latency=bad', 'errors=bad@3', 'a=b=bad@3..5'],
      halt: ['gate', 'gate@2..2'],
      failedChecks: 1,
    }),
  ).toEqual({
    fail: { at: 50 },
    metrics: [{ name: 'latency' }, { name: 'errors', from: 3 }, { name: 'a=b', from: 3, to: 5 }],
    hooks: [{ name: 'gate' }, { name: 'gate', from: 2, to: 2 }],
    failedChecks: 1,
  });
});

test.each<ScenarioWords>([
  { fail: '50%' },
  { fail: 'at=50' },
  { fail: 'at=101%' },
  { metric: ['latency'] },
  { metric: ['latency=good'] },
  { metric: ['latency=bad@0'] },
  { metric: ['latency=bad@5..3'] },
  { metric: ['=bad'] },
  { halt: [''] },
  { halt: ['gate@'] },
  { halt: ['gate@x'] },
])('%j says no scenario', (words) => {
  expect(() => readScenario(words)).toThrow(/^--(fail|metric|halt) .*: write /);
});

test('names that no Canary has are told with those that there are', () => {
  const settings = [{ checks: [{ name: 'latency' }], webhooks: [{ name: 'gate' }] }];
  expect(unknownNames({ metrics: [{ name: 'latency' }], hooks: [{ name: 'gate' }] }, settings)).toEqual([]);
  expect(unknownNames({ metrics: [{ name: 'gate' }], hooks: [{ name: 'latency' }] }, settings)).toEqual([
    { kind: 'metric', name: 'gate', known: ['latency'] },
    { kind: 'webhook', name: 'latency', known: ['gate'] },
  ]);
});
