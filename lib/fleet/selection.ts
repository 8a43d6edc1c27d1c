import { selects } from '../rules/selector';
import { type Cluster, labelsOf } from './cluster';

/** A label selector of Kubernetes, over the labels of clusters. */
export interface ClusterSelector {
  /** @default - none */
  readonly matchLabels?: Readonly<Record<string, string>>;

  /** @default - none */
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
    readonly values?: readonly string[];
  }[];
}

/** Some clusters of a fleet: those named, and those whose labels a selector takes. */
export interface ClusterSelection {
  /** Names of clusters. @default - none */
  readonly clusters?: readonly string[];

  /** @default - none */
  readonly selector?: ClusterSelector;
}

export function isSelected(cluster: Cluster, { clusters, selector }: ClusterSelection): boolean {
  return (
    (clusters?.includes(cluster.name) ?? false) ||
    (selector !== undefined && selects(selector, labelsOf(cluster)) === true)
  );
}
