import { kubeSphereNames, type KubeSphereScope } from './kubesphere-names';

/** The metrics that KubeSphere shows of a gateway (kubesphere v3.3.2 `pkg/models/monitoring/named_metrics.go`). */
export const KUBESPHERE_METRICS = {
  ingress_request_count: { title: 'Requests', unit: 'short' },
  ingress_request_5xx_count: { title: 'Requests answered 5xx', unit: 'short' },
  ingress_request_4xx_count: { title: 'Requests answered 4xx', unit: 'short' },
  ingress_active_connections: { title: 'Active connections', unit: 'short' },
  ingress_success_rate: { title: 'Success rate', unit: 'percentunit' },
  ingress_request_duration_average: { title: 'Duration, average', unit: 's' },
  ingress_request_duration_50percentage: { title: 'Duration, 50th percentile', unit: 's' },
  ingress_request_duration_95percentage: { title: 'Duration, 95th percentile', unit: 's' },
  ingress_request_duration_99percentage: { title: 'Duration, 99th percentile', unit: 's' },
  ingress_request_volume: { title: 'Requests per second', unit: 'reqps' },
  ingress_request_volume_by_ingress: { title: 'Requests per second by Ingress', unit: 'reqps' },
  ingress_request_network_sent: { title: 'Bytes sent per second', unit: 'Bps' },
  ingress_request_network_received: { title: 'Bytes received per second', unit: 'Bps' },
  ingress_request_memory_bytes: { title: 'Memory', unit: 'bytes' },
  ingress_request_cpu_usage: { title: 'CPU', unit: 'short' },
} as const;

export type KubeSphereMetric = keyof typeof KUBESPHERE_METRICS;

/** What each metric is, in PromQL over the metrics of ingress-nginx. */
export function metricExpressions(scope: KubeSphereScope, window: string): Readonly<Record<KubeSphereMetric, string>> {
  const job = `job="${kubeSphereNames(scope).job}"`;
  const of = (metric: string, ...more: readonly string[]) =>
    `nginx_ingress_controller_${metric}{${[job, ...more].join(',')}}`;
  const counted = (...more: readonly string[]) => `sum(increase(${of('requests', ...more)}[${window}]))`;
  const rate = (metric: string, ...more: readonly string[]) => `sum(rate(${of(metric, ...more)}[${window}]))`;
  const quantile = (q: number) =>
    `histogram_quantile(${q}, sum by (le) (rate(${of('request_duration_seconds_bucket')}[${window}])))`;
  return {
    ingress_request_count: counted(),
    ingress_request_5xx_count: counted('status=~"5.."'),
    ingress_request_4xx_count: counted('status=~"4.."'),
    ingress_active_connections: `sum(avg_over_time(${of('nginx_process_connections', 'state="active"')}[${window}]))`,
    ingress_success_rate: `${rate('requests', 'status!~"[45].."')} / ${rate('requests')}`,
    ingress_request_duration_average: `${rate('request_duration_seconds_sum')} / ${rate('request_duration_seconds_count')}`,
    ingress_request_duration_50percentage: quantile(0.5),
    ingress_request_duration_95percentage: quantile(0.95),
    ingress_request_duration_99percentage: quantile(0.99),
    ingress_request_volume: rate('requests'),
    ingress_request_volume_by_ingress: `sum by (exported_namespace, ingress) (rate(${of('requests')}[${window}]))`,
    ingress_request_network_sent: rate('response_size_sum'),
    ingress_request_network_received: rate('request_size_sum'),
    ingress_request_memory_bytes: `avg(${of('nginx_process_resident_memory_bytes')})`,
    ingress_request_cpu_usage: `avg(rate(${of('nginx_process_cpu_seconds_total')}[${window}]))`,
  };
}

/** The recording rules of a gateway; each series carries the gateway's name. */
export function recordingRules(scope: KubeSphereScope, window: string) {
  const { name } = kubeSphereNames(scope);
  return Object.entries(metricExpressions(scope, window)).map(([record, expr]) => ({
    record,
    expr,
    labels: { gateway: name },
  }));
}

const PANEL = { w: 8, h: 8 };
const COLUMNS = 3;

/** A Grafana dashboard with a panel for each metric. */
export function dashboard(scope: KubeSphereScope) {
  const { name } = kubeSphereNames(scope);
  return {
    uid: name.slice(0, 40),
    title: `Gateway ${name}`,
    tags: ['kubesphere', 'gateway'],
    schemaVersion: 39,
    refresh: '1m',
    time: { from: 'now-3h', to: 'now' },
    templating: {
      list: [{ name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus' }],
    },
    panels: Object.entries(KUBESPHERE_METRICS).map(([metric, { title, unit }], index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      datasource: { type: 'prometheus', uid: '${datasource}' },
      gridPos: { ...PANEL, x: (index % COLUMNS) * PANEL.w, y: Math.floor(index / COLUMNS) * PANEL.h },
      fieldConfig: { defaults: { unit }, overrides: [] },
      targets: [
        {
          refId: 'A',
          expr: `${metric}{gateway="${name}"}`,
          legendFormat: metric === 'ingress_request_volume_by_ingress' ? '{{exported_namespace}}/{{ingress}}' : title,
        },
      ],
    })),
  };
}
