import type {
  HelmReleaseSpecDriftDetectionIgnore,
  HelmReleaseSpecValuesFrom,
} from '../../imports/helm.toolkit.fluxcd.io';
import type { PodSecurityLevel } from '../gateway/implementation';
import type { Cluster } from './cluster';
import type { Fleet } from './fleet';
import { type DeepPartial, mergeValues, type Values } from './values';
import type { ChartReference } from './versions';

/**
 * Something that every cluster of a fleet gets. A plugin of one's own is as good as those of Fairway:
 *
 * @example
 * const reloader: Plugin = {
 *   id: 'reloader',
 *   charts: () => [
 *     {
 *       name: 'reloader',
 *       chart: { repository: 'https://stakater.github.io/stakater-charts', name: 'reloader', version: '2.2.3' },
 *       namespace: 'reloader',
 *       podSecurity: 'restricted',
 *     },
 *   ],
 * };
 */
export interface Plugin {
  /** What it is: a cluster gets one plugin of an id. */
  readonly id: string;

  /**
   * What must be ready before it. Where the fleet itself lists a plugin of the same id, that one is taken.
   *
   * @default - nothing
   */
  readonly needs?: readonly Plugin[];

  /** The charts that it installs in a cluster, each after the one before it. */
  charts(context: PluginContext): readonly PluginChart[];
}

/** What a plugin is told of the cluster that it is for. */
export interface PluginContext {
  readonly fleet: Fleet;
  readonly cluster: Cluster;
  /** The plugin of an id that the cluster gets. */
  readonly find: (id: string) => Plugin | undefined;
}

/** A chart as it is to be installed. */
export interface PluginChart {
  /** Name of the Helm release, up to 53 characters; the chart names its objects after it. */
  readonly name: string;

  readonly chart: ChartReference;

  /** Namespace in the cluster, made with the release. */
  readonly namespace: string;

  /** @default - the chart's own */
  readonly values?: Values;

  /** Values from Secrets and ConfigMaps beside the HelmRelease: how a secret reaches a chart. @default - none */
  readonly valuesFrom?: readonly HelmReleaseSpecValuesFrom[];

  /** The strictest level of the Pod Security Standards that its pods pass. */
  readonly podSecurity: PodSecurityLevel;

  /** Fields that controllers change on what the chart makes. @default - none */
  readonly driftIgnores?: readonly HelmReleaseSpecDriftDetectionIgnore[];
}

/** Options that all of Fairway's plugins take. */
export interface PluginOptions {
  /** The chart; what is left out is as by default. @default - the current version from the upstream project */
  readonly chart?: Partial<ChartReference>;

  /** @default - the namespace that the upstream project names */
  readonly namespace?: string;

  /** Values of the chart, merged deeply over the default ones; by cluster where it is a function. @default - none */
  readonly values?: Values | ((cluster: Cluster) => Values);

  /** Values from Secrets and ConfigMaps beside the HelmRelease. @default - none */
  readonly valuesFrom?: readonly HelmReleaseSpecValuesFrom[];
}

/** A chart with what the user asks for merged over its defaults. */
export function withOptions(
  { namespace, chart, values = {}, ...rest }: PluginChart,
  options: PluginOptions,
  { cluster }: PluginContext,
): PluginChart {
  const asked = typeof options.values === 'function' ? options.values(cluster) : options.values;
  return {
    ...rest,
    chart: mergeValues<ChartReference>(chart, options.chart),
    namespace: options.namespace ?? namespace,
    values: mergeValues(values, asked as DeepPartial<Values>),
    ...(options.valuesFrom && { valuesFrom: options.valuesFrom }),
  };
}
