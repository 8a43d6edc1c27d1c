import { CHARTS } from '../versions';
import type { Provider } from '../../traffic/capability';
import { type Plugin, type PluginContext, type PluginOptions, withOptions } from '../plugin';
import { certainly } from './certainly';
import { gatewayApiCrds } from './gateway-api-crds';
import { ingressNginx } from './ingress-nginx';
import { istio } from './istio';
import { kuma } from './kuma';
import { isMetricsServer, prometheus } from './prometheus';
import { HARDENED } from './security';

export interface FlaggerOptions extends PluginOptions {
  /** What routes the requests to releases that do not say it themselves. */
  readonly traffic: Provider;

  /** Whether what routes is installed too, before Flagger. @default true */
  readonly withProvider?: boolean;

  /**
   * Address of the Prometheus that holds the metrics of the traffic.
   *
   * @default - that of `Plugin.prometheus`, which is installed before Flagger
   */
  readonly metricsServer?: string;

  /** Namespace whose Canaries it looks after. @default - all */
  readonly watchNamespace?: string;

  /** Labels by one of which the target's Deployment selects its pods. @default - `app`, `name`, `app.kubernetes.io/name` */
  readonly selectorLabels?: readonly string[];

  /** More than one elect a leader. @default 1 */
  readonly replicas?: number;

  /** @default "info" */
  readonly logLevel?: 'debug' | 'info' | 'warning' | 'error';

  /** Address that all events are sent to. @default - none */
  readonly eventWebhook?: string;

  /** Lets a Canary use metric templates and alert providers of its own namespace only. @default false */
  readonly noCrossNamespaceRefs?: boolean;
}

/** `-mesh-provider` of Flagger. */
const MESH_PROVIDER = {
  gatewayapi: 'gatewayapi:v1',
  istio: 'istio',
  nginx: 'nginx',
  kuma: 'kuma',
  kubernetes: 'kubernetes',
} as const satisfies Record<Provider, string>;

/** What each provider is installed by; who implements the Gateway API is for the fleet to list. */
const PROVIDER_PLUGIN: Readonly<Record<Provider, () => readonly Plugin[]>> = {
  gatewayapi: () => [gatewayApiCrds()],
  istio: () => [istio()],
  nginx: () => [ingressNginx()],
  kuma: () => [kuma()],
  kubernetes: () => [],
};

/**
 * Flagger, told which provider routes and where its metrics are, after both are there.
 *
 * @example Plugin.flagger({ traffic: 'nginx' })
 */
export function flagger(options: FlaggerOptions): Plugin {
  const { traffic, withProvider = true, metricsServer, watchNamespace, selectorLabels, replicas, logLevel } = options;
  return {
    id: 'flagger',
    needs: [
      ...(withProvider ? PROVIDER_PLUGIN[traffic]() : []),
      ...(metricsServer === undefined ? [prometheus()] : []),
    ],
    charts: (context) => [
      withOptions(
        {
          name: 'flagger',
          chart: CHARTS.flagger,
          namespace: 'flagger-system',
          podSecurity: 'restricted',
          values: certainly({
            meshProvider: MESH_PROVIDER[traffic],
            metricsServer: metricsServer ?? metricsServerOf(context),
            securityContext: { context: HARDENED },
            namespace: watchNamespace,
            selectorLabels: selectorLabels?.join(','),
            leaderElection: replicas === undefined ? undefined : { enabled: replicas > 1, replicaCount: replicas },
            logLevel,
            eventWebhook: options.eventWebhook,
            noCrossNamespaceRefs: options.noCrossNamespaceRefs,
          }),
        },
        options,
        context,
      ),
    ],
  };
}

function metricsServerOf({ find }: PluginContext): string {
  const plugin = find('prometheus');
  if (plugin && isMetricsServer(plugin)) return plugin.address;
  throw new Error('The plugin "prometheus" has no address: give Plugin.flagger the metricsServer');
}
