import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { emitGroup, sha256 } from '../../lib/import/emit';
import { canonical, writeSchemas } from '../../lib/import/schemas';
import { fromFolder } from '../../lib/import/sources';
import { groups, IMPORTS, importsFile, pins } from './groups';

const CRDS = join(__dirname, '..', '..', '..', 'shared', 'crds');

test('imports/ holds the pins, the schema sets and one file per pinned group', () => {
  const files = ['imports.json', 'schemas.json', 'kubernetes.json', ...Object.keys(pins).map((group) => `${group}.ts`)];
  expect(readdirSync(IMPORTS).sort()).toEqual(files.sort());
});

describe.each(groups)('$name', ({ name, pin, definitions }) => {
  const text = importsFile(`${name}.ts`);
  const [head = ''] = text.split('\n\n', 1);
  const body = text.slice(head.length + 2);

  test('is as it was generated', () => {
    expect(/^\/\/ body: sha256 (\w+)$/m.exec(head)?.[1]).toBe(sha256(body));
  });

  test('was generated from the schema set', () => {
    expect(/^\/\/ schema: sha256 (\w+)$/m.exec(head)?.[1]).toBe(sha256(canonical(definitions)));
    expect(emitGroup(definitions, pin)).toBe(text);
  });

  test('has the pinned kinds', () => {
    expect(definitions.map(({ kind }) => kind).sort()).toEqual(Object.keys(pin.kinds).sort());
  });
});

test('the schema set is in canonical form and without prose', () => {
  expect(writeSchemas(groups.flatMap(({ definitions }) => definitions))).toBe(importsFile('schemas.json'));
  expect(importsFile('schemas.json')).not.toMatch(/"(description|title)":"|"rule":"[^{}]*"message/);
});

(existsSync(CRDS) ? describe : describe.skip)('against the CRDs themselves', () => {
  test('every CRD is pinned', () => {
    const folders = readdirSync(CRDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const crds = folders.map(({ name }) => [name, readdirSync(join(CRDS, name)).sort()]);
    const pinned = Object.entries(pins).map(([group, { kinds }]) => [
      group,
      Object.keys(kinds)
        .map((kind) => `${kind.toLowerCase()}.yaml`)
        .sort(),
    ]);
    expect(Object.fromEntries(pinned)).toEqual(Object.fromEntries(crds));
  });

  test('the schema set is what they give', async () => {
    const definitions = await Promise.all(Object.entries(pins).map(([group, pin]) => fromFolder(CRDS, group, pin)));
    expect(writeSchemas(definitions.flat())).toBe(importsFile('schemas.json'));
  });
});
