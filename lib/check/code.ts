import type { Code, Rule, Severity } from '../rules/rule';
import { RULES } from '../rules/rules';
import { STRUCTURE } from './structure/codes';

/** What is told of a code. */
export type Explanation = Omit<Rule, 'check'>;

/** All that `check` can find, in the order of the codes. */
export const EXPLANATIONS: readonly Explanation[] = [...STRUCTURE, ...RULES].sort((a, b) => (a.code < b.code ? -1 : 1));

const BY_CODE: ReadonlyMap<string, Explanation> = new Map(EXPLANATIONS.map((each) => [each.code, each]));

/** In capitals or not. */
export function explanationOf(code: string): Explanation | undefined {
  return BY_CODE.get(code.toUpperCase());
}

export function severityOf(code: Code): Severity {
  return BY_CODE.get(code)?.severity ?? 'error';
}
