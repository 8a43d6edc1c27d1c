/** A check that runs once for all who ask for it while the program holds the thread. */
export class Gate {
  private pending: Promise<void> | undefined;

  constructor(private readonly check: () => void) {}

  /** Fulfilled when the check has passed; rejected, for all who have asked, where it throws. */
  pass(): Promise<void> {
    this.pending ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.pending = undefined;
      this.check();
    });
    return this.pending;
  }
}
