import type { Graph, GraphEdge } from './graph';

/**
 * The edges that a drawing shows. That a Canary makes an object is said by its looks, where another edge leads to it;
 * and that a cluster has an object by the box around it.
 */
export function drawnEdges({ nodes, edges }: Graph): readonly GraphEdge[] {
  const clusters = new Map(nodes.map(({ id, cluster }) => [id, cluster]));
  const others = edges.filter(({ relation }) => relation !== 'makes');
  const reached = new Set(others.flatMap(({ from, to }) => [from, to]));
  return edges.filter(
    ({ from, to, relation }) => clusters.get(from) === clusters.get(to) && (relation !== 'makes' || !reached.has(to)),
  );
}
