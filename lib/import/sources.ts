import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Definition, definitionsIn } from './definition';

/** Where an API group comes from: an entry of `imports/imports.json`. */
export interface Pin {
  /** Owner and name on GitHub. */
  readonly repository: string;
  /** A tag, or a commit where upstream tags nothing that will do. */
  readonly ref: string;
  readonly folder: string;
  /** The file of each kind. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Fields that are Kubernetes' own pod vocabulary, and are typed as any object. */
  readonly opaque?: readonly string[];
}

const GITHUB = 'https://raw.githubusercontent.com';

interface Source {
  readonly address: string;
  readonly text: string;
}

/** The pinned kinds of a group, from a folder laid out as `<group>/<kind in lower case>.yaml`. */
export async function fromFolder(folder: string, group: string, pin: Pin): Promise<Definition[]> {
  const files = Object.keys(pin.kinds).map((kind) => join(folder, group, `${kind.toLowerCase()}.yaml`));
  return pick(group, pin, await Promise.all(files.map(read)));
}

/** The pinned kinds of a group, from their addresses upstream; a bundle is downloaded once. */
export async function fromUpstream(group: string, pin: Pin, host = GITHUB): Promise<Definition[]> {
  const { repository, ref, folder, kinds } = pin;
  const files = [...new Set(Object.values(kinds))];
  const addresses = files.map((file) => `${host}/${repository}/${ref}/${folder}/${file}`);
  return pick(group, pin, await Promise.all(addresses.map(download)));
}

async function read(address: string): Promise<Source> {
  return { address, text: await readFile(address, 'utf8') };
}

async function download(address: string): Promise<Source> {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch((cause: unknown) => {
    throw new Error(`cannot download ${address}`, { cause });
  });
  if (!response.ok) throw new Error(`cannot download ${address}: ${response.status} ${response.statusText}`);
  return { address, text: await response.text() };
}

function pick(group: string, pin: Pin, sources: readonly Source[]): Definition[] {
  const found = sources.flatMap(parse).filter((definition) => definition.group === group);
  return Object.keys(pin.kinds).map((kind) => {
    const [definition, second] = found.filter((candidate) => candidate.kind === kind);
    const places = sources.map(({ address }) => address).join(', ');
    if (!definition) throw new Error(`no ${kind} of ${group} in ${places}`);
    if (second) throw new Error(`more than one ${kind} of ${group} in ${places}`);
    return definition;
  });
}

function parse({ address, text }: Source): Definition[] {
  try {
    return definitionsIn(text);
  } catch (cause) {
    throw new Error(`cannot read ${address}`, { cause });
  }
}
