import type { Webhook } from '../webhook';
import { scriptWith } from './shell';
import { acceptanceTest, type TestOptions } from './task';

export interface BashOptions extends TestOptions {
  /**
   * The script; its exit code is the result. The load tester's image has curl, jq, git, bats and grpc_health_probe. The
   * canary Service is `$URL`, such as `http://podinfo-canary.webapp:80`, without a slash at its end.
   */
  readonly script: string;

  /**
   * Further variables of the script's environment. No secrets: everyone who may read the Canary sees them.
   *
   * @default - none
   */
  readonly env?: Readonly<Record<string, string>>;
}

/** A test by a bash script. */
export function bash(options: BashOptions): Webhook {
  return acceptanceTest(options, ({ canaryUrl }) => ({
    type: 'bash',
    cmd: scriptWith({ URL: canaryUrl.replace(/\/$/, ''), ...options.env }, options.script),
  }));
}
