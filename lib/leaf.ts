/**
 * What may stand where a manifest wants a plain value (a string, a number, a boolean, one of some words).
 * Another deployment target widens it by declaring one more member, such as a value that is known only later.
 */
export interface LeafTypes<T> {
  plain: T;
}

/** A plain value of a manifest, or whatever else the deployment target can turn into one. */
export type Leaf<T> = LeafTypes<T>[keyof LeafTypes<T>];
