import type { Diagnostic } from './diagnostic';
import { type Found, isPath, type Place } from './found';
import type { DocumentText } from './read/document';
import { type Location, Locator } from './read/locate';
import { YamlError } from './read/yaml';

/** Looks up the places of what was found. Only documents with something to tell are read for it, each once. */
export function place(found: readonly Found[]): readonly Diagnostic[] {
  const locators = new Map<DocumentText, (path: Place) => Location>();
  return found
    .map(({ document, place: at, diagnostic }) => {
      let locate = locators.get(document);
      if (!locate) locators.set(document, (locate = locatorOf(document)));
      return { ...diagnostic, location: locate(at) };
    })
    .sort(byPlace);
}

function locatorOf(document: DocumentText): (place: Place) => Location {
  const { file, line } = document;
  const top = { file, line: line + 1, column: 1 };
  let locator: Locator | undefined;
  return (at) => {
    if (!isPath(at)) return { file, line: line + at.line + 1, column: at.column + 1 };
    try {
      return (locator ??= new Locator(document)).locate(at);
    } catch (error) {
      // Some JSON is no YAML, and what could not be read has no fields.
      if (error instanceof YamlError) return top;
      throw error;
    }
  };
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.location.file, b.location.file) ||
    a.location.line - b.location.line ||
    a.location.column - b.location.column ||
    compare(a.code, b.code)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
