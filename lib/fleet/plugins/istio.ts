import { type Plugin, type PluginChart, type PluginOptions, withOptions } from '../plugin';
import { type ChartReference, CHARTS } from '../versions';
import { certainly } from './certainly';
import { HARDENED } from './security';

/** Options of Istio; `chart` is that of the control plane, `values` are its. */
export interface IstioPluginOptions extends PluginOptions {
  /**
   * Installs Istio's CNI, so that meshed pods need no init container with rights over the network: their namespaces can
   * then be `restricted`, while that of the control plane, where the CNI runs too, cannot.
   *
   * @default false
   */
  readonly cni?: boolean;

  /** Revision of the control plane, for namespaces labelled `istio.io/rev`. @default - none, `istio-injection` counts */
  readonly revision?: string;
}

export interface IstioPlugin extends Plugin {
  readonly cni: boolean;
}

const NAMESPACE = 'istio-system';

/** Istio: its CRDs, its control plane and, where asked for, its CNI, all of one version and from one repository. */
export function istio(options: IstioPluginOptions = {}): IstioPlugin {
  const { cni = false, revision, namespace = NAMESPACE } = options;
  const { repository, version } = { ...CHARTS.istiod, ...options.chart };
  const podSecurity = cni ? 'privileged' : 'restricted';
  const beside = (name: string, chart: ChartReference, values = {}): PluginChart => ({
    name,
    chart: { name: chart.name, repository, version },
    namespace,
    podSecurity,
    values,
    driftIgnores: [FAILURE_POLICY],
  });
  return {
    id: 'istio',
    cni,
    charts: (context) => [
      beside('istio-base', CHARTS.istioBase, revision === undefined ? {} : { defaultRevision: revision }),
      ...(cni ? [beside('istio-cni', CHARTS.istioCni)] : []),
      withOptions(
        {
          ...beside('istiod', CHARTS.istiod),
          values: certainly({
            revision,
            seccompProfile: HARDENED.seccompProfile,
            pilot: cni ? { cni: { enabled: true } } : undefined,
          }),
        },
        options,
        context,
      ),
    ],
  };
}

/** Istiod closes its webhooks (`failurePolicy: Fail`) once it serves them. */
const FAILURE_POLICY = {
  target: { kind: 'ValidatingWebhookConfiguration' },
  paths: ['/webhooks/0/failurePolicy'],
};
