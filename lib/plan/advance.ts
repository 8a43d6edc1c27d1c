import { CANARY_ONLY, PRIMARY_ONLY } from './router';
import type { Settings } from './settings';
import { setPhase, type State } from './state';
import { callHooks, Ended, type Now, readWeights, writeWeights } from './step';
import { rollOut } from './workload';

/** What the strategy does with a version that has passed its checks. */
export function advance(state: State, now: Now): Ended {
  switch (now.settings.strategy) {
    case 'canary':
      return advanceCanary(state, now);
    case 'ab-testing':
      return advanceABTest(state, now);
    case 'blue-green':
      return advanceBlueGreen(state, now);
  }
}

/** Weights rise step by step, after one step of mirroring where that is asked for. */
function advanceCanary(state: State, now: Now): Ended {
  const { settings } = now;
  const weights = readWeights(state, now);
  const step = nextStep(settings, weights.canary);
  if (step <= 0) return new Ended('no-step', state);
  const asks = !weights.mirrored && state.phase !== 'WaitingPromotion';
  if (asks && !callHooks('confirm-traffic-increase', state, now)) return new Ended('traffic-increase-refused', state);
  if (weights.canary >= settings.maxWeight) return confirmPromotion(state, now) ?? promote(state, now);
  if (settings.mirror && weights.canary === 0 && !weights.mirrored) {
    return new Ended('mirror-set', {
      ...writeWeights(state, now, { ...PRIMARY_ONLY, mirrored: true }),
      canaryWeight: 0,
    });
  }
  const primary = Math.max(0, weights.primary - step);
  const canary = Math.min(100, weights.canary + step);
  return new Ended('weight-set', {
    ...writeWeights(state, now, { primary, canary, mirrored: false }),
    canaryWeight: canary,
  });
}

/**
 * By how much the weight of the canary rises; at 0 or less it stays for ever. A list of weights gives the differences:
 * a weight that is not in it rises by all that is left (`nextStepWeight`).
 */
function nextStep({ stepWeight, stepWeights }: Settings, weight: number): number {
  if (stepWeight > 0 || stepWeights.length === 0) return stepWeight;
  const left = 100 - weight;
  if (left === 0) return 1;
  if (weight === 0) return Math.min(left, stepWeights[0] ?? left);
  const next = stepWeights[stepWeights.indexOf(weight) + 1];
  return stepWeights.includes(weight) && next !== undefined ? Math.min(left, next - weight) : left;
}

/** Matching requests go to the canary from the first iteration on. */
function advanceABTest(state: State, now: Now): Ended {
  const { iterations } = now.settings;
  if (state.iterations < iterations)
    return new Ended('iterated', countIteration(writeWeights(state, now, CANARY_ONLY)));
  return (
    confirmPromotion(state, now) ??
    (state.iterations === iterations ? promote(state, now) : new Ended('unchanged', state))
  );
}

/** Users stay on the primary while the new version is checked; then it takes all traffic for one tick. */
function advanceBlueGreen(state: State, now: Now): Ended {
  const { iterations, mirror } = now.settings;
  if (state.iterations < iterations) {
    const mirrors = mirror && !readWeights(state, now).mirrored;
    return new Ended(
      'iterated',
      countIteration(mirrors ? writeWeights(state, now, { ...PRIMARY_ONLY, mirrored: true }) : state),
    );
  }
  const refused = confirmPromotion(state, now);
  if (refused) return refused;
  if (state.iterations > iterations) return promote(state, now);
  return new Ended('canary-takes-all', countIteration(writeWeights(state, now, CANARY_ONLY)));
}

function countIteration(state: State): State {
  return { ...state, iterations: state.iterations + 1 };
}

/** A refused promotion goes back by one iteration each time, and asks again once that is repeated. */
function confirmPromotion(state: State, now: Now): Ended | undefined {
  if (callHooks('confirm-promotion', state, now)) return undefined;
  const waiting = setPhase(state, 'WaitingPromotion');
  return new Ended('promotion-refused', { ...waiting, iterations: now.settings.iterations - 1 });
}

function promote(state: State, now: Now): Ended {
  return new Ended('promoted', setPhase(rollOut(state, now), 'Promoting'));
}
