import type { PlannedChart } from '../plan';
import { type Values, valuesWithout } from '../values';

/** The plugin that Kurator installs by itself with a provider; Istio must be there already. */
export const KURATOR_PROVIDERS = { istio: undefined, kuma: 'kuma', nginx: 'ingress-nginx' } as const;

/** Where Kurator installs a provider, and Flagger and the load tester with it. */
export const KURATOR_NAMESPACES = { istio: 'istio-system', kuma: 'kuma-system', nginx: 'ingress-nginx' } as const;

export type KuratorTraffic = keyof typeof KURATOR_PROVIDERS;

/** Values that Kurator gives a chart in any case. */
const OWN_VALUES: Readonly<Record<string, Values>> = {
  'ingress-nginx': {
    controller: {
      metrics: { enabled: true },
      podAnnotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': '10254' },
    },
  },
};

export function isKuratorTraffic(name: unknown): name is KuratorTraffic {
  return typeof name === 'string' && Object.hasOwn(KURATOR_PROVIDERS, name);
}

export function chartOf(charts: readonly PlannedChart[], plugin: string | undefined): PlannedChart | undefined {
  return charts.find((chart) => chart.plugin === plugin);
}

/** The values of a chart that Kurator must be told. */
export function kuratorValues({ plugin, values = {} }: PlannedChart): Values {
  return valuesWithout(values, OWN_VALUES[plugin] ?? {});
}
