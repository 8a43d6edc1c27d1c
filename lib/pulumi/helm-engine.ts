import * as kubernetes from '@pulumi/kubernetes';
import type { CustomResourceOptions, Resource } from '@pulumi/pulumi';
import type { FleetEngine } from '../fleet/engine/engine';
import { namespaces } from '../fleet/engine/namespaces';
import type { PlannedChart } from '../fleet/plan';

/** Helm in each cluster, by Pulumi itself: an engine that leaves the charts to its own resources. */
export interface HelmEngine extends FleetEngine {
  /** Installs a chart in the cluster of the provider. */
  install(name: string, chart: PlannedChart, options: CustomResourceOptions): Resource;
}

export interface HelmReleaseOptions {
  /** Seconds that Helm waits for the objects of a chart. @default 300 */
  readonly timeout?: number;

  /** Takes back an installation or upgrade that fails. @default false */
  readonly atomic?: boolean;
}

/** Engines of Pulumi, beside those of `Engine`: no controller in the clusters and no hub is needed. */
export const HelmEngine = {
  /** Each chart as a `helm.v3.Release`: Helm installs it, with its hooks and its history. */
  release: (options: HelmReleaseOptions = {}): HelmEngine =>
    helmEngine(
      (name, chart, resourceOptions) =>
        new kubernetes.helm.v3.Release(name, { ...argsOf(chart), ...options, createNamespace: false }, resourceOptions),
    ),

  /** Each chart as a `helm.v4.Chart`: Pulumi renders it, and its objects are resources of the stack. */
  chart: (): HelmEngine =>
    helmEngine((name, chart, resourceOptions) => new kubernetes.helm.v4.Chart(name, argsOf(chart), resourceOptions)),
} as const;

export function isHelmEngine(engine: FleetEngine | undefined): engine is HelmEngine {
  return engine !== undefined && 'install' in engine;
}

function helmEngine(install: HelmEngine['install']): HelmEngine {
  return {
    install,
    distribute: ({ installs }) => ({
      hub: {},
      members: new Map(installs.map(({ cluster, charts }) => [cluster.name, namespaces(charts)])),
      refused: installs.flatMap(({ cluster, charts }) => charts.flatMap((chart) => refusals(cluster.name, chart))),
    }),
  };
}

function argsOf({ name, chart, namespace, values = {} }: PlannedChart) {
  const isOci = chart.repository.startsWith('oci://');
  return {
    name,
    namespace,
    chart: isOci ? `${chart.repository}/${chart.name}` : chart.name,
    version: chart.version,
    ...(!isOci && { repositoryOpts: { repo: chart.repository } }),
    values,
  };
}

function refusals(cluster: string, { name, valuesFrom }: PlannedChart) {
  return valuesFrom
    ? [
        {
          message: `the chart ${name} of ${cluster} takes values from Secrets or ConfigMaps, which Helm does not read`,
          fix: 'Give them as values, secret ones as Outputs',
        },
      ]
    : [];
}
