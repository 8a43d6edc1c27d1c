import { outOfRange } from './range';
import type { Schema } from './schema';
import { beneath, type Check, Collector, NONE, violation } from './violation';

/**
 * The checks of lists; values of other types pass.
 *
 * @param empty - What null stands for among the items.
 */
export function listChecks(schema: Schema, compile: (part: Schema) => Check, empty: unknown): readonly Check[] {
  const { items, minItems, maxItems } = schema;
  return [
    ...(minItems === undefined && maxItems === undefined ? [] : [countCheck(minItems, maxItems)]),
    ...(items ? [itemsCheck(compile(items), empty)] : []),
    ...identityCheck(schema),
  ];
}

function countCheck(minimum = 0, maximum = Infinity): Check {
  return (value) => (Array.isArray(value) ? outOfRange('its number of items', value.length, minimum, maximum) : NONE);
}

function itemsCheck(check: Check, empty: unknown): Check {
  return (value) => {
    if (!Array.isArray(value)) return NONE;
    const found = new Collector();
    for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      found.add(beneath(index, check(item === null ? empty : item)));
    }
    return found.violations;
  };
}

/** Lists whose items are told apart by some of their fields, or by themselves, hold each once. */
function identityCheck(schema: Schema): readonly Check[] {
  const type = schema['x-kubernetes-list-type'];
  const keys = schema['x-kubernetes-list-map-keys'] ?? [];
  if (type === 'map') {
    const defaults = keys.map((key) => schema.items?.properties?.[key]?.default ?? null);
    const identity = (item: unknown): unknown => keys.map((key, index) => fieldOf(item, key) ?? defaults[index]);
    return [distinctCheck(identity, `the same ${keys.join(' and ')}`)];
  }
  return type === 'set' || schema.uniqueItems ? [distinctCheck((item) => item, 'the same value')] : [];
}

function distinctCheck(identity: (item: unknown) => unknown, words: string): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length < 2) return NONE;
    const seen = new Set<string>();
    const found = new Collector();
    for (const [index, item] of value.entries()) {
      const key = JSON.stringify(identity(item));
      if (seen.has(key)) {
        found.add(violation('FW0018', `an item before has ${words}`, 'Take one out', [index]));
      }
      seen.add(key);
    }
    return found.violations;
  };
}

function fieldOf(item: unknown, key: string): unknown {
  return typeof item === 'object' && item !== null ? (item as Readonly<Record<string, unknown>>)[key] : undefined;
}
