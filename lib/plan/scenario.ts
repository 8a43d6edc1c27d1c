import type { MetricCheck } from './metric';
import type { Settings, Webhook } from './settings';

/** What happens while a release runs. Ticks are counted from 1, the one that notices the change. */
export interface Scenario {
  /**
   * The new version is bad: every metric is out of its range.
   *
   * @default - it is good
   */
  readonly fail?: {
    /** Weight of the canary, in percent, from which on it shows. */
    readonly at: number;
  };

  /**
   * Number of analyses that fail before the others pass, by whatever they check.
   *
   * @default 0
   */
  readonly failedChecks?: number;

  /** Metrics that are out of their range for some time. @default - none */
  readonly metrics?: readonly MetricFault[];

  /** Hooks that answer other than they should. @default - all let the release go on */
  readonly hooks?: readonly HookAnswer[];

  /** Changes of the target besides the one that starts the release. @default - none */
  readonly changes?: readonly Change[];

  /** Seconds until the pods of each side are ready. @default - ready at the next tick */
  readonly ready?: {
    /** After the target was scaled up or changed; `Infinity` for never. */
    readonly canary?: number;
    /** After the primary was made or got the new version; `Infinity` for never. */
    readonly primary?: number;
  };
}

/** Some ticks, both ends included. */
export interface Ticks {
  /** @default 1 */
  readonly from?: number;
  /** @default - for ever */
  readonly to?: number;
}

export interface MetricFault extends Ticks {
  readonly name: string;
}

export interface HookAnswer extends Ticks {
  readonly name: string;
  /**
   * What the hook answers. One of type `rollback` that passes starts a rollback; any other lets the release go on.
   *
   * @default "refuse", or "pass" for type `rollback`
   */
  readonly answer?: 'pass' | 'refuse';
}

export interface Change {
  /** The first tick that can notice it. */
  readonly tick: number;
  /**
   * Whether it is a new version or goes back to the one that was promoted last.
   *
   * @default "new"
   */
  readonly to?: 'new' | 'promoted';
}

/** Where an analysis is, as far as it decides whether a check passes. */
export interface Moment {
  readonly tick: number;
  /** Weight of the canary as Flagger read it. */
  readonly weight: number;
  readonly failedChecks: number;
}

/** Whether a hook answers with success. */
export function passes(
  { hooks = [], failedChecks = 0 }: Scenario,
  settings: Settings,
  hook: Webhook,
  at: Moment,
): boolean {
  if (hook.timeout === undefined) return false;
  const given = hooks.find((answer) => answer.name === hook.name && includes(answer, at.tick));
  if (given) return (given.answer ?? opposite(hook)) === 'pass';
  if (at.failedChecks < failedChecks && hook.type === checkedBy(settings)) return false;
  return hook.type !== 'rollback';
}

function opposite({ type }: Webhook): 'pass' | 'refuse' {
  return type === 'rollback' ? 'pass' : 'refuse';
}

/** Whether a metric is within its range. */
export function holds(
  { fail, failedChecks = 0, metrics = [] }: Scenario,
  { name, source }: MetricCheck,
  at: Moment,
): boolean {
  if (source === 'none') return false;
  if (fail && at.weight >= fail.at) return false;
  if (at.failedChecks < failedChecks) return false;
  return !metrics.some((fault) => fault.name === name && includes(fault, at.tick));
}

/** What an analysis fails by: its metrics, else its hooks, else those before the first. */
export function checkedBy({ checks, webhooks }: Settings): 'metric' | 'rollout' | 'pre-rollout' | undefined {
  if (checks.length > 0) return 'metric';
  return (['rollout', 'pre-rollout'] as const).find((type) => webhooks.some((hook) => hook.type === type));
}

function includes({ from = 1, to = Infinity }: Ticks, tick: number): boolean {
  return from <= tick && tick <= to;
}

/** The last tick at which the scenario changes something. */
export function horizon({ hooks = [], metrics = [], changes = [] }: Scenario): number {
  const ends = [...hooks, ...metrics].flatMap(({ from = 1, to = Infinity }) => [from, to]);
  return Math.max(0, ...[...ends, ...changes.map(({ tick }) => tick)].filter(Number.isFinite));
}
