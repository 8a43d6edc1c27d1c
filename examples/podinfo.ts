import { ApiObject, Chart, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';

/** Properties of `Podinfo`. */
export interface PodinfoProps {
  /**
   * Labels of the namespace, such as those that have sidecars injected; false where the namespace is made elsewhere.
   *
   * @default - Pod Security `restricted`
   */
  readonly namespaceLabels?: Readonly<Record<string, string>> | false;
}

const PORT = 9898;

/** The workload of the examples: podinfo in a namespace of its own, hardened to Pod Security `restricted`. */
export class Podinfo extends Construct {
  constructor(chart: Chart, id: string, { namespaceLabels }: PodinfoProps = {}) {
    super(chart, id);
    if (namespaceLabels !== false) this.makeNamespace(chart, namespaceLabels);
    const labels = { app: 'podinfo' };
    new ApiObject(this, 'Default', {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'podinfo', labels },
      spec: {
        selector: { matchLabels: labels },
        template: {
          metadata: { labels, annotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': '9797' } },
          spec: {
            automountServiceAccountToken: false,
            securityContext: { runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
            containers: [
              {
                name: 'podinfod',
                image: 'ghcr.io/stefanprodan/podinfo:6.9.2',
                command: ['./podinfo', `--port=${PORT}`, '--port-metrics=9797'],
                ports: [{ name: 'http', containerPort: PORT }],
                livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
                readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
                resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '256Mi' } },
                // Of the container and not of the pod, for the sake of meshes whose init containers run as root.
                securityContext: {
                  runAsNonRoot: true,
                  allowPrivilegeEscalation: false,
                  capabilities: { drop: ['ALL'] },
                  readOnlyRootFilesystem: true,
                },
                volumeMounts: [{ name: 'data', mountPath: '/data' }],
              },
            ],
            volumes: [{ name: 'data', emptyDir: {} }],
          },
        },
      },
    });
  }

  private makeNamespace(chart: Chart, labels: Readonly<Record<string, string>> | undefined): void {
    const namespace = new ApiObject(this, 'namespace', {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: {
        name: chart.namespace ?? 'default',
        labels: { 'pod-security.kubernetes.io/enforce': 'restricted', ...labels },
      },
    });
    // The chart gives each of its objects a namespace, also those that are in none.
    namespace.addJsonPatch(JsonPatch.remove('/metadata/namespace'));
  }
}
