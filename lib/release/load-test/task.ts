import type { Leaf } from '../../leaf';
import { testerWebhook, type TesterOptions } from '../tester';
import { renderCall, type Webhook, type WebhookCallOptions, type WebhookContext, type WebhookType } from '../webhook';
import { shellCommand } from './shell';

/** Options of everything that a load tester runs. Plain values: they become parts of a command. */
export interface TaskOptions extends WebhookCallOptions, TesterOptions {
  /**
   * Name of the webhook in events.
   *
   * @default - "load-test" for load, "acceptance-test" for tests
   */
  readonly name?: Leaf<string>;
}

/** Options of load. */
export interface LoadOptions extends TaskOptions {
  /**
   * When the load starts. One that still runs is not started again.
   *
   * @default "rollout"
   */
  readonly type?: 'pre-rollout' | 'rollout' | 'post-rollout';

  /**
   * Writes the output of the command to the log of the load tester.
   *
   * @default false
   */
  readonly logCmdOutput?: boolean;
}

/** Options of tests. */
export interface TestOptions extends TaskOptions {
  /**
   * When the test runs. As a `rollback` webhook a test that passes rolls the release back.
   *
   * @default "pre-rollout"
   */
  readonly type?: Exclude<WebhookType, 'event'>;
}

/** What a load tester reads from the metadata of a webhook. */
export type Task = Readonly<Record<string, Leaf<string>>>;

/**
 * A webhook that has a command run in the background. The load tester answers before the command has run, so a command
 * that fails fails no check: the metrics must tell (`HandleNewTask` in `pkg/loadtester/server.go`).
 */
export function load(options: LoadOptions, command: (context: WebhookContext) => readonly string[]): Webhook {
  const { type = 'rollout', name = 'load-test', logCmdOutput = false } = options;
  return testerWebhook(options, '', (context) => ({
    name,
    type,
    ...renderCall(options),
    metadata: {
      type: 'cmd',
      cmd: shellCommand(command(context)),
      ...(logCmdOutput && { logCmdOutput: 'true' }),
    },
  }));
}

/** A webhook that has a test run, waits for it and answers with its result. */
export function acceptanceTest(options: TestOptions, task: (context: WebhookContext) => Task): Webhook {
  const { type = 'pre-rollout', name = 'acceptance-test' } = options;
  return testerWebhook(options, '', (context) => ({ name, type, ...renderCall(options), metadata: task(context) }));
}
