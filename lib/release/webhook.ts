import type { Duration } from 'cdk8s';
import type { CanarySpecAnalysisWebhooks } from '../../imports/flagger.app';
import { formatDuration } from '../duration';
import type { Leaf } from '../leaf';

/** When Flagger calls a webhook. */
export type WebhookType =
  | 'confirm-rollout'
  | 'pre-rollout'
  | 'rollout'
  | 'confirm-traffic-increase'
  | 'confirm-promotion'
  | 'post-rollout'
  | 'rollback'
  | 'event';

/** The webhooks that hold a release until they approve. */
export type ConfirmWebhookType = Extract<WebhookType, `confirm-${string}`>;

/** How Flagger calls a webhook. */
export interface WebhookCallOptions {
  /**
   * Time that a call may take. The calls of type `rollout` should together take less than the analysis interval.
   *
   * @default Duration.seconds(10)
   */
  readonly timeout?: Duration;

  /**
   * Number of further calls after one that was not answered, or answered with 429 or a server error.
   *
   * @default 0
   */
  readonly retries?: Leaf<number>;

  /**
   * Accepts any certificate of the server.
   *
   * @default false
   */
  readonly disableTLS?: Leaf<boolean>;
}

/** Options of a webhook of one's own. */
export interface WebhookOptions extends WebhookCallOptions {
  /** Name of the webhook in events. */
  readonly name: Leaf<string>;

  /** URL that Flagger posts to, from its own namespace. */
  readonly url: Leaf<string>;

  /**
   * Sent along as `metadata`, besides the name, namespace, phase and checksum of the Canary. No secrets: everyone who
   * may read the Canary sees them.
   *
   * @default - none
   */
  readonly metadata?: Readonly<Record<string, Leaf<string>>>;
}

/** Options of a webhook that holds a release until it approves. */
export interface ConfirmWebhookOptions extends WebhookOptions {
  /**
   * Sends no alert while the release waits.
   *
   * @default false
   */
  readonly muteAlert?: Leaf<boolean>;
}

/** What a webhook is told of its release. */
export interface WebhookContext {
  /** URL of the release's load tester, where one was made. */
  readonly loadTesterUrl: string | undefined;

  /** URL of the canary Service, `http://podinfo-canary.webapp:80/`. */
  readonly canaryUrl: string;
}

/** A call of Flagger on the way of a release. Any answer but 200, 201 or 202 is a no. */
export interface Webhook {
  /** Whether it calls the release's own load tester, which must then be made. */
  readonly loadTester: boolean;

  /** The webhook in `spec.analysis.webhooks`. */
  render(context: WebhookContext): CanarySpecAnalysisWebhooks;
}

/** Webhooks of each type, to services of one's own. `LoadTest` and `Gate` make those to Flagger's load tester. */
export const Webhook = {
  /** Called before the new version is scaled up; the release waits until it says yes. */
  confirmRollout: (options: ConfirmWebhookOptions) => webhook('confirm-rollout', options),

  /** Called once before the new version gets traffic; a no counts as a failed check. */
  preRollout: (options: WebhookOptions) => webhook('pre-rollout', options),

  /** Called at each check, before the metrics; a no counts as a failed check. */
  rollout: (options: WebhookOptions) => webhook('rollout', options),

  /** Called before each step of a canary's weight; the weight stays until it says yes. */
  confirmTrafficIncrease: (options: ConfirmWebhookOptions) => webhook('confirm-traffic-increase', options),

  /** Called before the promotion; the checks go on until it says yes. */
  confirmPromotion: (options: ConfirmWebhookOptions) => webhook('confirm-promotion', options),

  /** Called after a promotion or a rollback; a no is only logged. */
  postRollout: (options: WebhookOptions) => webhook('post-rollout', options),

  /** Called while a release is under way or waits; a **yes** rolls it back. */
  rollback: (options: WebhookOptions) => webhook('rollback', options),

  /** Called for each event of the release, instead of Flagger's global event webhook; the answer is only logged. */
  event: (options: WebhookOptions) => webhook('event', options),
} as const;

function webhook(type: WebhookType, options: ConfirmWebhookOptions): Webhook {
  const { name, url, metadata } = options;
  return { loadTester: false, render: () => ({ name, type, url, ...renderCall(options), metadata }) };
}

/** The settings of a webhook that say how it is called. */
export function renderCall({
  timeout,
  retries,
  disableTLS,
  muteAlert,
}: Pick<
  ConfirmWebhookOptions,
  'timeout' | 'retries' | 'disableTLS' | 'muteAlert'
>): Partial<CanarySpecAnalysisWebhooks> {
  return { timeout: timeout && formatDuration(timeout), retries, disableTLS, muteAlert };
}
