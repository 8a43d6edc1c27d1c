import type { IConstruct } from 'constructs';
import type { Code } from './rule';
import { entries, text } from './read';
import type { Manifest } from './object';

const METADATA = 'cdk8s-fairway/acknowledge';
const ANNOTATION = 'cdk8s-fairway/';

/**
 * Lets a problem be, for all objects beneath a construct. It stays in reports, with the reason.
 *
 * In YAML the annotation `cdk8s-fairway/FW1003: <reason>` on the object says the same.
 *
 * @param scope - Construct above the objects.
 * @param code - Code of the problem, such as `FW1003`.
 * @param reason - Why it is no problem here.
 */
export function acknowledge(scope: IConstruct, code: Code, reason: string): void {
  if (reason.trim() === '') throw new Error(`${scope.node.path} acknowledges ${code} without a reason: say why`);
  scope.node.addMetadata(METADATA, { code, reason });
}

/** What is acknowledged for an object: by its own annotations, and by the constructs above it. */
export function acknowledgements(manifest: Manifest, construct?: IConstruct): ReadonlyMap<string, string> {
  const found = construct ? acknowledgedAbove(construct) : new Map<string, string>();
  for (const [key, reason] of entries(manifest.metadata.annotations)) {
    if (key.startsWith(ANNOTATION)) found.set(key.slice(ANNOTATION.length), text(reason) ?? '');
  }
  return found;
}

/** What is acknowledged by a construct and those above it. */
export function acknowledgedAbove(construct: IConstruct): Map<string, string> {
  const found = new Map<string, string>();
  for (const scope of construct.node.scopes) {
    for (const { type, data } of scope.node.metadata) {
      if (type === METADATA) found.set((data as { code: Code }).code, (data as { reason: string }).reason);
    }
  }
  return found;
}
