import * as fc from 'fast-check';
import { proxyHandler, serviceAddress } from '../../../lib/gateway/static/backends';
import type { CaddyHandler } from '../../../lib/gateway/static/caddy';

const rule = (weights: readonly number[], timeouts: { request?: string; backendRequest?: string } = {}) => ({
  matches: [],
  filters: [],
  backends: weights.map((weight, index) => ({ name: `s${index}`, namespace: undefined, port: 80, weight })),
  timeouts: { request: timeouts.request, backendRequest: timeouts.backendRequest },
});

/** How often each backend stands among the upstreams. */
function parts(handler: CaddyHandler, backends: number): readonly number[] {
  if (handler.handler !== 'reverse_proxy') return [];
  const { upstreams } = handler;
  return Array.from({ length: backends }, (_, index) => upstreams.filter(({ dial }) => dial === `s${index}:80`).length);
}

test.each([
  [[1], [1]],
  [
    [90, 10],
    [9, 1],
  ],
  [
    [50, 50],
    [1, 1],
  ],
  [
    [100, 0],
    [1, 0],
  ],
  [
    [997, 3],
    [997, 3],
  ],
  [
    [1_000_000, 1],
    [1000, 1],
  ],
  [[0, 0], []],
  [[], []],
])('weights %p are parts %p', (weights, expected) => {
  expect(parts(proxyHandler(rule(weights), serviceAddress), weights.length)).toEqual(expected);
});

test('shares are those of the weights to a thousandth or so, and none that is asked for is lost', () => {
  const weight = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 16 }), (weights) => {
      const total = weights.reduce((sum, one) => sum + one, 0);
      fc.pre(total > 0);
      const found = parts(proxyHandler(rule(weights), serviceAddress), weights.length);
      const all = found.reduce((sum, one) => sum + one, 0);
      weights.forEach((one, index) => {
        const part = found[index] ?? 0;
        expect(part > 0).toBe(one > 0);
        expect(Math.abs(part / all - one / total)).toBeLessThan(0.02);
      });
    }),
  );
});

test.each([
  [{ request: '10s', backendRequest: '2s' }, '2s'],
  [{ request: '500ms' }, '500ms'],
  [{ request: '0s', backendRequest: '1m' }, '1m'],
  [{ request: '0s' }, undefined],
  [{}, undefined],
])('time limits %p', (timeouts, expected) => {
  const handler = proxyHandler(rule([1], timeouts), serviceAddress);
  expect(handler.handler === 'reverse_proxy' ? handler.transport?.response_header_timeout : '').toBe(expected);
});
