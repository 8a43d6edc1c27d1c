import { nearest } from './nearest';
import { outOfRange } from './range';
import type { Reader, Schema } from './schema';
import { beneath, type Check, Collector, NONE, violation, type Violations } from './violation';

type Fields = Readonly<Record<string, unknown>>;

/** What is said of an object as a whole. */
export function objectChecks(schema: Schema, reader: Reader): readonly Check[] {
  const { required = [], minProperties, maxProperties } = schema;
  return [
    ...(required.length > 0 ? [requiredCheck(required, schema, reader)] : []),
    ...(minProperties === undefined && maxProperties === undefined ? [] : [countCheck(minProperties, maxProperties)]),
  ];
}

function requiredCheck(required: readonly string[], { properties = {} }: Schema, reader: Reader): Check {
  // The API server fills in defaults first.
  const needed = required.filter((field) => properties[field]?.default === undefined);
  return (value) => {
    if (!isFields(value)) return NONE;
    const found = new Collector();
    for (const field of needed) {
      const given = value[field];
      if (!isEmpty(given, reader) || (given === null && takesNull(properties[field], reader))) continue;
      found.add(violation('FW0011', 'it is missing', `Write ${field}`, [field]));
    }
    return found.violations;
  };
}

function isEmpty(value: unknown, reader: Reader): boolean {
  return value === undefined || value === null || (reader === 'go' && value === '');
}

/** Null stays where the schema says so; else it is taken out of objects. */
function takesNull(schema: Schema | undefined, reader: Reader): boolean {
  return reader === 'schema' && schema?.nullable === true;
}

function countCheck(minimum = 0, maximum = Infinity): Check {
  return (value) =>
    isFields(value) ? outOfRange('its number of keys', Object.keys(value).length, minimum, maximum) : NONE;
}

/** The check of the values of an object, and that it has no other fields. */
export function entriesCheck(schema: Schema, reader: Reader, compile: (part: Schema) => Check): readonly Check[] {
  const { properties, additionalProperties: others } = schema;
  const closed = isClosed(schema, reader);
  if (!properties && typeof others !== 'object' && !closed) return [];
  const checks = new Map(Object.entries(properties ?? {}).map(([key, part]) => [key, compile(part)]));
  const rest = typeof others === 'object' ? compile(others) : undefined;
  return [
    (value) => {
      if (!isFields(value)) return NONE;
      const found = new Collector();
      for (const key of Object.keys(value)) {
        const entry = value[key];
        const check = checks.get(key) ?? rest;
        // An object is as good without a field that is null.
        if (check) found.add(entry === null ? NONE : beneath(key, check(entry)));
        else if (closed) found.add(unknownField(key, [...checks.keys()]));
      }
      return found.violations;
    },
  ];
}

function isClosed(schema: Schema, reader: Reader): boolean {
  if (schema['x-kubernetes-preserve-unknown-fields'] || schema.additionalProperties) return false;
  return schema.properties !== undefined || (reader === 'schema' && schema.type === 'object');
}

function unknownField(key: string, known: readonly string[]): Violations {
  const meant = nearest(key, known);
  const fix = meant === undefined ? 'Take it out' : `Write ${meant}, or take it out`;
  return violation('FW0010', 'there is no such field', fix, [key]);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
