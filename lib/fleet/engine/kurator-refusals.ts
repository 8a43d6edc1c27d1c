import { Yaml } from 'cdk8s';
import { kubeConfigOf } from '../cluster';
import type { PlannedChart } from '../plan';
import type { Values } from '../values';
import { CHARTS } from '../versions';
import type { FleetRequest, Refusal } from './engine';
import {
  chartOf,
  isKuratorTraffic,
  KURATOR_NAMESPACES,
  KURATOR_PROVIDERS,
  type KuratorTraffic,
  kuratorValues,
} from './kurator-rollout';

const BY_FLUX = 'Leave it out, or use Engine.flux';

/** Values of Flagger that the chart of the load tester reads too: Kurator sends them to both. */
const SHARED_VALUES = [
  'affinity',
  'env',
  'fullnameOverride',
  'image',
  'nameOverride',
  'nodeSelector',
  'podAnnotations',
  'podDisruptionBudget',
  'podLabels',
  'podPriorityClassName',
  'rbac',
  'resources',
  'tolerations',
];

/** What a request asks for that Kurator's Fleet has no words for. */
export function kuratorRefusals(request: FleetRequest): readonly Refusal[] {
  const { installs } = request;
  const charts = installs[0]?.charts ?? [];
  const meshProvider = chartOf(charts, 'flagger')?.values?.meshProvider;
  const traffic = isKuratorTraffic(meshProvider) ? meshProvider : undefined;
  return [
    ...installs.flatMap(({ cluster }) =>
      'secretRef' in kubeConfigOf(cluster)
        ? []
        : [
            refusal(
              `reads kubeconfigs from Secrets only, and cluster ${cluster.name} names a ConfigMap`,
              'Name a Secret',
            ),
          ],
    ),
    ...(typeof meshProvider === 'string' && traffic === undefined
      ? [refusal(`cannot route by ${meshProvider}`, `Use ${Object.keys(KURATOR_PROVIDERS).join(', ')}`)]
      : []),
    ...charts.flatMap((chart) => [...placeOf(chart, request, traffic), ...contentOf(chart, request)]),
  ];
}

/** Whether and where it is installed. */
function placeOf(chart: PlannedChart, { listed }: FleetRequest, traffic: KuratorTraffic | undefined): Refusal[] {
  const { plugin, namespace } = chart;
  const own = traffic && KURATOR_NAMESPACES[traffic];
  const withFlagger = `is installed with Flagger, by Kurator in ${own ?? 'the namespace of what routes'}`;
  switch (plugin) {
    case 'flagger':
    case 'load-tester':
      return namespace === own || ['flagger-system', 'flagger-loadtester'].includes(namespace)
        ? []
        : [refusal(`cannot install ${plugin} in ${namespace}: it ${withFlagger}`, 'Leave the namespace out')];
    case 'prometheus':
      if (!listed.has(plugin) && traffic === 'nginx') return [];
      return [refusal('has no Prometheus without Thanos', 'Give Plugin.flagger the metricsServer, or use Engine.flux')];
    case 'istio':
      return [refusal('does not install Istio', 'Say withProvider: false where it is there, or use Engine.flux')];
    default:
      if (traffic === undefined || KURATOR_PROVIDERS[traffic] !== plugin) {
        return [
          refusal(
            `has no plugin ${plugin}`,
            'Say it in `plugin` of Engine.kurator where its API can, or use Engine.flux',
          ),
        ];
      }
      return namespace === own ? [] : [refusal(`installs ${plugin} in ${own ?? ''}, not in ${namespace}`, BY_FLUX)];
  }
}

/** What it is installed with. */
function contentOf(chart: PlannedChart, { installs, listed }: FleetRequest): Refusal[] {
  const { plugin, valuesFrom } = chart;
  const values = kuratorValues(chart);
  const shared = SHARED_VALUES.filter((key) => key in values);
  const same = installs.every(({ charts }) => isSame(chartOf(charts, plugin), chart));
  return [
    ...(same
      ? []
      : [refusal(`gives all clusters the same ${plugin}`, 'Let it not differ by cluster, or use Engine.flux')]),
    ...(valuesFrom ? [refusal(`takes no values of ${plugin} from Secrets or ConfigMaps`, BY_FLUX)] : []),
    ...(plugin === 'load-tester' && !isSame(chart.chart, CHARTS.loadTester)
      ? [refusal('installs the version of the load tester that it chooses', BY_FLUX)]
      : []),
    ...(plugin === 'flagger' && listed.has('load-tester') && shared.length > 0
      ? [refusal(`gives the load tester Flagger's ${shared.join(', ')} too`, BY_FLUX)]
      : []),
    // Its template is one for HTML: quotes and some signs are written as character references.
    ...(plugin !== 'prometheus' && plugin !== 'load-tester' && isSpoilt(values)
      ? [refusal(`spoils values of ${plugin} that need quotes or hold one of " ' < > & +`, BY_FLUX)]
      : []),
  ];
}

/** Whether YAML needs quotes for a value, or a value holds what HTML writes otherwise. */
function isSpoilt(values: Values): boolean {
  // A value that occurs twice would be written once, with an anchor.
  const copy = JSON.parse(JSON.stringify(values)) as unknown;
  return /["'<>&+]/.test(Yaml.stringify(copy));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function refusal(message: string, fix: string): Refusal {
  return { message: `Kurator ${message}`, fix };
}
