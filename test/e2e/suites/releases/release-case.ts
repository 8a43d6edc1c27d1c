import type { Provider } from '../../../../index';
import type { MeteredRelease } from '../../harness/exporter';
import type { KubeObject, ObjectRef } from '../../harness/objects';
import type { Delivery } from '../../harness/delivery';
import type { GateAction } from '../../harness/load-tester';
import type { Journal } from '../../harness/journal';

/** Phases that Flagger reports. */
export type Phase =
  | 'Initializing'
  | 'Initialized'
  | 'Waiting'
  | 'Progressing'
  | 'WaitingPromotion'
  | 'Promoting'
  | 'Finalising'
  | 'Succeeded'
  | 'Failed';

/** A release that Flagger is to run, and what must be seen on the way. */
export interface ReleaseCase {
  readonly name: string;
  readonly namespace: string;
  /** Name of the target and of its Services. */
  readonly target: string;
  readonly provider: Provider;
  /** Everything but the target and the namespace. */
  readonly objects: readonly KubeObject[];
  /** Whether the new version answers well. */
  readonly healthy: boolean;
  /** From the first apply to the end. */
  readonly phases: readonly Phase[];
  /**
   * Percent of traffic to the canary, as the routing object says at each change; `undefined` for a provider without one.
   */
  readonly weights: readonly number[] | undefined;
  /** What Flagger must have made besides the primary, the Services and the route. @default - nothing */
  readonly made?: readonly ObjectRef[];
  /** What a person does while it runs. @default - nothing */
  readonly during?: (release: RunningRelease) => Promise<void>;
  /** Milliseconds that a phase may take to come. @default 240000, in which Flagger looks 24 times */
  readonly patience?: number;
}

export interface RunningRelease {
  /** Waits until Flagger reports the phase. */
  readonly phase: (phase: Phase) => Promise<void>;
  /** Opens or closes a gate of the load tester for this release. */
  readonly gate: (action: GateAction) => Promise<void>;
}

/** Where releases run, and what is seen of them. */
export interface ReleaseWorld {
  readonly delivery: Delivery;
  readonly journal: Journal;
}

export const SERVICE_PORT = 80;

export const CONTAINER_PORT = 9898;

export function canaryRef({ namespace, target }: ReleaseCase): ObjectRef {
  return { apiVersion: 'flagger.app/v1beta1', kind: 'Canary', name: target, namespace };
}

export function meteredRelease({ provider, namespace, target }: ReleaseCase): MeteredRelease {
  return { provider, namespace, target, port: SERVICE_PORT };
}

/** A version of the app that is released. It leaves `replicas` out, which Flagger owns. */
export function podinfo(namespace: string, name: string, version: string): KubeObject {
  const labels = { 'app.kubernetes.io/name': name };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, namespace },
    spec: {
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: {
          securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
          containers: [
            {
              name: 'podinfod',
              image: `ghcr.io/stefanprodan/podinfo:${version}`,
              ports: [{ name: 'http', containerPort: CONTAINER_PORT, protocol: 'TCP' }],
              securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
            },
          ],
        },
      },
    },
  };
}
