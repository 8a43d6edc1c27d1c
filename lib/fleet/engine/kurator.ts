import type { ApiObjectProps } from 'cdk8s';
import { AttachedCluster } from '../../../imports/cluster.kurator.dev';
import {
  Fleet as KuratorFleet,
  type FleetSpecPlugin,
  type FleetSpecPluginFlagger,
} from '../../../imports/fleet.kurator.dev';
import { type Cluster, kubeConfigOf } from '../cluster';
import { mergeValues, type Values, valuesWithout } from '../values';
import type { FleetEngine, FleetRequest } from './engine';
import { kuratorRefusals } from './kurator-refusals';
import { chartOf, isKuratorTraffic, KURATOR_PROVIDERS, kuratorValues } from './kurator-rollout';

export interface KuratorOptions {
  /**
   * Plugins in the words of Kurator's own API: monitoring, Grafana, policies, backup, storage, Submariner.
   *
   * @default - those of the fleet only
   */
  readonly plugin?: Omit<FleetSpecPlugin, 'flagger'>;
}

/**
 * Kurator's fleet manager: a Fleet with its plugins, and an AttachedCluster for each cluster. What its API has no words
 * for is refused (FW3010).
 */
export function kurator({ plugin }: KuratorOptions = {}): FleetEngine {
  return {
    distribute: (request) => {
      const { fleet, installs } = request;
      const flagger = flaggerOf(request);
      const clusters = installs.map(({ cluster }): [string, ApiObjectProps] => [
        `cluster-${cluster.name}`,
        {
          ...AttachedCluster.GVK,
          metadata: { name: cluster.name, ...(cluster.labels && { labels: cluster.labels }) },
          spec: { kubeconfig: secretOf(cluster) },
        },
      ]);
      return {
        hub: {
          ...Object.fromEntries(clusters),
          fleet: {
            ...KuratorFleet.GVK,
            metadata: { name: fleet.name },
            spec: {
              clusters: installs.map(({ cluster: { name } }) => ({ kind: AttachedCluster.GVK.kind, name })),
              plugin: plugin || flagger ? { ...plugin, flagger } : undefined,
            },
          },
        },
        members: new Map(),
        refused: kuratorRefusals(request),
      };
    },
  };
}

/** Its controllers read the key that is named and look for no other. */
function secretOf(cluster: Cluster): { readonly name: string; readonly key: string } {
  const reference = kubeConfigOf(cluster);
  return 'secretRef' in reference ? { key: 'value', ...reference.secretRef } : { name: '', key: '' };
}

function flaggerOf({ installs, listed }: FleetRequest): FleetSpecPluginFlagger | undefined {
  const charts = installs[0]?.charts ?? [];
  const flagger = chartOf(charts, 'flagger');
  if (!flagger) return undefined;
  const { meshProvider, ...values } = flagger.values ?? {};
  const provider = isKuratorTraffic(meshProvider) ? chartOf(charts, KURATOR_PROVIDERS[meshProvider]) : undefined;
  const asked = mergeValues(meshProvider === 'nginx' ? {} : { meshProvider }, values);
  return {
    chart: flagger.chart,
    trafficRoutingProvider: String(meshProvider),
    publicTestloader: listed.has('load-tester') ? true : undefined,
    config: provider && { chart: provider.chart, extraArgs: orUndefined(kuratorValues(provider)) },
    // With nginx Kurator has Flagger's chart install a Prometheus and ask that one.
    extraArgs:
      meshProvider === 'nginx' ? orUndefined(valuesWithout(asked, { metricsServer: asked.metricsServer })) : asked,
  };
}

function orUndefined(values: Values): Values | undefined {
  return Object.keys(values).length > 0 ? values : undefined;
}
