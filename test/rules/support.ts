import { parseAllDocuments } from 'yaml';
import { type Manifest, ObjectSet } from '../../lib/rules/object';
import { findProblems, type Problem } from '../../lib/rules/rule';
import { RULES } from '../../lib/rules/rules';

/** Part of a manifest; what is missing is filled in. */
export interface Fragment {
  readonly apiVersion?: string;
  readonly kind: string;
  readonly metadata?: {
    readonly name?: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, unknown>>;
    readonly annotations?: Readonly<Record<string, unknown>>;
  };
  readonly [field: string]: unknown;
}

const API_VERSIONS: Readonly<Record<string, string>> = {
  AlertProvider: 'flagger.app/v1beta1',
  Canary: 'flagger.app/v1beta1',
  DaemonSet: 'apps/v1',
  Deployment: 'apps/v1',
  Gateway: 'gateway.networking.k8s.io/v1',
  HTTPRoute: 'gateway.networking.k8s.io/v1',
  HelmRelease: 'helm.toolkit.fluxcd.io/v2',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
  MetricTemplate: 'flagger.app/v1beta1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
  PodMonitor: 'monitoring.coreos.com/v1',
  ScaledObject: 'keda.sh/v1alpha1',
  TrafficRoute: 'kuma.io/v1alpha1',
  VirtualService: 'networking.istio.io/v1beta1',
};

/** A manifest, named podinfo and in namespace webapp unless the fragment says otherwise. */
export function manifest(fragment: Fragment): Manifest {
  return {
    apiVersion: API_VERSIONS[fragment.kind] ?? 'v1',
    ...fragment,
    metadata: { name: 'podinfo', namespace: 'webapp', ...fragment.metadata },
  };
}

/** The fragments of a YAML text. */
export function fragments(yaml: string): readonly Fragment[] {
  return parseAllDocuments(yaml).map((document) => document.toJS() as Fragment);
}

export interface SetOptions {
  /** @default false */
  readonly closed?: boolean;
  /** Codes that are acknowledged for all objects. @default - none */
  readonly acknowledged?: ReadonlyMap<string, string>;
}

export function objectSet(objects: readonly Fragment[], options: SetOptions = {}): ObjectSet {
  const { closed = false, acknowledged = new Map<string, string>() } = options;
  return new ObjectSet(
    objects.map((fragment, index) => ({
      manifest: manifest(fragment),
      origin: { path: `test/${index}` },
      acknowledged,
    })),
    closed,
  );
}

/** All problems of some objects. */
export function problems(objects: readonly Fragment[], options?: SetOptions): readonly Problem[] {
  return findProblems(RULES, objectSet(objects, options));
}

/** The codes of all problems, each once. */
export function codes(objects: readonly Fragment[], options?: SetOptions): readonly string[] {
  return [...new Set(problems(objects, options).map(({ code }) => code))].sort();
}
