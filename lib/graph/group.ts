import type { GraphNode } from './graph';

/** Nodes that are drawn together: those of a cluster, or of a namespace where there is but one cluster. */
export interface GraphGroup {
  /** Undefined for those that stand alone. */
  readonly title: string | undefined;
  readonly nodes: readonly GraphNode[];
}

export function groupsOf(nodes: readonly GraphNode[]): readonly GraphGroup[] {
  const byCluster = nodes.some(({ cluster }) => cluster !== undefined);
  const groups = new Map<string | undefined, GraphNode[]>();
  for (const node of nodes) {
    const title = byCluster ? node.cluster : node.namespace;
    const group = groups.get(title);
    if (group) group.push(node);
    else groups.set(title, [node]);
  }
  return [...groups].map(([title, members]) => ({ title, nodes: members }));
}
