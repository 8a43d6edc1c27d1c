/** A chart in a repository. */
export interface ChartReference {
  /** `https://…` of a chart repository, or `oci://…` of the registry folder that holds the chart. */
  readonly repository: string;

  readonly name: string;

  /** An exact version: a range installs another chart on another day (FW3002). */
  readonly version: string;
}

const ISTIO = { repository: 'https://istio-release.storage.googleapis.com/charts', version: '1.30.3' };
const KYVERNO = 'https://kyverno.github.io/kyverno';
const PROMETHEUS = 'oci://ghcr.io/prometheus-community/charts';
const ROOK = { repository: 'https://charts.rook.io/release', version: 'v1.20.6' };
const SUBMARINER = { repository: 'https://submariner-io.github.io/submariner-charts/charts', version: '0.18.1' };

/** The chart of each plugin. */
export const CHARTS = {
  certManager: { repository: 'oci://quay.io/jetstack/charts', name: 'cert-manager', version: 'v1.21.1' },
  flagger: { repository: 'oci://ghcr.io/fluxcd/charts', name: 'flagger', version: '1.44.0' },
  /** The CRDs of the Gateway API 1.6.1 in a chart that can leave Envoy Gateway's own out. */
  gatewayApiCrds: { repository: 'oci://docker.io/envoyproxy', name: 'gateway-crds-helm', version: 'v1.9.0' },
  grafana: { repository: 'oci://ghcr.io/grafana-community/helm-charts', name: 'grafana', version: '12.11.1' },
  /** The last one: the project is retired since March 2026. */
  ingressNginx: { repository: 'https://kubernetes.github.io/ingress-nginx', name: 'ingress-nginx', version: '4.15.1' },
  istioBase: { ...ISTIO, name: 'base' },
  istioCni: { ...ISTIO, name: 'cni' },
  istiod: { ...ISTIO, name: 'istiod' },
  kubePrometheusStack: { repository: PROMETHEUS, name: 'kube-prometheus-stack', version: '88.5.3' },
  kuma: { repository: 'https://kumahq.github.io/charts', name: 'kuma', version: '2.14.3' },
  kyverno: { repository: KYVERNO, name: 'kyverno', version: '3.9.0' },
  kyvernoPolicies: { repository: KYVERNO, name: 'kyverno-policies', version: '3.9.0' },
  loadTester: { repository: 'https://flagger.app', name: 'loadtester', version: '0.38.0' },
  nginxGatewayFabric: { repository: 'oci://ghcr.io/nginx/charts', name: 'nginx-gateway-fabric', version: '2.6.7' },
  prometheus: { repository: PROMETHEUS, name: 'prometheus', version: '29.27.0' },
  rook: { ...ROOK, name: 'rook-ceph' },
  rookCluster: { ...ROOK, name: 'rook-ceph-cluster' },
  submarinerBroker: { ...SUBMARINER, name: 'submariner-k8s-broker' },
  submarinerOperator: { ...SUBMARINER, name: 'submariner-operator' },
  thanos: { repository: 'oci://ghcr.io/thanos-community/helm-charts', name: 'thanos', version: '0.38.0' },
  velero: { repository: 'https://vmware-tanzu.github.io/helm-charts', name: 'velero', version: '12.1.0' },
} as const satisfies Record<string, ChartReference>;

/** A known hole of a chart. */
export interface Hole {
  /** Name of the chart. */
  readonly chart: string;
  readonly id: string;
  /** Versions in which it is mended, one for each line of releases that got it; older lines have it for ever. */
  readonly mendedIn: readonly string[];
}

/** Holes for which a version is warned about (FW3001). */
export const HOLES: readonly Hole[] = [
  // Code execution in the controller by whoever reaches its admission webhook.
  { chart: 'ingress-nginx', id: 'CVE-2025-1974', mendedIn: ['4.11.5', '4.12.1'] },
];
