import { EVENTS } from '../plan/event';
import type { Plan } from '../plan/plan';
import type { Phase } from '../plan/state';
import { planReleases } from '../plan/releases';
import { planRelease, type Timeline } from '../plan/timeline';
import { happening } from '../plan/words';
import { GraphBuilder } from './builder';
import type { Part } from './topology';

/** A release to play: how it goes with a good version and a bad one. */
export interface Rollout {
  /** Id of the Canary in the graph. */
  readonly release: string;
  readonly scenarios: readonly RolloutScenario[];
}

export interface RolloutScenario {
  readonly name: string;
  readonly ticks: readonly RolloutTick[];
  /** How it ends, in words. */
  readonly end: string;
}

export interface RolloutTick {
  readonly seconds: number;
  readonly phase: Phase;
  /** Percent of the requests. */
  readonly primary: number;
  readonly canary: number;
  readonly mirror: number;
  readonly happens: string;
}

/** The releases of all parts. */
export function rolloutsOf(parts: readonly Part[]): readonly Rollout[] {
  return parts.flatMap(({ cluster, set }) =>
    planReleases(set).map(({ canary, plan }) => rolloutOf(new GraphBuilder(cluster).given(canary), plan)),
  );
}

function rolloutOf(release: string, { settings, timeline }: Plan): Rollout {
  return {
    release,
    scenarios: [
      scenarioOf('a good version', timeline),
      scenarioOf('a version that is bad from the start', planRelease(settings, { fail: { at: 0 } })),
    ],
  };
}

function scenarioOf(name: string, { ticks, end }: Timeline): RolloutScenario {
  return {
    name,
    end: `${end.outcome === 'never' ? 'never ends' : end.outcome}: ${EVENTS[end.event]}`,
    ticks: ticks.map((tick) => ({
      seconds: tick.seconds,
      phase: tick.phase,
      ...tick.traffic,
      happens: happening(tick),
    })),
  };
}
