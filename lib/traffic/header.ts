import type { Leaf } from '../leaf';

/** Headers that are changed on the way. */
export interface HeaderOperations {
  /** Of the request, before it reaches the release. */
  readonly request?: HeaderChanges;
  /** Of the response, before it reaches the client. */
  readonly response?: HeaderChanges;
}

export interface HeaderChanges {
  /** Overwritten. */
  readonly set?: Readonly<Record<string, Leaf<string>>>;
  /** Appended. */
  readonly add?: Readonly<Record<string, Leaf<string>>>;
  /** Taken out, by name. */
  readonly remove?: readonly Leaf<string>[];
}
