import type { FleetEngine } from './engine';
import { sources } from './flux';
import { type FluxOptions, helmRelease } from './helm-release';
import { fleetLabels, PLUGIN_LABEL } from './labels';
import { namespaces } from './namespaces';

export interface FluxPerClusterOptions extends FluxOptions {
  /** Namespace of the HelmReleases and repositories in each cluster. @default "flux-system" */
  readonly namespace?: string;
}

/**
 * A Flux in each cluster, which reads the folder of its cluster: the namespaces with their level of Pod Security, the
 * repositories, and a HelmRelease for each chart. No cluster holds the kubeconfig of another.
 */
export function fluxPerCluster(options: FluxPerClusterOptions = {}): FleetEngine {
  const { namespace = 'flux-system', ...flux } = options;
  return {
    distribute: ({ fleet, installs }) => ({
      hub: {},
      members: new Map(
        installs.map(({ cluster, charts }) => [
          cluster.name,
          {
            ...namespaces(charts),
            ...sources(charts, fleetLabels(fleet), flux, namespace),
            ...Object.fromEntries(
              charts.map((chart) => [
                chart.name,
                helmRelease(
                  chart,
                  {
                    name: chart.name,
                    namespace,
                    labels: { ...fleetLabels(fleet, cluster), [PLUGIN_LABEL]: chart.plugin },
                    nameOf: (name) => name,
                    createNamespace: false,
                  },
                  flux,
                ),
              ]),
            ),
          },
        ]),
      ),
      refused: [],
    }),
  };
}
