import type { CanaryManifestAnalysis } from '../../lib/plan/canary';
import { readSettings, type Settings } from '../../lib/plan/settings';
import { canaryOf } from './support';

function read(analysis: CanaryManifestAnalysis, provider?: string): Settings {
  return readSettings(canaryOf(provider, analysis));
}

test.each([
  ['15s', 15],
  ['1m', 60],
  ['1m30s', 90],
  ['10s', 10],
  ['9s', 10],
  ['5ms', 10],
  ['-1m', 10],
  ['', 60],
  ['1m30', 60],
  ['30sec', 60],
  [undefined, 60],
])('interval %j is %d s', (interval, seconds) => {
  expect(read({ interval }).interval).toBe(seconds);
});

test.each([
  [3, 3],
  [1, 1],
  [0, 1],
  [-2, 1],
  [undefined, 1],
])('threshold %p is %d', (threshold, checks) => {
  expect(read({ threshold }).threshold).toBe(checks);
});

test.each<[CanaryManifestAnalysis, number]>([
  [{}, 100],
  [{ maxWeight: 0 }, 100],
  [{ maxWeight: -5 }, 100],
  [{ maxWeight: 30 }, 30],
  [{ maxWeight: 130 }, 130],
  [{ stepWeights: [10, 40], maxWeight: 70 }, 40],
  [{ stepWeights: [10, 140] }, 100],
  [{ stepWeights: [] }, 100],
])('%j is promoted at %d', (analysis, weight) => {
  expect(read(analysis).maxWeight).toBe(weight);
});

test.each<[CanaryManifestAnalysis, string, string, number]>([
  [{ stepWeight: 10 }, 'istio', 'canary', 0],
  [{ stepWeight: 10, match: [{}] }, 'istio', 'canary', 0],
  [{ iterations: 3 }, 'istio', 'blue-green', 3],
  [{ iterations: 3, match: [] }, 'istio', 'blue-green', 3],
  [{ iterations: 3, match: [{}] }, 'istio', 'ab-testing', 3],
  [{ iterations: -1 }, 'istio', 'canary', -1],
  [{ stepWeight: 10 }, 'kubernetes', 'blue-green', 10],
  [{ iterations: 0 }, 'kubernetes', 'blue-green', 10],
  [{ iterations: 3, match: [{}] }, 'kubernetes', 'blue-green', 3],
])('%j with %s is %s with %d iterations', (analysis, provider, strategy, iterations) => {
  expect(read(analysis, provider)).toMatchObject({ strategy, iterations });
});

test('the provider is that of the Canary, else that of the controller, else istio', () => {
  expect(readSettings(canaryOf('kuma', {}), { meshProvider: 'nginx' }).provider).toBe('kuma');
  expect(readSettings(canaryOf(undefined, {}), { meshProvider: 'nginx' }).provider).toBe('nginx');
  expect(readSettings(canaryOf(undefined, {})).provider).toBe('istio');
});

test.each([
  [undefined, 10],
  ['', 10],
  ['5', 10],
  ['5s', 5],
  ['1m', 60],
  ['55', undefined],
])('webhook timeout %j is %p s', (timeout, seconds) => {
  expect(read({ webhooks: [{ name: 'load', timeout }] }).webhooks[0]?.timeout).toBe(seconds);
});

test('a webhook without a type is called at each check', () => {
  expect(read({ webhooks: [{ name: 'a' }, { name: 'b', type: '' }] }).webhooks.map(({ type }) => type)).toEqual([
    'rollout',
    'rollout',
  ]);
});

test('a metric looks back one minute, but a template is handed what is written', () => {
  const metrics = [
    { name: 'request-duration' },
    { name: 'errors', query: 'errors', interval: '30s' },
    { name: 'template', templateRef: {} },
  ];
  expect(read({ metrics }).checks).toEqual([
    { name: 'request-duration', index: 0, source: 'builtin', window: 60 },
    { name: 'errors', index: 1, source: 'query', window: 30 },
    { name: 'template', index: 2, source: 'template', window: undefined },
  ]);
});
