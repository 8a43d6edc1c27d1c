import type { Path } from '../rules/finding';

const STEP = /\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g;

/** The path of a field that is written as text, such as `spec.analysis.metrics[0].interval`. */
export function parseField(field: string): Path {
  return Array.from(field.matchAll(STEP), ([, index, quoted, word]) =>
    index === undefined ? (quoted ?? word ?? '') : Number(index),
  );
}
