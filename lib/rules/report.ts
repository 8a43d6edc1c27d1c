import { describe } from './object';
import type { Problem } from './rule';

/** A problem in words: place, value, what is wrong, and the way out. */
export function formatProblem({ code, object, field, value, message, fix }: Problem): string {
  const { path, file, line, urn } = object.origin;
  const place = file === undefined ? (urn ?? path) : `${file}${line === undefined ? '' : `:${line}`}`;
  const what = field === '' ? '' : ` ${field}${value === undefined ? '' : ` = ${JSON.stringify(value)}`}`;
  return `${code} ${describe(object.manifest)}${what}: ${message}. ${fix}.${place === undefined ? '' : ` (${place})`}`;
}
