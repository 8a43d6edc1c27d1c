import type { Duration } from 'cdk8s';
import { formatDuration } from '../../duration';
import type { Leaf } from '../../leaf';
import { renderCall, type Webhook, type WebhookCallOptions } from '../webhook';
import type { TestOptions } from './task';

export interface K6Options extends WebhookCallOptions, Pick<TestOptions, 'type'> {
  /**
   * Name of the webhook in events.
   *
   * @default "k6"
   */
  readonly name?: Leaf<string>;

  /** URL of the k6 load tester, such as `http://k6-loadtester.flagger-system/launch-test`. */
  readonly url: Leaf<string>;

  /** The k6 script; its thresholds decide. The canary Service is `__ENV.URL`, without a slash at its end. */
  readonly script: Leaf<string>;

  /** Time that the test may take. */
  readonly timeout: Duration;

  /**
   * Further variables of `__ENV`. No secrets: everyone who may read the Canary sees them.
   *
   * @default - none
   */
  readonly env?: Readonly<Record<string, string>>;

  /**
   * Variables of `__ENV` that are read from Secrets, which the k6 load tester must be allowed to read.
   *
   * @default - none
   */
  readonly secrets?: Readonly<Record<string, K6Secret>>;

  /**
   * Answers when the test has ended, with its result; else when it has started.
   *
   * @default true
   */
  readonly waitForResults?: boolean;

  /**
   * Sends the results to k6 Cloud.
   *
   * @default false
   */
  readonly uploadToCloud?: boolean;

  /**
   * Time after a failure in which each further test of the release fails at once.
   *
   * @default Duration.minutes(2)
   */
  readonly minFailureDelay?: Duration;

  /**
   * Slack channels that are told.
   *
   * @default - none
   */
  readonly slackChannels?: readonly string[];

  /**
   * Appended to what is told.
   *
   * @default - nothing
   */
  readonly notificationContext?: Leaf<string>;
}

/** A value in a Secret. */
export interface K6Secret {
  readonly name: string;
  readonly key: string;

  /** @default - the namespace of the release */
  readonly namespace?: string;
}

/** A test by k6, in the load tester of Grafana (`grafana/flagger-k6-webhook`): Flagger's own has no k6. */
export function k6(options: K6Options): Webhook {
  const { name = 'k6', type = 'pre-rollout', url } = options;
  return {
    loadTester: false,
    render: ({ canaryUrl }) => ({
      name,
      type,
      url,
      ...renderCall(options),
      metadata: metadata(options, canaryUrl.replace(/\/$/, '')),
    }),
  };
}

/** The keys of `pkg/handlers/launch.go`. */
function metadata(options: K6Options, canaryUrl: string): Record<string, Leaf<string>> {
  const { script, env, secrets, waitForResults = true, uploadToCloud = false } = options;
  const { minFailureDelay, slackChannels, notificationContext } = options;
  return {
    script,
    env_vars: JSON.stringify({ URL: canaryUrl, ...env }),
    ...(secrets && { kubernetes_secrets: JSON.stringify(secretPaths(secrets)) }),
    ...(!waitForResults && { wait_for_results: 'false' }),
    ...(uploadToCloud && { upload_to_cloud: 'true' }),
    ...(minFailureDelay && { min_failure_delay: formatDuration(minFailureDelay) }),
    ...(slackChannels && { slack_channels: slackChannels.join(',') }),
    ...(notificationContext !== undefined && { notification_context: notificationContext }),
  };
}

function secretPaths(secrets: Readonly<Record<string, K6Secret>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).map(([variable, { namespace, name, key }]) => [
      variable,
      [...(namespace === undefined ? [] : [namespace]), name, key].join('/'),
    ]),
  );
}
