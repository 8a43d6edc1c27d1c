/** How `fairway` ends. */
export const EXIT = {
  /** Nothing to complain of. */
  ok: 0,
  /** It did what it was asked for, and found something. */
  found: 1,
  /** It could not do what it was asked for. */
  failed: 2,
} as const;

/** Something that the person at the keyboard can mend; it is told without a stack trace. */
export class Failure extends Error {}
