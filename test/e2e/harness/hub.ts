import { readFileSync } from 'node:fs';
import type { ControlPlane } from './control-plane';

/** Makes a namespace of a hub, with the kubeconfigs of the clusters under the names that a `Fleet` looks for. */
export async function openHub(
  { client }: ControlPlane,
  namespace: string,
  members: Readonly<Record<string, ControlPlane>>,
): Promise<void> {
  await client.mustApply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } });
  for (const [name, { kubeconfig }] of Object.entries(members)) {
    await client.mustApply({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: `${name}-kubeconfig`, namespace },
      stringData: { value: readFileSync(kubeconfig, 'utf8') },
    });
  }
}
