import { canaries } from '../rules/canary';
import type { ObjectSet } from '../rules/object';
import { GraphBuilder } from './builder';
import { addFleet } from './fleet';
import type { Graph } from './graph';
import { addMeshes } from './mesh';
import { addRelease } from './release';
import { addRoutes } from './routes';
import { addWorkloads } from './workloads';

/** Objects that are applied together. */
export interface Part {
  /** The cluster, or whatever tells them from others. @default - the only one, or the hub */
  readonly cluster?: string;
  readonly set: ObjectSet;
}

/** The topology that objects make up, cluster by cluster. What says nothing of the way of the traffic is left out. */
export function topologyOf(parts: readonly Part[]): Graph {
  const graph = new GraphBuilder();
  for (const { cluster, set } of parts) {
    const builder = graph.in(cluster);
    addFleet(builder, set);
    addRoutes(builder, set);
    for (const canary of canaries(set)) {
      const release = addRelease(builder, set, canary);
      const from = cluster === undefined ? undefined : graph.clusterNode(cluster);
      if (from !== undefined) graph.edge({ from, to: release, relation: 'runs' });
    }
    addMeshes(builder, set);
    addWorkloads(builder, set);
    addNamed(builder, set);
  }
  return graph.build();
}

/** Objects that others have named, whatever their kind. */
function addNamed(builder: GraphBuilder, set: ObjectSet): void {
  for (const object of set.objects) builder.fill(object);
}
