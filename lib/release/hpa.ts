import type { LabelSelector } from '../label-selector';
import type { Leaf } from '../leaf';

/** An amount with or without a unit: `500m`, `2Gi`, `100`. */
export type Quantity = Leaf<string> | Leaf<number>;

/** Percent of what the pods request. */
export interface UtilizationTarget {
  readonly type: 'Utilization';
  readonly averageUtilization: Leaf<number>;
}

/** Amount per pod. */
export interface AverageValueTarget {
  readonly type: 'AverageValue';
  readonly averageValue: Quantity;
}

/** Amount in all. */
export interface ValueTarget {
  readonly type: 'Value';
  readonly value: Quantity;
}

/** A metric by its name, and by labels where the name is not enough. */
export interface MetricIdentifier {
  readonly name: Leaf<string>;

  /** @default - all series of the name */
  readonly selector?: LabelSelector;
}

/** What a HorizontalPodAutoscaler measures, in the words of `autoscaling/v2`. */
export type HorizontalMetric =
  | {
      readonly type: 'Resource';
      readonly resource: {
        readonly name: Leaf<'cpu' | 'memory'>;
        readonly target: UtilizationTarget | AverageValueTarget;
      };
    }
  | {
      /** Of one container in each pod: leaves sidecars out. */
      readonly type: 'ContainerResource';
      readonly containerResource: {
        readonly name: Leaf<'cpu' | 'memory'>;
        readonly container: Leaf<string>;
        readonly target: UtilizationTarget | AverageValueTarget;
      };
    }
  | {
      readonly type: 'Pods';
      readonly pods: { readonly metric: MetricIdentifier; readonly target: AverageValueTarget };
    }
  | {
      readonly type: 'Object';
      readonly object: {
        readonly metric: MetricIdentifier;
        readonly describedObject: {
          readonly apiVersion?: Leaf<string>;
          readonly kind: Leaf<string>;
          readonly name: Leaf<string>;
        };
        readonly target: ValueTarget | AverageValueTarget;
      };
    }
  | {
      readonly type: 'External';
      readonly external: {
        readonly metric: MetricIdentifier;
        readonly target: ValueTarget | AverageValueTarget;
      };
    };

/** How fast a HorizontalPodAutoscaler scales. */
export interface HorizontalBehavior {
  /** @default - at once, the greater of 4 pods and 100 percent every 15 seconds */
  readonly scaleUp?: ScalingRules;

  /** @default - after 300 seconds, down to `minReplicas` */
  readonly scaleDown?: ScalingRules;
}

export interface ScalingRules {
  /**
   * Seconds, up to 3600, over which the safest of the recommendations counts.
   *
   * @default - 0 upwards, 300 downwards
   */
  readonly stabilizationWindowSeconds?: Leaf<number>;

  /**
   * Which of the policies counts.
   *
   * @default "Max"
   */
  readonly selectPolicy?: Leaf<'Max' | 'Min' | 'Disabled'>;

  /** @default - those of Kubernetes */
  readonly policies?: readonly {
    readonly type: Leaf<'Pods' | 'Percent'>;
    readonly value: Leaf<number>;
    /** Seconds, up to 1800. */
    readonly periodSeconds: Leaf<number>;
  }[];

  /**
   * Share by which a metric may miss its target before anything is scaled, such as `0.05`.
   *
   * @default - that of the cluster, 0.1
   */
  readonly tolerance?: Quantity;
}
