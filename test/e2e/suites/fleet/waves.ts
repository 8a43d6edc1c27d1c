import type { Suite } from '../../harness/suite';
import { waitFor } from '../../harness/wait';
import { WaveWorld, type ClusterName } from './wave-world';

/** Real kustomize-controller takes a release of `FleetReleases` to clusters where real Flagger promotes it, or does not. */
export const fleetWaves: Suite = {
  name: 'fleet-waves',
  async run(environment, report) {
    const world = await WaveWorld.open(environment, report);
    world.behave('first', 100);
    world.behave('second', 100);
    await world.deliver('1');
    await finished(world, 'second', '1');

    await report.check('a version that the first wave promotes goes on to the second, and not before', async () => {
      await world.deliver('2');
      const problems = await begun(world, '2');
      await finished(world, 'second', '2');
      report.releases += 2;
      return problems;
    });

    await report.check('a version that fails in the first wave is kept back, and the hub says so', async () => {
      world.behave('first', 80);
      await world.deliver('3');
      const failed = await reason(world, 'first', 'HealthCheckFailed');
      const held = await reason(world, 'second', 'DependencyNotReady');
      report.releases += 1;
      return [
        ...expectSame('phase', await world.phase('first'), 'Failed'),
        ...expectSame('given to the second wave', await world.given('second'), '2'),
        ...expectSame('promoted in the second wave', await world.promoted('second'), '2'),
        ...expectMatch('of the first cluster', failed, /Canary\/waves\/podinfo/),
        ...expectMatch('of the second cluster', held, /podinfo-wave-first/),
      ];
    });

    await report.check('the fix after a failure is promoted, and goes on to the second wave', async () => {
      world.behave('first', 100);
      await world.deliver('4');
      const problems = await begun(world, '4');
      report.releases += 1;
      return problems;
    });
  },
};

/** Waits until the second wave is given a version, when the first one has to have promoted it. */
async function begun(world: WaveWorld, tag: string): Promise<string[]> {
  await waitFor(`version ${tag} in the second wave`, async () =>
    (await world.given('second')) === tag ? true : undefined,
  );
  return [
    ...expectSame('promoted in the first wave', await world.promoted('first'), tag),
    ...expectSame('phase of the first wave', await world.phase('first'), 'Succeeded'),
    ...expectSame('the wave on the hub', (await world.ready('wave-first'))?.status, 'True'),
    ...expectSame('the second cluster on the hub', (await world.ready('second'))?.status, 'Unknown'),
  ];
}

/** Waits until the hub says that a cluster is done, and Flagger that it promoted the version. */
async function finished(world: WaveWorld, cluster: ClusterName, tag: string): Promise<void> {
  await waitFor(`version ${tag} promoted in ${cluster}`, async () =>
    (await world.promoted(cluster)) === tag && (await world.ready(cluster))?.status === 'True' ? true : undefined,
  );
}

/** Waits until the hub gives a reason why a cluster is not done, and gives its message. */
async function reason(world: WaveWorld, cluster: ClusterName, wanted: string): Promise<string> {
  return waitFor(`${wanted} of ${cluster}`, async () => {
    const ready = await world.ready(cluster);
    return ready?.reason === wanted ? ready.message : undefined;
  });
}

function expectSame(what: string, actual: unknown, expected: unknown): string[] {
  return actual === expected ? [] : [`${what}: ${String(actual)}, not ${String(expected)}`];
}

function expectMatch(what: string, message: string, pattern: RegExp): string[] {
  return pattern.test(message) ? [] : [`message ${what}: ${message}`];
}
