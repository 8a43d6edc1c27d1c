/**
 * Reading of manifests whose shape is not known: anybody's YAML, or objects that hold values which are not known yet.
 * A reader returns undefined for what is not of its type, so a rule that asks for a type is silent about the rest.
 */

/** Key of the objects that stand for unknown values; a string, since cdk8s drops symbols when it writes an object. */
const UNKNOWN_KEY = 'cdk8s-fairway.unknown';

/** Stands for a value that is not known yet, such as an Output before `pulumi up`; the id tells one from another. */
export function unknown(id = 0): object {
  return { [UNKNOWN_KEY]: id };
}

/** An unknown value. */
export const UNKNOWN = unknown();

export function isUnknown(value: unknown): value is object {
  return unknownId(value) !== undefined;
}

/** The id of an unknown value; undefined for one that is known. */
export function unknownId(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, UNKNOWN_KEY)) return undefined;
  return (value as { [UNKNOWN_KEY]: number })[UNKNOWN_KEY];
}

/** The value at a path; everything beneath an unknown value is unknown. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of path) {
    if (isUnknown(current)) return UNKNOWN;
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

/** Whether a value is known not to be there. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Whether a value is known to be there. */
export function isPresent(value: unknown): boolean {
  return !isAbsent(value) && !isUnknown(value);
}

/** Whether a value, or one anywhere beneath it, is unknown. */
export function hasUnknown(value: unknown): boolean {
  return isUnknown(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasUnknown));
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isUnknown(value)
    ? Object.entries(value)
    : [];
}
