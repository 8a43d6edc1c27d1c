import { type Plugin, type PluginOptions, withOptions } from '../plugin';
import { CHARTS } from '../versions';

export interface GatewayApiCrdsOptions extends PluginOptions {
  /** @default "standard" */
  readonly channel?: 'standard' | 'experimental';
}

/** The CRDs of the Gateway API, and nothing that implements it. */
export function gatewayApiCrds(options: GatewayApiCrdsOptions = {}): Plugin {
  const { channel = 'standard' } = options;
  return {
    id: 'gateway-api-crds',
    charts: (context) => [
      withOptions(
        {
          name: 'gateway-api-crds',
          chart: CHARTS.gatewayApiCrds,
          namespace: 'gateway-api-crds',
          podSecurity: 'restricted',
          values: { crds: { gatewayAPI: { enabled: true, channel }, envoyGateway: { enabled: false } } },
        },
        options,
        context,
      ),
    ],
  };
}
