import type { Code } from '../../rules/rule';
import { type DocumentText, splitDocuments } from './document';
import { type DocumentProblem, type ReadObject, readObjects } from './objects';
import { excess } from './size';
import type { Text } from './text';
import { MAX_DEPTH, readYaml, YamlError } from './yaml';

/** A file to check, or what came from elsewhere. */
export interface Source {
  readonly name: string;
  readonly content: Text;
  /** Whether it was found in a folder: there may be files that are not Kubernetes' at all. */
  readonly found?: boolean;
}

/** What is wrong with a text before there is an object. */
export interface SourceProblem {
  readonly code: Code;
  readonly message: string;
  readonly fix: string;
  readonly document: DocumentText;
  /** Where: a path in the document, or a place in its text, counted from 0. */
  readonly at: DocumentProblem['path'] | { readonly line: number; readonly column: number };
}

export interface SourceContents {
  readonly objects: readonly ReadObject[];
  readonly problems: readonly SourceProblem[];
  /** Whether it has no document of Kubernetes. */
  readonly foreign: boolean;
}

export function readSource({ name, content, found = false }: Source): SourceContents {
  if ('refusal' in content) {
    const document = { file: name, text: '', line: 0 };
    const { refusal: message, fix } = content;
    return { objects: [], problems: [{ code: 'FW0001', message, fix, document, at: [] }], foreign: false };
  }
  const documents = splitDocuments(name, content.text).map(readDocument);
  const own = found ? documents.filter(({ foreign }) => !foreign) : documents;
  return {
    objects: own.flatMap(({ objects }) => objects),
    problems: own.flatMap(({ problems }) => problems),
    foreign: documents.length > 0 && own.length === 0,
  };
}

function readDocument(document: DocumentText): SourceContents {
  const { value, problems } = parse(document);
  if (value === undefined) return { objects: [], problems, foreign: !/^ *"?apiVersion/m.test(document.text) };
  const contents = readObjects(document, value);
  const wrong = contents.problems.map(({ path, ...rest }) => ({ ...rest, document, at: path }));
  return { objects: contents.objects, problems: [...problems, ...wrong], foreign: contents.foreign };
}

interface Parsed {
  /** Undefined where it cannot be read. */
  readonly value?: unknown;
  readonly problems: readonly SourceProblem[];
}

function parse(document: DocumentText): Parsed {
  const json = parseJson(document.text);
  const parsed = json === undefined ? parseYaml(document) : { value: json, problems: [] };
  const tooMuch = json !== undefined || HAS_ALIAS.test(document.text) ? excess(parsed.value, MAX_DEPTH) : undefined;
  if (tooMuch === undefined) return parsed;
  return { problems: [{ code: 'FW0004', message: tooMuch, fix: 'Write the values out', document, at: [] }] };
}

const HAS_ALIAS = /\*[^\s*,\]}]/;

/** JSON is YAML too, and read many times as fast. */
function parseJson(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const DUPLICATE = 'duplicated mapping key';

function parseYaml(document: DocumentText): Parsed {
  try {
    return { value: readYaml(document.text, { duplicateKeys: false }) ?? null, problems: [] };
  } catch (error) {
    const problem = refusal(document, error);
    if (problem.code !== 'FW0003') return { problems: [problem] };
    try {
      return { value: readYaml(document.text, { duplicateKeys: true }), problems: [problem] };
    } catch (next) {
      return { problems: [problem, refusal(document, next)] };
    }
  }
}

function refusal(document: DocumentText, error: unknown): SourceProblem {
  if (!(error instanceof YamlError)) throw error;
  const { message, line, column } = error;
  const at = line === undefined ? [] : { line, column: column ?? 0 };
  if (message === DUPLICATE) {
    const fix = 'Take one of them out';
    return { code: 'FW0003', message: 'a key stands twice in one object', fix, document, at };
  }
  if (message.includes('exceeded')) {
    return { code: 'FW0004', message: `it is too much to read: ${message}`, fix: 'Write the values out', document, at };
  }
  const fix = document.text.includes('{{')
    ? 'Render the template first, and check what comes out: helm template … | fairway check -'
    : 'Mend the YAML';
  return { code: 'FW0002', message: `it cannot be read: ${message}`, fix, document, at };
}
