import type { Definition } from './definition';

/** `imports/schemas.json`: each kind's definition, under `<group>/<newest served version>/<kind>`. */
export type SchemaSet = Readonly<Record<string, Omit<Definition, 'group' | 'kind'>>>;

/** One line per kind, kinds and keys in order: a change of an upstream shows as a change of its kinds' lines. */
export function writeSchemas(definitions: readonly Definition[]): string {
  const lines = definitions
    .map(({ group, kind, ...rest }) => [`${group}/${rest.versions[0]}/${kind}`, rest] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, rest]) => `${JSON.stringify(key)}: ${canonical(rest)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

export function readSchemas(text: string): Definition[] {
  return Object.entries(JSON.parse(text) as SchemaSet).map(([key, rest]) => {
    const [group = '', , kind = ''] = key.split('/');
    return { group, kind, ...rest };
  });
}

/** JSON with the keys of each object in order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    isRecord(field) ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1))) : field,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
