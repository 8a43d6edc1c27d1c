import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..', '..');
const ENTRY_POINTS = ['index.ts', 'pulumi.ts', 'testing.ts', 'cli.ts']
  .map((file) => join(ROOT, file))
  .filter(existsSync);

/** The files of this package that a file leads to, by import of any form. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    const target = join(dirname(file), `${fileName}.ts`);
    if (fileName.startsWith('.') && existsSync(target)) reached(target, seen);
  }
  return seen;
}

test('no entry point leads to the generator', () => {
  const files = ENTRY_POINTS.flatMap((file) => [...reached(file)]);
  expect(files).toContain(join(ROOT, 'imports', 'flagger.app.ts'));
  expect(files.filter((file) => file.startsWith(join(ROOT, 'lib', 'import', '/')))).toEqual([]);
});
