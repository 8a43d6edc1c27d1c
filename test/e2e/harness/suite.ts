import type { ControlPlane } from './control-plane';
import type { Delivery } from './delivery';
import { explain } from './explain';
import type { Harness } from './harness';
import { NotAvailable } from './tools';

/** What suites run on. The parts start when the first suite asks for them, and are shared. */
export interface Environment extends Harness {
  /**
   * An API server with all CRDs on which nothing acts: objects are stored and judged, and stay as they are. A suite may
   * start a controller for a namespace of its own.
   */
  controlPlane(): Promise<ControlPlane>;
  /** The folder with the synthesized examples. */
  examples(): Promise<string>;
  /** A cluster with Flagger. Suites keep to their own namespaces. */
  delivery(): Promise<Delivery>;
}

export interface Suite {
  readonly name: string;
  /** Adds a check per thing that is judged. */
  run(environment: Environment, report: SuiteReport): Promise<void>;
}

export type CheckResult =
  | { readonly name: string; readonly status: 'passed' }
  | { readonly name: string; readonly status: 'failed' | 'skipped'; readonly reason: string };

/** What a suite found. */
export class SuiteReport {
  readonly results: CheckResult[] = [];
  /** Objects that were given to an API server. */
  applied = 0;
  /** Releases that Flagger ran to their end. */
  releases = 0;

  /**
   * One check: passed where `judge` finds no problem, failed where it finds some or throws, skipped where what it takes is
   * not available.
   */
  async check(name: string, judge: () => Promise<readonly string[]>): Promise<void> {
    try {
      this.judged(name, await judge());
    } catch (error) {
      this.stopped(name, error);
    }
  }

  /** One check whose problems are found already. */
  judged(name: string, problems: readonly string[]): void {
    this.results.push(
      problems.length === 0 ? { name, status: 'passed' } : { name, status: 'failed', reason: problems.join('\n') },
    );
  }

  /** Something threw: what it takes is not available, or it failed. */
  stopped(name: string, error: unknown): void {
    const status = error instanceof NotAvailable ? 'skipped' : 'failed';
    this.results.push({ name, status, reason: explain(error) });
  }

  skip(name: string, reason: string): void {
    this.results.push({ name, status: 'skipped', reason });
  }

  count(status: CheckResult['status']): number {
    return this.results.filter((result) => result.status === status).length;
  }
}
