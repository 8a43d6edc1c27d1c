import { describeDiagnostic, type Skipped } from '../check/diagnostic';
import { ofSource } from '../check/found';
import { place } from '../check/place';
import type { ReadObject } from '../check/read/objects';
import { readSource } from '../check/read/source';
import { text } from '../rules/read';
import { Failure } from './failure';
import { readFiles } from './files';

/** All objects of files and folders. */
export interface Manifests {
  readonly objects: readonly ReadObject[];
  readonly skipped: readonly Skipped[];
}

/** What cannot be read is a failure, told all at once; what `check` would find besides is not looked for. */
export function readManifests(names: readonly string[]): Manifests {
  const { sources, skipped } = readFiles(names);
  const contents = sources.map(readSource);
  const problems = place(contents.flatMap(({ problems }) => problems.map(ofSource)));
  if (problems.length > 0) {
    const lines = problems.map(
      (problem) => `  ${problem.location.file}:${problem.location.line}: ${describeDiagnostic(problem)}`,
    );
    throw new Failure(`not all can be read:\n${lines.join('\n')}`);
  }
  const objects = contents.flatMap((each) => each.objects);
  return { objects: objects.filter(({ manifest }) => text(nameIn(manifest)) !== undefined).map(placed), skipped };
}

/** With the line where the object begins, after the line that separates it and comments. */
function placed(object: ReadObject): ReadObject {
  const { file, line, text: written } = object.document;
  const before = /^(?:[^\S\n]*(?:#.*)?\n)*/.exec(written)?.[0] ?? '';
  return { ...object, origin: { file, line: line + before.split('\n').length } };
}

function nameIn({ metadata }: { readonly metadata?: { readonly name?: unknown } }): unknown {
  return metadata?.name;
}

/** Tells on stderr what was left out. */
export function tellSkipped(skipped: readonly Skipped[]): void {
  for (const { file, reason } of skipped) process.stderr.write(`left out ${file}: ${reason}\n`);
}
