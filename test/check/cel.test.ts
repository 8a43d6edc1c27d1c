import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { CelRules, hasRules } from '../../lib/check/cel/rules';
import type { Schema } from '../../lib/check/structure/schema';
import { fieldPath } from '../../lib/rules/finding';

const ruled = (rule: string, schema: Schema = {}): Schema => ({ ...schema, 'x-kubernetes-validations': [{ rule }] });

async function broken(schema: Schema, value: unknown): Promise<readonly string[]> {
  return (await CelRules.load()).check(schema, value).map(({ path }) => fieldPath(path));
}

const INTEGER: Schema = { type: 'integer' };

test('whole numbers are those of CEL', async () => {
  const schema = ruled('self.a + 1 <= self.b', { properties: { a: INTEGER, b: INTEGER } });
  expect(await broken(schema, { a: 1, b: 2 })).toEqual([]);
  expect(await broken(schema, { a: 2, b: 2 })).toEqual(['']);
});

test('defaults are filled in first', async () => {
  const schema = ruled("self.type == 'Exact'", { properties: { type: { type: 'string', default: 'Prefix' } } });
  expect(await broken(schema, {})).toEqual(['']);
  expect(await broken(schema, { type: 'Exact' })).toEqual([]);
});

test('names of fields are escaped, keys of maps are not', async () => {
  const properties = { namespace: {}, 'a-b': {}, tags: { additionalProperties: {} } };
  const schema = ruled("has(self.__namespace__) && has(self.a__dash__b) && 'x-y' in self.tags", { properties });
  expect(await broken(schema, { namespace: 'a', 'a-b': 'b', tags: { 'x-y': 'c' } })).toEqual([]);
});

test('a field that is null is not there', async () => {
  expect(await broken(ruled('!has(self.a)', { properties: { a: {} } }), { a: null })).toEqual([]);
});

test('each item and entry is told by its path', async () => {
  const item = ruled('self > 1', INTEGER);
  const schema: Schema = {
    properties: { list: { items: item }, map: { additionalProperties: item }, namespace: item },
  };
  const value = { list: [1, 2, 1], map: { a: 2, b: 1 }, namespace: 1 };
  expect([...(await broken(schema, value))].sort()).toEqual(['list[0]', 'list[2]', 'map.b', 'namespace']);
});

test('a rule that asks for a field that is not there is broken', async () => {
  expect(await broken(ruled('self.a == 1'), {})).toEqual(['']);
});

test('a rule that compares with what was there before holds', async () => {
  expect(await broken(ruled('self == oldSelf'), 'x')).toEqual([]);
});

test('a rule that cannot be evaluated here is let be', async () => {
  expect(await broken(ruled('quantity(self).isGreaterThan(quantity("1"))'), '2')).toEqual([]);
});

test('all rules of the schemas are read', async () => {
  const rules = await CelRules.load();
  const file = path.resolve(__dirname, '..', '..', 'imports', 'schemas.json');
  const kinds = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, { readonly schema: Schema }>>;
  const withRules = Object.values(kinds).filter(({ schema }) => hasRules(schema));
  expect(withRules.length).toBeGreaterThan(10);
  for (const { schema } of withRules) expect(() => rules.check(schema, {})).not.toThrow();
});
