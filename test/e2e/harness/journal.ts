import type { Client } from './client';
import { refOf, type KubeObject, type ObjectRef } from './objects';

/** What an object looked like from a moment on. */
export interface Version {
  readonly object: KubeObject;
  /** Milliseconds, as of `Date.now()`. */
  readonly since: number;
}

/** Every version of the objects of some kinds, in the order in which the API server stored them. */
export interface Journal {
  versions(ref: ObjectRef): readonly Version[];
}

/** Watches kinds in all namespaces from now on, and what exists already. */
export async function keepJournal(
  client: Client,
  kinds: readonly { readonly apiVersion: string; readonly kind: string }[],
): Promise<Journal> {
  const versions = new Map<string, Version[]>();
  const record = (object: KubeObject): void => {
    const key = keyOf(refOf(object));
    versions.set(key, [...(versions.get(key) ?? []), { object, since: Date.now() }]);
  };
  for (const { apiVersion, kind } of kinds) {
    void follow(client, apiVersion, kind, await client.openWatch(apiVersion, kind), record);
  }
  return { versions: (ref) => versions.get(keyOf(ref)) ?? [] };
}

/** Reads a watch, and opens it again where it left off each time that the API server closes it. */
async function follow(
  client: Client,
  apiVersion: string,
  kind: string,
  first: AsyncIterable<string>,
  record: (object: KubeObject) => void,
): Promise<void> {
  let events = first;
  for (;;) {
    let resourceVersion = '';
    for await (const line of linesOf(events)) {
      const { type, object } = JSON.parse(line) as { type: string; object: KubeObject };
      resourceVersion = String(object.metadata.resourceVersion);
      if (type === 'ADDED' || type === 'MODIFIED') {
        record(object);
      }
    }
    events = await client.openWatch(apiVersion, kind, resourceVersion);
  }
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function keyOf({ apiVersion, kind, name, namespace }: ObjectRef): string {
  return [apiVersion, kind, namespace ?? '', name].join('/');
}
