import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import * as path from 'node:path';
import type { Skipped } from '../check/diagnostic';
import type { Source } from '../check/read/source';
import { decode, MAX_BYTES, tooLarge } from '../check/read/text';
import { Failure } from './failure';
import { isKustomization, patchesOf } from './kustomization';

/** What stands for standard input. */
export const STDIN = '-';

const MANIFEST = /\.(?:ya?ml|json)$/i;

/** Folders that hold no manifests of one's own. */
const HIDDEN = /^\.|^node_modules$/;

const CHART = 'Chart.yaml';

/** The files that are asked for, and those of the folders. */
export interface Files {
  readonly sources: readonly Source[];
  readonly skipped: readonly Skipped[];
}

export function readFiles(names: readonly string[]): Files {
  const sources: Source[] = [];
  const skipped: Skipped[] = [];
  for (const name of names) {
    if (name === STDIN) sources.push({ name: '<stdin>', content: decode(readFileSync(0)) });
    else if (isFolder(name)) walk(name, sources, skipped);
    else sources.push(read(name));
  }
  return { sources, skipped };
}

function isFolder(name: string): boolean {
  const status = statSync(name, { throwIfNoEntry: false });
  if (!status) throw new Failure(`there is no file or folder ${name}`);
  return status.isDirectory();
}

function walk(folder: string, sources: Source[], skipped: Skipped[]): void {
  if (existsSync(path.join(folder, CHART))) {
    skipped.push({ file: folder, reason: 'a Helm chart; check what it renders: helm template … | fairway check -' });
    return;
  }
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const kustomization = entries.find(({ name }) => isKustomization(name));
  const patches = kustomization ? patchesOf(folder, kustomization.name) : new Set<string>();
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (HIDDEN.test(entry.name) || isKustomization(entry.name)) continue;
    if (entry.isDirectory()) walk(file, sources, skipped);
    else if (patches.has(path.resolve(file))) skipped.push({ file, reason: 'kustomize applies it to other objects' });
    else if (MANIFEST.test(entry.name)) sources.push({ ...read(file), found: true });
  }
}

function read(name: string): Source {
  try {
    const { size } = statSync(name);
    return { name, content: size > MAX_BYTES ? tooLarge(size) : decode(readFileSync(name)) };
  } catch (error) {
    throw new Failure(`cannot read ${name}: ${(error as Error).message}`);
  }
}
