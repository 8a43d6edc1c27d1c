import type { Settings } from './settings';
import { initialRoutes, type Routes } from './router';

/** Phases of a Canary that a plan goes through. */
export type Phase =
  | 'Initializing'
  | 'Initialized'
  | 'Waiting'
  | 'Progressing'
  | 'WaitingPromotion'
  | 'Promoting'
  | 'Finalising'
  | 'Succeeded'
  | 'Failed';

/** Everything that one tick hands to the next. */
export interface State {
  /** Fields of the Canary's status. */
  readonly phase: Phase;
  readonly canaryWeight: number;
  readonly failedChecks: number;
  readonly iterations: number;
  readonly routes: Routes;
  /** Versions of the pod template, counted up from 0, the one that runs before the release. */
  readonly versions: Versions;
  /** Tick at which the pods of each side were last replaced. */
  readonly since: { readonly canary: number; readonly primary: number };
}

export interface Versions {
  /** The newest that there is. */
  readonly newest: number;
  /** Of the target. */
  readonly target: number;
  /** That the last analysis began with (`lastAppliedSpec`). */
  readonly applied: number;
  /** That was promoted last (`lastPromotedSpec`). */
  readonly promoted: number;
  /** Of the primary. */
  readonly primary: number;
}

/** A Canary whose target has not changed: one that is new, or whose primary has been running for long. */
export function initialState(settings: Settings, phase: 'Initializing' | 'Initialized'): State {
  return {
    phase,
    canaryWeight: 0,
    failedChecks: 0,
    iterations: 0,
    routes: initialRoutes(settings),
    versions: { newest: 0, target: 0, applied: 0, promoted: 0, primary: 0 },
    since: { canary: 1, primary: phase === 'Initializing' ? 1 : -Infinity },
  };
}

/** Whether Flagger sees a new version in the target (`hasSpecChanged`): one that was promoted last is none. */
export function hasChanged({ versions: { target, applied, promoted } }: State): boolean {
  return target !== promoted && target !== applied;
}

/** A new status, whose counters start at zero, for the version in the target (`SyncStatus`). */
export function syncStatus(state: State, phase: Phase, canaryWeight = 0): State {
  const { target } = state.versions;
  const versions = { ...state.versions, applied: target, ...(phase === 'Initialized' && { promoted: target }) };
  return { ...state, phase, canaryWeight, failedChecks: 0, iterations: 0, versions };
}

/** The next phase of the same version (`SetStatusPhase`): weight and iterations start anew, except in some. */
export function setPhase(state: State, phase: Phase): State {
  switch (phase) {
    case 'Waiting':
    case 'Progressing':
    case 'Promoting':
      return { ...state, phase };
    default: {
      const { applied, promoted } = state.versions;
      const versions = { ...state.versions, promoted: phase === 'Succeeded' ? applied : promoted };
      return { ...state, phase, canaryWeight: 0, iterations: 0, versions };
    }
  }
}

/** Whether a release has begun and not ended. */
export function isUnderWay(phase: Phase): boolean {
  return UNDER_WAY.includes(phase);
}

const UNDER_WAY: readonly Phase[] = ['Progressing', 'WaitingPromotion', 'Promoting', 'Finalising'];
