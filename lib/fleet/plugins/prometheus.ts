import { type Duration } from 'cdk8s';
import { formatDuration } from '../../duration';
import { type Plugin, type PluginContext, type PluginOptions, withOptions } from '../plugin';
import { CHARTS } from '../versions';
import { certainly } from './certainly';
import { HARDENED } from './security';

export interface PrometheusOptions extends PluginOptions {
  /** @default 15 seconds */
  readonly scrapeInterval?: Duration;

  /** How long samples are kept; an analysis looks back some minutes. @default 2 hours */
  readonly retention?: Duration;
}

/** A plugin that Flagger can read metrics from. */
export interface MetricsServer extends Plugin {
  readonly address: string;
}

const NAMESPACE = 'monitoring';

/**
 * A Prometheus for Flagger's built-in metrics: it scrapes the pods that ask for it by annotation, and the sidecars of
 * Kuma where the cluster gets that. Samples are not kept over a restart.
 *
 * Flagger's queries for provider kubernetes and the Gateway API choose by the labels `kubernetes_namespace` and
 * `kubernetes_pod_name` (`pkg/metrics/observers/http.go`), which the chart's own jobs do not set.
 */
export function prometheus(options: PrometheusOptions = {}): MetricsServer {
  const { scrapeInterval, retention } = options;
  return {
    id: 'prometheus',
    address: `http://prometheus-server.${options.namespace ?? NAMESPACE}:80`,
    charts: (context) => [
      withOptions(
        {
          name: 'prometheus',
          chart: CHARTS.prometheus,
          namespace: NAMESPACE,
          podSecurity: 'restricted',
          values: {
            alertmanager: { enabled: false },
            'kube-state-metrics': { enabled: false },
            'prometheus-node-exporter': { enabled: false },
            'prometheus-pushgateway': { enabled: false },
            configmapReload: { prometheus: { containerSecurityContext: HARDENED } },
            server: {
              global: { scrape_interval: scrapeInterval ? formatDuration(scrapeInterval) : '15s' },
              retention: retention ? formatDuration(retention) : '2h',
              persistentVolume: { enabled: false },
              containerSecurityContext: { ...HARDENED, readOnlyRootFilesystem: true },
            },
            scrapeConfigs: scrapeConfigs(context),
          },
        },
        options,
        context,
      ),
    ],
  };
}

export function isMetricsServer(plugin: Plugin): plugin is MetricsServer {
  return 'address' in plugin && typeof plugin.address === 'string';
}

/** The chart's own jobs are left out, but for the one of Prometheus itself. */
function scrapeConfigs({ find }: PluginContext) {
  const kuma = find('kuma');
  return certainly({
    'kubernetes-api-servers': { enabled: false },
    'kubernetes-nodes': { enabled: false },
    'kubernetes-nodes-cadvisor': { enabled: false },
    'kubernetes-service-endpoints': { enabled: false },
    'kubernetes-service-endpoints-slow': { enabled: false },
    'kubernetes-services': { enabled: false },
    'prometheus-pushgateway': { enabled: false },
    'kubernetes-pods-slow': { enabled: false },
    'kubernetes-pods': { relabel_configs: POD_LABELS },
    'kuma-dataplanes': kuma && 'monitoringAssignment' in kuma ? dataplanes(kuma.monitoringAssignment) : undefined,
  });
}

const ANNOTATION = '__meta_kubernetes_pod_annotation_prometheus_io_';

const POD_LABELS = [
  { source_labels: [`${ANNOTATION}scrape`], action: 'keep', regex: 'true' },
  { source_labels: [`${ANNOTATION}scheme`], regex: '(https?)', target_label: '__scheme__' },
  { source_labels: [`${ANNOTATION}path`], regex: '(.+)', target_label: '__metrics_path__' },
  {
    source_labels: ['__address__', `${ANNOTATION}port`],
    regex: '(.+?)(?::\\d+)?;(\\d+)',
    replacement: '$1:$2',
    target_label: '__address__',
  },
  { source_labels: ['__meta_kubernetes_pod_phase'], action: 'drop', regex: 'Pending|Succeeded|Failed' },
  { action: 'labelmap', regex: '__meta_kubernetes_pod_label_(.+)' },
  { source_labels: ['__meta_kubernetes_namespace'], target_label: 'kubernetes_namespace' },
  { source_labels: ['__meta_kubernetes_pod_name'], target_label: 'kubernetes_pod_name' },
];

/** Kuma's control plane names the sidecars and what they belong to; Flagger chooses by the label `service`. */
function dataplanes(server: unknown) {
  return {
    honor_labels: true,
    kuma_sd_configs: [{ server }],
    relabel_configs: [
      { action: 'labelmap', regex: '__meta_kuma_label_(.+)' },
      { source_labels: ['__meta_kuma_mesh'], target_label: 'mesh' },
      { source_labels: ['__meta_kuma_dataplane'], target_label: 'dataplane' },
      { source_labels: ['__meta_kuma_service'], target_label: 'service' },
    ],
  };
}
