import { type CanaryView, canaries } from '../rules/canary';
import type { ObjectSet, SourcedObject } from '../rules/object';
import { at, entries, number } from '../rules/read';
import { resolved, workloadOf } from '../rules/reference';
import type { CanaryManifest, Scale, Surroundings } from './canary';
import { type Plan, plan } from './plan';
import type { Scenario } from './scenario';

/** A Canary among other objects, with its plan. */
export interface ReleasePlan {
  readonly canary: SourcedObject;
  readonly plan: Plan;
}

/** What is said of the objects around a Canary that no object tells. */
export type Assumptions = Pick<Surroundings, 'meshProvider' | 'requestsPerSecond' | 'matchingShare'>;

/** Plans for all Canaries of a set, with what the set tells of their targets and autoscalers. */
export function planReleases(
  set: ObjectSet,
  scenario: Scenario = {},
  assumptions: Assumptions = {},
): readonly ReleasePlan[] {
  return canaries(set).map((canary) => ({
    canary: canary.object,
    plan: plan(withoutNulls(canary.manifest) as CanaryManifest, scenario, {
      ...assumptions,
      ...surroundingsOf(set, canary),
    }),
  }));
}

function surroundingsOf(set: ObjectSet, canary: CanaryView): Surroundings {
  const target = workloadOf(set, canary)?.manifest;
  const autoscaler = resolved(set, canary, 'autoscaler')?.manifest;
  return {
    ...(target && {
      target: {
        replicas: number(at(target, 'spec', 'replicas')),
        progressDeadlineSeconds: number(at(target, 'spec', 'progressDeadlineSeconds')),
      },
    }),
    ...(autoscaler && { autoscaler: boundsOf(autoscaler.spec) }),
  };
}

/** KEDA calls them by other names. */
function boundsOf(spec: unknown): Scale {
  return {
    minReplicas: number(at(spec, 'minReplicas')) ?? number(at(spec, 'minReplicaCount')),
    maxReplicas: number(at(spec, 'maxReplicas')) ?? number(at(spec, 'maxReplicaCount')),
  };
}

/** The API server takes fields that are null out of an object. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    entries(value).flatMap(([key, entry]) => (entry === null ? [] : [[key, withoutNulls(entry)]])),
  );
}
