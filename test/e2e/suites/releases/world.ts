import type { Delivery } from '../../harness/delivery';
import { keepJournal } from '../../harness/journal';
import type { ReleaseCase, ReleaseWorld } from './release-case';
import { ROUTES } from './routes';

/** Makes the namespaces of releases, and watches from now on what Flagger does to them. */
export async function openWorld(delivery: Delivery, releases: readonly ReleaseCase[]): Promise<ReleaseWorld> {
  const { client } = delivery.cluster;
  for (const name of new Set(releases.map(({ namespace }) => namespace))) {
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
    await client.mustApply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } });
  }
  const routes = Object.values(ROUTES).filter((route) => route !== undefined);
  return {
    delivery,
    journal: await keepJournal(client, [{ apiVersion: 'flagger.app/v1beta1', kind: 'Canary' }, ...routes]),
  };
}
