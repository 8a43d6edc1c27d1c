import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { KubeObject } from './objects';

/** Objects that are applied together. */
export interface ManifestSet {
  readonly name: string;
  readonly objects: readonly KubeObject[];
  /** Whether the set counts on the CNI plugin of its mesh. @default false */
  readonly cni?: boolean;
}

/** Sets that one cluster holds together: they may name each other's namespaces and service accounts. */
export type ClusterSets = readonly ManifestSet[];

/**
 * What each cluster is given by a synthesized folder: its own files are one cluster's, a set for each; a folder in it is
 * another cluster's, in one set.
 */
export function readClusters(folder: string): ClusterSets[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = entries.filter((entry) => entry.isFile() && isYaml(entry.name));
  const folders = entries.filter((entry) => entry.isDirectory());
  return [
    files.map(({ name }) => ({ name, objects: readObjects(join(folder, name)) })),
    ...folders.map(({ name }) => [{ name, objects: readFolder(join(folder, name)) }]),
  ];
}

function readFolder(folder: string): KubeObject[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter(isYaml).flatMap((file) => readObjects(join(folder, file)));
}

function readObjects(file: string): KubeObject[] {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'));
  return documents.map((document) => document.toJS() as KubeObject | null).filter((object) => object !== null);
}

function isYaml(file: string): boolean {
  return /\.ya?ml$/.test(file);
}
