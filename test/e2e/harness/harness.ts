import type { Toolbox } from './build';
import type { Workspace } from './workspace';

/** What a run of the suites has: programs, and a place to run them in. */
export interface Harness {
  readonly tools: Toolbox;
  readonly workspace: Workspace;
  /** The folder with CustomResourceDefinitions that the user named. @default - only those of Go modules */
  readonly crdFolder?: string | undefined;
}
