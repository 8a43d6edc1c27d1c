import { acknowledgements } from '../../rules/acknowledge';
import type { Path } from '../../rules/finding';
import type { Manifest, SourcedObject } from '../../rules/object';
import { at, isAbsent, list, text } from '../../rules/read';
import type { Code } from '../../rules/rule';
import type { DocumentText } from './document';

/** An object as it stands in a document. */
export interface ReadObject extends SourcedObject {
  readonly document: DocumentText;
  /** From the top of the document to the object: a list holds several. */
  readonly path: Path;
}

/** What is wrong with a document as such. */
export interface DocumentProblem {
  readonly code: Code;
  readonly path: Path;
  readonly message: string;
  readonly fix: string;
}

export interface Contents {
  readonly objects: readonly ReadObject[];
  readonly problems: readonly DocumentProblem[];
  /** Whether the document has nothing of Kubernetes at all, such as a workflow or Helm values. */
  readonly foreign: boolean;
}

/** The objects of a document: itself, or the items of a list. */
export function readObjects(document: DocumentText, value: unknown): Contents {
  if (!hasField(value, 'apiVersion') && !KIND.test(text(at(value, 'kind')) ?? '')) {
    const fix = 'Write apiVersion, kind and metadata';
    const message = 'it is no Kubernetes object: it has no apiVersion and no kind';
    return { objects: [], problems: [{ code: 'FW0005', path: [], message, fix }], foreign: true };
  }
  const found = itemsOf(value, []).map((item) => readObject(document, item));
  return {
    objects: found.flatMap(({ object }) => object ?? []),
    problems: found.flatMap(({ problems }) => problems),
    foreign: false,
  };
}

/** Other programs have kinds too, in lower case. */
const KIND = /^[A-Z]/;

interface Item {
  readonly value: unknown;
  readonly path: Path;
}

/** kubectl takes any kind whose name ends so and that has items for a list. */
function itemsOf(value: unknown, path: Path): readonly Item[] {
  const items = at(value, 'items');
  const kind = text(at(value, 'kind'));
  if (!kind?.endsWith('List') || !Array.isArray(items)) return [{ value, path }];
  const ofKind = kind.slice(0, -'List'.length);
  return list(items).flatMap((item, index) => {
    // The items of a typed list need not repeat what they are.
    const typed =
      ofKind === '' || !isObject(item) ? item : { apiVersion: at(value, 'apiVersion'), kind: ofKind, ...item };
    return itemsOf(typed, [...path, 'items', index]);
  });
}

function readObject(
  document: DocumentText,
  { value, path }: Item,
): { readonly object?: ReadObject; readonly problems: readonly DocumentProblem[] } {
  const problems = ['apiVersion', 'kind'].flatMap((field) => missing(value, path, [field]));
  if (problems.length > 0) return { problems };
  const manifest = value as Manifest;
  const origin = { file: document.file, line: document.line + 1 };
  const acknowledged = isObject(at(value, 'metadata')) ? acknowledgements(manifest) : NOTHING;
  return { object: { manifest, origin, acknowledged, document, path }, problems };
}

const NOTHING: ReadonlyMap<string, string> = new Map();

function missing(value: unknown, path: Path, field: Path): readonly DocumentProblem[] {
  const given = at(value, ...field);
  if (typeof given === 'string' && given !== '') return [];
  const name = field.join('.');
  const message = isAbsent(given) || given === '' ? `${name} is missing` : `${name} is not text`;
  return [{ code: 'FW0005', path: [...path, ...field], message, fix: `Write ${name}` }];
}

function hasField(value: unknown, field: string): boolean {
  return at(value, field) !== undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
