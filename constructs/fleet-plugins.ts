import { ApiObject, type ApiObjectProps, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { attachFairway } from '../lib/attach';
import type { FleetEngine } from '../lib/fleet/engine/engine';
import { flux } from '../lib/fleet/engine/flux';
import type { Fleet } from '../lib/fleet/fleet';
import { withoutFolders } from '../lib/fleet/folders';
import { planCharts, withNeeds } from '../lib/fleet/plan';
import type { Plugin } from '../lib/fleet/plugin';
import type { ClusterSelection } from '../lib/fleet/selection';
import { memberChart } from '../lib/fleet/member-chart';
import { refuse } from '../lib/rules/refusal';

/** Properties of `FleetPlugins`. */
export interface FleetPluginsProps {
  readonly fleet: Fleet;

  /** What the clusters get. What these need and the list does not have is added. */
  readonly plugins: readonly Plugin[];

  /** @default - all clusters of the fleet */
  readonly only?: ClusterSelection;

  /** Who installs it. @default Engine.flux() */
  readonly engine?: FleetEngine;
}

/**
 * Plugins for the clusters of a fleet, in the order in which they need each other.
 *
 * Makes, by engine: with `Engine.flux` a HelmRelease for each chart and cluster, and each repository once; with
 * `Engine.kurator` a Fleet and an AttachedCluster for each cluster; with `Engine.fluxPerCluster` and `Engine.argoCd` a
 * chart for each cluster, named after it, with its namespaces, repositories and HelmReleases, or with Applications.
 */
export class FleetPlugins extends Construct {
  /** Objects on the hub, by name: with `Engine.flux` the HelmRelease of a chart is `<chart>-<cluster>`. */
  readonly hub: Readonly<Record<string, ApiObject>>;

  /** The charts that are applied in the clusters, by the name of the cluster. */
  readonly members: ReadonlyMap<string, Chart>;

  constructor(scope: Construct, id: string, { fleet, plugins, only, engine = flux() }: FleetPluginsProps) {
    super(scope, id);
    const set = withNeeds(plugins);
    const { hub, members, refused } = engine.distribute({
      fleet,
      installs: fleet.select(only).map((cluster) => ({ cluster, charts: planCharts(fleet, cluster, set) })),
      listed: new Set(plugins.map((plugin) => plugin.id)),
    });
    this.hub = objects(this, hub);
    this.members = new Map(
      [...members].map(([cluster, made]) => {
        const chart = memberChart(this, cluster);
        objects(new Construct(chart, id), made);
        return [cluster, chart];
      }),
    );
    refuse(this, 'FW3010', refused);
    if (members.size > 0) refuse(this, 'FW3011', withoutFolders(this));
    attachFairway(this);
  }
}

function objects(scope: Construct, made: Readonly<Record<string, ApiObjectProps>>): Record<string, ApiObject> {
  return Object.fromEntries(Object.entries(made).map(([id, props]) => [id, new ApiObject(scope, id, props)]));
}
