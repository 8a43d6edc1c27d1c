import { type Plugin, type PluginOptions, withOptions } from '../plugin';
import { CHARTS } from '../versions';
import { certainly } from './certainly';
import { gatewayApiCrds } from './gateway-api-crds';

export interface NginxGatewayFabricOptions extends PluginOptions {
  /** Pods of the control plane. @default 1 */
  readonly replicas?: number;

  /** Name of the GatewayClass. @default "nginx" */
  readonly gatewayClassName?: string;
}

/** NGINX Gateway Fabric 2.x: its control plane makes a data plane for each Gateway, in the Gateway's own namespace. */
export function nginxGatewayFabric(options: NginxGatewayFabricOptions = {}): Plugin {
  const { replicas, gatewayClassName } = options;
  const nginxGateway = certainly({ replicas, gatewayClassName });
  return {
    id: 'nginx-gateway-fabric',
    needs: [gatewayApiCrds()],
    charts: (context) => [
      withOptions(
        {
          name: 'ngf',
          chart: CHARTS.nginxGatewayFabric,
          namespace: 'nginx-gateway',
          podSecurity: 'restricted',
          values: Object.keys(nginxGateway).length > 0 ? { nginxGateway } : {},
        },
        options,
        context,
      ),
    ],
  };
}
