import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { readYaml } from '../check/read/yaml';
import { entries } from '../rules/read';

const NAMES: ReadonlySet<string> = new Set(['kustomization.yaml', 'kustomization.yml', 'Kustomization']);

/** Under these a kustomization names whole objects; whatever else it names is made into them, or put over them. */
const WHOLE: ReadonlySet<string> = new Set(['resources', 'bases', 'components', 'crds']);

export function isKustomization(name: string): boolean {
  return NAMES.has(name);
}

/** The files that a kustomization names and that are no objects by themselves, such as patches. */
export function patchesOf(folder: string, name: string): ReadonlySet<string> {
  const files = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') files.add(path.resolve(folder, value.replace(/^[^/]+=/, '')));
    else if (Array.isArray(value)) value.forEach(collect);
    else for (const [, entry] of entries(value)) collect(entry);
  };
  for (const [key, value] of entries(parse(path.join(folder, name)))) if (!WHOLE.has(key)) collect(value);
  return files;
}

/** What is wrong with a kustomization is for kustomize to say. */
function parse(file: string): unknown {
  try {
    return readYaml(readFileSync(file, 'utf8'), { duplicateKeys: true });
  } catch {
    return undefined;
  }
}
