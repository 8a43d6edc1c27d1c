import { Output, output, type Unwrap } from '@pulumi/pulumi';
import type { IResolver, ResolutionContext } from 'cdk8s';
import { isUnknown, UNKNOWN, unknown, unknownId } from '../rules/read';
import { cannotBeOutput } from './plain';

/** What an Output says of itself; public at run time, though not declared. */
interface OutputState<T> {
  readonly isKnown: Promise<boolean>;
  readonly isSecret: Promise<boolean>;
  promise(): Promise<Unwrap<T>>;
}

/** An Output of the program, and what is known of it by now. */
interface Entry {
  readonly output: Output<unknown>;
  /** Fulfilled when the program knows all that it will know of the Output. */
  readonly settled: Promise<void>;
  value: unknown;
  secret: boolean;
}

/** The Outputs in a tree of constructs: each stands in the manifests as an unknown value, and comes back from there. */
export class Outputs implements IResolver {
  private readonly entries: Entry[] = [];
  private readonly ids = new Map<unknown, number>();
  private allSettled: Promise<unknown> = Promise.resolve();

  /** Called by cdk8s for each value of an object. */
  resolve(context: ResolutionContext): void {
    const { value } = context as { value: unknown };
    if (!Output.isInstance(value) && !(value instanceof Promise)) return;
    if (isCopy(value)) throw cannotBeOutput(`${context.obj.node.path} ${context.key.join('.')}`);
    context.replaceValue(unknown(this.idOf(value)));
  }

  /** How many Outputs the manifests have, so far. */
  get count(): number {
    return this.entries.length;
  }

  /** Fulfilled when all that are in the manifests by now are settled; rejected where one of them is. */
  get settled(): Promise<unknown> {
    return this.allSettled;
  }

  /** A manifest with its Outputs in their places. */
  withOutputs<T>(manifest: T): T {
    return replaceUnknown(manifest, (id) => this.at(id).output) as T;
  }

  /** A manifest with the values of its Outputs, as far as they are known by now; those of a preview may never be. */
  withValues<T>(manifest: T): T {
    return replaceUnknown(manifest, (id) => this.at(id).value) as T;
  }

  /** Whether a text shows a value that is to be kept secret. */
  shown(text: string): boolean {
    return this.entries.some(({ secret, value }) => secret && !isUnknown(value) && mentions(text, value));
  }

  private idOf(value: unknown): number {
    const known = this.ids.get(value);
    if (known !== undefined) return known;
    const id = this.entries.length;
    this.ids.set(value, id);
    const entry = entryOf(output(value));
    this.entries.push(entry);
    this.allSettled = Promise.all([this.allSettled, entry.settled]);
    return id;
  }

  private at(id: number): Entry {
    const found = this.entries[id];
    if (!found) throw new Error(`no Output ${id} is known`);
    return found;
  }
}

function entryOf(found: Output<unknown>): Entry {
  const state = found as unknown as OutputState<unknown>;
  const settle = async (): Promise<void> => {
    entry.secret = await state.isSecret;
    if (await state.isKnown) entry.value = await state.promise();
  };
  const entry: Entry = { output: found, settled: Promise.resolve().then(settle), value: UNKNOWN, secret: false };
  return entry;
}

/** Whether the fields of an Output were copied into a plain object. */
function isCopy(value: unknown): boolean {
  return Output.isInstance(value) && typeof value.apply !== 'function';
}

/** Whether a text has a value in it, as JSON writes it and not as part of a longer word. */
function mentions(text: string, value: unknown): boolean {
  const json = JSON.stringify(value) as string | undefined;
  const plain = (typeof value === 'string' ? json?.slice(1, -1) : json) ?? '';
  const pattern = plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return plain !== '' && new RegExp(`(?<![\\w.])${pattern}(?![\\w.])`).test(text);
}

function replaceUnknown(manifest: unknown, valueOf: (id: number) => unknown): unknown {
  const id = unknownId(manifest);
  if (id !== undefined) return valueOf(id);
  if (Array.isArray(manifest)) return manifest.map((item) => replaceUnknown(item, valueOf));
  if (typeof manifest !== 'object' || manifest === null) return manifest;
  return Object.fromEntries(Object.entries(manifest).map(([key, value]) => [key, replaceUnknown(value, valueOf)]));
}
