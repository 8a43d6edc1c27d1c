import { fieldPath, type Path } from '../rules/finding';

/** Where a value is not as expected. */
export interface Difference {
  readonly path: Path;
  readonly expected: unknown;
  /** Undefined where there is nothing. */
  readonly found: unknown;
}

/** A matcher of jest or vitest, such as `expect.any(Number)` or `expect.arrayContaining([…])`. */
interface AsymmetricMatcher {
  asymmetricMatch(value: unknown): boolean;
  toAsymmetricMatcher?(): string;
}

/**
 * Where a value is not as expected: of objects the expected fields count, of lists all items. In place of any value a
 * matcher of jest or vitest may stand.
 */
export function differences(expected: unknown, found: unknown, path: Path = []): readonly Difference[] {
  if (isMatcher(expected)) return expected.asymmetricMatch(found) ? [] : [{ path, expected, found }];
  if (Array.isArray(expected) && Array.isArray(found)) {
    const longer = expected.length > found.length ? expected : found;
    return longer.flatMap((_, index) => differences(expected[index], found[index], [...path, index]));
  }
  if (isObject(expected) && isObject(found)) {
    return Object.entries(expected).flatMap(([key, value]) => differences(value, found[key], [...path, key]));
  }
  return Object.is(expected, found) ? [] : [{ path, expected, found }];
}

/** `spec.replicas: expected 3, found 2`. */
export function describeDifference({ path, expected, found }: Difference): string {
  return `${fieldPath(path)}: expected ${show(expected)}, found ${show(found)}`;
}

/** A value in a line; one that is long ends in an ellipsis. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = isMatcher(value)
    ? (value.toAsymmetricMatcher?.() ?? 'what the matcher takes')
    : JSON.stringify(value, (_, each: unknown) => (isMatcher(each) ? show(each) : each));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

const MAX_LENGTH = 200;

function isMatcher(value: unknown): value is AsymmetricMatcher {
  return isObject(value) && typeof value.asymmetricMatch === 'function';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
