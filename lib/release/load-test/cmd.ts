import type { Webhook } from '../webhook';
import { load, type LoadOptions } from './task';

export interface CmdOptions extends LoadOptions {
  /** The command and its arguments; the load tester's image must have it. */
  readonly command: readonly [string, ...string[]];
}

/** Load by any command. */
export function cmd(options: CmdOptions): Webhook {
  return load(options, () => options.command);
}
