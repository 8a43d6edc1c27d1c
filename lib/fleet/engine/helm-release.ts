import type { ApiObjectProps, Duration } from 'cdk8s';
import { HelmRelease, type HelmReleaseSpec } from '../../../imports/helm.toolkit.fluxcd.io';
import { formatDuration } from '../../duration';
import type { PlannedChart } from '../plan';
import { chartSource } from './source';

/** How Flux installs charts. */
export interface FluxOptions {
  /** How often a release is compared with its cluster. @default 10 minutes */
  readonly interval?: Duration;

  /** How often repositories are asked for their charts. @default 1 hour */
  readonly sourceInterval?: Duration;

  /** How long an installation or upgrade may take. @default 15 minutes */
  readonly timeout?: Duration;

  /** Tries after a failed one; a failed installation is uninstalled, a failed upgrade rolled back. @default 3 */
  readonly retries?: number;

  /** What happens to changes that are made in the cluster: corrected, told, or neither. @default "enabled" */
  readonly driftDetection?: 'enabled' | 'warn' | 'disabled';

  /**
   * Service account of the cluster, in a namespace of the same name as that of the release, whose rights the charts
   * are installed with. Give it no more than the charts need.
   *
   * @default - what the kubeconfig, or Flux itself, may do
   */
  readonly serviceAccountName?: string;
}

/** Where a release goes and what names it. */
export interface Placement {
  readonly name: string;
  readonly namespace?: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Of a HelmRelease, by the name of its chart. */
  readonly nameOf: (chart: string) => string;
  /** @default - the cluster that Flux runs in */
  readonly kubeConfig?: HelmReleaseSpec['kubeConfig'];
  readonly createNamespace: boolean;
}

/** A HelmRelease that installs a chart after those that it needs, and keeps it as it is said here. */
export function helmRelease(chart: PlannedChart, to: Placement, options: FluxOptions): ApiObjectProps {
  const { retries = 3, driftDetection = 'enabled', serviceAccountName } = options;
  const { driftIgnores = [], values = {}, valuesFrom } = chart;
  const spec: HelmReleaseSpec = {
    interval: options.interval ? formatDuration(options.interval) : '10m',
    timeout: options.timeout ? formatDuration(options.timeout) : '15m',
    ...chartSource(chart.chart).reference,
    releaseName: chart.name,
    targetNamespace: chart.namespace,
    // Helm keeps its history here: beside the release, since the namespace of the HelmRelease need not be there.
    storageNamespace: chart.namespace,
    kubeConfig: to.kubeConfig,
    serviceAccountName,
    dependsOn: chart.after.length > 0 ? chart.after.map((name) => ({ name: to.nameOf(name) })) : undefined,
    install: { createNamespace: to.createNamespace, crds: 'Create', remediation: { retries } },
    upgrade: { crds: 'CreateReplace', remediation: { retries, remediateLastFailure: true } },
    driftDetection: { mode: driftDetection, ignore: driftIgnores.length > 0 ? driftIgnores : undefined },
    values: Object.keys(values).length > 0 ? values : undefined,
    valuesFrom,
  };
  const { name, namespace, labels } = to;
  return { ...HelmRelease.GVK, metadata: { name, ...(namespace !== undefined && { namespace }), labels }, spec };
}
