import { finding, fieldPath, type Path } from '../rules/finding';
import { describe, type Manifest } from '../rules/object';
import { at, text } from '../rules/read';
import type { Problem } from '../rules/rule';
import { severityOf } from './code';
import type { Diagnostic } from './diagnostic';
import { parseField } from './field';
import type { DocumentText } from './read/document';
import type { ReadObject } from './read/objects';
import type { SourceProblem } from './read/source';
import type { Violation } from './structure/violation';

/** A place in a document: a field, or a line and column counted from 0. */
export type Place = Path | { readonly line: number; readonly column: number };

/** What was found, before its place in the file is looked up. */
export interface Found {
  readonly document: DocumentText;
  readonly place: Place;
  readonly diagnostic: Omit<Diagnostic, 'location'>;
}

export function ofSource({ code, message, fix, document, at }: SourceProblem): Found {
  const field = isPath(at) ? fieldPath(at) : '';
  return { document, place: at, diagnostic: { code, severity: severityOf(code), field, message, fix } };
}

export function ofViolation(object: ReadObject, { code, path, message, fix }: Violation): Found {
  const { field, value } = finding(object, path, message, fix);
  const acknowledged = object.acknowledged.get(code);
  return {
    document: object.document,
    place: [...object.path, ...path],
    diagnostic: {
      code,
      severity: severityOf(code),
      object: subject(object.manifest),
      field,
      ...(value !== undefined && { value }),
      message,
      fix,
      ...(acknowledged !== undefined && { acknowledged }),
    },
  };
}

export function ofProblem({ object, field, ...rest }: Problem): Found {
  // Rules see nothing else than what was read.
  const { document, path, manifest } = object as ReadObject;
  const place = [...path, ...parseField(field)];
  return { document, place, diagnostic: { ...rest, object: describe(manifest), field } };
}

export function isPath(place: Place): place is Path {
  return Array.isArray(place);
}

/** What cannot be named is told by its kind. */
function subject(manifest: Manifest): string {
  return text(at(manifest, 'metadata', 'name')) === undefined ? manifest.kind : describe(manifest);
}
