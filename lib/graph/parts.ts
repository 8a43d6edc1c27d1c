import * as path from 'node:path';
import { setsOf } from '../check/sets';
import type { ReadObject } from '../check/read/objects';
import { CLUSTER_LABEL } from '../fleet/engine/labels';
import { ObjectSet } from '../rules/object';
import { at, text } from '../rules/read';
import { clusterOfHubObject } from './fleet';
import type { Part } from './topology';

/**
 * The objects of files, by the cluster that they are applied to: that of the Kustomization or Application which reads
 * their folder, or the one that HelmReleases in the folder are labelled with. Of what is left, files that have the same
 * object twice are alternatives, each told by its place.
 */
export function partsOf(objects: readonly ReadObject[]): readonly Part[] {
  const clusters = clustersByFolder(objects);
  const of = (object: ReadObject): string | undefined => clusters.get(folderOf(object));
  const hub = objects.filter((object) => of(object) === undefined);
  const names = [...new Set(clusters.values())];
  return [
    ...alternatives(hub),
    ...names.map((cluster) => ({
      cluster,
      set: new ObjectSet(objects.filter((object) => of(object) === cluster)),
    })),
  ].filter(({ set }) => set.objects.length > 0);
}

function alternatives(objects: readonly ReadObject[]): readonly Part[] {
  const sets = setsOf(objects).filter((set) => set.length > 0);
  if (sets.length <= 1) return sets.map((set) => ({ set: new ObjectSet(set) }));
  return sets.map((set) => ({ cluster: placeOf(set), set: new ObjectSet(set) }));
}

/** The file that all objects stand in, or their folder. */
function placeOf(objects: readonly ReadObject[]): string {
  const files = new Set(objects.map(({ document }) => document.file));
  const [first = ''] = files;
  return files.size === 1 ? first : path.dirname(first);
}

function clustersByFolder(objects: readonly ReadObject[]): ReadonlyMap<string, string> {
  const folders = new Set(objects.map(folderOf));
  const found = new Map<string, string>();
  for (const object of objects) {
    const { manifest } = object;
    const applied = appliedFolder(object);
    const cluster = clusterOfHubObject(object);
    if (applied !== undefined && cluster !== undefined) {
      for (const folder of folders) if (endsWith(folder, applied)) found.set(folder, cluster);
    }
    const label = text(at(manifest, 'metadata', 'labels', CLUSTER_LABEL));
    if (manifest.kind === 'HelmRelease' && cluster === undefined && label !== undefined)
      found.set(folderOf(object), label);
  }
  return found;
}

function folderOf({ document }: ReadObject): string {
  return path.dirname(path.resolve(document.file));
}

/** The folder that an object of Flux or Argo CD applies, as it is called in its source. */
export function appliedFolder({ manifest }: Pick<ReadObject, 'manifest'>): string | undefined {
  if (manifest.kind === 'Kustomization') return text(at(manifest, 'spec', 'path'));
  return manifest.kind === 'Application' ? text(at(manifest, 'spec', 'source', 'path')) : undefined;
}

/** The source may be checked out anywhere, so only the last name counts. */
function endsWith(folder: string, applied: string): boolean {
  return path.basename(folder) === path.basename(path.normalize(applied));
}
