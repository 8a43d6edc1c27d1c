import { readClusters, type ManifestSet } from '../../harness/manifest-set';
import { valueAt } from '../../harness/objects';
import type { ChartEntry } from './render';

/** The charts that stand in Go modules, by the plugin that installs them. */
const CHARTS: Readonly<Record<string, ChartEntry['chart']>> = {
  flagger: { module: 'github.com/fluxcd/flagger', pins: 'flagger', path: 'charts/flagger' },
  'load-tester': { module: 'github.com/fluxcd/flagger', pins: 'flagger', path: 'charts/loadtester' },
  'cert-manager': {
    module: 'github.com/cert-manager/cert-manager',
    version: 'v1.21.1',
    sum: 'h1:0LttV37Q5c2CBNoHkjuI8sLKTXWZDC2SwQkxrBMKV9w=',
    path: 'deploy/charts/cert-manager',
  },
};

/** The values of all HelmReleases among the examples; those that many clusters share count once. */
export function chartEntries(examples: string): ChartEntry[] {
  const entries = readClusters(examples).flatMap((sets) => sets.flatMap(entriesOf));
  return [...new Map(entries.map((entry) => [JSON.stringify([entry.plugin, entry.values]), entry])).values()];
}

function entriesOf(set: ManifestSet): (ChartEntry & { readonly plugin: string })[] {
  const releases = set.objects.filter(({ kind }) => kind === 'HelmRelease');
  return releases.map(({ metadata: { name, labels = {} }, spec }) => {
    const plugin = labels['cdk8s-fairway/plugin'] ?? name;
    const values = (valueAt(spec, 'values') ?? {}) as ChartEntry['values'];
    return { name: `${set.name}: ${name}`, plugin, chart: CHARTS[plugin], values };
  });
}
