import type { GraphNode } from './graph';

/** The name of a node, with its namespace. */
export function titleOf({ namespace, name }: Pick<GraphNode, 'namespace' | 'name'>): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}

/** A node in a sentence. */
export function summaryOf(node: GraphNode): string {
  const { kind, detail, cluster, presence, made } = node;
  const from = made ? `, made by ${made.by}` : presence === 'elsewhere' ? ', not among the files' : '';
  const place = cluster === undefined ? '' : ` in ${cluster}`;
  return `${kind} ${titleOf(node)}${detail === undefined ? '' : ` (${detail})`}${place}${from}`;
}
