import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Definition } from '../../lib/import/definition';
import { readSchemas } from '../../lib/import/schemas';
import type { Pin } from '../../lib/import/sources';

export const IMPORTS = join(__dirname, '..', '..', 'imports');

export function importsFile(name: string): string {
  return readFileSync(join(IMPORTS, name), 'utf8');
}

export const pins = JSON.parse(importsFile('imports.json')) as Readonly<Record<string, Pin>>;

export interface Group {
  readonly name: string;
  readonly pin: Pin;
  readonly definitions: readonly Definition[];
}

const definitions = readSchemas(importsFile('schemas.json'));

export const groups: readonly Group[] = Object.entries(pins).map(([name, pin]) => ({
  name,
  pin,
  definitions: definitions.filter(({ group }) => group === name),
}));
