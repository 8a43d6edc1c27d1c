/** An error in one line: its message, and those of its causes. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return error.cause === undefined ? error.message : `${error.message}: ${explain(error.cause)}`;
}
