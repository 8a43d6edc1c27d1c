import { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { attachFairway } from '../lib/attach';
import { dashboard, recordingRules } from '../lib/gateway/kubesphere-metrics';
import { kubeSphereNames, type KubeSphereScope } from '../lib/gateway/kubesphere-names';

/** Properties of `KubeSphereGatewayMetrics`. */
export interface KubeSphereGatewayMetricsProps extends KubeSphereScope {
  /** Time over which rates and counts are taken, as PromQL writes durations. @default "5m" */
  readonly window?: string;

  /** Labels by which the Prometheus operator finds the rules. @default - none */
  readonly ruleLabels?: Readonly<Record<string, string>>;

  /** Labels by which Grafana finds the dashboard. @default - `grafana_dashboard: "1"` */
  readonly dashboardLabels?: Readonly<Record<string, string>>;
}

/**
 * The fifteen metrics that KubeSphere shows of a gateway, for any Prometheus and Grafana.
 *
 * Makes: a PrometheusRule, and a ConfigMap with a Grafana dashboard.
 */
export class KubeSphereGatewayMetrics extends Construct {
  /** The recording rules. */
  readonly rules: ApiObject;

  /** The dashboard. */
  readonly dashboard: ApiObject;

  constructor(scope: Construct, id: string, props: KubeSphereGatewayMetricsProps = {}) {
    super(scope, id);
    const { window = '5m', ruleLabels, dashboardLabels = { grafana_dashboard: '1' } } = props;
    const { name } = kubeSphereNames(props);
    this.rules = new ApiObject(this, 'rules', {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name, ...(ruleLabels && { labels: ruleLabels }) },
      spec: { groups: [{ name, rules: recordingRules(props, window) }] },
    });
    this.dashboard = new ApiObject(this, 'dashboard', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: `${name}-dashboard`, labels: dashboardLabels },
      data: { [`${name}.json`]: JSON.stringify(dashboard(props), null, 2) },
    });
    attachFairway(this);
  }
}
