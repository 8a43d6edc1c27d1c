import type { Manifest } from '../rules/object';
import { at, isUnknown } from '../rules/read';

/** What identifies a resource, so that Pulumi must know it before the program runs. */
const PLAIN = [['apiVersion'], ['kind'], ['metadata', 'name'], ['metadata', 'namespace']] as const;

/** What Pulumi gives where a program makes text of an Output. */
const AS_TEXT = /Calling \[to(?:String|JSON)\] on an \[Output<T>\] is not supported/;

/**
 * Fails where an Output stands in a manifest where none can, which only a program without types gets past the compiler.
 *
 * @param path - Path of the object in the tree, for the message.
 */
export function assertPlain(manifest: Manifest, path: string): void {
  const output = PLAIN.find((field) => isUnknown(at(manifest, ...field)));
  if (output) throw cannotBeOutput(`${path} ${output.join('.')}`);
  assertNoText(manifest, path);
}

function assertNoText(value: unknown, place: string): void {
  if (typeof value === 'string' && AS_TEXT.test(value)) throw cannotBeOutput(place);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (AS_TEXT.test(key)) throw cannotBeOutput(place);
    assertNoText(member, `${place}.${key}`);
  }
}

/** For where the manifest cannot be written before the value is known. */
export function cannotBeOutput(place: string): Error {
  return new Error(
    `${place} cannot be an Output: the manifest cannot be written before its value is known. ` +
      'Give a plain value, or where it is part of a text, an Output of the whole text (pulumi.interpolate)',
  );
}
