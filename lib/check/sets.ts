import * as path from 'node:path';
import { groupOf } from '../rules/object';
import type { ReadObject } from './read/objects';

/** The name by which the API server knows an object. */
export function identityOf({ manifest }: ReadObject): string {
  const { kind, metadata } = manifest;
  return [groupOf(manifest), kind, metadata.namespace, metadata.name].join('/');
}

/**
 * Parts the objects into sets that can be applied together. That is all of them, unless one occurs in two files: then
 * the files are alternatives, by their folders (environments) or by themselves (examples).
 */
export function setsOf(objects: readonly ReadObject[]): readonly (readonly ReadObject[])[] {
  if (shared(objects).size === 0) return [objects];
  const folders = grouped(objects, ({ document }) => path.dirname(document.file));
  if (folders.length > 1) return folders.flatMap(setsOf);
  const twice = shared(objects);
  const alternatives = new Set(
    objects.filter((each) => twice.has(identityOf(each))).map(({ document }) => document.file),
  );
  const [apart, together] = [true, false].map((is) =>
    objects.filter(({ document }) => alternatives.has(document.file) === is),
  );
  return [together ?? [], ...grouped(apart ?? [], ({ document }) => document.file)];
}

/** The identities that occur in more than one file. */
function shared(objects: readonly ReadObject[]): ReadonlySet<string> {
  const files = new Map<string, string>();
  const found = new Set<string>();
  for (const object of objects) {
    const identity = identityOf(object);
    const { file } = object.document;
    if ((files.get(identity) ?? file) !== file) found.add(identity);
    files.set(identity, file);
  }
  return found;
}

function grouped<T>(items: readonly T[], key: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return [...groups.values()];
}
