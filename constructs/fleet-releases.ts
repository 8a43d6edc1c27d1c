import { ApiObject, App, Chart, Lazy } from 'cdk8s';
import { Construct } from 'constructs';
import { attachFairway } from '../lib/attach';
import type { Cluster } from '../lib/fleet/cluster';
import type { Delivery, Parcel } from '../lib/fleet/delivery/delivery';
import { fleetLabels, WAVE_LABEL } from '../lib/fleet/engine/labels';
import type { Fleet, FleetWave } from '../lib/fleet/fleet';
import { folderOf, withoutFolders } from '../lib/fleet/folders';
import type { ClusterSelection } from '../lib/fleet/selection';
import { manifestsOf, stampRevisions } from '../lib/fleet/stamp';
import { type DeepPartial, mergeValues } from '../lib/fleet/values';
import { acknowledge } from '../lib/rules/acknowledge';
import { markCluster } from '../lib/rules/cluster';
import { refuse } from '../lib/rules/refusal';

/** Properties of `FleetReleases`, whose release takes values of type `V`. */
export interface FleetReleasesProps<V extends object = object> {
  readonly fleet: Fleet;

  /** @default - all clusters of the fleet */
  readonly only?: ClusterSelection;

  /** Namespace of the release in each cluster. */
  readonly namespace: string;

  /** What the release is made with in every cluster. */
  readonly values: V;

  /** What is different in some clusters, by their names; merged deeply over `values`. @default - nothing */
  readonly overrides?: Readonly<Record<string, DeepPartial<NoInfer<V>>>>;

  /** Makes the release of one cluster: a target with its `CanaryRelease`, and whatever else belongs to it. */
  readonly release: (chart: Chart, values: V, cluster: Cluster) => void;

  /** Who applies it. */
  readonly delivery: Delivery;
}

/**
 * One release in the clusters of a fleet, wave by wave: the next wave gets a new version when the one before it has
 * promoted that version in all of its clusters.
 *
 * Makes: for each cluster a chart `<id>-<cluster>` with what `release` makes, and the object that applies it, a
 * Kustomization with `Delivery.flux`, an Application with `Delivery.argoCd`. With Flux also, for each wave but the last,
 * a Kustomization that is ready when the wave is, and a ConfigMap `<id>-wave-<wave>` of the clusters that were in it.
 */
export class FleetReleases<V extends object = object> extends Construct {
  /** What is applied in each cluster, by the name of the cluster. */
  readonly members: ReadonlyMap<string, Chart>;

  /** The objects on the hub that apply it, by the name of the cluster. */
  readonly appliers: ReadonlyMap<string, ApiObject>;

  /** The objects on the hub that end the waves, by the name of the wave. */
  readonly gates: ReadonlyMap<string, ApiObject>;

  constructor(scope: Construct, id: string, props: FleetReleasesProps<V>) {
    super(scope, id);
    const { fleet, delivery, overrides = {} } = props;
    fleet.select({ clusters: Object.keys(overrides) });
    const members = new Map<string, Chart>();
    const appliers = new Map<string, ApiObject>();
    const gates = new Map<string, ApiObject>();
    let after: readonly string[] = [];

    const waves = wavesOf(fleet, props.only);
    for (const [index, wave] of waves.entries()) {
      for (const cluster of wave.clusters) {
        const chart = this.member(cluster, props);
        members.set(cluster.name, chart);
        appliers.set(cluster.name, this.applier(chart, wave, cluster, after, props));
      }
      if (delivery.gate && index < waves.length - 1) {
        const gate = this.gate(wave, props, delivery.gate);
        gates.set(wave.name, gate);
        after = [gate.name];
      }
    }

    this.members = members;
    this.appliers = appliers;
    this.gates = gates;
    refuse(this, 'FW3011', withoutFolders(this));
    attachFairway(this);
  }

  private member(cluster: Cluster, { namespace, values, overrides = {}, release }: FleetReleasesProps<V>): Chart {
    const id = `${this.node.id}-${cluster.name}`;
    const chart = new Chart(App.of(this), id, { namespace, disableResourceNameHashes: true });
    markCluster(chart, cluster.name);
    acknowledge(chart, 'FW1029', 'what applies it leaves the number of pods alone');
    release(chart, mergeValues(values, overrides[cluster.name] as DeepPartial<V> | undefined), cluster);
    stampRevisions(chart);
    return chart;
  }

  private applier(
    chart: Chart,
    wave: FleetWave,
    cluster: Cluster,
    after: readonly string[],
    { fleet, namespace, delivery }: FleetReleasesProps<V>,
  ): ApiObject {
    const folder = folderOf(chart);
    const parcel = (): Parcel => ({ cluster, folder, namespace, objects: manifestsOf(chart), after });
    const applier = new ApiObject(this, folder, {
      apiVersion: delivery.apiVersion,
      kind: delivery.kind,
      metadata: { name: folder, labels: { ...fleetLabels(fleet, cluster), [WAVE_LABEL]: wave.name } },
      spec: Lazy.any({ produce: () => delivery.spec(parcel()) }) as object,
    });
    refuse(applier, 'FW3011', delivery.refuse(parcel()));
    return applier;
  }

  private gate(
    wave: FleetWave,
    { fleet, delivery }: FleetReleasesProps<V>,
    spec: NonNullable<Delivery['gate']>,
  ): ApiObject {
    const id = `${this.node.id}-wave-${wave.name}`;
    const labels = { ...fleetLabels(fleet), [WAVE_LABEL]: wave.name };
    const { namespace } = Chart.of(this);
    const chart = new Chart(App.of(this), id, { ...(namespace !== undefined && { namespace }) });
    const names = wave.clusters.map(({ name }) => name);
    new ApiObject(chart, 'wave', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: id, labels },
      data: { clusters: names.join('\n') },
    });
    const after = names.map((name) => `${this.node.id}-${name}`);
    return new ApiObject(this, id, {
      apiVersion: delivery.apiVersion,
      kind: delivery.kind,
      metadata: { name: id, labels },
      spec: spec({ folder: folderOf(chart), after }),
    });
  }
}

function wavesOf(fleet: Fleet, only: ClusterSelection | undefined): readonly FleetWave[] {
  const selected = new Set(fleet.select(only));
  return fleet.waves
    .map(({ name, clusters }) => ({ name, clusters: clusters.filter((cluster) => selected.has(cluster)) }))
    .filter(({ clusters }) => clusters.length > 0);
}
