import type { Manifest, ObjectSet, SourcedObject } from './object';
import { at, entries, isAbsent, isUnknown, list, text } from './read';

/** `-selector-labels` of Flagger, by default (`cmd/flagger/main.go`). */
export const SELECTOR_LABELS = ['app', 'name', 'app.kubernetes.io/name'] as const;

/** Labels of an object; a value may be unknown. */
export type Labels = ReadonlyMap<string, unknown>;

/** Whether a label selector of Kubernetes takes these labels; undefined where that is not known. */
export function selects(selector: unknown, labels: Labels): boolean | undefined {
  const matchLabels = at(selector, 'matchLabels');
  const matchExpressions = at(selector, 'matchExpressions');
  if (isUnknown(matchLabels) || isUnknown(matchExpressions)) return undefined;
  const results = [
    ...entries(matchLabels).map(([key, value]) => isLabel(labels, key, [value])),
    ...list(matchExpressions).map((expression) => meets(expression, labels)),
  ];
  return results.includes(false) ? false : results.includes(undefined) ? undefined : true;
}

function meets(expression: unknown, labels: Labels): boolean | undefined {
  const key = text(at(expression, 'key'));
  if (key === undefined) return undefined;
  const values = at(expression, 'values');
  const isIn = isUnknown(values) ? undefined : isLabel(labels, key, list(values));
  switch (at(expression, 'operator')) {
    case 'In':
      return isIn;
    case 'NotIn':
      return isIn === undefined ? undefined : !isIn;
    case 'Exists':
      return labels.has(key);
    case 'DoesNotExist':
      return !labels.has(key);
    default:
      return undefined;
  }
}

function isLabel(labels: Labels, key: string, values: readonly unknown[]): boolean | undefined {
  if (!labels.has(key)) return false;
  const label = labels.get(key);
  return [label, ...values].some(isUnknown) ? undefined : values.includes(label);
}

/** The label by which Flagger tells the pods of a release apart. */
export interface SelectorLabel {
  readonly key: string;
  readonly value: string;
}

/** The label that Flagger takes from the selector of a workload (`getSelectorLabel`), where it is there and known. */
export function selectorLabel(workload: SourcedObject, keys: readonly string[]): SelectorLabel | undefined {
  const matchLabels = at(workload.manifest, 'spec', 'selector', 'matchLabels');
  const key = keys.find((candidate) => !isAbsent(at(matchLabels, candidate)));
  const value = key === undefined ? undefined : text(at(matchLabels, key));
  return key === undefined || value === undefined ? undefined : { key, value };
}

/** Labels of the pods of a workload. */
export function podLabels(workload: SourcedObject): Labels {
  return new Map(entries(at(workload.manifest, 'spec', 'template', 'metadata', 'labels')));
}

/** The labels that the Flagger in the set looks for, else those of its default; undefined where that is not known. */
export function selectorLabelKeys(set: ObjectSet): readonly string[] | undefined {
  const charts = set
    .ofKind('HelmRelease')
    .filter(({ manifest }) => isOrMayBe(at(manifest, 'spec', 'chart', 'spec', 'chart'), 'flagger'))
    .map(({ manifest }) => at(manifest, 'spec', 'values', 'selectorLabels'));
  const flags = set
    .ofKind('Deployment', 'apps')
    .filter(({ manifest }) => isOrMayBe(manifest.metadata.name, 'flagger'))
    .flatMap(({ manifest }) => argumentsOf(manifest))
    .map((argument) => (isUnknown(argument) ? argument : /^--?selector-labels=(.+)$/.exec(text(argument) ?? '')?.[1]));
  const given = [...charts, ...flags].filter((value) => !isAbsent(value) && value !== '');
  if (given.some(isUnknown)) return undefined;
  const labels = given.map(text).find((value) => value !== undefined);
  return labels === undefined ? SELECTOR_LABELS : labels.split(',').map((label) => label.trim());
}

function isOrMayBe(value: unknown, expected: string): boolean {
  return value === expected || isUnknown(value);
}

/** Arguments of all containers of a Deployment. */
function argumentsOf(deployment: Manifest): readonly unknown[] {
  const containers = at(deployment, 'spec', 'template', 'spec', 'containers');
  if (isUnknown(containers)) return [containers];
  return list(containers).flatMap((container) =>
    [at(container, 'args'), at(container, 'command')].flatMap((value) => (isUnknown(value) ? [value] : list(value))),
  );
}
