import { mergeValues, valuesWithout } from '../../lib/fleet/values';

test('maps merge key by key, all else is replaced', () => {
  const defaults = { a: { b: 1, c: { d: 2 } }, list: [1, 2], keep: 'x' };
  expect(mergeValues(defaults, { a: { c: { d: 3 } }, list: [3] })).toEqual({
    a: { b: 1, c: { d: 3 } },
    list: [3],
    keep: 'x',
  });
  expect(defaults.a.c.d).toBe(2);
});

test('undefined leaves a default, null takes it away as Helm does', () => {
  const defaults: Record<string, unknown> = { a: 1, b: { c: 2 } };
  expect(mergeValues(defaults, { a: undefined, b: null })).toEqual({ a: 1, b: null });
});

test('a key that is new, or a map in place of something else', () => {
  const defaults: Record<string, unknown> = { a: 1 };
  expect(mergeValues(defaults, { a: { b: 1 }, c: 2 })).toEqual({ a: { b: 1 }, c: 2 });
});

test('what stands in others alike is left out', () => {
  expect(valuesWithout({ a: { b: 1, c: 2 }, d: 3, e: { f: 1 } }, { a: { b: 1 }, d: 4, e: { f: 1 } })).toEqual({
    a: { c: 2 },
    d: 3,
  });
});
