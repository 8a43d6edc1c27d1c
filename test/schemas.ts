import * as fs from 'node:fs';
import * as path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import type { Manifest } from '../lib/rules/object';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}

const FILE = path.resolve(__dirname, '..', 'imports', 'schemas.json');
const definitions = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Record<string, { schema: Schema; versions: string[] }>;
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: { int32: true, int64: true, url: true, string: true, 'date-time': true },
});
const compiled = new Map<string, ValidateFunction>();

/** What the CustomResourceDefinition of a manifest's kind has against it; undefined for a kind without one. */
export function schemaErrors({ apiVersion, kind, ...rest }: Manifest): readonly string[] | undefined {
  const [group = '', version = ''] = apiVersion.split('/');
  const definition = Object.entries(definitions).find(
    ([key, { versions }]) => key.startsWith(`${group}/`) && key.endsWith(`/${kind}`) && versions.includes(version),
  );
  if (!definition) return undefined;
  const [key, { schema }] = definition;
  const validate = compiled.get(key) ?? ajv.compile(strict(schema));
  compiled.set(key, validate);
  validate({ apiVersion, kind, ...rest });
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}

/** A schema that refuses the fields that the API server would prune. */
function strict(schema: Schema): Schema {
  const { properties, items } = schema;
  const open = schema['x-kubernetes-preserve-unknown-fields'] === true || 'additionalProperties' in schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, strict(one)])),
      ...(!open && { additionalProperties: false }),
    }),
    ...(items && { items: strict(items) }),
  };
}
