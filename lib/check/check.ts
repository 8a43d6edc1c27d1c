import type { Path } from '../rules/finding';
import { ObjectSet } from '../rules/object';
import { at, text } from '../rules/read';
import { findProblems } from '../rules/rule';
import { RULES } from '../rules/rules';
import { CelRules, hasRules } from './cel/rules';
import type { Report, Skipped } from './diagnostic';
import { type Found, isPath, ofProblem, ofSource, ofViolation } from './found';
import { inspect } from './inspect';
import { place } from './place';
import type { DocumentText } from './read/document';
import type { ReadObject } from './read/objects';
import { readSource, type Source } from './read/source';
import { identityOf, setsOf } from './sets';
import { Catalog } from './structure/catalog';

export interface CheckOptions {
  /**
   * Nothing exists in the cluster besides these objects: one that is named and not there is a problem.
   *
   * @default false
   */
  readonly closed?: boolean;
}

/** Looks at manifests as the API server and Flagger will read them. */
export async function check(sources: Iterable<Source>, { closed = false }: CheckOptions = {}): Promise<Report> {
  const { objects, problems, skipped } = read(sources);
  const { structure, unknownKinds } = await inspectAll(objects);
  const named = objects.filter(hasName);
  const sets = closed ? [named] : setsOf(named);
  const semantics = sets.flatMap((set) => findProblems(RULES, new ObjectSet(set, closed))).map(ofProblem);
  const files = new Set(objects.map(({ document }) => document.file)).size;
  return {
    diagnostics: place([...problems, ...repeated(named), ...unexplained(structure, semantics), ...semantics]),
    files,
    objects: objects.length,
    unknownKinds,
    skipped,
  };
}

function read(sources: Iterable<Source>) {
  const objects: ReadObject[] = [];
  const problems: Found[] = [];
  const skipped: Skipped[] = [];
  for (const source of sources) {
    const contents = readSource(source);
    for (const object of contents.objects) objects.push(object);
    for (const problem of contents.problems) problems.push(ofSource(problem));
    if (contents.foreign) skipped.push({ file: source.name, reason: 'no Kubernetes object' });
  }
  return { objects, problems, skipped };
}

async function inspectAll(objects: readonly ReadObject[]) {
  const catalog = new Catalog();
  const structure: Found[] = [];
  const unknownKinds: Record<string, number> = {};
  let cel: CelRules | undefined;
  for (const object of objects) {
    const { kind, removed, violations } = inspect(object, catalog);
    for (const violation of violations) structure.push(ofViolation(object, violation));
    if (!kind && !removed) {
      const name = `${object.manifest.apiVersion} ${object.manifest.kind}`;
      unknownKinds[name] = (unknownKinds[name] ?? 0) + 1;
    }
    // The API server evaluates rules over what is right by its schema.
    if (!kind?.schema || violations.length > 0 || !hasRules(kind.schema)) continue;
    cel ??= await CelRules.load();
    for (const violation of cel.check(kind.schema, object.manifest)) structure.push(ofViolation(object, violation));
  }
  return { structure, unknownKinds };
}

/** Objects that stand a second time in their file. */
function repeated(objects: readonly ReadObject[]): readonly Found[] {
  const seen = new Set<string>();
  return objects.flatMap((object) => {
    const key = `${object.document.file} ${identityOf(object)}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = 'the file has this object before already';
    const fix = 'Take one out, or give it another name';
    return [ofViolation(object, { code: 'FW0006', path: ['metadata', 'name'], message, fix })];
  });
}

/** A rule that speaks of a field says more of it than the schema does, and more than a rule in CEL about what holds it. */
function unexplained(structure: readonly Found[], semantics: readonly Found[]): readonly Found[] {
  const explained = new Set<string>();
  const around = new Set<string>();
  for (const { document, place: at, diagnostic } of semantics) {
    if (diagnostic.severity !== 'error' || !isPath(at)) continue;
    explained.add(keyOf(document, at));
    for (let length = at.length; length >= 0; length--) around.add(keyOf(document, at.slice(0, length)));
  }
  return structure.filter(({ document, place: at, diagnostic }) => {
    if (!isPath(at)) return true;
    return !(diagnostic.code === 'FW0017' ? around : explained).has(keyOf(document, at));
  });
}

function keyOf({ file, line }: DocumentText, path: Path): string {
  return `${file}:${line} ${JSON.stringify(path)}`;
}

function hasName({ manifest }: ReadObject): boolean {
  return text(at(manifest, 'metadata', 'name')) !== undefined;
}
