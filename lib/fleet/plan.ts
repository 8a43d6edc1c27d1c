import type { Cluster } from './cluster';
import type { Fleet } from './fleet';
import type { Plugin, PluginChart } from './plugin';

/** A chart of a cluster, with what must be ready before it. */
export interface PlannedChart extends PluginChart {
  /** Id of the plugin that asks for it. */
  readonly plugin: string;
  /** Names of the charts that it waits for. */
  readonly after: readonly string[];
}

/** Plugins by their id, each after those that it needs. */
export type PluginSet = ReadonlyMap<string, Plugin>;

/**
 * The plugins of a list and all that they need, each once and after what it needs.
 *
 * @throws where two of the list have one id, or plugins need each other
 */
export function withNeeds(plugins: readonly Plugin[]): PluginSet {
  const listed = new Map<string, Plugin>();
  for (const plugin of plugins) {
    if (listed.has(plugin.id))
      throw new Error(`Two plugins of the list are "${plugin.id}": a cluster gets one of them`);
    listed.set(plugin.id, plugin);
  }
  const ordered = new Map<string, Plugin>();
  const open: string[] = [];
  const visit = (named: Plugin): void => {
    const { id } = named;
    const plugin = listed.get(id) ?? named;
    if (ordered.has(id)) return;
    if (open.includes(id)) {
      throw new Error(`Plugins need each other: ${[...open.slice(open.indexOf(id)), id].join(' needs ')}`);
    }
    open.push(id);
    for (const need of plugin.needs ?? []) visit(need);
    open.pop();
    ordered.set(id, plugin);
  };
  for (const plugin of plugins) visit(plugin);
  return ordered;
}

/**
 * The charts of a cluster in the order in which they are installed.
 *
 * @throws where two charts have one name
 */
export function planCharts(fleet: Fleet, cluster: Cluster, plugins: PluginSet): readonly PlannedChart[] {
  const last = new Map<string, readonly string[]>();
  const planned = new Map<string, PlannedChart>();
  for (const [id, plugin] of plugins) {
    let after = (plugin.needs ?? []).flatMap((need) => last.get(need.id) ?? []);
    for (const chart of plugin.charts({ fleet, cluster, find: (other) => plugins.get(other) })) {
      const other = planned.get(chart.name);
      if (other) {
        throw new Error(`The plugins ${other.plugin} and ${id} both install a chart as "${chart.name}": rename one`);
      }
      planned.set(chart.name, { ...chart, plugin: id, after });
      after = [chart.name];
    }
    last.set(id, after);
  }
  return [...planned.values()];
}
