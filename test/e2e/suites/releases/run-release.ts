import { explain } from '../../harness/explain';
import { describe, inApplyOrder, valueAt, type KubeObject } from '../../harness/objects';
import { setGate } from '../../harness/load-tester';
import type { SuiteReport } from '../../harness/suite';
import { waitFor } from '../../harness/wait';
import { judgeRelease, phasesOf } from './judge';
import { canaryRef, meteredRelease, podinfo, type Phase, type ReleaseCase, type ReleaseWorld } from './release-case';

/** The Service of a `LoadTester`, whose pods are faked. */
const LOAD_TESTER = 'flagger-loadtester';

/** Nothing comes after these but a new version. */
const FINAL: readonly Phase[] = ['Succeeded', 'Failed'];

const VERSIONS = { old: '6.9.0', new: '6.9.1' };

/** Releases a first version, then a second one, and judges what Flagger did. */
export async function runRelease(release: ReleaseCase, world: ReleaseWorld, report: SuiteReport): Promise<string[]> {
  const { delivery, journal } = world;
  const { client } = delivery.cluster;
  const { namespace, target } = release;
  const problems: string[] = [];
  const apply = async (object: KubeObject): Promise<void> => {
    const { ref, rejection, warnings } = await client.apply(object);
    report.applied += 1;
    problems.push(...[rejection ?? [], warnings].flat().map((text) => `${describe(ref)}: ${text}`));
  };
  const phase = async (wanted: Phase): Promise<void> => {
    const found = await waitFor(
      `phase ${wanted} of ${describe(canaryRef(release))}`,
      () => {
        const current = phasesOf(journal.versions(canaryRef(release))).at(-1);
        return current === wanted || (current !== undefined && FINAL.includes(current)) ? current : undefined;
      },
      { timeout: release.patience ?? 240_000 },
    );
    if (found !== wanted) {
      throw new Error(`ended in phase ${found}, not ${wanted}`);
    }
  };

  const good = { successRate: 100, latency: 0.02 };
  delivery.exporter.set(meteredRelease(release), good);
  await apply(podinfo(namespace, target, VERSIONS.old));
  for (const object of inApplyOrder(release.objects)) {
    await apply(object);
    if (object.kind === 'Service' && object.metadata.name === LOAD_TESTER) {
      delivery.network.expose({ name: LOAD_TESTER, namespace }, delivery.loadTester.url);
    }
  }
  if (problems.length > 0) {
    return problems;
  }
  try {
    await phase('Initialized');
    delivery.exporter.set(meteredRelease(release), release.healthy ? good : { ...good, successRate: 80 });
    await apply(podinfo(namespace, target, VERSIONS.new));
    await release.during?.({
      phase,
      gate: (action) => setGate(delivery.loadTester, { name: target, namespace }, action),
    });
    await phase(release.phases.at(-1) ?? 'Succeeded');
  } catch (error) {
    const seen = phasesOf(journal.versions(canaryRef(release))).join(', ');
    return [...problems, `${explain(error)}; seen: ${seen}`, ...(await lastEvents(release, world))];
  }
  report.releases += 1;
  return [...problems, ...(await judgeRelease(release, journal, client, VERSIONS))];
}

/** What Flagger last said about a release. */
async function lastEvents({ namespace, target }: ReleaseCase, { delivery }: ReleaseWorld): Promise<string[]> {
  const events = await delivery.cluster.client.list('v1', 'Event', namespace);
  return events
    .filter((event) => valueAt(event, 'involvedObject', 'name') === target)
    .map((event) => `event: ${String(valueAt(event, 'message'))}`)
    .slice(-4);
}
