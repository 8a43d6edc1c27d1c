import type { SourcedObject } from './object';
import { at, list } from './read';
import type { Finding } from './rule';

/** Keys and indices from the top of a manifest to one of its fields. */
export type Path = readonly (string | number)[];

/** A finding at a field, with the value that stands there. */
export function finding(object: SourcedObject, path: Path, message: string, fix: string): Finding {
  const value = at(object.manifest, ...path);
  return { object, field: fieldPath(path), ...(isShort(value) && { value }), message, fix };
}

/** `spec.analysis.metrics[0].interval`; keys that are no plain words are quoted. */
export function fieldPath(path: Path): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!/^[\w-]+$/.test(key)) return `["${key}"]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}

/** A value that a message can show: a plain one, or a list of plain ones. */
function isShort(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isPlain) : isPlain(value);
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A path in which `*` stands for each item of a list. */
export type Pattern = readonly string[];

/** The paths that a pattern stands for in a manifest. */
export function expand(value: unknown, [key, ...rest]: Pattern): Path[] {
  if (key === undefined) return [[]];
  if (key !== '*') return expand(at(value, key), rest).map((path) => [key, ...path]);
  return list(value).flatMap((item, index) => expand(item, rest).map((path) => [index, ...path]));
}
