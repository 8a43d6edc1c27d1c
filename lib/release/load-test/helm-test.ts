import type { Duration } from 'cdk8s';
import { formatDuration } from '../../duration';
import type { Webhook } from '../webhook';
import { flag } from './flag';
import { blankSeparated } from './shell';
import { acceptanceTest, type TestOptions } from './task';

export interface HelmTestOptions extends TestOptions {
  /** Name of the Helm release. */
  readonly release: string;

  /**
   * Namespace of the Helm release. The load tester of `helmTests` may only test those of its own.
   *
   * @default - the namespace of the load tester
   */
  readonly namespace?: string;

  /** Time that the tests may take, for the webhook and for Helm's own waiting. */
  readonly timeout: Duration;

  /**
   * Tests that are run, by name.
   *
   * @default - all of them
   */
  readonly only?: readonly string[];

  /**
   * Writes the output of the test pods to the log of the load tester.
   *
   * @default false
   */
  readonly logs?: boolean;
}

/**
 * A test by `helm test`. The load tester runs Helm without a shell, so no argument may hold a blank
 * (`pkg/loadtester/helmv3.go`).
 */
export function helmTest(options: HelmTestOptions): Webhook {
  const { release, namespace, timeout, only = [], logs = false } = options;
  return acceptanceTest(options, () => ({
    type: 'helmv3',
    cmd: blankSeparated([
      'test',
      release,
      ...flag('--namespace', namespace),
      ...['--timeout', formatDuration(timeout)],
      ...only.flatMap((name) => ['--filter', `name=${name}`]),
      ...(logs ? ['--logs'] : []),
    ]),
  }));
}
