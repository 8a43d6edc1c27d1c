import type { ApiObjectProps } from 'cdk8s';
import type { HelmReleaseSpec } from '../../../imports/helm.toolkit.fluxcd.io';
import { HelmRepository, OCIRepository } from '../../../imports/source.toolkit.fluxcd.io';
import type { ChartReference } from '../versions';

/** Where Flux gets a chart from: one object for all releases that need it. */
export interface ChartSource {
  readonly id: string;
  readonly object: (labels: Readonly<Record<string, string>>, interval: string) => ApiObjectProps;
  /** The part of a HelmRelease that names it. */
  readonly reference: Pick<HelmReleaseSpec, 'chart' | 'chartRef'>;
}

/** Media type of the archive in an OCI artifact of Helm. */
const HELM_LAYER = 'application/vnd.cncf.helm.chart.content.v1.tar+gzip';

/** An OCIRepository is one version of one chart, a HelmRepository a whole repository. */
export function chartSource(chart: ChartReference): ChartSource {
  return chart.repository.startsWith('oci://') ? ociSource(chart) : repositorySource(chart);
}

function ociSource({ repository, name, version }: ChartReference): ChartSource {
  const id = slug(`${name}-${version}`);
  return {
    id: `oci-${id}`,
    object: (labels, interval) => ({
      ...OCIRepository.GVK,
      metadata: { name: id, labels },
      spec: {
        interval,
        url: `${repository}/${name}`,
        ref: isExact(version) ? { tag: version } : { semver: version },
        layerSelector: { mediaType: HELM_LAYER, operation: 'copy' },
      },
    }),
    reference: { chartRef: { kind: 'OCIRepository', name: id } },
  };
}

function repositorySource({ repository, name, version }: ChartReference): ChartSource {
  const id = slug(repository.replace(/^https?:\/\//, ''));
  return {
    id: `helm-${id}`,
    object: (labels, interval) => ({
      ...HelmRepository.GVK,
      metadata: { name: id, labels },
      spec: { interval, url: repository },
    }),
    reference: { chart: { spec: { chart: name, version, sourceRef: { kind: 'HelmRepository', name: id } } } },
  };
}

/** Whether a version is one version, and not a range of them. */
export function isExact(version: string): boolean {
  return /^v?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version);
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
