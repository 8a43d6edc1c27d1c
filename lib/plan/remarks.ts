import { formatSeconds, parseDuration } from '../duration';
import type { CanaryManifest, Surroundings } from './canary';
import { deadEndOf } from './dead-end';
import type { MetricCheck } from './metric';
import type { Outlook } from './outlook';
import { routerOf } from './router';
import { MINIMUM_INTERVAL, type Settings } from './settings';
import type { Timeline } from './timeline';

/** Something in a Canary that makes its releases run other than its settings read. */
export interface Remark {
  readonly code: RemarkCode;
  /** Such as `spec.analysis.metrics[0].interval`. */
  readonly field: string;
  /** A sentence without its full stop. */
  readonly message: string;
}

export type RemarkCode = keyof typeof REMARKS;

/** A Canary with what its releases come to. */
export interface Subject {
  readonly canary: CanaryManifest;
  readonly around: Surroundings;
  readonly settings: Settings;
  readonly outlook: Outlook;
  /** A release in which all goes well. */
  readonly usual: Timeline;
}

type Finding = Omit<Remark, 'code'>;

/** From here on, a bad version that users meet for so long is worth a remark. */
const SLOW_ROLLBACK = 3600;

const REMARKS = {
  'never-ends': ({ settings, usual }) => [deadEndOf(settings, usual)],
  'interval-fallback': findIntervalFallback,
  'threshold-fallback': findThresholdFallback,
  overshoot: findOvershoot,
  'match-without-iterations': findMatchWithoutIterations,
  'match-ignored': findMatchIgnored,
  'mirror-ignored': findMirrorIgnored,
  'steps-ignored': findStepsIgnored,
  'affinity-spreads': findSpreadingAffinity,
  'nothing-checked': findNothingChecked,
  'metric-without-source': findMetricsWithoutSource,
  'metric-without-interval': findMetricsWithoutInterval,
  'metric-looks-back': findMetricsThatLookBack,
  'few-requests': findFewRequests,
  'hook-timeout': findHookTimeouts,
  'slow-rollback': findSlowRollback,
} as const satisfies Record<string, (subject: Subject) => readonly (Finding | undefined)[]>;

/** All remarks on a Canary, the gravest first. */
export function remarksOn(subject: Subject): readonly Remark[] {
  return (Object.keys(REMARKS) as RemarkCode[]).flatMap((code) =>
    REMARKS[code](subject).flatMap((finding) => (finding ? [{ code, ...finding }] : [])),
  );
}

function findIntervalFallback({ canary, settings }: Subject): readonly Finding[] {
  const { interval = '' } = canary.spec.analysis;
  const seconds = parseDuration(interval);
  if (seconds !== undefined && seconds >= MINIMUM_INTERVAL) return [];
  const reason = seconds === undefined ? 'is no duration' : 'is too short';
  const message = `"${interval}" ${reason}: Flagger takes ${formatSeconds(settings.interval)}`;
  return [{ field: 'spec.analysis.interval', message }];
}

function findThresholdFallback({ canary }: Subject): readonly Finding[] {
  const { threshold = 0 } = canary.spec.analysis;
  if (threshold > 0) return [];
  return [
    { field: 'spec.analysis.threshold', message: `${threshold} is read as 1: the first failed check rolls back` },
  ];
}

function findOvershoot({ settings, usual }: Subject): readonly Finding[] {
  const reached = Math.max(...usual.ticks.map(({ traffic }) => traffic.canary));
  if (settings.strategy !== 'canary' || reached <= settings.maxWeight) return [];
  const message = `the last step takes the canary to ${reached}: steps are cut off at 100, not at ${settings.maxWeight}`;
  return [{ field: 'spec.analysis.maxWeight', message }];
}

function findMatchWithoutIterations({ settings }: Subject): readonly Finding[] {
  if (settings.match === 'all' || settings.strategy !== 'canary') return [];
  const effect =
    settings.provider === 'nginx'
      ? 'the first step sends all matching requests to the canary, and the next tick promotes it'
      : 'weights rise as in a canary';
  return [{ field: 'spec.analysis.match', message: `without iterations a match makes no A/B test: ${effect}` }];
}

/** An A/B test whose router does not tell requests apart. */
function findMatchIgnored({ canary, settings }: Subject): readonly Finding[] {
  const field = 'spec.analysis.match';
  const { provider, match, strategy } = settings;
  if (provider === 'kubernetes') {
    const given = (canary.spec.analysis.match ?? []).length > 0;
    return given ? [{ field, message: 'provider kubernetes matches no requests: users stay on the primary' }] : [];
  }
  if (strategy !== 'ab-testing') return [];
  if (provider === 'nginx' && match === 'other') {
    return [{ field, message: 'provider nginx is told no header or cookie to match: the canary gets no traffic' }];
  }
  if (routerOf(settings).matches) return [];
  return [{ field, message: `provider ${provider} matches no requests here: all traffic goes to the canary at once` }];
}

function findMirrorIgnored({ settings, usual }: Subject): readonly Finding[] {
  const mirrored = usual.ticks.some(({ traffic }) => traffic.mirror > 0);
  if (!settings.mirror || mirrored || settings.strategy !== 'blue-green' || settings.skipAnalysis) return [];
  const message = `provider ${settings.provider} mirrors nothing here: the new version is checked without users' requests`;
  return [{ field: 'spec.analysis.mirror', message }];
}

function findStepsIgnored({ canary, settings }: Subject): readonly Finding[] {
  const { stepWeight, stepWeights } = canary.spec.analysis;
  if (settings.provider !== 'kubernetes' || (stepWeight ?? stepWeights) === undefined) return [];
  const field = `spec.analysis.${stepWeight === undefined ? 'stepWeights' : 'stepWeight'}`;
  const message = `provider kubernetes shifts no traffic: ${settings.iterations} iterations of blue/green instead`;
  return [{ field, message }];
}

/** Only users who carry a cookie stay where they are; the others meet the weights at each of their requests. */
function findSpreadingAffinity({ canary, settings }: Subject): readonly Finding[] {
  const { provider, sessionAffinity, strategy, match, tcp } = settings;
  const routed = /^(istio|gatewayapi:v1)/.test(provider) && match === 'all' && !tcp;
  const spreads = !canary.spec.analysis.sessionAffinity?.primaryCookieName || provider.startsWith('gatewayapi:v1beta1');
  if (!sessionAffinity || strategy !== 'canary' || !routed || !spreads) return [];
  const message =
    'users of the primary get no cookie and are weighed anew at each request, so ever more of them stay on the canary';
  return [{ field: 'spec.analysis.sessionAffinity', message }];
}

function findNothingChecked({ settings }: Subject): readonly Finding[] {
  const judged = settings.checks.length > 0 || settings.webhooks.some(({ type }) => type === 'rollout');
  if (judged || settings.skipAnalysis) return [];
  return [{ field: 'spec.analysis.metrics', message: 'nothing is checked: a bad version is promoted like a good one' }];
}

function findMetricsWithoutSource({ settings }: Subject): readonly Finding[] {
  return settings.checks
    .filter(({ source }) => source === 'none')
    .map(({ index, name }) => ({
      field: `spec.analysis.metrics[${index}]`,
      message: `${name} has no template, so each check fails and every release is rolled back`,
    }));
}

function findMetricsWithoutInterval({ canary, settings }: Subject): readonly Finding[] {
  const metrics = canary.spec.analysis.metrics ?? [];
  return settings.checks
    .filter(({ source, index }) => source === 'template' && (metrics[index]?.interval ?? '') === '')
    .map(({ index, name }) => ({
      field: intervalOf(index),
      message: `the template of ${name} is handed an empty interval: only Flagger's own metrics default to 1m`,
    }));
}

function findMetricsThatLookBack({ settings }: Subject): readonly Finding[] {
  const { checks, interval } = settings;
  return checks
    .filter(({ window = 0 }) => window > interval)
    .map(({ index, name, window = 0 }) => ({
      field: intervalOf(index),
      message: `${name} looks back ${formatSeconds(window)} at checks ${formatSeconds(interval)} apart, so it still counts requests of the step before`,
    }));
}

/** Whether one failed request in the first checks of the canary stays within the success rate that is asked for. */
function findFewRequests({ canary, around, settings, usual }: Subject): readonly Finding[] {
  const { requestsPerSecond: rate } = around;
  const met = usual.ticks.map(({ traffic }) => (traffic.canary + traffic.mirror) / 100).find((share) => share > 0);
  if (rate === undefined || met === undefined) return [];
  const share = met * (routerOf(settings).matches ? (around.matchingShare ?? 1) : 1);
  return settings.checks.flatMap((check) => {
    const limit = successRateOf(canary, check);
    const requests = rate * share * (check.window ?? 0);
    if (limit === undefined || requests * (100 - limit) >= 100) return [];
    const sees = `at ${rate} requests per second it sees ${Math.round(requests)} of the canary's in ${formatSeconds(check.window ?? 0)}`;
    const effect =
      requests < 1 ? 'and fails for want of a value' : `and one that fails is enough to fall below ${limit} %`;
    return [{ field: intervalOf(check.index), message: `${sees}, ${effect}` }];
  });
}

/** The percentage below which a check fails, if it can be met at all with failed requests. */
function successRateOf(canary: CanaryManifest, { name, source, index }: MetricCheck): number | undefined {
  const metric = canary.spec.analysis.metrics?.[index];
  if (source !== 'builtin' || name !== 'request-success-rate' || !metric) return undefined;
  const limit = metric.thresholdRange ? metric.thresholdRange.min : metric.threshold;
  return limit !== undefined && limit < 100 ? limit : undefined;
}

function findHookTimeouts({ canary, settings }: Subject): readonly Finding[] {
  return settings.webhooks.flatMap(({ name, timeout }, index) => {
    if (timeout !== undefined) return [];
    const text = canary.spec.analysis.webhooks?.[index]?.timeout ?? '';
    const message = `"${text}" is no duration, so every call of ${name} fails`;
    return [{ field: `spec.analysis.webhooks[${index}].timeout`, message }];
  });
}

function findSlowRollback({ outlook: { bad } }: Subject): readonly Finding[] {
  if (bad.outcome !== 'rolled-back' || bad.exposure.seconds < SLOW_ROLLBACK) return [];
  const message = `users meet a version that is bad from the start for ${formatSeconds(bad.exposure.seconds)} before it is rolled back`;
  return [{ field: 'spec.analysis.threshold', message }];
}

function intervalOf(index: number): string {
  return `spec.analysis.metrics[${index}].interval`;
}
