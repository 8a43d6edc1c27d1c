import type { IConstruct } from 'constructs';

const METADATA = 'cdk8s-fairway/cluster';

/** Says that what is beneath a construct is applied to a cluster of its own. */
export function markCluster(scope: IConstruct, cluster: string): void {
  scope.node.addMetadata(METADATA, cluster);
}

/** The cluster that an object is applied to, where it is not the one of the rest of the program. */
export function clusterOf(construct: IConstruct): string | undefined {
  for (const { node } of construct.node.scopes.reverse()) {
    const mark = node.metadata.find(({ type }) => type === METADATA);
    if (mark) return mark.data as string;
  }
  return undefined;
}
