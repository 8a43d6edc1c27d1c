import type { Timeline } from '../../../../lib/plan/timeline';
import type { Journal, Version } from '../../harness/journal';
import { valueAt } from '../../harness/objects';
import { canaryRef, type ReleaseCase } from '../releases/release-case';
import { ROUTES } from '../releases/routes';

/** Versions that are further apart, in milliseconds, are of different ticks: there are ten seconds between two. */
const GAP = 4000;

/** What one tick of the plan and one of Flagger are compared by. Ticks that change nothing leave no trace. */
export function judgeTicks(release: ReleaseCase, { ticks }: Timeline, journal: Journal): readonly string[] {
  const routed = ROUTES[release.provider] !== undefined;
  const planned = ticks.map(({ phase, status, traffic }) => {
    const { canaryWeight, failedChecks, iterations } = status;
    return line(phase, canaryWeight, failedChecks, iterations, routed ? traffic.canary : undefined);
  });
  const seen = seenTicks(release, journal);
  const [expected, actual] = [changes(planned), changes(seen)];
  if (JSON.stringify(expected) === JSON.stringify(actual)) return [];
  const at = expected.findIndex((tick, index) => tick !== actual[index]);
  const place = at < 0 ? expected.length : at;
  return [
    `ticks differ from change ${place + 1} on: "${actual[place] ?? 'nothing'}", not "${expected[place] ?? 'nothing'}"`,
    `seen: ${actual.join(' | ')}`,
    `planned: ${expected.join(' | ')}`,
  ];
}

function seenTicks(release: ReleaseCase, journal: Journal): readonly string[] {
  const versions = journal.versions(canaryRef(release)).filter((version) => {
    const phase = phaseOf(version);
    return phase !== '' && phase !== 'Initializing' && phase !== 'Initialized';
  });
  const last = versions.filter(({ since }, index) => (versions[index + 1]?.since ?? Infinity) - since > GAP);
  return last.map((version) => {
    const [weight, failed, iterations] = ['canaryWeight', 'failedChecks', 'iterations'].map((field) =>
      Number(valueAt(version.object, 'status', field) ?? 0),
    );
    return line(phaseOf(version), weight, failed, iterations, routeWeight(release, journal, version.since + GAP / 2));
  });
}

function phaseOf({ object }: Version): string {
  return (valueAt(object, 'status', 'phase') as string | undefined) ?? '';
}

/** The weight of the canary in the routing object at a time. */
function routeWeight({ provider, namespace, target }: ReleaseCase, journal: Journal, time: number): number | undefined {
  const routes = ROUTES[provider];
  if (!routes) return undefined;
  const { apiVersion, kind, namespaced } = routes;
  const ref = { apiVersion, kind, name: routes.name(target), ...(namespaced && { namespace }) };
  const route = journal
    .versions(ref)
    .filter(({ since }) => since <= time)
    .at(-1);
  return route && routes.canaryWeight(route.object, target);
}

function line(
  phase: string,
  weight: number | undefined,
  failed: number | undefined,
  iterations: number | undefined,
  routed: number | undefined,
): string {
  return `${phase} weight ${weight} failed ${failed} iterations ${iterations}${routed === undefined ? '' : ` route ${routed}`}`;
}

function changes(lines: readonly string[]): readonly string[] {
  return lines.filter((each, index) => each !== lines[index - 1]);
}
