import { advance } from './advance';
import type { TickEvent } from './event';
import { CANARY_ONLY, PRIMARY_ONLY } from './router';
import { hasChanged, isUnderWay, setPhase, type State, syncStatus } from './state';
import { callHooks, Ended, type Now, readWeights, type Run, runMetric, type Step, writeWeights } from './step';
import { readinessOf, rollOut, scaleDown, scaleUp } from './workload';

/** What a tick did, and the state that it leaves. */
export interface TickResult extends Pick<Now, 'hooks' | 'metrics' | 'scalings'> {
  readonly event: TickEvent;
  readonly state: State;
}

/** One call of `advanceCanary` in Flagger 1.44 (`pkg/controller/scheduler.go`): its parts, in its order. */
const STEPS: readonly Step[] = [
  suspend,
  initialize,
  repairRoutes,
  awaitChange,
  awaitPrimary,
  awaitRoutes,
  start,
  restart,
  awaitCanary,
  skipAnalysis,
  rollBackByHook,
  shiftToPrimary,
  finalise,
  rollBackByChecks,
  analyse,
];

export function tick(state: State, number: number, run: Run): TickResult {
  const now: Now = { ...run, tick: number, hooks: [], metrics: [], scalings: [] };
  const ended = runSteps(changeTarget(state, now), now);
  return { event: ended.event, state: ended.state, hooks: now.hooks, metrics: now.metrics, scalings: now.scalings };
}

function runSteps(before: State, now: Now): Ended {
  let state = before;
  for (const step of STEPS) {
    const result = step(state, now);
    if (result instanceof Ended) return result;
    state = result;
  }
  return advance(state, now);
}

/** What others have done to the target since the last tick. */
function changeTarget(state: State, { scenario, tick: number }: Now): State {
  const changes = (scenario.changes ?? []).filter((change) => change.tick === number);
  return changes.reduce<State>((changed, { to = 'new' }) => {
    const newest = changed.versions.newest + (to === 'new' ? 1 : 0);
    const target = to === 'new' ? newest : changed.versions.promoted;
    return {
      ...changed,
      versions: { ...changed.versions, newest, target },
      since: { ...changed.since, canary: number },
    };
  }, state);
}

function suspend(state: State, { settings }: Now): State | Ended {
  return settings.suspend ? new Ended('suspended', state) : state;
}

/** Makes the primary, and waits for it until a later tick. */
function initialize(state: State, now: Now): State | Ended {
  if (state.phase !== 'Initializing') return state;
  if (now.settings.target.scales && !now.settings.skipAnalysis) {
    const readiness = now.tick === state.since.primary ? 'waiting' : readinessOf('primary', state, now);
    if (readiness === 'late' && now.router.early) return rollBack('rolled-back-by-deadline', state, now);
    if (readiness !== 'ready') return new Ended('primary-not-ready', state);
  }
  scaleDown(now);
  return new Ended('initialized', syncStatus(state, 'Initialized'));
}

function repairRoutes(state: State, { router }: Now): State {
  return { ...state, routes: router.reconcile(state.routes) };
}

/** A Canary that has failed takes the target's version as applied, whether or not a release then starts. */
function awaitChange(state: State): State | Ended {
  if (state.phase === 'Waiting' || isUnderWay(state.phase)) return state;
  const noted =
    state.phase === 'Failed' ? { ...state, versions: { ...state.versions, applied: state.versions.target } } : state;
  return hasChanged(state) ? noted : new Ended('unchanged', noted);
}

function awaitPrimary(state: State, now: Now): State | Ended {
  if (now.settings.skipAnalysis) return state;
  switch (readinessOf('primary', state, now)) {
    case 'ready':
      return state;
    case 'waiting':
      return new Ended('primary-not-ready', state);
    case 'late':
      return state.phase === 'Promoting' ? failPromotion(state, now) : rollBack('rolled-back-by-deadline', state, now);
  }
}

function awaitRoutes(state: State, { router }: Now): State | Ended {
  return router.isPending(state.routes) ? new Ended('route-not-ready', state) : state;
}

/** The tick that notices a change only scales up, and only once the confirm-rollout hooks agree. */
function start(state: State, now: Now): State | Ended {
  if (isUnderWay(state.phase)) return state;
  if (!callHooks('confirm-rollout', state, now))
    return new Ended('confirm-rollout-refused', setPhase(state, 'Waiting'));
  return new Ended('scaled-up', syncStatus(scaleUp(state, now), 'Progressing'));
}

function restart(state: State, now: Now): State | Ended {
  if (!isAnalysed(state) || !hasChanged(state)) return state;
  return new Ended('restarted', syncStatus(writeWeights(state, now, PRIMARY_ONLY), 'Progressing'));
}

function awaitCanary(state: State, now: Now): State | Ended {
  switch (readinessOf('canary', state, now)) {
    case 'ready':
      return state;
    case 'waiting':
      return new Ended('canary-not-ready', state);
    case 'late':
      return rollBack('rolled-back-by-deadline', state, now);
  }
}

function skipAnalysis(state: State, now: Now): State | Ended {
  if (!now.settings.skipAnalysis) return state;
  const promoted = rollOut(writeWeights(state, now, PRIMARY_ONLY), now);
  return succeed('analysis-skipped', promoted, now);
}

/** A rollback hook that passes asks for a rollback. Flagger calls none while it waits for a confirm-rollout hook. */
function rollBackByHook(state: State, now: Now): State | Ended {
  return !isAnalysed(state) || callHooks('rollback', state, now) ? state : rollBack('rolled-back-by-hook', state, now);
}

/** At once, or by `stepWeightPromotion` as long as the canary has weight. */
function shiftToPrimary(state: State, now: Now): State | Ended {
  if (state.phase !== 'Promoting') return state;
  const { provider, stepWeightPromotion } = now.settings;
  if (provider === 'kubernetes') return new Ended('primary-takes-all', setPhase(state, 'Finalising'));
  if (stepWeightPromotion === 0) {
    return new Ended('primary-takes-all', setPhase(writeWeights(state, now, PRIMARY_ONLY), 'Finalising'));
  }
  const weights = readWeights(state, now);
  if (weights.canary <= 0) return new Ended('no-weight-to-shift', state);
  const primary = Math.min(100, weights.primary + stepWeightPromotion);
  const canary = Math.max(0, weights.canary - stepWeightPromotion);
  const shifted = writeWeights(state, now, { primary, canary, mirrored: false });
  return primary === 100
    ? new Ended('primary-takes-all', setPhase(shifted, 'Finalising'))
    : new Ended('primary-raised', { ...shifted, canaryWeight: canary });
}

function finalise(state: State, now: Now): State | Ended {
  return state.phase === 'Finalising' ? succeed('succeeded', state, now) : state;
}

/** The tick that fails only counts; the next one compares. */
function rollBackByChecks(state: State, now: Now): State | Ended {
  return state.failedChecks >= now.settings.threshold ? rollBack('rolled-back-by-checks', state, now) : state;
}

/** While the canary has no traffic there is nothing to measure, so only pre-rollout hooks are called. */
function analyse(state: State, now: Now): State | Ended {
  const { settings } = now;
  const { canary, mirrored } = readWeights(state, now);
  const first = canary === 0 && state.iterations === 0 && !(settings.mirror && mirrored);
  const passed = first
    ? callHooks('pre-rollout', state, now)
    : callHooks('rollout', state, now) && settings.checks.every((check) => runMetric(check, state, now));
  const failed = { ...state, failedChecks: state.failedChecks + 1 };
  return passed ? state : new Ended(first ? 'pre-rollout-refused' : 'check-failed', failed);
}

/** Phases in which the new version is still judged. */
function isAnalysed({ phase }: State): boolean {
  return phase === 'Progressing' || phase === 'WaitingPromotion';
}

function rollBack(event: TickEvent, state: State, now: Now): Ended {
  scaleDown(now);
  return fail(event, syncStatus(writeWeights(state, now, PRIMARY_ONLY), 'Failed'), now);
}

/** The canary is the only side that works, so it keeps all traffic. */
function failPromotion(state: State, now: Now): Ended {
  return fail('promotion-failed', syncStatus(writeWeights(state, now, CANARY_ONLY), 'Failed', CANARY_ONLY.canary), now);
}

function fail(event: TickEvent, state: State, now: Now): Ended {
  callHooks('post-rollout', state, now);
  return new Ended(event, state);
}

function succeed(event: TickEvent, state: State, now: Now): Ended {
  scaleDown(now);
  const succeeded = setPhase(state, 'Succeeded');
  callHooks('post-rollout', succeeded, now);
  return new Ended(event, succeeded);
}
