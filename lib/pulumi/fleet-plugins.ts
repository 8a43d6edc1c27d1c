import type { ComponentResourceOptions, ProviderResource, Resource } from '@pulumi/pulumi';
import { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/fleet-plugins';
import type { FleetEngine, FleetRequest } from '../fleet/engine/engine';
import { flux } from '../fleet/engine/flux';
import { ConstructComponent, type Placement, split } from './component';
import { isHelmEngine } from './helm-engine';

/** Properties of `FleetPlugins`: those of the construct, and the clusters. */
export interface FleetPluginsProps extends constructs.FleetPluginsProps, Placement {
  /**
   * Provider of each cluster of the fleet, by its name. The engines that put objects into the clusters themselves need
   * them: `HelmEngine`, `Engine.fluxPerCluster`.
   *
   * @default - everything goes to the provider of the component, the hub
   */
  readonly providers?: Readonly<Record<string, ProviderResource>>;
}

/** Plugins for the clusters of a fleet, in the order in which they need each other. */
export class FleetPlugins extends ConstructComponent<constructs.FleetPlugins> {
  constructor(name: string, props: FleetPluginsProps, options?: ComponentResourceOptions) {
    const { providers = {}, ...rest } = props;
    const { placement, props: own } = split<constructs.FleetPluginsProps>(rest);
    const asked = recorded(own.engine ?? flux());
    const create = (scope: Construct, id: string) => new constructs.FleetPlugins(scope, id, { ...own, ...asked });
    super(name, { ...placement, type: 'fairway:index:FleetPlugins', create, providers }, options);
    this.install(name, own.engine, asked.requests, providers);
    this.registerOutputs();
  }

  /** With an engine of Pulumi: the charts of each cluster, each after those that it needs and all after the namespaces. */
  private install(
    name: string,
    engine: FleetEngine | undefined,
    requests: readonly FleetRequest[],
    providers: Readonly<Record<string, ProviderResource>>,
  ): void {
    if (!isHelmEngine(engine)) return;
    for (const { cluster, charts } of requests.flatMap(({ installs }) => installs)) {
      const namespaces = this.resourcesIn(cluster.name);
      const provider = providers[cluster.name];
      const made = new Map<string, Resource>();
      for (const chart of charts) {
        const resource = engine.install(`${name}:${cluster.name}/${chart.name}`, chart, {
          parent: this,
          ...(provider && { provider }),
          dependsOn: [...namespaces, ...chart.after.flatMap((needed) => made.get(needed) ?? [])],
        });
        made.set(chart.name, resource);
      }
    }
  }

  private resourcesIn(cluster: string): readonly Resource[] {
    const objects = this.construct.members.get(cluster)?.node.findAll() ?? [];
    return objects.filter((object) => ApiObject.isApiObject(object)).map((object) => this.resource(object));
  }
}

/** An engine that keeps what it is asked for. */
function recorded(engine: FleetEngine): { readonly engine: FleetEngine; readonly requests: readonly FleetRequest[] } {
  const requests: FleetRequest[] = [];
  return {
    requests,
    engine: {
      distribute: (request) => {
        requests.push(request);
        return engine.distribute(request);
      },
    },
  };
}
