import type { TickEvent } from './event';
import { routerOf, type Traffic } from './router';
import { horizon, type Scenario } from './scenario';
import type { Settings } from './settings';
import { hasChanged, initialState, type Phase, type State } from './state';
import type { HookCall, MetricResult, Run, Scaling } from './step';
import { tick, type TickResult } from './tick';
import { isWaiting } from './workload';

/** What Flagger does at one tick, and what stands after it. */
export interface PlannedTick {
  /** Counted from 1, the tick that notices the change. */
  readonly tick: number;
  /** Seconds since the first tick. The change itself is up to one analysis interval older. */
  readonly seconds: number;
  readonly event: TickEvent;
  readonly phase: Phase;
  /** Counters of the Canary's status. */
  readonly status: { readonly canaryWeight: number; readonly failedChecks: number; readonly iterations: number };
  /** Percent of the requests (of an A/B test: of those that match) on each side. */
  readonly traffic: Traffic;
  /** Version of the pod template on each side, counted up from 0, the one that runs before the release. */
  readonly versions: { readonly primary: number; readonly canary: number };
  /** Share of the requests, from 0 to 1, that a new version answers: all, once it is copied to the primary. */
  readonly newVersion: number;
  readonly hooks: readonly HookCall[];
  readonly metrics: readonly MetricResult[];
  readonly scalings: readonly Scaling[];
}

/** How a release ends. */
export interface End {
  readonly outcome: 'initialized' | 'succeeded' | 'failed' | 'never';
  /** The last tick, or for `never` the one after which the ticks only repeat. */
  readonly tick: number;
  readonly seconds: number;
  /** What ended it, or what it repeats. */
  readonly event: TickEvent;
}

export interface Timeline {
  readonly ticks: readonly PlannedTick[];
  readonly end: End;
}

/** Ticks after which a release counts as one that never ends. */
const MAX_TICKS = 20_000;

/** A release, from the change of the target on. */
export function planRelease(settings: Settings, scenario: Scenario = {}): Timeline {
  const changes = [{ tick: 1 }, ...(scenario.changes ?? [])];
  return simulate({ settings, router: routerOf(settings), scenario: { ...scenario, changes } }, 'Initialized');
}

/** The first ticks of a new Canary, until the primary serves. */
export function planInitialization(settings: Settings, scenario: Pick<Scenario, 'ready'> = {}): Timeline {
  return simulate({ settings, router: routerOf(settings), scenario }, 'Initializing');
}

function simulate(run: Run, from: 'Initializing' | 'Initialized'): Timeline {
  const { settings, scenario } = run;
  const lastChange = Math.max(0, ...(scenario.changes ?? []).map((change) => change.tick));
  const steadyFrom = horizon(scenario);
  const seen = new Map<string, number>();
  const ticks: PlannedTick[] = [];
  let state = initialState(settings, from);
  for (let number = 1; ; number++) {
    const result = tick(state, number, run);
    state = result.state;
    const planned = report(number, result, run);
    ticks.push(planned);
    const end = { tick: number, seconds: planned.seconds, event: planned.event };
    const outcome = OUTCOMES[state.phase];
    if (outcome && number >= lastChange && !hasChanged(state)) return { ticks, end: { ...end, outcome } };
    if (number < steadyFrom || isWaiting(state, { ...run, tick: number })) continue;
    const key = keyOf(state);
    const first = seen.get(key);
    if (first !== undefined || number === MAX_TICKS) {
      const repeated = ticks.slice(first ?? -1).find(({ event }) => !PASSING.includes(event)) ?? planned;
      return { ticks, end: { ...end, event: repeated.event, outcome: 'never' } };
    }
    seen.set(key, number);
  }
}

/** Events that come between those that a release is stuck at. */
const PASSING: readonly TickEvent[] = ['iterated', 'route-not-ready'];

const OUTCOMES: Partial<Record<Phase, End['outcome']>> = {
  Initialized: 'initialized',
  Succeeded: 'succeeded',
  Failed: 'failed',
};

function report(number: number, result: TickResult, { settings, router }: Run): PlannedTick {
  const { event, state, hooks, metrics, scalings } = result;
  const { phase, canaryWeight, failedChecks, iterations, versions } = state;
  const traffic = router.traffic(state.routes);
  return {
    tick: number,
    seconds: (number - 1) * settings.interval,
    event,
    phase,
    status: { canaryWeight, failedChecks, iterations },
    traffic,
    versions: { primary: versions.primary, canary: versions.target },
    newVersion: ((versions.primary > 0 ? traffic.primary : 0) + (versions.target > 0 ? traffic.canary : 0)) / 100,
    hooks,
    metrics,
    scalings,
  };
}

/** Equal for two ticks after which the same happens. */
function keyOf(state: State): string {
  return JSON.stringify({ ...state, since: undefined });
}
