import type { Client } from '../../harness/client';
import { valueAt } from '../../harness/objects';
import type { Suite } from '../../harness/suite';
import { assertInstalled, PulumiStack } from './stack';
import type { Settings } from './settings';

const NAMESPACE = 'pulumi';
const FIRST: Settings = { namespace: NAMESPACE, version: '6.9.0', threshold: 5 };

/** Seconds in which an update ends that waits for no release: less than an analysis takes. */
const AT_ONCE = 20;

const CANARY = 'kubernetes:flagger.app/v1beta1:Canary';

/** The Pulumi components on a real engine, with its Kubernetes provider, and a real Flagger. */
export const pulumi: Suite = {
  name: 'pulumi',
  async run(environment, report) {
    // Asked for first, so that no cluster is started where Pulumi is not installed.
    assertInstalled();
    const { kubeconfig, client } = (await environment.delivery()).cluster;
    const stack = await PulumiStack.create(environment, kubeconfig);

    await report.check('up ends when the release is initialized', async () => {
      await stack.up(FIRST);
      return unless(await phaseOf(client), 'Initialized');
    });
    await report.check('a preview after it finds nothing to change', async () =>
      unless(JSON.stringify(await stack.preview(FIRST)), '[]'),
    );

    const analysis: Settings = { ...FIRST, threshold: 6 };
    await report.check('another threshold changes the Canary and nothing else', async () => {
      const problems = unless(
        JSON.stringify(await stack.preview(analysis)),
        JSON.stringify([{ op: 'update', type: CANARY }]),
      );
      await stack.up(analysis);
      return problems;
    });

    const version: Settings = { ...analysis, version: '6.9.1' };
    await report.check('up ends when a new version is promoted', async () => {
      await stack.up(version);
      report.releases += 1;
      return unless(await primaryImage(client), 'ghcr.io/stefanprodan/podinfo:6.9.1');
    });
    await report.check('another threshold of a promoted release ends at once', async () => {
      const seconds = await stack.up({ ...version, threshold: 7 });
      return seconds > AT_ONCE ? [`took ${seconds} s`] : [];
    });

    await report.check('destroy leaves nothing', async () => {
      await stack.destroy(version);
      const left = await client.get({ apiVersion: 'v1', kind: 'Namespace', name: NAMESPACE });
      return left ? [`the namespace ${NAMESPACE} is there`] : [];
    });
  },
};

function unless(found: string | undefined, expected: string): string[] {
  return found === expected ? [] : [`expected ${expected}, found ${found ?? 'nothing'}`];
}

async function phaseOf(client: Client): Promise<string | undefined> {
  const canary = await client.get({
    apiVersion: 'flagger.app/v1beta1',
    kind: 'Canary',
    name: 'podinfo',
    namespace: NAMESPACE,
  });
  return valueAt(canary, 'status', 'phase') as string | undefined;
}

async function primaryImage(client: Client): Promise<string | undefined> {
  const primary = await client.get({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    name: 'podinfo-primary',
    namespace: NAMESPACE,
  });
  return valueAt(primary, 'spec', 'template', 'spec', 'containers', 0, 'image') as string | undefined;
}
