import type { TickEvent } from './event';
import type { MetricCheck } from './metric';
import type { Router, Weights } from './router';
import { holds, type Moment, passes, type Scenario } from './scenario';
import type { Settings } from './settings';
import type { State } from './state';

/** One part of a tick: it goes on with a state, or ends the tick. */
export type Step = (state: State, now: Now) => State | Ended;

export class Ended {
  constructor(
    readonly event: TickEvent,
    readonly state: State,
  ) {}
}

/** What a release runs by. */
export interface Run {
  readonly settings: Settings;
  readonly router: Router;
  readonly scenario: Scenario;
}

/** A tick while it runs, with what it has done so far. */
export interface Now extends Run {
  readonly tick: number;
  readonly hooks: HookCall[];
  readonly metrics: MetricResult[];
  readonly scalings: Scaling[];
}

export interface HookCall {
  readonly name: string;
  readonly type: string;
  readonly passed: boolean;
}

export interface MetricResult {
  readonly name: string;
  readonly passed: boolean;
}

/** A workload whose pods change. */
export interface Scaling {
  /** Such as `Deployment/podinfo`. */
  readonly workload: string;
  readonly action: 'scale-up' | 'scale-down' | 'roll-out';
  /** Replicas afterwards, where they are known. */
  readonly replicas?: number;
}

/** The weights as Flagger reads them in a tick. */
export function readWeights({ routes, iterations }: State, { router }: Now): Weights {
  return router.read(routes, iterations);
}

export function writeWeights(state: State, { router }: Now, weights: Weights): State {
  return { ...state, routes: router.write(state.routes, weights) };
}

/** Calls the hooks of a type in their order, up to the first that does not let the release go on. */
export function callHooks(type: string, state: State, now: Now): boolean {
  return now.settings.webhooks
    .filter((hook) => hook.type === type)
    .every((hook) => {
      const passed = passes(now.scenario, now.settings, hook, momentOf(state, now));
      now.hooks.push({ name: hook.name, type, passed });
      return type === 'rollback' ? !passed : passed;
    });
}

export function runMetric(check: MetricCheck, state: State, now: Now): boolean {
  const passed = holds(now.scenario, check, momentOf(state, now));
  now.metrics.push({ name: check.name, passed });
  return passed;
}

function momentOf(state: State, now: Now): Moment {
  return { tick: now.tick, weight: readWeights(state, now).canary, failedChecks: state.failedChecks };
}
