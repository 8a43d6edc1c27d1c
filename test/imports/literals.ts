import type { Definition } from '../../lib/import/definition';
import { kumaSpecs } from '../../lib/import/kuma';
import type { Schema } from '../../lib/import/schema';

// Values of a kind's props, made from its schema: what the generated types must take, and what they must refuse.

export interface Case {
  readonly name: string;
  readonly value: unknown;
  /** What the compiler's message must name, where it must refuse the value. */
  readonly refused?: string;
}

type Wrap = (value: unknown) => unknown;

const NOT_USERS = ['apiVersion', 'kind', 'status'];
const texts: Schema = { type: 'object', additionalProperties: { type: 'string' } };
const METADATA: Schema = {
  type: 'object',
  properties: { name: { type: 'string' }, labels: texts, annotations: texts },
};

/** The schema of the fields that a user writes. */
function userSchema({ group, kind, schema }: Definition): Schema {
  const fields = Object.entries(schema.properties ?? {}).filter(([key]) => !NOT_USERS.includes(key));
  const spec = group === 'kuma.io' ? kumaSpecs[kind] : undefined;
  return { ...schema, properties: { ...Object.fromEntries(fields), metadata: METADATA, ...(spec && { spec }) } };
}

export function accepted(definition: Definition, opaque: readonly string[]): Case[] {
  const root = userSchema(definition);
  return [
    { name: 'all fields', value: maximal(definition) },
    { name: 'all fields, a string for int-or-string', value: maximal(definition, 'text') },
    { name: 'required fields alone', value: minimal(root) },
    ...places(definition.kind, root, opaque).flatMap(({ path, schema, wrap }) =>
      (schema.enum ?? []).map((word) => ({ name: `${path}: ${String(word)}`, value: wrap(word) })),
    ),
  ];
}

export function nearMisses(definition: Definition, opaque: readonly string[]): Case[] {
  return places(definition.kind, userSchema(definition), opaque).flatMap(({ path, schema, wrap }): Case[] => {
    if (schema.enum) {
      const wrong = typeof schema.enum[0] === 'string' ? 'no-such-word' : 12345;
      return [{ name: `${path}: a wrong literal`, value: wrap(wrong), refused: String(wrong) }];
    }
    if (schema.type !== 'object' || typeof schema.additionalProperties === 'object') return [];
    const fields = minimal(schema) as Record<string, unknown>;
    const missing = Object.keys(fields).map((field) => ({
      name: `${path}: without ${field}`,
      value: wrap(Object.fromEntries(Object.entries(fields).filter(([key]) => key !== field))),
      refused: field,
    }));
    if (schema['x-kubernetes-preserve-unknown-fields']) return missing;
    // TypeScript's words for an object without any fields.
    const refused = Object.keys(schema.properties ?? {}).length > 0 ? 'noSuchField' : "type 'never'";
    return [...missing, { name: `${path}: an unknown field`, value: wrap({ ...fields, noSuchField: 1 }), refused }];
  });
}

/** Every place of a schema, with a way to put a value there and as little as possible around it. */
function places(path: string, schema: Schema, opaque: readonly string[], wrap: Wrap = (value) => value): Place[] {
  if (opaque.includes(path)) return [];
  const inside: Place[] = [];
  const { items, additionalProperties, properties = {} } = schema;
  if (items) inside.push(...places(`${path}[]`, items, opaque, (value) => wrap([value])));
  if (typeof additionalProperties === 'object') {
    inside.push(...places(`${path}{}`, additionalProperties, opaque, (value) => wrap({ key: value })));
  }
  for (const [key, property] of Object.entries(properties)) {
    const around = minimal(schema) as object;
    inside.push(...places(`${path}.${key}`, property, opaque, (value) => wrap({ ...around, [key]: value })));
  }
  return [{ path, schema, wrap }, ...inside];
}

interface Place {
  readonly path: string;
  readonly schema: Schema;
  readonly wrap: Wrap;
}

export function maximal(definition: Definition, intOrString: number | string = 1): unknown {
  return fill(userSchema(definition));

  function fill(schema: Schema): unknown {
    if (schema['x-kubernetes-int-or-string']) return intOrString;
    if (schema.type === 'array') return schema.items ? [fill(schema.items), fill(schema.items)] : [];
    if (typeof schema.additionalProperties === 'object') return { key: fill(schema.additionalProperties) };
    if (schema.properties) return mapValues(schema.properties, fill);
    return minimal(schema);
  }
}

function minimal(schema: Schema): unknown {
  if (schema['x-kubernetes-int-or-string']) return 1;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'array':
      return [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    case 'string':
      return 'text';
    default: {
      const { properties = {} } = schema;
      return Object.fromEntries(required(schema).map((key) => [key, minimal(properties[key] ?? {})]));
    }
  }
}

/** The API server fills in a default before it looks for what is required. */
function required({ required: keys = [], properties = {} }: Schema): string[] {
  return keys.filter((key) => properties[key] && properties[key].default === undefined);
}

function mapValues(
  object: Readonly<Record<string, Schema>>,
  map: (schema: Schema) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
