import { type Plugin, type PluginContext, type PluginOptions, withOptions } from '../plugin';
import { CHARTS } from '../versions';
import { certainly } from './certainly';
import { HARDENED } from './security';

export interface LoadTesterPluginOptions extends PluginOptions {
  /** Pods of the load tester. @default 1 */
  readonly replicas?: number;

  /** Expression that the namespace of a Canary must match for its hooks to be run. @default - all namespaces */
  readonly namespaceRegexp?: string;
}

/** How a mesh is told to take a pod in. */
const INJECTION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  istio: { 'sidecar.istio.io/inject': 'true' },
  kuma: { 'kuma.io/sidecar-injection': 'enabled' },
};

/**
 * Flagger's load tester for all releases of a cluster. In a cluster with a mesh it is part of the mesh, since weights
 * count for callers with a sidecar only.
 */
export function loadTester(options: LoadTesterPluginOptions = {}): Plugin {
  const { replicas, namespaceRegexp } = options;
  return {
    id: 'load-tester',
    charts: (context) => {
      const meshes = Object.keys(INJECTION).flatMap((id) => context.find(id) ?? []);
      const podLabels = Object.assign({}, ...meshes.map(({ id }) => INJECTION[id])) as Record<string, string>;
      return [
        withOptions(
          {
            name: 'flagger-loadtester',
            chart: CHARTS.loadTester,
            namespace: 'flagger-loadtester',
            podSecurity: meshes.every(hasCni) ? 'restricted' : 'privileged',
            values: certainly({
              securityContext: { enabled: true, context: HARDENED },
              podLabels: meshes.length > 0 ? podLabels : undefined,
              replicaCount: replicas,
              cmd: namespaceRegexp === undefined ? undefined : { namespaceRegexp },
            }),
          },
          options,
          context,
        ),
      ];
    },
  };
}

/** Without a CNI the sidecar's init container changes the network of the pod, which only `privileged` admits. */
function hasCni(mesh: NonNullable<ReturnType<PluginContext['find']>>): boolean {
  return 'cni' in mesh && mesh.cni === true;
}
