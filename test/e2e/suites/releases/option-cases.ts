import { type Chart, Duration } from 'cdk8s';
import { Autoscale, Metric, MetricProvider, MetricTemplate } from '../../../../index';
import { PROMETHEUS } from '../../harness/delivery';
import { type CaseOptions, type Cell, releaseCase } from './cases';
import type { ReleaseCase } from './release-case';

const NAMESPACE = 'release-options';

/** Releases with objects of their own besides the Canary. */
export function optionCases(): ReleaseCase[] {
  const autoscale = Autoscale.horizontal({ minReplicas: 2, maxReplicas: 8, metrics: [Autoscale.cpu(80)] });
  const autoscaler = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', namespace: NAMESPACE };
  return [
    { ...optional('autoscaled', true, { autoscale }), made: [{ ...autoscaler, name: 'autoscaled-primary' }] },
    optional('custom-metric-good', true, { metrics: errorRate }),
    optional('custom-metric-bad', false, { metrics: errorRate }),
  ];
}

function optional(target: string, healthy: boolean, options: CaseOptions): ReleaseCase {
  const cell: Cell = { provider: 'gatewayapi', strategy: 'canary', healthy };
  return { ...releaseCase(cell, NAMESPACE, target, options), name: target };
}

function errorRate(chart: Chart): Metric[] {
  const template = new MetricTemplate(chart, 'error-rate', {
    provider: MetricProvider.prometheus({ address: `http://${PROMETHEUS.name}.${PROMETHEUS.namespace}:9090` }),
    query: `
      100 - sum(rate(http_request_duration_seconds_count{
        kubernetes_namespace="{{ namespace }}", kubernetes_pod_name=~"{{ target }}-[0-9a-z]+-[0-9a-z]+",
        status!~"{{ variables.errors }}"
      }[{{ interval }}])) / sum(rate(http_request_duration_seconds_count{
        kubernetes_namespace="{{ namespace }}", kubernetes_pod_name=~"{{ target }}-[0-9a-z]+-[0-9a-z]+"
      }[{{ interval }}])) * 100`,
  });
  return [Metric.template(template, { max: 1, interval: Duration.seconds(10), variables: { errors: '5..' } })];
}
