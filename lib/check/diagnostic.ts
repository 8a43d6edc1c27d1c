import type { Code, Severity } from '../rules/rule';
import type { Location } from './read/locate';

/** Something that `check` found, with its place in the files. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly location: Location;
  /** The object, as people name it; absent where a document is none. */
  readonly object?: string;
  /** Field that is wrong, such as `spec.analysis.interval`; empty for the whole. */
  readonly field: string;
  /** The wrong value, where there is a short one. */
  readonly value?: unknown;
  /** What is wrong, as a sentence without its full stop. */
  readonly message: string;
  /** What to write instead, as a sentence without its full stop. */
  readonly fix: string;
  /** Why a user lets it be, where one does. */
  readonly acknowledged?: string;
}

/** What was looked at, and what was found. */
export interface Report {
  /** In the order of the files. */
  readonly diagnostics: readonly Diagnostic[];
  /** Number of files with objects. */
  readonly files: number;
  readonly objects: number;
  /** How many objects there are of each kind that is not known, such as `argoproj.io/v1alpha1 Rollout`. */
  readonly unknownKinds: Readonly<Record<string, number>>;
  /** What was left out, and why. */
  readonly skipped: readonly Skipped[];
}

export interface Skipped {
  readonly file: string;
  readonly reason: string;
}

/** One line in words: what is wrong and the way out. */
export function describeDiagnostic({ object, field, value, message, fix }: Diagnostic): string {
  const what = field === '' ? '' : `${field}${value === undefined ? '' : ` = ${shortened(JSON.stringify(value))}`}`;
  const subject = [object, what].filter((part) => part !== undefined && part !== '').join(' ');
  return `${subject === '' ? '' : `${subject}: `}${message}. ${fix}.`;
}

const MAX_LENGTH = 100;

function shortened(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)}…`;
}
