/** Which gateway of KubeSphere is meant. */
export interface KubeSphereScope {
  /** Project (namespace) whose Ingresses alone it serves. @default - the gateway of the cluster */
  readonly project?: string;

  /**
   * Namespace in which project gateways run: `gateway.namespace` of KubeSphere's configuration. Where that is empty they
   * run in their projects. The gateway of the cluster runs in `kubesphere-controls-system` always.
   *
   * @default "kubesphere-controls-system"
   */
  readonly workingNamespace?: string;
}

/** Where metrics of ingress-nginx are served. */
export const KUBESPHERE_METRICS_PORT = 10_254;

const CONTROLS_NAMESPACE = 'kubesphere-controls-system';

/** How KubeSphere names a gateway and what stands for it (kubesphere v3.3.2 `pkg/models/gateway/gateway.go`). */
export function kubeSphereNames({ project, workingNamespace = CONTROLS_NAMESPACE }: KubeSphereScope) {
  const name = `kubesphere-router-${project ?? 'kubesphere-system'}`;
  return {
    name,
    namespace: project === undefined ? CONTROLS_NAMESPACE : workingNamespace,
    /** The Helm release of the controller. */
    release: `${name}-ingress`,
    /** Labels of the controller's pods. */
    selector: { 'app.kubernetes.io/name': 'ingress-nginx', 'app.kubernetes.io/instance': `${name}-ingress` },
    /** The job under which Prometheus keeps its metrics: the name of the metrics Service. */
    job: `${name}-metrics`,
  } as const;
}

/** Where the logs of a gateway are. */
export interface KubeSphereLogs {
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
  /** The labels as `kubectl logs --selector` takes them. */
  readonly selector: string;
  /** A query for Loki. */
  readonly query: string;
}

/** How to read the access log of a gateway: the pods to ask, and a query for all of them. */
export function kubeSphereLogs(scope: KubeSphereScope): KubeSphereLogs {
  const { namespace, selector } = kubeSphereNames(scope);
  return {
    namespace,
    labels: selector,
    selector: Object.entries(selector)
      .map(([key, value]) => `${key}=${value}`)
      .join(','),
    query:
      `{namespace="${namespace}", app_kubernetes_io_name="${selector['app.kubernetes.io/name']}", ` +
      `app_kubernetes_io_instance="${selector['app.kubernetes.io/instance']}"}`,
  };
}
