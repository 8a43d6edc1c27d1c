import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that is built from Go modules. */
export interface GoTool {
  /** The folder under `tools/` whose `go.mod` pins the versions: one per tool where module graphs conflict. */
  readonly pins: string;
  readonly package: string;
  /** Set where the program has to know the version of this module that it was built from. */
  readonly stamped?: { readonly module: string; readonly variables: string };
}

const KUBERNETES = { module: 'k8s.io/kubernetes', variables: 'k8s.io/component-base/version' };

export const goTools = {
  etcd: { pins: 'kubernetes', package: 'go.etcd.io/etcd/server/v3' },
  // Flagger refuses an API server that does not tell its version.
  'kube-apiserver': { pins: 'kubernetes', package: 'k8s.io/kubernetes/cmd/kube-apiserver', stamped: KUBERNETES },
  'kube-controller-manager': {
    pins: 'kubernetes',
    package: 'k8s.io/kubernetes/cmd/kube-controller-manager',
    stamped: KUBERNETES,
  },
  'kube-scheduler': { pins: 'kubernetes', package: 'k8s.io/kubernetes/cmd/kube-scheduler', stamped: KUBERNETES },
  kwok: { pins: 'kwok', package: 'sigs.k8s.io/kwok/cmd/kwok' },
  flagger: { pins: 'flagger', package: 'github.com/fluxcd/flagger/cmd/flagger' },
  loadtester: { pins: 'flagger', package: 'github.com/fluxcd/flagger/cmd/loadtester' },
  helm: { pins: 'helm', package: 'helm.sh/helm/v3/cmd/helm' },
  kubeconform: { pins: 'kubeconform', package: 'github.com/yannh/kubeconform/cmd/kubeconform' },
  'helm-controller': { pins: 'helm-controller', package: 'github.com/fluxcd/helm-controller' },
  'kustomize-controller': { pins: 'kustomize-controller', package: 'github.com/fluxcd/kustomize-controller' },
} as const satisfies Record<string, GoTool>;

export type GoToolName = keyof typeof goTools;

/** Programs that come with the system, not from Go modules. */
export type SystemToolName = 'prometheus' | 'caddy' | 'chromium';

export type ToolName = GoToolName | SystemToolName;

/** What a suite needs is not on this machine and cannot be had: the suite is not run, which is no failure. */
export class NotAvailable extends Error {}

export function isGoTool(name: ToolName): name is GoToolName {
  return name in goTools;
}

/** Where a program stands on the PATH. */
export function findOnPath(name: string): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const candidate = join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not in this folder.
    }
  }
  throw new NotAvailable(`${name} is not installed`);
}
