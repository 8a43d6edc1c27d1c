import * as fs from 'node:fs';
import * as path from 'node:path';
import Ajv from 'ajv';
import type { Manifest } from '../../lib/rules/object';

type Schema = Readonly<Record<string, unknown>>;

const file = path.resolve(__dirname, '..', '..', 'imports', 'schemas.json');
const schemas = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, { readonly schema: Schema } | undefined>;
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

/** What the API server refuses of an object when it looks for unknown fields too; nothing where its kind has no schema here. */
export function refusals(manifest: Manifest): readonly string[] {
  const schema = schemas[`${manifest.apiVersion}/${manifest.kind}`]?.schema;
  if (!schema) return [];
  const validate = ajv.compile(closed(schema));
  validate(manifest);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${manifest.kind} ${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** Whether a kind has a schema here. */
export function hasSchema({ apiVersion, kind }: Manifest): boolean {
  return schemas[`${apiVersion}/${kind}`] !== undefined;
}

function closed(schema: Schema, top = true): Schema {
  const { properties, items, additionalProperties, ...rest } = schema as Record<string, Schema | undefined>;
  const open = rest['x-kubernetes-preserve-unknown-fields'] !== undefined;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, Schema>).map(([key, value]) => [
          key,
          top && key === 'metadata' ? value : closed(value, false),
        ]),
      ),
    }),
    ...(items && { items: closed(items, false) }),
    ...(additionalProperties && { additionalProperties: closed(additionalProperties, false) }),
    ...(properties && !additionalProperties && !open && { additionalProperties: false }),
  };
}
