import type { ApiObjectProps } from 'cdk8s';
import { formatDuration } from '../../duration';
import { kubeConfigOf } from '../cluster';
import type { PlannedChart } from '../plan';
import type { FleetEngine } from './engine';
import { type FluxOptions, helmRelease } from './helm-release';
import { fleetLabels, PLUGIN_LABEL } from './labels';
import { chartSource } from './source';

/**
 * Flux on the hub: a HelmRelease for each chart and cluster, with the kubeconfig of the cluster, and each repository
 * once. All of it is in the namespace of the chart, next to the Secrets with the kubeconfigs.
 */
export function flux(options: FluxOptions = {}): FleetEngine {
  return {
    distribute: ({ fleet, installs }) => {
      const hub: Record<string, ApiObjectProps> = sources(
        installs.flatMap(({ charts }) => charts),
        fleetLabels(fleet),
        options,
      );
      for (const { cluster, charts } of installs) {
        const kubeConfig = kubeConfigOf(cluster);
        const nameOf = (chart: string) => `${chart}-${cluster.name}`;
        for (const chart of charts) {
          const name = nameOf(chart.name);
          const labels = { ...fleetLabels(fleet, cluster), [PLUGIN_LABEL]: chart.plugin };
          hub[name] = helmRelease(chart, { name, labels, nameOf, kubeConfig, createNamespace: true }, options);
        }
      }
      return { hub, members: new Map(), refused: [] };
    },
  };
}

/** The repositories of charts, each once. */
export function sources(
  charts: readonly PlannedChart[],
  labels: Readonly<Record<string, string>>,
  { sourceInterval }: FluxOptions,
  namespace?: string,
): Record<string, ApiObjectProps> {
  const interval = sourceInterval ? formatDuration(sourceInterval) : '1h';
  const found: Record<string, ApiObjectProps> = {};
  for (const { chart } of charts) {
    const { id, object } = chartSource(chart);
    if (found[id]) continue;
    const made = object(labels, interval);
    found[id] = namespace === undefined ? made : { ...made, metadata: { ...made.metadata, namespace } };
  }
  return found;
}
