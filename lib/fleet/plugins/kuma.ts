import { type Plugin, type PluginOptions, withOptions } from '../plugin';
import { CHARTS } from '../versions';
import { certainly } from './certainly';
import { HARDENED } from './security';

export interface KumaPluginOptions extends PluginOptions {
  /**
   * Installs Kuma's CNI, so that meshed pods need no init container with rights over the network: their namespaces can
   * then be `restricted`, while that of the control plane, where the CNI runs too, cannot.
   *
   * @default false
   */
  readonly cni?: boolean;

  /** Pods of the control plane. @default 1 */
  readonly replicas?: number;
}

/** A mesh whose sidecars Prometheus is told of by its control plane. */
export interface KumaPlugin extends Plugin {
  /** Address of the control plane's list of sidecars. */
  readonly monitoringAssignment: string;
  readonly cni: boolean;
}

const NAMESPACE = 'kuma-system';

/**
 * Kuma's control plane for one zone. The meshes, and whether they have metrics, are objects in the clusters: `KumaMesh`.
 */
export function kuma(options: KumaPluginOptions = {}): KumaPlugin {
  const { cni = false, replicas } = options;
  const hooks = { containerSecurityContext: HARDENED, podSecurityContext: { seccompProfile: HARDENED.seccompProfile } };
  return {
    id: 'kuma',
    cni,
    monitoringAssignment: `http://kuma-control-plane.${options.namespace ?? NAMESPACE}:5676`,
    charts: (context) => [
      withOptions(
        {
          name: 'kuma',
          chart: CHARTS.kuma,
          namespace: NAMESPACE,
          podSecurity: cni ? 'privileged' : 'restricted',
          values: certainly({
            controlPlane: certainly({ mode: 'zone', replicas, containerSecurityContext: HARDENED }),
            hooks,
            cni: cni ? { enabled: true, chained: true } : undefined,
          }),
        },
        options,
        context,
      ),
    ],
  };
}
