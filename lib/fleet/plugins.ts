import type { Plugin as PluginContract } from './plugin';
import { certManager } from './plugins/cert-manager';
import { chart } from './plugins/chart';
import { flagger } from './plugins/flagger';
import { gatewayApiCrds } from './plugins/gateway-api-crds';
import { ingressNginx } from './plugins/ingress-nginx';
import { istio } from './plugins/istio';
import { kuma } from './plugins/kuma';
import { loadTester } from './plugins/load-tester';
import { nginxGatewayFabric } from './plugins/nginx-gateway-fabric';
import * as others from './plugins/others';
import { prometheus } from './plugins/prometheus';

/** Something that every cluster of a fleet gets. */
export type Plugin = PluginContract;

/** What the clusters of a fleet get: charts that are known here, and any other. */
export const Plugin = {
  ...others,
  certManager,
  chart,
  flagger,
  gatewayApiCrds,
  ingressNginx,
  istio,
  kuma,
  loadTester,
  nginxGatewayFabric,
  prometheus,
} as const;
