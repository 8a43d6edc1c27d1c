import { planReleases } from '../../../../lib/plan/releases';
import type { Timeline } from '../../../../lib/plan/timeline';
import type { Manifest } from '../../../../lib/rules/object';
import { ObjectSet } from '../../../../lib/rules/object';
import { podinfo, type ReleaseCase } from '../releases/release-case';
import type { PlanCase } from './cases';

/** The timeline that `fairway plan` tells of a release. */
export function plannedTimeline({ release, scenario }: PlanCase): Timeline {
  const { namespace, target } = release;
  const manifests = [podinfo(namespace, target, 'any'), ...release.objects] as unknown as readonly Manifest[];
  const objects = manifests.map((manifest) => ({ manifest, origin: {}, acknowledged: new Map<string, string>() }));
  const [planned] = planReleases(new ObjectSet(objects), scenario);
  if (!planned) throw new Error(`${release.name} has no Canary`);
  return planned.plan.timeline;
}

/** A release that is to run as planned. */
export function asPlanned(release: ReleaseCase, { ticks }: Timeline): ReleaseCase {
  return {
    ...release,
    phases: ['Initializing', 'Initialized', ...changes(ticks.map(({ phase }) => phase))],
    weights:
      release.provider === 'kubernetes' ? undefined : changes([0, ...ticks.map(({ traffic }) => traffic.canary)]),
  };
}

function changes<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => index === 0 || value !== values[index - 1]);
}
