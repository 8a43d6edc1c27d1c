import type { Duration } from 'cdk8s';
import type { CanarySpecAnalysis } from '../../imports/flagger.app';
import { formatDuration } from '../duration';
import type { Leaf } from '../leaf';
import type { TrafficProvider } from '../traffic/provider';
import type { Alert } from './alert';
import type { Metric } from './metric';
import type { Strategy } from './strategy';
import type { Webhook, WebhookContext } from './webhook';

/** How a new version is judged, and how often. */
export interface Analysis {
  /** Time between two checks; at least 10 seconds (FW1003). */
  readonly interval: Duration;

  /** Number of failed checks after which the release is rolled back; at least 1 (FW1005). */
  readonly threshold: Leaf<number>;

  /**
   * Percent of the primary's pods that must be available.
   *
   * @default 100
   */
  readonly primaryReadyThreshold?: Leaf<number>;

  /**
   * Percent of the canary's pods that must be available.
   *
   * @default 100
   */
  readonly canaryReadyThreshold?: Leaf<number>;

  /** Metrics that must be within their range at each check. @default - none */
  readonly metrics?: readonly Metric[];

  /** Hooks that are called on the way: load tests, gates, notifications. @default - none */
  readonly webhooks?: readonly Webhook[];

  /** Where the progress is told. @default - Flagger's own alerting */
  readonly alerts?: readonly Alert[];
}

/** `spec.analysis` of the Canary. */
export function renderAnalysis(
  { interval, metrics, webhooks, alerts, ...thresholds }: Analysis,
  strategy: Strategy,
  traffic: TrafficProvider,
  context: WebhookContext,
): CanarySpecAnalysis {
  return {
    interval: formatDuration(interval),
    ...thresholds,
    ...strategy.settings,
    match: strategy.match.length > 0 ? strategy.match.map(({ request }) => traffic.match(request)) : undefined,
    metrics: metrics?.map(({ spec }) => spec),
    webhooks: webhooks?.map((webhook) => webhook.render(context)),
    alerts: alerts?.map(({ spec }) => spec),
  };
}
