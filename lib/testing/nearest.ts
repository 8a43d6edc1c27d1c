import { describe, type SourcedObject } from '../rules/object';
import { describeDifference, type Difference, differences } from './difference';

/** More would hide the first. */
const SHOWN = 10;

/** How the object that comes nearest differs; nothing where there is no object at all. */
export function describeNearest(objects: readonly SourcedObject[], expected: object): string {
  const [nearest] = objects
    .map((object) => ({ object, found: differences(expected, object.manifest) }))
    .sort((a, b) => distance(a.found) - distance(b.found));
  if (!nearest) return '';
  const { object, found } = nearest;
  const lines = found.slice(0, SHOWN).map((each) => `  ${describeDifference(each)}`);
  const more = found.length > SHOWN ? [`  and ${found.length - SHOWN} more`] : [];
  const place = placeOf(object);
  const name = `${describe(object.manifest)}${place === undefined ? '' : ` (${place})`}`;
  return [`the nearest is ${name}, which differs in`, ...lines, ...more].join('\n');
}

/** A value that is there is nearer than none. */
function distance(found: readonly Difference[]): number {
  return found.reduce((sum, each) => sum + (each.found === undefined ? 2 : 1), 0);
}

/** Where the program makes an object. */
export function placeOf({ origin: { file, line, path } }: SourcedObject): string | undefined {
  return file === undefined ? path : `${file}${line === undefined ? '' : `:${line}`}`;
}
