import type { CanaryManifestSpec, Surroundings } from './canary';

/** The workload that is released. */
export interface Target {
  readonly kind: string;
  readonly name: string;
  /** Whether Flagger scales it up for a release and down after it. */
  readonly scales: boolean;
  /** Replicas that a release starts with, where they are known. */
  readonly replicas: number | undefined;
  /** Seconds that Flagger waits for each side to become ready; undefined where it does not wait. */
  readonly deadline: { readonly canary: number; readonly primary: number } | undefined;
}

const KNATIVE = 'serving.knative.dev/v1';

/** Both Kubernetes' for Deployments and Flagger's own. */
const PROGRESS_DEADLINE = 600;

/** As the controllers in `pkg/canary` do, one for each kind; one that Flagger does not know it takes for a Deployment. */
export function readTarget(spec: CanaryManifestSpec, around: Surroundings): Target {
  const { apiVersion, kind, name } = spec.targetRef;
  const canary = spec.progressDeadlineSeconds ?? PROGRESS_DEADLINE;
  switch (kind) {
    case 'Service': {
      const deadline = apiVersion === KNATIVE ? { canary: Infinity, primary: Infinity } : undefined;
      return { kind, name, scales: false, replicas: undefined, deadline };
    }
    case 'DaemonSet':
      return { kind, name, scales: true, replicas: undefined, deadline: { canary, primary: canary } };
    default: {
      const primary = around.target?.progressDeadlineSeconds ?? PROGRESS_DEADLINE;
      return { kind, name, scales: true, replicas: readReplicas(spec, around), deadline: { canary, primary } };
    }
  }
}

/** Replicas in the applied manifest win, then the autoscaler's minimum, then those of the primary. */
function readReplicas({ autoscalerRef }: CanaryManifestSpec, around: Surroundings): number | undefined {
  const applied = around.target?.replicas ?? 0;
  if (applied > 0) return applied;
  if (autoscalerRef) return around.autoscaler && Math.max(1, around.autoscaler.minReplicas ?? 1);
  return around.target && 1;
}
