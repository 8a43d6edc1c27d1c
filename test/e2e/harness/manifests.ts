import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One document as upstream wrote it. It goes to the API server as text: Flagger's is not valid YAML 1.2, and how the API
 * server reads it is what counts.
 */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
}

/** The documents of a YAML file, or of all YAML files of a folder. */
export function readManifests(path: string): Manifest[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path).flatMap((entry) => readManifests(join(path, entry)));
  }
  if (!/\.ya?ml$/.test(path)) {
    return [];
  }
  return readFileSync(path, 'utf8')
    .split(/^---.*$/m)
    .filter((text) => /^kind:/m.test(text))
    .map((text) => ({
      apiVersion: field(text, /^apiVersion: *(\S+)/m),
      kind: field(text, /^kind: *(\S+)/m),
      name: field(text, /^metadata:\n(?:[ #].*\n)*? {2}name: *(\S+)/m),
      text,
    }));
}

function field(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1]?.replace(/^["']|["']$/g, '');
  if (value === undefined) {
    throw new Error(`no ${pattern.source} in:\n${text.slice(0, 300)}`);
  }
  return value;
}
