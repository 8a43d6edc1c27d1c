import type { Path } from '../../rules/finding';
import type { Code } from '../../rules/rule';

/** What a value breaks of its schema. */
export interface Violation {
  readonly code: Code;
  /** From the value that was checked to the one that is wrong. */
  readonly path: Path;
  /** What is wrong, as a sentence without its full stop. */
  readonly message: string;
  /** What to write instead, as a sentence without its full stop. */
  readonly fix: string;
}

export type Violations = readonly Violation[];

/** Nothing is wrong; the same list each time, so that it can be told without a look inside. */
export const NONE: Violations = [];

/** Judges a value. */
export type Check = (value: unknown) => Violations;

export function violation(code: Code, message: string, fix: string, path: Path = []): Violations {
  return [{ code, path, message, fix }];
}

/** What is wrong with the value of a key, as seen from its parent. */
export function beneath(key: string | number, violations: Violations): Violations {
  return violations === NONE ? NONE : violations.map((each) => ({ ...each, path: [key, ...each.path] }));
}

export function both(a: Violations, b: Violations): Violations {
  return a === NONE ? b : b === NONE ? a : [...a, ...b];
}

/** Gathers what is wrong with the parts of a value, of which there may be many. */
export class Collector {
  private found: Violation[] | undefined;

  add(violations: Violations): void {
    if (violations === NONE) return;
    this.found ??= [];
    for (const each of violations) this.found.push(each);
  }

  get violations(): Violations {
    return this.found ?? NONE;
  }
}

/** All checks, one after another. */
export function every(checks: readonly Check[]): Check {
  const [first, second, ...more] = checks;
  if (!first) return () => NONE;
  if (!second) return first;
  const rest = every([second, ...more]);
  return (value) => both(first(value), rest(value));
}
