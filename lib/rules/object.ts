import { isUnknown } from './read';

/** A Kubernetes object as it is written, after all patches. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, unknown>>;
    readonly annotations?: Readonly<Record<string, unknown>>;
  };
  readonly [field: string]: unknown;
}

/** Where an object comes from; what is known of it. */
export interface Origin {
  /** Path of the construct in the tree. */
  readonly path?: string;
  /** File that holds the object, or the line of the program that made it. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** URN of a Pulumi resource. */
  readonly urn?: string;
}

/** An object with its origin, as the rules see it. */
export interface SourcedObject {
  readonly manifest: Manifest;
  readonly origin: Origin;
  /** Codes that a user has acknowledged for this object, with the reason. */
  readonly acknowledged: ReadonlyMap<string, string>;
}

/** Identifies an object as the API server does. */
export interface ObjectRef {
  readonly kind: string;
  readonly name: string;
  /** @default - the namespace that the objects are applied into */
  readonly namespace?: string | undefined;
  /** API group; "" is the core group. @default - any group */
  readonly group?: string;
}

/** All the objects that are looked at together. */
export class ObjectSet {
  private readonly index = new Map<string, SourcedObject[]>();

  constructor(
    readonly objects: readonly SourcedObject[],
    /** Whether nothing exists besides these objects; else one that is missing is taken to be elsewhere. */
    readonly closed = false,
  ) {
    for (const object of objects) {
      const { kind, metadata } = object.manifest;
      const keys = [kind, ofGroup(groupOf(object.manifest), kind)];
      if (!isUnknown(metadata.name)) keys.push(withName(kind, metadata.name));
      if (!isUnknown(metadata.namespace)) keys.push(inNamespace(kind, metadata.namespace));
      for (const key of keys) {
        const found = this.index.get(key);
        if (found) found.push(object);
        else this.index.set(key, [object]);
      }
    }
  }

  /** Objects of a kind, in the order of the program. */
  ofKind(kind: string, group?: string): readonly SourcedObject[] {
    return this.index.get(group === undefined ? kind : ofGroup(group, kind)) ?? [];
  }

  /** Objects of a kind and a name, in all namespaces. */
  named(kind: string, name: string, group?: string): readonly SourcedObject[] {
    return within(this.index.get(withName(kind, name)) ?? [], group);
  }

  /** Objects of a kind in a namespace. */
  inNamespace(kind: string, namespace: string | undefined, group?: string): readonly SourcedObject[] {
    if (isUnknown(namespace)) return [];
    return within(this.index.get(inNamespace(kind, namespace)) ?? [], group);
  }

  find({ kind, name, namespace, group }: ObjectRef): SourcedObject | undefined {
    return this.named(kind, name, group).find(({ manifest }) => manifest.metadata.namespace === namespace);
  }
}

function ofGroup(group: string, kind: string): string {
  return `${group}/${kind}`;
}

function withName(kind: string, name: string): string {
  return `${kind} ${name}`;
}

function inNamespace(kind: string, namespace = ''): string {
  return `${kind} in ${namespace}`;
}

function within(objects: readonly SourcedObject[], group: string | undefined): readonly SourcedObject[] {
  return group === undefined ? objects : objects.filter(({ manifest }) => groupOf(manifest) === group);
}

export function groupOf({ apiVersion }: Pick<Manifest, 'apiVersion'>): string {
  const slash = apiVersion.indexOf('/');
  return slash < 0 ? '' : apiVersion.slice(0, slash);
}

/** `Canary webapp/podinfo`, as people name an object. */
export function describe({ kind, metadata: { name, namespace } }: Manifest): string {
  return `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}
