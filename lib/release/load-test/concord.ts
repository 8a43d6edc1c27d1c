import type { Duration } from 'cdk8s';
import type { Leaf } from '../../leaf';
import type { Webhook } from '../webhook';
import { acceptanceTest, type TestOptions } from './task';

export interface ConcordOptions extends TestOptions {
  /** URL of the Concord server. */
  readonly server: Leaf<string>;

  /** Organization, project and repository of the flow. */
  readonly org: Leaf<string>;
  readonly project: Leaf<string>;
  readonly repo: Leaf<string>;

  /** Entry point of the flow. */
  readonly entrypoint: Leaf<string>;

  /** File in the load tester that holds the API key and no newline; `files` of a `LoadTester` mounts it from a Secret. */
  readonly apiKeyPath: Leaf<string>;

  /**
   * The flow's argument `endpoint`.
   *
   * @default - the URL of the canary Service
   */
  readonly endpoint?: Leaf<string>;

  /**
   * Further arguments of the flow.
   *
   * @default - none
   */
  readonly arguments?: Readonly<Record<string, Leaf<string>>>;

  /**
   * Time between two looks at the process, in whole seconds.
   *
   * @default Duration.seconds(5)
   */
  readonly pollInterval?: Duration;

  /** Time that the process may take. */
  readonly timeout: Duration;
}

/**
 * A test by a process of Concord. `pollTimeout` is not offered: the load tester starts it anew with each look, so it
 * ends nothing, or all at once where it is shorter than `pollInterval` (`checkStatus` in `pkg/loadtester/concord.go`).
 */
export function concord(options: ConcordOptions): Webhook {
  const { server, org, project, repo, entrypoint, apiKeyPath, pollInterval } = options;
  return acceptanceTest(options, ({ canaryUrl }) => ({
    ...Object.fromEntries(Object.entries(options.arguments ?? {}).map(([key, value]) => [`arguments.${key}`, value])),
    type: 'concord',
    server,
    org,
    project,
    repo,
    entrypoint,
    apiKeyPath,
    endpoint: options.endpoint ?? canaryUrl,
    ...(pollInterval && { pollInterval: String(pollInterval.toSeconds()) }),
  }));
}
