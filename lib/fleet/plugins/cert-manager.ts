import { type Plugin, type PluginOptions, withOptions } from '../plugin';
import { CHARTS } from '../versions';

export interface CertManagerOptions extends PluginOptions {
  /** Lets issuers solve HTTP challenges by the Gateway API. @default false */
  readonly gatewayApi?: boolean;
}

/** cert-manager with its CRDs. */
export function certManager(options: CertManagerOptions = {}): Plugin {
  const { gatewayApi = false } = options;
  return {
    id: 'cert-manager',
    charts: (context) => [
      withOptions(
        {
          name: 'cert-manager',
          chart: CHARTS.certManager,
          namespace: 'cert-manager',
          podSecurity: 'restricted',
          values: {
            crds: { enabled: true },
            ...(gatewayApi && {
              config: {
                apiVersion: 'controller.config.cert-manager.io/v1alpha1',
                kind: 'ControllerConfiguration',
                enableGatewayAPI: true,
              },
            }),
          },
        },
        options,
        context,
      ),
    ],
  };
}
