import { canaries } from '../canary';
import type { CanaryView } from '../canary';
import type { ObjectSet } from '../object';
import { references, resolve, type Reference } from '../reference';
import type { Rule } from '../rule';

export const missingTemplate: Rule = {
  code: 'FW1037',
  severity: 'error',
  title: 'The metric templates and alert providers of a release are there',
  why:
    'Without its template a metric fails each check (`runMetricChecks` in `pkg/controller/scheduler_metrics.go`); without ' +
    'its provider an alert is not sent (`pkg/controller/events.go`). Only where the set is said to be closed.',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: latency
        interval: 1m
        templateRef: { name: latency, namespace: flagger-system }
        thresholdRange: { max: 500 }
`,
  remedy: 'Make the MetricTemplate in the namespace that `templateRef` names.',
  *check(set) {
    if (!set.closed) return;
    for (const canary of canaries(set)) {
      for (const reference of references(canary)) {
        if (reference.role !== 'metric template' && reference.role !== 'alert provider') continue;
        const { state } = resolve(set, reference);
        if (state === 'found' || state === 'uncertain') continue;
        yield canary.finding(
          [...reference.path, 'name'],
          `there is no ${reference.kind} of this name in ${placeOf(reference)}`,
          'Make it there, or name the namespace that it is in',
        );
      }
    }
  },
};

/** Workloads that may be meant where a target of another kind is named. */
const WORKLOADS = ['Deployment', 'DaemonSet', 'StatefulSet'];

export const misplacedReference: Rule = {
  code: 'FW1073',
  severity: 'warning',
  title: 'What a release names is in the namespace where Flagger looks, and of that kind',
  why:
    'Targets, autoscalers and Ingresses are looked for in the namespace of the Canary, metric templates and alert ' +
    'providers in the one that is named (`pkg/controller`). Here the set has an object of the name in another namespace ' +
    'or of another kind, and none where it is looked for.',
  example: `
kind: Canary
metadata: { name: podinfo, namespace: webapp }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Deployment
metadata: { name: podinfo, namespace: default }
spec:
  selector: { matchLabels: { app: podinfo } }
`,
  remedy: 'The namespace of the Canary.',
  *check(set) {
    // In a closed set this is an error of its own.
    if (set.closed) return;
    for (const canary of canaries(set)) {
      for (const reference of references(canary)) {
        const found = misplaced(set, canary, reference);
        if (found === undefined) continue;
        yield canary.finding(
          [...reference.path, 'name'],
          `Flagger looks for the ${reference.kind} in ${placeOf(reference)}; here is ${found}`,
          'Name the one that is meant, or move it',
        );
      }
    }
  },
};

function misplaced(set: ObjectSet, { namespace }: CanaryView, reference: Reference): string | undefined {
  const resolution = resolve(set, reference);
  if (resolution.state === 'elsewhere') {
    return `one in namespace ${resolution.object.manifest.metadata.namespace ?? ''}`;
  }
  if (resolution.state !== 'absent' || !WORKLOADS.includes(reference.kind)) return undefined;
  const kind = WORKLOADS.find((candidate) =>
    set.find({ kind: candidate, group: 'apps', name: reference.name, namespace }),
  );
  return kind && `a ${kind} of the name`;
}

function placeOf({ namespace }: Reference): string {
  return namespace === undefined ? 'the namespace of the Canary' : `namespace ${namespace}`;
}
