import { ApiObject } from 'cdk8s';
import { primaryName } from '../release/names';
import type { Target, Workload } from '../release/target';
import type { Manifest } from '../rules/object';
import { SELECTOR_LABELS, type SelectorLabel, selectorLabel } from '../rules/selector';

/** The label that the pods of a target carry, and the one that Flagger gives to those of its primary. */
export function podLabels({ name, workload }: Target): Record<'primary' | 'canary', Record<string, string>> {
  const { key, value } = (workload && ownLabel(workload)) ?? { key: 'app', value: name };
  return { primary: { [key]: primaryName(value) }, canary: { [key]: value } };
}

function ownLabel(workload: Workload): SelectorLabel | undefined {
  const manifest = ApiObject.of(workload).toJson() as Manifest;
  return selectorLabel({ manifest, origin: {}, acknowledged: new Map<string, string>() }, SELECTOR_LABELS);
}
