import type { Timeline } from '../../../../lib/plan/timeline';
import type { Journal, Version } from '../../harness/journal';
import { valueAt } from '../../harness/objects';
import { canaryRef, type ReleaseCase } from '../releases/release-case';
import { ROUTES } from '../releases/routes';

/** What stands after a tick. */
interface TickState {
  readonly phase: string;
  readonly weight: number;
  readonly failed: number;
  readonly iterations: number;
  /** Weight of the canary in the routing object, where there is one. */
  readonly route: number | undefined;
}

const FIELDS = ['phase', 'weight', 'failed', 'iterations', 'route'] as const;

/**
 * Whether Flagger went through the states of the plan, one after the other, and through no other. Within a tick it
 * writes several times: what then stands is mixed from the tick before and this one, with counters that begin at zero.
 */
export function judgeTicks(release: ReleaseCase, timeline: Timeline, journal: Journal): readonly string[] {
  const planned = plannedStates(release, timeline);
  const seen = seenStates(release, journal);
  let reached = 0;
  for (const state of seen) {
    const [now, next] = [planned[reached], planned[reached + 1]];
    if (next && same(state, next)) reached++;
    else if (!now || !isMixed(state, now, next ?? now)) return [differs(state, next, seen, planned)];
  }
  const next = planned[reached + 1];
  return next ? [differs(undefined, next, seen, planned)] : [];
}

/** Ticks that change nothing leave no trace. */
function plannedStates({ provider }: ReleaseCase, { ticks }: Timeline): readonly TickState[] {
  const routed = ROUTES[provider] !== undefined;
  const start = { phase: 'Initialized', weight: 0, failed: 0, iterations: 0, route: routed ? 0 : undefined };
  const states = ticks.map(({ phase, status, traffic }) => ({
    phase,
    weight: status.canaryWeight,
    failed: status.failedChecks,
    iterations: status.iterations,
    route: routed ? traffic.canary : undefined,
  }));
  return changes([start, ...states]);
}

/** The states after each write to the status or the route, from the change of the target on. */
function seenStates(release: ReleaseCase, journal: Journal): readonly TickState[] {
  const { provider, namespace, target } = release;
  const routes = ROUTES[provider];
  const routeVersions = routes
    ? journal.versions({
        apiVersion: routes.apiVersion,
        kind: routes.kind,
        name: routes.name(target),
        ...(routes.namespaced && { namespace }),
      })
    : [];
  const writes = [
    ...journal.versions(canaryRef(release)).map((version) => ({ since: version.since, change: statusOf(version) })),
    ...routeVersions.map(({ object, since }) => ({ since, change: { route: routes?.canaryWeight(object, target) } })),
  ].sort((a, b) => a.since - b.since);
  let state: TickState = { phase: '', weight: 0, failed: 0, iterations: 0, route: routes ? 0 : undefined };
  const states: TickState[] = [];
  for (const { change } of writes) {
    state = { ...state, ...change };
    if (state.phase !== '' && state.phase !== 'Initializing') states.push(state);
  }
  return changes(states);
}

function statusOf({ object }: Version): Omit<TickState, 'route'> {
  const count = (field: string): number => Number(valueAt(object, 'status', field) ?? 0);
  return {
    phase: (valueAt(object, 'status', 'phase') as string | undefined) ?? '',
    weight: count('canaryWeight'),
    failed: count('failedChecks'),
    iterations: count('iterations'),
  };
}

function isMixed(state: TickState, before: TickState, after: TickState): boolean {
  return FIELDS.every((field) => [before[field], after[field], 0].includes(state[field]));
}

function same(a: TickState, b: TickState): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}

function changes(states: readonly TickState[]): readonly TickState[] {
  return states.filter((state, index) => {
    const before = states[index - 1];
    return !before || !same(state, before);
  });
}

function differs(
  state: TickState | undefined,
  wanted: TickState | undefined,
  seen: readonly TickState[],
  planned: readonly TickState[],
): string {
  return [
    `ticks differ: ${state ? line(state) : 'nothing more'}, not ${wanted ? line(wanted) : 'the end'}`,
    `seen: ${seen.map(line).join(' | ')}`,
    `planned: ${planned.map(line).join(' | ')}`,
  ].join('\n');
}

function line({ phase, weight, failed, iterations, route }: TickState): string {
  const routed = route === undefined ? '' : ` route ${route}`;
  return `${phase} weight ${weight} failed ${failed} iterations ${iterations}${routed}`;
}
