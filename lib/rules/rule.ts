import type { ObjectSet, SourcedObject } from './object';

/** Errors stop the synth; warnings are told and do not. */
export type Severity = 'error' | 'warning';

/** Stable name of a rule. */
export type Code = `FW${number}`;

/** What a rule found. */
export interface Finding {
  readonly object: SourcedObject;
  /** Field that is wrong, such as `spec.analysis.interval`; empty for the object as a whole. */
  readonly field: string;
  /** The wrong value, where there is one. */
  readonly value?: unknown;
  /** What is wrong, as a sentence without its full stop. */
  readonly message: string;
  /** What to write instead, as a sentence without its full stop. */
  readonly fix: string;
}

/** A finding with the rule that made it. */
export interface Problem extends Finding {
  readonly code: Code;
  readonly severity: Severity;
  /** Why a user lets it be, where one does. */
  readonly acknowledged?: string;
}

/** A pure function over final objects, with what the docs say of it. */
export interface Rule {
  readonly code: Code;
  readonly severity: Severity;
  /** What must hold, as a short sentence. */
  readonly title: string;
  /** What would happen otherwise, and where upstream says so. */
  readonly why: string;
  /** Part of a manifest that breaks the rule, as YAML. */
  readonly example: string;
  /** What mends the example. */
  readonly remedy: string;
  readonly check: (set: ObjectSet) => Iterable<Finding>;
}

/** All problems of a set of objects, in the order of the rules. */
export function findProblems(rules: readonly Rule[], set: ObjectSet): readonly Problem[] {
  return rules.flatMap(({ code, severity, check }) =>
    Array.from(check(set), (finding) => {
      const acknowledged = finding.object.acknowledged.get(code);
      return { ...finding, code, severity, ...(acknowledged !== undefined && { acknowledged }) };
    }),
  );
}
