import type { Leaf } from './leaf';

/** A label selector of Kubernetes. */
export interface LabelSelector {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>>;
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
}

export interface LabelSelectorRequirement {
  readonly key: Leaf<string>;
  readonly operator: Leaf<'In' | 'NotIn' | 'Exists' | 'DoesNotExist'>;
  readonly values?: readonly Leaf<string>[];
}
