import type { ApiObjectProps } from 'cdk8s';
import type { CanarySpecAutoscalerRef } from '../../imports/flagger.app';
import type { Leaf } from '../leaf';
import type { HorizontalBehavior, HorizontalMetric } from './hpa';

/** What is scaled. */
export interface ScaleTarget {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
}

/** Bounds of the primary's replicas. */
export interface PrimaryReplicas {
  /** @default - those of the target */
  readonly minReplicas?: Leaf<number>;

  /** @default - those of the target */
  readonly maxReplicas?: Leaf<number>;
}

export interface AutoscalerOptions {
  /**
   * Bounds for the primary, which serves the users, where they differ from those of the target.
   *
   * @default - those of the target
   */
  readonly primary?: PrimaryReplicas;
}

export interface HorizontalOptions extends AutoscalerOptions {
  /**
   * Least number of replicas.
   *
   * @default 1
   */
  readonly minReplicas?: Leaf<number>;

  /** Greatest number of replicas. */
  readonly maxReplicas: Leaf<number>;

  /**
   * What is measured.
   *
   * @default - Kubernetes' own: the CPU at 80 percent of what the pods request
   */
  readonly metrics?: readonly HorizontalMetric[];

  /** @default - Kubernetes' own */
  readonly behavior?: HorizontalBehavior;
}

export interface ScaledObjectOptions extends AutoscalerOptions {
  /**
   * Queries of the primary's triggers, by the name of the trigger. With one query given, a trigger without one keeps the
   * query of the target.
   *
   * @default - those of the target, with the primary's name for the target's wherever it occurs
   */
  readonly primaryScalerQueries?: Readonly<Record<string, Leaf<string>>>;
}

/** What scales the target of a release. Flagger makes a copy of it for the primary. */
export interface Autoscale {
  /** `spec.autoscalerRef` of the Canary. */
  ref(targetName: string): CanarySpecAutoscalerRef;

  /** The HorizontalPodAutoscaler that is made with the release. */
  hpa?(target: ScaleTarget): ApiObjectProps;
}

const HPA = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler' } as const;
const SCALED_OBJECT = { apiVersion: 'keda.sh/v1alpha1', kind: 'ScaledObject' } as const;

/** What scales a release, and the metrics of a HorizontalPodAutoscaler that are used most. */
export const Autoscale = {
  /**
   * A HorizontalPodAutoscaler, made with the release and named after its target.
   *
   * @example Autoscale.horizontal({ minReplicas: 2, maxReplicas: 8, metrics: [Autoscale.cpu(80)] })
   */
  horizontal({ primary, ...settings }: HorizontalOptions): Autoscale {
    return {
      ref: (name) => ({ ...HPA, name, primaryScalerReplicas: primary }),
      hpa: ({ apiVersion, kind, name }) => ({
        ...HPA,
        metadata: { name },
        spec: { scaleTargetRef: { apiVersion, kind, name }, ...settings },
      }),
    };
  },

  /** A HorizontalPodAutoscaler that is made elsewhere, by its name. */
  existing(name: string, { primary }: AutoscalerOptions = {}): Autoscale {
    return { ref: () => ({ ...HPA, name, primaryScalerReplicas: primary }) };
  },

  /** A ScaledObject of KEDA, by its name. */
  scaledObject(name: string, { primary, primaryScalerQueries }: ScaledObjectOptions = {}): Autoscale {
    return { ref: () => ({ ...SCALED_OBJECT, name, primaryScalerQueries, primaryScalerReplicas: primary }) };
  },

  /** The CPU that the pods use, in percent of what they request. */
  cpu: (averageUtilization: Leaf<number>) => utilization('cpu', averageUtilization),

  /** The memory that the pods use, in percent of what they request. */
  memory: (averageUtilization: Leaf<number>) => utilization('memory', averageUtilization),
} as const;

function utilization(name: 'cpu' | 'memory', averageUtilization: Leaf<number>): HorizontalMetric {
  return { type: 'Resource', resource: { name, target: { type: 'Utilization', averageUtilization } } };
}
