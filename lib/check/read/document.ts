/** One document of a stream, as it is written. */
export interface DocumentText {
  /** Name of the file. */
  readonly file: string;
  readonly text: string;
  /** Where it starts in the file, counted from 0. */
  readonly line: number;
}

/** A line that separates documents; after it only a comment may stand, for kubectl. */
const SEPARATOR = /^---[^\S\r\n]*(?:#.*)?\r?$/gm;

/** The documents of a YAML stream, split at the same lines as kubectl splits them; empty ones are left out. */
export function splitDocuments(file: string, text: string): readonly DocumentText[] {
  const documents: DocumentText[] = [];
  let start = 0;
  let line = 0;
  const add = (end: number): void => {
    const part = text.slice(start, end);
    if (/^[^\S\n]*[^\s#]/m.test(part)) documents.push({ file, text: part, line });
    line += countLines(part);
    start = end;
  };
  for (const { index, 0: separator } of text.matchAll(SEPARATOR)) {
    add(index);
    start = index + separator.length;
  }
  add(text.length);
  return documents;
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
