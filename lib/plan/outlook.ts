import { type Exposure, exposureOf } from './exposure';
import { checkedBy } from './scenario';
import type { Settings, Webhook } from './settings';
import { type PlannedTick, planInitialization, planRelease, type Timeline } from './timeline';
import type { Side } from './workload';

/** How long releases of a Canary take, in seconds from the change of the target. */
export interface Outlook {
  /** Until a new Canary serves. */
  readonly initialization: { readonly best: number; readonly worst: number };
  /** Until a good version is promoted; undefined where it never is. */
  readonly promotion: Promotion | undefined;
  /**
   * Until any release has ended, promoted or rolled back, as long as its gates are open; undefined where nothing bounds
   * it. Counts the wait for the next tick, every failed check that is allowed, pods that are ready only at their
   * deadline, and hooks and queries that take all of their time.
   */
  readonly worst: number | undefined;
  /** Hooks that can hold a release for as long as they refuse. */
  readonly gates: readonly string[];
  /** A version that is bad from its first request. */
  readonly bad: BadRelease;
}

export interface Promotion {
  /** Noticed at once, all checks passed, all pods ready at once. */
  readonly best: number;
  /** The same with as many failed checks as do not roll back. */
  readonly withFailedChecks: { readonly checks: number; readonly seconds: number | undefined };
}

export interface BadRelease {
  /** Whether the metrics find it, so that it is rolled back. */
  readonly outcome: 'rolled-back' | 'promoted' | 'undecided';
  readonly seconds: number;
  /** Up to the rollback or the promotion. */
  readonly exposure: Exposure;
}

/** `-control-loop-interval` of Flagger: how often it looks for new Canaries. */
const CONTROL_LOOP_INTERVAL = 10;

/** Seconds that Flagger gives one query of a metrics provider. */
const QUERY_TIMEOUT = 5;

const GATES = ['confirm-rollout', 'confirm-traffic-increase', 'confirm-promotion'];

/** @param usual a release in which all goes well */
export function outlookOf(settings: Settings, usual: Timeline, matchingShare: number): Outlook {
  return {
    initialization: initializationOf(settings),
    promotion: promotionOf(settings, usual),
    worst: worstOf(settings),
    gates: settings.webhooks.filter(({ type }) => GATES.includes(type)).map(({ name }) => name),
    bad: badReleaseOf(settings, matchingShare),
  };
}

/** Seconds until a version is promoted of which this many analyses fail; undefined where it is not. */
export function timeToPromotion(settings: Settings, failedChecks = 0): number | undefined {
  const { end } = planRelease(settings, { failedChecks });
  return end.outcome === 'succeeded' ? end.seconds : undefined;
}

function initializationOf(settings: Settings): Outlook['initialization'] {
  const best = planInitialization(settings).end.seconds;
  const waits = settings.target.scales && !settings.skipAnalysis;
  return { best, worst: CONTROL_LOOP_INTERVAL + best + (waits ? patience('primary', settings) : 0) };
}

function promotionOf(settings: Settings, { end }: Timeline): Promotion | undefined {
  if (end.outcome !== 'succeeded') return undefined;
  const checks = failuresAllowed(settings);
  return { best: end.seconds, withFailedChecks: { checks, seconds: timeToPromotion(settings, checks) } };
}

/** Checks that may fail before a release is rolled back, where anything is checked. */
function failuresAllowed(settings: Settings): number {
  return checkedBy(settings) === undefined ? 0 : settings.threshold - 1;
}

function badReleaseOf(settings: Settings, matchingShare: number): BadRelease {
  const { ticks, end } = planRelease(settings, { fail: { at: 0 } });
  const outcome = BAD_OUTCOMES[end.outcome];
  return { outcome, seconds: end.seconds, exposure: exposureOf(ticks, matchingShare) };
}

const BAD_OUTCOMES = {
  failed: 'rolled-back',
  succeeded: 'promoted',
  initialized: 'undecided',
  never: 'undecided',
} as const;

/** A release that fails as often as it may, with each side of the workload ready only at its deadline. */
function worstOf(settings: Settings): number | undefined {
  const { ticks, end } = planRelease(settings, { failedChecks: failuresAllowed(settings) });
  if (end.outcome === 'never') return undefined;
  const primary = settings.skipAnalysis ? 0 : patience('primary', settings);
  return bounded(settings.interval + slowest(ticks, settings) + patience('canary', settings) + primary);
}

/** Whole ticks that Flagger waits for the pods of a side before it gives up. */
function patience(side: Side, { target, interval }: Settings): number {
  return Math.ceil((target.deadline?.[side] ?? 0) / interval) * interval;
}

function bounded(seconds: number): number | undefined {
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** A tick that takes longer than the interval holds up the next one. */
function slowest(ticks: readonly PlannedTick[], settings: Settings): number {
  const last = ticks.length - 1;
  return ticks
    .map((tick, index) => Math.max(index < last ? settings.interval : 0, callsOf(tick, settings)))
    .reduce((total, seconds) => total + seconds, 0);
}

function callsOf({ hooks, metrics }: PlannedTick, { webhooks }: Settings): number {
  const called = webhooks.filter(({ name, type }) => hooks.some((call) => call.name === name && call.type === type));
  return called.reduce((total, hook) => total + longestCall(hook), metrics.length * QUERY_TIMEOUT);
}

/** Go takes a timeout of zero for none, and one that it cannot read ends the call. */
function longestCall({ timeout, retries }: Webhook): number {
  if (timeout === undefined) return 0;
  return (retries + 1) * (timeout > 0 ? timeout : Infinity) + longestBackoff(retries);
}

/** Tries are 1, 2, 4, 8 and 16 seconds apart, then 30 (go-retryablehttp). */
function longestBackoff(retries: number): number {
  return 2 ** Math.min(retries, 5) - 1 + 30 * Math.max(0, retries - 5);
}
