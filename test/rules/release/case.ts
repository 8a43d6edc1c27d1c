import type { Fragment } from '../support';

/** What a rule finds fault with, and what looks like it and is right. */
export interface RuleCase {
  /** Objects in which the rules find this code, and no other but `beside`. */
  readonly raises: Readonly<Record<string, readonly Fragment[]>>;
  /** Objects in which they find nothing but `beside`. */
  readonly passes: Readonly<Record<string, readonly Fragment[]>>;
  /** Codes that may come with them, such as the warning about nginx. @default - none */
  readonly beside?: readonly string[];
  /** Whether nothing exists besides the objects. @default false */
  readonly closed?: boolean;
}

/** The cases of each code. */
export type RuleCases = Readonly<Record<string, RuleCase>>;
