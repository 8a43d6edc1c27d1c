import { type Plugin, type PluginOptions, withOptions } from '../plugin';
import { CHARTS } from '../versions';
import { certainly } from './certainly';

export interface IngressNginxOptions extends PluginOptions {
  /** Pods of the controller. @default 1 */
  readonly replicas?: number;

  /** @default "LoadBalancer" */
  readonly serviceType?: 'LoadBalancer' | 'NodePort' | 'ClusterIP';
}

/** Port on which the controller answers Prometheus. */
const METRICS_PORT = '10254';

/**
 * ingress-nginx with the metrics that Flagger's analysis reads. The project is retired since March 2026:
 * `Plugin.nginxGatewayFabric` with the Gateway API is where to go.
 */
export function ingressNginx(options: IngressNginxOptions = {}): Plugin {
  const { replicas, serviceType } = options;
  return {
    id: 'ingress-nginx',
    charts: (context) => [
      withOptions(
        {
          name: 'ingress-nginx',
          chart: CHARTS.ingressNginx,
          namespace: 'ingress-nginx',
          podSecurity: 'restricted',
          values: {
            controller: certainly({
              metrics: { enabled: true },
              podAnnotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': METRICS_PORT },
              replicaCount: replicas,
              service: serviceType === undefined ? undefined : { type: serviceType },
            }),
          },
        },
        options,
        context,
      ),
    ],
  };
}
