import { conditionOf } from '../../harness/conditions';
import { valueAt, type ObjectRef } from '../../harness/objects';
import type { Suite } from '../../harness/suite';
import { waitFor } from '../../harness/wait';
import { openPluginWorld, readyReason, releaseRef, type Data, type PluginWorld, type Settings } from './plugin-world';

const FIRST: Settings = { base: { text: 'one' }, app: { text: 'one' } };

/** The API server refuses the key of a ConfigMap. */
const REFUSED: Data = { 'no key': 'two' };

/** Real helm-controller installs what `FleetPlugins` writes to a hub in another cluster. */
export const fleetPlugins: Suite = {
  name: 'fleet-plugins',
  async run(environment, report) {
    const world = await openPluginWorld(environment, report);
    const { client } = world.member;

    await report.check('a chart waits until what it needs is ready', async () => {
      await world.apply(FIRST);
      // Nothing makes pods in this member, so the Deployment is not ready yet.
      await waitFor('Deployment base', () => client.get(workload), { timeout: 90_000 });
      await readyReason(world, 'app', 'DependencyNotReady');
      return expectData(world, 'app', undefined);
    });
    await report.check('charts are installed in the member, in the order of their needs', async () => {
      await client.patch(workload, { status: AVAILABLE }, 'status');
      await readyReason(world, 'base', 'InstallSucceeded');
      await readyReason(world, 'app', 'InstallSucceeded');
      return [...(await expectData(world, 'base', FIRST.base)), ...(await expectData(world, 'app', FIRST.app))];
    });
    await report.check('a changed value is upgraded', async () => {
      await world.apply({ ...FIRST, app: { text: 'two' } });
      await readyReason(world, 'app', 'UpgradeSucceeded');
      return [...(await expectData(world, 'base', FIRST.base)), ...(await expectData(world, 'app', { text: 'two' }))];
    });
    await report.check('what is deleted in the member comes back', async () => {
      await client.delete(config('app'));
      const annotations = { 'reconcile.fluxcd.io/requestedAt': new Date().toISOString() };
      await world.hub.client.patch(releaseRef('app'), { metadata: { annotations } });
      await waitFor('ConfigMap app', () => client.get(config('app')), { timeout: 60_000 });
      return expectData(world, 'app', { text: 'two' });
    });
    await report.check('a failed upgrade is rolled back, and the fix goes through', async () => {
      await world.apply({ ...FIRST, app: { ...REFUSED, text: 'three' } });
      await readyReason(world, 'app', 'RollbackSucceeded');
      await readyStalled(world, 'app');
      const problems = await expectData(world, 'app', { text: 'two' });
      await world.apply({ ...FIRST, app: { text: 'four' } });
      await readyReason(world, 'app', 'UpgradeSucceeded');
      return [...problems, ...(await expectData(world, 'app', { text: 'four' }))];
    });
    await report.check('a failed installation is uninstalled and tried again, and the fix goes through', async () => {
      await world.apply({ ...FIRST, app: { text: 'four' }, lonely: REFUSED });
      await readyStalled(world, 'lonely');
      const uninstalled = world.journal
        .versions(releaseRef('lonely'))
        .some(({ object }) => conditionOf(object, 'Remediated')?.reason === 'UninstallSucceeded');
      const failures = valueAt(await world.hub.client.get(releaseRef('lonely')), 'status', 'installFailures');
      await world.apply({ ...FIRST, app: { text: 'four' }, lonely: { text: 'one' } });
      await waitFor('HelmRelease lonely', async () => {
        const ready = conditionOf(await world.hub.client.get(releaseRef('lonely')), 'Ready');
        return ready?.status === 'True' ? ready : undefined;
      });
      return [
        ...(uninstalled ? [] : ['it was not uninstalled']),
        ...(failures === 2 ? [] : [`it was tried ${String(failures)} times, not 2`]),
        ...(await expectData(world, 'lonely', { text: 'one' })),
      ];
    });
  },
};

const workload: ObjectRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'base', namespace: 'base' };

const AVAILABLE = {
  observedGeneration: 1,
  replicas: 1,
  updatedReplicas: 1,
  readyReplicas: 1,
  availableReplicas: 1,
  conditions: [
    { type: 'Available', status: 'True', reason: 'MinimumReplicasAvailable', message: 'played' },
    { type: 'Progressing', status: 'True', reason: 'NewReplicaSetAvailable', message: 'played' },
  ],
};

function config(plugin: keyof Settings): ObjectRef {
  return { apiVersion: 'v1', kind: 'ConfigMap', name: plugin, namespace: plugin };
}

async function expectData({ member }: PluginWorld, plugin: keyof Settings, data: Data | undefined): Promise<string[]> {
  const [found, wanted] = [await member.client.get(config(plugin)), data].map((value, index) =>
    JSON.stringify(index === 0 ? valueAt(value, 'data') : value),
  );
  return found === wanted ? [] : [`data of ${plugin} in the member: ${found}, not ${wanted}`];
}

/** It has no tries left. */
async function readyStalled({ hub }: PluginWorld, plugin: keyof Settings): Promise<void> {
  await waitFor(
    `HelmRelease ${plugin} to give up`,
    async () =>
      conditionOf(await hub.client.get(releaseRef(plugin)), 'Stalled')?.status === 'True' ? true : undefined,
    { timeout: 90_000 },
  );
}
