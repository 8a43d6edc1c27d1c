import { Duration } from 'cdk8s';
import { Engine, Fleet, FleetPlugins, type Plugin } from '../../../../index';
import { conditionOf, type Condition } from '../../harness/conditions';
import { startControlPlane, type ControlPlane } from '../../harness/control-plane';
import { startFluxController } from '../../harness/flux';
import { openHub } from '../../harness/hub';
import { keepJournal, type Journal } from '../../harness/journal';
import type { ObjectRef } from '../../harness/objects';
import { playSourceController } from '../../harness/source-controller';
import type { Environment, SuiteReport } from '../../harness/suite';
import { synthesize } from '../../harness/synthesize';
import { waitFor } from '../../harness/wait';
import { CHART_VERSION, CONFIG, packageChart, WORKLOAD } from './small-chart';

const HUB_NAMESPACE = 'fleet-plugins';
const MEMBER = 'member';
const REPOSITORY = 'https://charts.example.com';
const OCI_REPOSITORY = 'oci://registry.example.com/charts';

export type Data = Readonly<Record<string, string>>;

/** The `data` of each plugin's chart; `lonely` is there where it has some. */
export interface Settings {
  readonly base: Data;
  readonly app: Data;
  readonly lonely?: Data;
}

/** A hub with a real helm-controller, and a member that it installs charts in. */
export interface PluginWorld {
  readonly member: ControlPlane;
  readonly hub: ControlPlane;
  readonly journal: Journal;
  /** Applies what `FleetPlugins` makes of some settings. */
  apply(settings: Settings): Promise<void>;
}

export async function openPluginWorld(environment: Environment, report: SuiteReport): Promise<PluginWorld> {
  const [base, app] = await Promise.all([
    packageChart(environment, 'base', [CONFIG, WORKLOAD]),
    packageChart(environment, 'app', [CONFIG]),
  ]);
  await environment.tools.path('helm-controller');
  const [hub, member] = await Promise.all([environment.controlPlane(), startControlPlane(environment, MEMBER)]);
  await openHub(hub, HUB_NAMESPACE, { [MEMBER]: member });
  const journal = await keepJournal(hub.client, [{ apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease' }]);
  await startFluxController(environment, 'helm-controller', hub, HUB_NAMESPACE);
  const sources = await playSourceController(hub.client);

  const publish = async (): Promise<void> => {
    const source = (kind: string, name: string): ObjectRef => ({
      apiVersion: 'source.toolkit.fluxcd.io/v1',
      kind,
      name,
      namespace: HUB_NAMESPACE,
    });
    await sources.publish(source('HelmRepository', 'charts-example-com'));
    await sources.publish(source('OCIRepository', 'app-0-1-0'), {
      archive: app,
      revision: (digest) => `${CHART_VERSION}@${digest}`,
    });
    // What helm-controller asks source-controller for.
    const chart = source('HelmChart', `${HUB_NAMESPACE}-base-${MEMBER}`);
    await sources.publish(chart, { archive: base, revision: () => CHART_VERSION });
  };

  let published = false;
  return {
    hub,
    member,
    journal,
    async apply(settings) {
      for (const object of synthesize(HUB_NAMESPACE, (chart) => {
        new FleetPlugins(chart, 'plugins', {
          fleet: new Fleet({ name: 'e2e', clusters: [{ name: MEMBER }] }),
          plugins: pluginsOf(settings),
          engine: Engine.flux({ interval: Duration.hours(1), timeout: Duration.minutes(2), retries: 1 }),
        });
      })) {
        await hub.client.mustApply(object);
        report.applied += 1;
      }
      if (!published) {
        published = true;
        await publish();
      }
    },
  };
}

/** `app` needs `base`, and is listed before it. */
function pluginsOf({ base, app, lonely }: Settings): Plugin[] {
  const first = plugin('base', REPOSITORY, 'base', base);
  return [
    { ...plugin('app', OCI_REPOSITORY, 'app', app), needs: [first] },
    ...(lonely ? [plugin('lonely', OCI_REPOSITORY, 'app', lonely)] : []),
  ];
}

function plugin(id: string, repository: string, name: string, data: Data): Plugin {
  const chart = { repository, name, version: CHART_VERSION };
  return {
    id,
    charts: () => [{ name: id, chart, namespace: id, values: { data }, podSecurity: 'restricted' }],
  };
}

export function releaseRef(plugin: keyof Settings): ObjectRef {
  const name = `${plugin}-${MEMBER}`;
  return { apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease', name, namespace: HUB_NAMESPACE };
}

/** Waits until the HelmRelease of a plugin says why it is ready or not. */
export async function readyReason({ hub }: PluginWorld, plugin: keyof Settings, reason: string): Promise<Condition> {
  return waitFor(
    `${reason} of HelmRelease ${plugin}`,
    async () => {
      const ready = conditionOf(await hub.client.get(releaseRef(plugin)), 'Ready');
      return ready?.reason === reason ? ready : undefined;
    },
    { timeout: 90_000 },
  );
}
