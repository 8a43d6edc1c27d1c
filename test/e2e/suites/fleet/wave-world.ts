import { ApiObject, App, Chart, Duration, YamlOutputType } from 'cdk8s';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import {
  CanaryRelease,
  Delivery as FleetDelivery,
  Fleet,
  FleetReleases,
  Metric,
  Strategy,
  Target,
  Traffic,
} from '../../../../index';
import { output } from '../../harness/command';
import { conditionOf, type Condition } from '../../harness/conditions';
import type { ControlPlane } from '../../harness/control-plane';
import { startDelivery, type Delivery } from '../../harness/delivery';
import { startFluxController } from '../../harness/flux';
import { openHub } from '../../harness/hub';
import { valueAt, type KubeObject, type ObjectRef } from '../../harness/objects';
import { playSourceController, type SourceController } from '../../harness/source-controller';
import type { Environment, SuiteReport } from '../../harness/suite';
import { makeFolder, type Workspace } from '../../harness/workspace';
import { podinfo, SERVICE_PORT } from '../releases/release-case';

const HUB_NAMESPACE = 'fleet-waves';
const NAMESPACE = 'waves';
const NAME = 'podinfo';
const INTERVAL = Duration.seconds(10);

const SOURCE: KubeObject = {
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind: 'GitRepository',
  metadata: { name: 'fleet', namespace: HUB_NAMESPACE },
  spec: { interval: '1h', url: 'https://git.example.com/fleet.git' },
};

/** Each cluster is a wave of its own: `second` comes after `first`. */
export type ClusterName = 'first' | 'second';

/** A hub with a real kustomize-controller, and two members with real Flaggers. */
export class WaveWorld {
  private readonly tags: string[] = [];

  private constructor(
    private readonly hub: ControlPlane,
    private readonly members: Readonly<Record<ClusterName, Delivery>>,
    private readonly sources: SourceController,
    private readonly workspace: Workspace,
    private readonly report: SuiteReport,
  ) {}

  static async open(environment: Environment, report: SuiteReport): Promise<WaveWorld> {
    const controller = environment.tools.path('kustomize-controller');
    const [hub, first, second] = await Promise.all([
      environment.controlPlane(),
      environment.delivery(),
      startDelivery(environment, 'second'),
      controller,
    ]);
    await openHub(hub, HUB_NAMESPACE, { first: first.cluster, second: second.cluster });
    await startFluxController(environment, 'kustomize-controller', hub, HUB_NAMESPACE);
    const sources = await playSourceController(hub.client);
    return new WaveWorld(hub, { first, second }, sources, environment.workspace, report);
  }

  /** How the new version behaves in a cluster from now on. */
  behave(cluster: ClusterName, successRate: number): void {
    const release = { provider: 'istio', namespace: NAMESPACE, target: NAME, port: SERVICE_PORT } as const;
    this.members[cluster].exporter.set(release, { successRate, latency: 0.02 });
  }

  /** Synthesizes a version of the release, and gives the hub its objects and its folders at once. */
  async deliver(tag: string): Promise<void> {
    this.tags.push(tag);
    const folder = mkdtempSync(join(makeFolder(this.workspace, HUB_NAMESPACE), 'version-'));
    const objects = synthesizeRelease(folder, tag);
    const archive = `${folder}.tgz`;
    await output('tar', ['czf', archive, '-C', folder, '.']);
    await this.hub.client.mustApply(SOURCE);
    for (const object of objects) {
      await this.hub.client.mustApply(object);
      this.report.applied += 1;
    }
    const commit = String(this.tags.length).padStart(40, '0');
    await this.sources.publish({ ...SOURCE, ...SOURCE.metadata }, { archive, revision: () => `main@sha1:${commit}` });
  }

  /** The `Ready` condition of the Kustomization of a cluster, or of the wave that it is in. */
  async ready(of: ClusterName | 'wave-first'): Promise<Condition | undefined> {
    const ref = { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', namespace: HUB_NAMESPACE };
    return conditionOf(await this.hub.client.get({ ...ref, name: `${NAME}-${of}` }), 'Ready');
  }

  /** The version that a cluster was given. */
  async given(cluster: ClusterName): Promise<string | undefined> {
    return this.tagOf(cluster, NAME);
  }

  /** The version that Flagger promoted last. */
  async promoted(cluster: ClusterName): Promise<string | undefined> {
    return this.tagOf(cluster, `${NAME}-primary`);
  }

  async phase(cluster: ClusterName): Promise<unknown> {
    const canary = await this.object(cluster, { apiVersion: 'flagger.app/v1beta1', kind: 'Canary', name: NAME });
    return valueAt(canary, 'status', 'phase');
  }

  private async tagOf(cluster: ClusterName, name: string): Promise<string | undefined> {
    const workload = await this.object(cluster, { apiVersion: 'apps/v1', kind: 'Deployment', name });
    const image = valueAt(workload, 'spec', 'template', 'spec', 'containers', 0, 'image');
    return typeof image === 'string' ? image.split(':').at(-1) : undefined;
  }

  private async object(cluster: ClusterName, ref: ObjectRef): Promise<KubeObject | undefined> {
    return this.members[cluster].cluster.client.get({ ...ref, namespace: NAMESPACE });
  }
}

/** Writes the folders of the clusters, and gives the objects of the hub. */
function synthesizeRelease(outdir: string, tag: string): readonly KubeObject[] {
  const app = new App({ outdir, yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
  const hub = new Chart(app, 'hub', { namespace: HUB_NAMESPACE });
  new FleetReleases(hub, NAME, {
    fleet: new Fleet({
      name: 'e2e',
      clusters: [{ name: 'first' }, { name: 'second' }],
      waves: [
        { name: 'first', clusters: ['first'] },
        { name: 'second', clusters: ['second'] },
      ],
    }),
    namespace: NAMESPACE,
    values: { tag },
    delivery: FleetDelivery.flux({
      source: { kind: 'GitRepository', name: SOURCE.metadata.name },
      timeout: Duration.minutes(4),
    }),
    release: (chart, values) => {
      new ApiObject(chart, 'namespace', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } });
      new CanaryRelease(chart, 'release', {
        target: Target.deployment(new ApiObject(chart, 'target', podinfo(NAMESPACE, NAME, values.tag))),
        service: { port: SERVICE_PORT },
        traffic: Traffic.istio(),
        strategy: Strategy.canary({ stepWeight: 50, maxWeight: 50 }),
        analysis: {
          interval: INTERVAL,
          threshold: 1,
          metrics: [Metric.requestSuccessRate({ min: 99, interval: INTERVAL })],
        },
      });
    },
  });
  app.synth();
  return hub.toJson() as readonly KubeObject[];
}
