import type { Schema } from '../structure/schema';

/** A value as rules see it: whole numbers are `bigint`, defaults are filled in, names are escaped, null is left out. */
export function celValue(schema: Schema | undefined, value: unknown): unknown {
  if (typeof value === 'number') return isWhole(schema, value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map((item) => celValue(schema?.items, item));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, additionalProperties: others } = schema ?? {};
  const result: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(properties)) {
    if (part.default !== undefined) result[celName(key)] = celValue(part, part.default);
  }
  for (const [key, entry] of Object.entries(value)) {
    const part = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (entry === null && part?.nullable !== true) continue;
    // Keys of maps are data, and stay as they are.
    const isField = part !== undefined || typeof others !== 'object';
    result[isField ? celName(key) : key] = celValue(part ?? (typeof others === 'object' ? others : undefined), entry);
  }
  return result;
}

function isWhole(schema: Schema | undefined, value: number): boolean {
  const takesInt = schema?.type === 'integer' || schema?.['x-kubernetes-int-or-string'] === true;
  return takesInt && Number.isInteger(value);
}

const RESERVED = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(
    ' ',
  ),
);

const ESCAPES: Readonly<Record<string, string>> = {
  __: '__underscores__',
  '.': '__dot__',
  '-': '__dash__',
  '/': '__slash__',
};

/** The name of a field in rules (`Escape` in `k8s.io/apiserver/pkg/cel/escaping.go`). */
export function celName(field: string): string {
  if (RESERVED.has(field)) return `__${field}__`;
  return field.replace(/__|[.\-/]/g, (part) => ESCAPES[part] ?? part);
}
