import type { Graph } from './graph';

/** The graph as it is, with the manifests of the objects. */
export function renderJson(graph: Graph): string {
  return `${JSON.stringify(graph, undefined, 2)}\n`;
}
