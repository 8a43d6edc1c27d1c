import { primaryName } from '../release/names';
import type { State } from './state';
import type { Now, Scaling } from './step';

const SIDES = ['canary', 'primary'] as const;

export type Side = (typeof SIDES)[number];

/** What the age of pods is told by. */
type Clock = Pick<Now, 'settings' | 'scenario' | 'tick'>;

/** What the pods of a side are found as: `late` is past the deadline. */
export type Readiness = 'ready' | 'waiting' | 'late';

export function readinessOf(side: Side, state: State, { settings, scenario, tick }: Clock): Readiness {
  const { target, interval } = settings;
  if (!target.deadline) return 'ready';
  const age = (tick - state.since[side]) * interval;
  if (age >= (scenario.ready?.[side] ?? 0)) return 'ready';
  return age > target.deadline[side] ? 'late' : 'waiting';
}

/** Whether pods will become ready, or too late, by nothing but time. */
export function isWaiting(state: State, clock: Clock): boolean {
  return SIDES.some((side) => {
    const limits = [clock.scenario.ready?.[side], clock.settings.target.deadline?.[side]];
    return readinessOf(side, state, clock) === 'waiting' && limits.some(Number.isFinite);
  });
}

/** `ScaleFromZero`, before the tick that looks at the pods. */
export function scaleUp(state: State, now: Now): State {
  const { target } = now.settings;
  scale(now, target.name, 'scale-up', target.replicas);
  return { ...state, since: { ...state.since, canary: now.tick } };
}

export function scaleDown(now: Now): void {
  scale(now, now.settings.target.name, 'scale-down', 0);
}

/** `Promote`: the primary gets the pod template of the target. */
export function rollOut(state: State, now: Now): State {
  scale(now, primaryName(now.settings.target.name), 'roll-out', undefined);
  const versions = { ...state.versions, primary: state.versions.target };
  return { ...state, versions, since: { ...state.since, primary: now.tick } };
}

function scale(
  { settings, scalings }: Now,
  name: string,
  action: Scaling['action'],
  replicas: number | undefined,
): void {
  const { kind, scales } = settings.target;
  if (scales) scalings.push({ workload: `${kind}/${name}`, action, ...(replicas !== undefined && { replicas }) });
}
