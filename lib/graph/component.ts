import type { GraphEdge, GraphNode } from './graph';

/** Nodes that edges connect, with these edges. */
export interface Component {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** The parts of a graph that have nothing to do with each other. */
export function componentsOf(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): readonly Component[] {
  const parents = new Map(nodes.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root)) root = next;
    parents.set(id, root);
    return root;
  };
  for (const { from, to } of edges) parents.set(rootOf(from), rootOf(to));

  const components = new Map<string, { nodes: GraphNode[]; edges: GraphEdge[] }>();
  const componentOf = (id: string) => {
    const root = rootOf(id);
    const found = components.get(root) ?? { nodes: [], edges: [] };
    components.set(root, found);
    return found;
  };
  for (const node of nodes) componentOf(node.id).nodes.push(node);
  for (const edge of edges) componentOf(edge.from).edges.push(edge);
  return [...components.values()];
}
