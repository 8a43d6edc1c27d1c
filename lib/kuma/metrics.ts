import type { MeshMetricSpec, MeshSpecMetrics } from '../../imports/kuma.io';
import type { Leaf } from '../leaf';

/** Metrics of the sidecars for Prometheus, which the analysis of a release reads. */
export interface KumaMetrics {
  /** Port of each pod that Prometheus asks. @default 5670 */
  readonly port?: Leaf<number>;

  /** @default "/metrics" */
  readonly path?: Leaf<string>;

  /**
   * `Disabled` answers in plain text; `ProvidedTLS` with the certificate that the sidecar is given.
   *
   * @default - Kuma 2 asks for a certificate of the mesh where mTLS is on, Kuma 3 answers in plain text
   */
  readonly tls?: 'Disabled' | 'ProvidedTLS';
}

/** `spec.metrics` of the Mesh of Kuma 2. */
export function renderMetrics({ tls, ...settings }: KumaMetrics): MeshSpecMetrics {
  const name = 'prometheus-1';
  const mode = tls === 'ProvidedTLS' ? 'providedTLS' : 'disabled';
  const conf = { ...settings, ...(tls && { tls: { mode } as const }) };
  return {
    enabledBackend: name,
    backends: [{ name, type: 'prometheus', ...(Object.keys(conf).length > 0 && { conf }) }],
  };
}

/** The MeshMetric of all pods of a mesh of Kuma 3. */
export function renderMeshMetric({ tls, ...prometheus }: KumaMetrics): MeshMetricSpec {
  return {
    targetRef: { kind: 'Mesh' },
    default: {
      backends: [{ type: 'Prometheus', prometheus: { ...prometheus, ...(tls && { tls: { mode: tls } }) } }],
    },
  };
}
