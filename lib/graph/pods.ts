import { primaryName } from '../release/names';
import { canaries } from '../rules/canary';
import type { ObjectSet } from '../rules/object';
import { workloadOf } from '../rules/reference';
import { type Labels, podLabels, selectorLabel, selectorLabelKeys, selects } from '../rules/selector';
import { type ObjectName, nameOf } from './builder';

/** Pods by the workload that makes them. */
export interface Pods {
  readonly workload: ObjectName;
  readonly labels: Labels;
}

const KINDS = ['Deployment', 'DaemonSet', 'StatefulSet'];

/** The pods of a set, with those of the primaries that Flagger makes. */
export function podsOf(set: ObjectSet): readonly Pods[] {
  const given = KINDS.flatMap((kind) => set.ofKind(kind, 'apps')).map((workload) => ({
    workload: nameOf(workload.manifest),
    labels: podLabels(workload),
  }));
  return [...given, ...primaryPods(set)];
}

/** A primary has the labels of its target, but for the one by which Flagger tells the two apart. */
function primaryPods(set: ObjectSet): readonly Pods[] {
  const keys = selectorLabelKeys(set) ?? [];
  return canaries(set).flatMap((canary) => {
    const target = workloadOf(set, canary);
    const label = target && selectorLabel(target, keys);
    if (!label) return [];
    const name = nameOf(target.manifest);
    const labels = new Map([...podLabels(target), [label.key, primaryName(label.value)]]);
    return [{ workload: { ...name, name: primaryName(name.name) }, labels }];
  });
}

/** The workloads of a namespace whose pods a label selector takes. */
export function selectPods(
  pods: readonly Pods[],
  namespace: string | undefined,
  selector: unknown,
): readonly ObjectName[] {
  return pods
    .filter(({ workload, labels }) => workload.namespace === namespace && selects(selector, labels) === true)
    .map(({ workload }) => workload);
}
