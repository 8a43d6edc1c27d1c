import { parseDuration } from '../duration';
import type { CanaryManifest, CanaryManifestAnalysis, CanaryManifestWebhook, Surroundings } from './canary';
import { type MetricCheck, readMetricChecks } from './metric';
import { readTarget, type Target } from './target';

/** Flagger's words for how a new version is brought in (`DeploymentStrategy`). */
export type Strategy = 'canary' | 'ab-testing' | 'blue-green';

/** How a Canary runs, once Flagger's defaults and fallbacks are applied. Times are in seconds, weights in percent. */
export interface Settings {
  readonly name: string;
  readonly provider: string;
  readonly strategy: Strategy;
  readonly target: Target;
  readonly suspend: boolean;
  readonly skipAnalysis: boolean;
  /** Time between two ticks. */
  readonly interval: number;
  /** Failed checks at which a release is rolled back. */
  readonly threshold: number;
  readonly iterations: number;
  readonly stepWeight: number;
  readonly stepWeights: readonly number[];
  /** Weight at which the canary is promoted. */
  readonly maxWeight: number;
  readonly stepWeightPromotion: number;
  readonly mirror: boolean;
  /** Percent of the requests that are mirrored. */
  readonly mirrorWeight: number;
  readonly match: Match;
  readonly sessionAffinity: boolean;
  /** Whether the service is plain TCP, which the istio router treats apart. */
  readonly tcp: boolean;
  /** In the order in which Flagger makes them. */
  readonly checks: readonly MetricCheck[];
  readonly webhooks: readonly Webhook[];
  /** Whether a gateway reports on the HTTPRoute. */
  readonly routeStatus: boolean;
  /** Whether an earlier release has left its session cookie in the status. */
  readonly affinityCookie: boolean;
}

/** Which requests an analysis picks: all, or those with a header or cookie that has a name, or by something else. */
export type Match = 'all' | 'header' | 'other';

export interface Webhook {
  readonly name: string;
  readonly type: string;
  /** Time that one call may take; undefined for a text that Go cannot read, with which every call fails. */
  readonly timeout: number | undefined;
  readonly retries: number;
}

/** Seconds that Flagger takes for an interval that it cannot read (`AnalysisInterval`). */
const DEFAULT_INTERVAL = 60;

/** Seconds that Flagger takes for an interval that is shorter. */
export const MINIMUM_INTERVAL = 10;

/** What Flagger sets for provider kubernetes, which routes nothing and so knows blue/green only. */
const KUBERNETES_ITERATIONS = 10;

const TOTAL_WEIGHT = 100;

const WEBHOOK_TIMEOUT = 10;

/** Reads as `pkg/apis/flagger/v1beta1/canary.go` and the head of `pkg/controller/scheduler.go` do. */
export function readSettings({ metadata, spec }: CanaryManifest, around: Surroundings = {}): Settings {
  const { analysis } = spec;
  const provider = spec.provider ?? around.meshProvider ?? 'istio';
  const routed = provider !== 'kubernetes';
  const match = routed ? readMatch(analysis) : 'all';
  const iterations = routed ? (analysis.iterations ?? 0) : (positive(analysis.iterations) ?? KUBERNETES_ITERATIONS);
  return {
    name: metadata.name,
    provider,
    strategy: readStrategy(iterations, match),
    target: readTarget(spec, around),
    suspend: spec.suspend ?? false,
    skipAnalysis: spec.skipAnalysis ?? false,
    interval: readInterval(analysis.interval),
    threshold: positive(analysis.threshold) ?? 1,
    iterations,
    stepWeight: analysis.stepWeight ?? 0,
    stepWeights: analysis.stepWeights ?? [],
    maxWeight: readMaxWeight(analysis),
    stepWeightPromotion: analysis.stepWeightPromotion ?? 0,
    mirror: analysis.mirror ?? false,
    mirrorWeight: positive(analysis.mirrorWeight) ?? TOTAL_WEIGHT,
    match,
    sessionAffinity: analysis.sessionAffinity !== undefined,
    tcp: spec.service?.appProtocol?.toLowerCase() === 'tcp',
    checks: readMetricChecks(analysis.metrics ?? []),
    webhooks: (analysis.webhooks ?? []).map(readWebhook),
    routeStatus: around.routeStatus ?? true,
    affinityCookie: around.affinityCookie ?? false,
  };
}

/** Requests are matched only where there are iterations: without them a `match` does not make an A/B test. */
function readStrategy(iterations: number, match: Match): Strategy {
  if (iterations <= 0) return 'canary';
  return match === 'all' ? 'blue-green' : 'ab-testing';
}

function readInterval(text = ''): number {
  const seconds = parseDuration(text) ?? DEFAULT_INTERVAL;
  return Math.max(seconds, MINIMUM_INTERVAL);
}

function readMaxWeight({ stepWeights = [], maxWeight }: CanaryManifestAnalysis): number {
  const last = stepWeights.at(-1);
  return last === undefined ? (positive(maxWeight) ?? TOTAL_WEIGHT) : Math.min(TOTAL_WEIGHT, last);
}

function readMatch({ match = [] }: CanaryManifestAnalysis): Match {
  if (match.length === 0) return 'all';
  const headers = match.flatMap(({ headers = {} }) => Object.entries(headers));
  return headers.some(([name, { exact }]) => name !== 'cookie' || Boolean(exact)) ? 'header' : 'other';
}

/** Flagger takes a timeout of one character for none. */
function readWebhook({ name, type = '', timeout = '', retries = 0 }: CanaryManifestWebhook): Webhook {
  return {
    name,
    type: type === '' ? 'rollout' : type,
    timeout: timeout.length < 2 ? WEBHOOK_TIMEOUT : parseDuration(timeout),
    retries,
  };
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}
