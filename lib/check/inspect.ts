import { at, isAbsent, text } from '../rules/read';
import type { ReadObject } from './read/objects';
import type { Catalog, Kind } from './structure/catalog';
import { replacementOf } from './structure/removed';
import { beneath, both, NONE, violation, type Violations } from './structure/violation';

/** What can be said of an object by itself. */
export interface Inspection {
  /** Undefined for one that is not known. */
  readonly kind: Kind | undefined;
  /** Whether Kubernetes has removed it. */
  readonly removed: boolean;
  readonly violations: Violations;
}

export function inspect(object: ReadObject, catalog: Catalog): Inspection {
  const { apiVersion, kind: name } = object.manifest;
  const kind = catalog.find(apiVersion, name);
  if (kind) return { kind, removed: false, violations: both(nameOf(object), kind.check(object.manifest)) };
  const now = replacementOf(apiVersion, name);
  if (now === undefined) return { kind, removed: false, violations: NONE };
  const gone = violation('FW0007', 'Kubernetes has removed this version', `Write ${now}`);
  return { kind, removed: true, violations: beneath('apiVersion', gone) };
}

/** The name that every object has, or is given one like. */
function nameOf({ manifest }: ReadObject): Violations {
  if (!isAbsent(at(manifest, 'metadata', 'name')) || text(at(manifest, 'metadata', 'generateName'))) return NONE;
  return violation('FW0005', 'metadata.name is missing', 'Write metadata.name', ['metadata', 'name']);
}
