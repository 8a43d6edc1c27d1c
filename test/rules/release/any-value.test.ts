import * as fc from 'fast-check';
import type { Path } from '../../../lib/rules/finding';
import { UNKNOWN } from '../../../lib/rules/read';
import { codes, type Fragment } from '../support';
import { CASES } from './cases';

/** All objects of the cases, each with the paths to its fields. */
const SETS = Object.values(CASES).flatMap(({ raises, passes, closed = false }) =>
  [...Object.values(raises), ...Object.values(passes)].map((objects) => ({
    objects,
    closed,
    fields: objects.flatMap((object, index) => pathsIn({ spec: object.spec }).map((path) => ({ index, path }))),
  })),
);

/** Objects of a case in which one field has another value. */
function withValue(value: fc.Arbitrary<unknown>) {
  const sets = SETS.filter(({ fields }) => fields.length > 0);
  return fc.constantFrom(...sets).chain(({ objects, closed, fields }) =>
    fc.tuple(fc.constantFrom(...fields), value).map(([{ index, path }, other]) => ({
      before: objects,
      after: objects.map((object, i) => (i === index ? (replace(object, path, other) as Fragment) : object)),
      closed,
    })),
  );
}

test('a field of any type crashes no rule', () => {
  const anything = fc.oneof(fc.constant(UNKNOWN), fc.anything({ maxDepth: 2, withNullPrototype: false }));
  fc.assert(
    fc.property(withValue(anything), ({ after, closed }) => {
      codes(after, { closed });
    }),
    { numRuns: 500 },
  );
});

test('a value that is not known yet adds no problem', () => {
  fc.assert(
    fc.property(withValue(fc.constant(UNKNOWN)), ({ before, after, closed }) => {
      const known = codes(before, { closed });
      expect(codes(after, { closed }).filter((code) => !known.includes(code))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

function pathsIn(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const path = [...above, key];
    return [path, ...pathsIn((value as Record<string | number, unknown>)[key], path)];
  });
}

function replace(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const child = replace((value as Record<string | number, unknown>)[key], rest, by);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? child : item));
  return { ...(value as object), [key]: child };
}
