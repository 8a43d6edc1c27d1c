import type { PodSecurityLevel } from '../../gateway/implementation';
import { type Plugin, type PluginOptions, withOptions } from '../plugin';
import type { Values } from '../values';
import { type ChartReference, CHARTS } from '../versions';

/** A plugin that is one chart. */
interface Single {
  readonly chart: ChartReference;
  readonly namespace: string;
  readonly podSecurity: PodSecurityLevel;
  readonly values?: Values;
  readonly needs?: readonly Plugin[];
}

function single({ needs, ...chart }: Single): (options?: PluginOptions) => Plugin {
  const { name } = chart.chart;
  return (options = {}) => ({
    id: name,
    ...(needs && { needs }),
    charts: (context) => [withOptions({ name, ...chart }, options, context)],
  });
}

/** Grafana. */
export const grafana = single({ chart: CHARTS.grafana, namespace: 'monitoring', podSecurity: 'restricted' });

/** The Prometheus operator with its stack; the node exporter shares network, processes and files of its node. */
export const kubePrometheusStack = single({
  chart: CHARTS.kubePrometheusStack,
  namespace: 'monitoring',
  podSecurity: 'privileged',
});

/** Thanos, one view of the Prometheus of many clusters; its object storage is a Secret that `values` name. */
export const thanos = single({ chart: CHARTS.thanos, namespace: 'monitoring', podSecurity: 'restricted' });

/** Kyverno, which policies run on. */
export const kyverno = single({ chart: CHARTS.kyverno, namespace: 'kyverno', podSecurity: 'restricted' });

/** The Pod Security Standards as policies of Kyverno. */
export const kyvernoPolicies = single({
  chart: CHARTS.kyvernoPolicies,
  namespace: 'kyverno',
  podSecurity: 'restricted',
  needs: [kyverno()],
});

/** Velero; its node agent reads the files of all pods of its node. */
export const velero = single({ chart: CHARTS.velero, namespace: 'velero', podSecurity: 'privileged' });

/** The operator of Rook. */
export const rook = single({ chart: CHARTS.rook, namespace: 'rook-ceph', podSecurity: 'privileged' });

/** A Ceph cluster by Rook. */
export const rookCluster = single({
  chart: CHARTS.rookCluster,
  namespace: 'rook-ceph',
  podSecurity: 'privileged',
  needs: [rook()],
});

/** Submariner's broker, for one cluster of the fleet. */
export const submarinerBroker = single({
  chart: CHARTS.submarinerBroker,
  namespace: 'submariner-k8s-broker',
  podSecurity: 'restricted',
});

/** Submariner's operator, for each cluster; its gateway changes the network of its node. */
export const submariner = single({
  chart: CHARTS.submarinerOperator,
  namespace: 'submariner-operator',
  podSecurity: 'privileged',
});
