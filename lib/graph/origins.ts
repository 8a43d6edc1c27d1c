import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { ApiObject, type App, Chart, Names } from 'cdk8s';
import type { ReadObject } from '../check/read/objects';
import { identityOf } from '../check/sets';
import { groupOf, type Manifest, type Origin } from '../rules/object';
import { originOf } from '../rules/origin';

/**
 * Beside the manifests, with an object a line. cdk8s's own `construct-metadata.json` keeps one object for each name; a
 * file that ends in `.json` would be applied like a manifest.
 */
const FILE = 'fairway-origins.jsonl';

interface Line {
  /** Group, kind, namespace and name. */
  readonly object: string;
  /** How the file or folder of its chart is named. */
  readonly chart: string;
  readonly origin: Origin;
}

/**
 * Writes which construct and which line of the program makes each object, for `fairway graph` to show. Call it after
 * `app.synth()`; nothing applies the file.
 */
export function writeOrigins(app: App): void {
  const objects = app.node.findAll().filter((construct) => ApiObject.isApiObject(construct));
  const lines = objects.map((object): Line => {
    const { kind, metadata } = object.toJson() as Manifest;
    const identity = [groupOf(object), kind, metadata.namespace, metadata.name].join('/');
    const origin = { path: object.node.path, ...originOf(object) };
    return { object: identity, chart: Names.toDnsLabel(Chart.of(object)), origin };
  });
  writeFileSync(path.join(app.outdir, FILE), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Objects with the construct and the line that made them, where a file beside them tells. */
export function withOrigins(objects: readonly ReadObject[]): readonly ReadObject[] {
  const files = new Map<string, ReadonlyMap<string, readonly Line[]>>();
  const linesIn = (folder: string): ReadonlyMap<string, readonly Line[]> => {
    const known = files.get(folder) ?? readOrigins(path.join(folder, FILE));
    files.set(folder, known);
    return known;
  };
  return objects.map((object) => {
    const { file } = object.document;
    const folder = path.dirname(file);
    // With a folder for each chart, the file stands beside the folders.
    const found = [folder, path.dirname(folder)].flatMap((each) => linesIn(each).get(identityOf(object)) ?? []);
    const line = found.length > 1 ? found.find(({ chart }) => isIn(file, chart)) : found[0];
    if (!line) return object;
    return { ...object, origin: line.origin };
  });
}

/** Charts that depend on each other are numbered. */
function isIn(file: string, chart: string): boolean {
  return path
    .normalize(file)
    .split(path.sep)
    .some((name) => name.replace(/^\d{4}-/, '').split('.')[0] === chart);
}

function readOrigins(file: string): ReadonlyMap<string, readonly Line[]> {
  const lines = new Map<string, Line[]>();
  if (!existsSync(file)) return lines;
  for (const text of readFileSync(file, 'utf8')
    .split('\n')
    .filter((each) => each !== '')) {
    const line = parse(text);
    if (!line) continue;
    const others = lines.get(line.object);
    if (others) others.push(line);
    else lines.set(line.object, [line]);
  }
  return lines;
}

/** A line that is none of ours says nothing. */
function parse(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Line;
    const ours = typeof line.object === 'string' && typeof line.chart === 'string' && typeof line.origin === 'object';
    return ours ? line : undefined;
  } catch {
    return undefined;
  }
}
