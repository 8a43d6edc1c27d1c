import type { CanaryManifest } from '../plan/canary';
import { plan } from '../plan/plan';
import { primaryName } from '../release/names';
import { targetOf } from '../rules/canary';
import { groupOf, type Manifest, ObjectSet, type SourcedObject } from '../rules/object';
import { at } from '../rules/read';
import { revisionOf } from './revision';

/** What shows that a release has reached a cluster. */
export interface Promotion {
  readonly canary: Manifest;
  readonly target: Manifest;
  /** The workload that Flagger makes, which carries the revision of what was promoted last. */
  readonly primary: {
    readonly apiVersion: string;
    readonly kind: string;
    readonly name: string;
    readonly namespace?: string;
  };
  /** The revision that it carries in the end. */
  readonly revision: string;
  /** Seconds until Flagger has promoted it or rolled it back, at worst; undefined where nothing bounds that. */
  readonly worst: number | undefined;
}

/** A target that does not tell when it is promoted, and why. */
export interface Untold {
  readonly canary: Manifest;
  readonly reason: string;
}

/** The Canaries among some objects, and whether each tells when its target is promoted. */
export function promotionsOf(objects: readonly Manifest[]): { told: readonly Promotion[]; untold: readonly Untold[] } {
  const set = setOf(objects);
  const told: Promotion[] = [];
  const untold: Untold[] = [];
  for (const canary of canariesOf(objects)) {
    const target = targetIn(set, canary);
    if (target) told.push(promotionOf(canary, target, set));
    else untold.push({ canary, reason: reasonOf(canary) });
  }
  return { told, untold };
}

export function canariesOf(objects: readonly Manifest[]): readonly Manifest[] {
  return objects.filter((object) => object.kind === 'Canary' && groupOf(object) === 'flagger.app');
}

/** The target of a Canary, where it is a workload of the set. */
export function targetIn(set: ObjectSet, canary: Manifest): Manifest | undefined {
  const ref = targetOf(canary);
  if (!ref || (ref.kind !== 'Deployment' && ref.kind !== 'DaemonSet')) return undefined;
  return set.find({ ...ref, group: 'apps', namespace: canary.metadata.namespace })?.manifest;
}

export function setOf(objects: readonly Manifest[]): ObjectSet {
  return new ObjectSet(objects.map((manifest): SourcedObject => ({ manifest, origin: {}, acknowledged: new Map() })));
}

function reasonOf(canary: Manifest): string {
  const ref = targetOf(canary);
  return ref?.kind === 'Deployment' || ref?.kind === 'DaemonSet'
    ? `its target ${ref.kind} ${ref.name} is not delivered with it`
    : `a target of kind ${ref?.kind ?? '?'} has no pods of its own that carry a revision`;
}

function promotionOf(canary: Manifest, target: Manifest, set: ObjectSet): Promotion {
  const { name, namespace } = target.metadata;
  return {
    canary,
    target,
    primary: {
      apiVersion: target.apiVersion,
      kind: target.kind,
      name: primaryName(name),
      ...(namespace !== undefined && { namespace }),
    },
    revision: revisionOf(target) ?? '',
    worst: worstOf(canary, target, set),
  };
}

/** The first version takes what it takes to make the primary, each later one a whole analysis. */
function worstOf(canary: Manifest, target: Manifest, set: ObjectSet): number | undefined {
  const scaler = at(canary, 'spec', 'autoscalerRef', 'name');
  const autoscaler =
    typeof scaler === 'string'
      ? set.find({ kind: 'HorizontalPodAutoscaler', name: scaler, namespace: canary.metadata.namespace })?.manifest.spec
      : undefined;
  const { worst, initialization } = plan(
    canary as unknown as CanaryManifest,
    {},
    {
      target: target.spec as object,
      ...(autoscaler !== undefined && { autoscaler: autoscaler as object }),
    },
  ).outlook;
  return worst === undefined ? undefined : Math.max(worst, initialization.worst);
}
