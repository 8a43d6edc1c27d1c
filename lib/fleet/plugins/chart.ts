import type { Cluster } from '../cluster';
import type { Plugin, PluginChart } from '../plugin';
import type { Values } from '../values';

export interface ChartOptions extends Omit<PluginChart, 'values'> {
  /** Values of the chart; by cluster where it is a function. @default - the chart's own */
  readonly values?: Values | ((cluster: Cluster) => Values);

  /** What must be ready before it. @default - nothing */
  readonly needs?: readonly Plugin[];
}

/**
 * Any chart; its plugin's id is the name of the release.
 *
 * @example
 * Plugin.chart({
 *   name: 'reloader',
 *   chart: { repository: 'https://stakater.github.io/stakater-charts', name: 'reloader', version: '2.2.3' },
 *   namespace: 'reloader',
 *   podSecurity: 'restricted',
 * })
 */
export function chart({ needs, values, ...own }: ChartOptions): Plugin {
  return {
    id: own.name,
    ...(needs && { needs }),
    charts: ({ cluster }) => [{ ...own, values: (typeof values === 'function' ? values(cluster) : values) ?? {} }],
  };
}
