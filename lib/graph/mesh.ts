import type { ObjectSet } from '../rules/object';
import { at, text } from '../rules/read';
import type { GraphBuilder } from './builder';

/** Meshes and those policies that are about all of one. */
export function addMeshes(builder: GraphBuilder, set: ObjectSet): void {
  for (const mesh of set.ofKind('Mesh', 'kuma.io')) builder.given(mesh);
  for (const kind of MESH_POLICIES) {
    for (const policy of set.ofKind(kind, 'kuma.io')) {
      const { manifest } = policy;
      const name = text(at(manifest, 'metadata', 'labels', 'kuma.io/mesh')) ?? text(at(manifest, 'mesh')) ?? 'default';
      const mesh = builder.named({ group: 'kuma.io', kind: 'Mesh', name });
      builder.edge({ from: mesh, to: builder.given(policy), relation: 'contains' });
    }
  }
}

const MESH_POLICIES = [
  'TrafficRoute',
  'TrafficPermission',
  'MeshTrafficPermission',
  'MeshMetric',
  'MeshTLS',
  'MeshIdentity',
  'MeshHTTPRoute',
];
