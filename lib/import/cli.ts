import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Definition } from './definition';
import { emitGroup } from './emit';
import { readSchemas, writeSchemas } from './schemas';
import { fromFolder, fromUpstream, type Pin } from './sources';

const IMPORTS = join(__dirname, '..', '..', 'imports');

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const pins = JSON.parse(await readFile(join(IMPORTS, 'imports.json'), 'utf8')) as Record<string, Pin>;
  const found: Definition[] = [];
  for (const [group, pin] of Object.entries(pins)) {
    found.push(...(await (values.from === undefined ? fromUpstream(group, pin) : fromFolder(values.from, group, pin))));
    console.error(`${group}: ${Object.keys(pin.kinds).length} kinds of ${pin.repository} ${pin.ref}`);
  }
  const schemas = writeSchemas(found);
  await writeFile(join(IMPORTS, 'schemas.json'), schemas);
  // The types are made from the set as it is read back, so that it alone is enough to check them.
  const definitions = readSchemas(schemas);
  for (const [group, pin] of Object.entries(pins)) {
    const own = definitions.filter((definition) => definition.group === group);
    await writeFile(join(IMPORTS, `${group}.ts`), emitGroup(own, pin));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
