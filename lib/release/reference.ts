import type { Leaf } from '../leaf';

/** An object of Flagger's that a Canary names. */
export interface CrossNamespaceRef {
  readonly name: Leaf<string>;

  /**
   * Namespace of the object. Another one than the release's is refused by a Flagger with `-no-cross-namespace-refs`.
   *
   * @default - the namespace of the release
   */
  readonly namespace?: Leaf<string> | undefined;
}

/** A Secret in the namespace of the object that names it. */
export interface SecretRef {
  readonly name: Leaf<string>;
}
