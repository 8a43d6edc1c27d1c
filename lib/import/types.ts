import type { Definition } from './definition';
import { kumaSpecs } from './kuma';
import type { Schema } from './schema';

/**
 * The interfaces of what a user writes of a kind: its shape alone, with upstream's own names. What only constrains
 * values (patterns, ranges, combinations of fields) is left to the rules. Each object is named by its path: the fields
 * from the kind down, each with its first letter in upper case.
 */
export function interfaces(definition: Definition, opaque: ReadonlySet<string>): string[] {
  const { kind } = definition;
  const declarations = new Map<string, string>();
  declare(`${kind}Props`, { ...definition.schema, properties: userFields(definition) }, kind, kind);
  return [...declarations.values()];

  function declare(name: string, schema: Schema, path: string, prefix: string): void {
    if (declarations.has(name)) throw new Error(`two objects of ${kind} would be named ${name}`);
    // Takes its place before the objects inside it.
    declarations.set(name, '');
    const fields = Object.entries(schema.properties ?? {}).map(([key, property]) => {
      const inner = type(property, `${path}.${key}`, prefix + pascalCase(key));
      return isRequired(schema, key) ? `${fieldName(key)}: ${inner}` : `${fieldName(key)}?: ${orUndefined(inner)}`;
    });
    const all = isOpen(schema) ? [...fields, '[field: string]: unknown'] : fields;
    declarations.set(name, `export interface ${name} {\n${all.map((field) => `  readonly ${field};\n`).join('')}}`);
  }

  function type(schema: Schema, path: string, name: string): string {
    if (path === `${kind}.metadata`) return METADATA;
    if (opaque.has(path)) return 'object';
    if (schema['x-kubernetes-int-or-string']) return 'Leaf<number | string>';
    if (schema.enum) return `Leaf<${schema.enum.map(literal).join(' | ')}>`;
    switch (schema.type) {
      case 'array':
        return `readonly ${type(schema.items ?? {}, `${path}[]`, name)}[]`;
      case 'object':
        return objectType(schema, path, name);
      case 'integer':
        return 'Leaf<number>';
      case undefined:
        return 'unknown';
      default:
        return `Leaf<${schema.type}>`;
    }
  }

  function objectType(schema: Schema, path: string, name: string): string {
    const { properties = {}, additionalProperties } = schema;
    if (typeof additionalProperties === 'object') {
      return `Readonly<Record<string, ${type(additionalProperties, `${path}{}`, name)}>>`;
    }
    if (Object.keys(properties).length === 0) return isOpen(schema) ? 'object' : 'Record<string, never>';
    declare(name, schema, path, name);
    return name;
  }
}

/** Not generated: the API server gives every object the same metadata. */
const METADATA = 'Metadata';
const NOT_USERS = new Set(['apiVersion', 'kind', 'status']);

/** The class gives version and kind, a controller the status. */
function userFields({ group, kind, schema }: Definition): Record<string, Schema> {
  const fields = Object.entries(schema.properties ?? {}).filter(([key]) => !NOT_USERS.has(key));
  const spec = group === 'kuma.io' ? kumaSpecs[kind] : undefined;
  return { metadata: { type: 'object' }, ...Object.fromEntries(fields), ...(spec && { spec }) };
}

/** The API server fills in a default before it looks for what is required. */
function isRequired({ required = [], properties = {} }: Schema, key: string): boolean {
  return required.includes(key) && properties[key]?.default === undefined;
}

function isOpen(schema: Schema): boolean {
  return schema['x-kubernetes-preserve-unknown-fields'] ?? false;
}

/** cdk8s leaves `undefined` out of a manifest, so an option that isn't set may be passed on as it is. */
function orUndefined(type: string): string {
  return type === METADATA || type === 'unknown' ? type : `${type} | undefined`;
}

function literal(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value);
}

function fieldName(key: string): string {
  return /^[a-zA-Z_$][\w$]*$/.test(key) ? key : literal(key);
}

function pascalCase(key: string): string {
  return key.replace(/(?:^|[^a-zA-Z\d]+)([a-zA-Z\d])/g, (_, letter: string) => letter.toUpperCase());
}
