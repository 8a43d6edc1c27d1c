/** A Kubernetes object as it goes over the wire. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: ObjectMeta;
  readonly [field: string]: unknown;
}

export interface ObjectMeta {
  readonly name: string;
  readonly namespace?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** What names an object. */
export interface ObjectRef {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string | undefined;
}

export function refOf(object: KubeObject): ObjectRef {
  const { apiVersion, kind, metadata } = object;
  return { apiVersion, kind, name: metadata.name, namespace: metadata.namespace };
}

/** `Deployment webapp/podinfo`, for messages. */
export function describe({ kind, name, namespace }: ObjectRef): string {
  return `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}

/** The value at a path of keys and indices; undefined where there is none. */
export function valueAt(object: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined,
    object,
  );
}

/** Namespaces first and CRDs before their objects, so that each object finds what it stands in. */
export function inApplyOrder(objects: readonly KubeObject[]): KubeObject[] {
  const rank = ({ kind }: KubeObject): number => ['Namespace', 'CustomResourceDefinition'].indexOf(kind);
  const position = (object: KubeObject): number => (rank(object) === -1 ? 2 : rank(object));
  return [...objects].sort((a, b) => position(a) - position(b));
}
