import type { Leaf } from '../leaf';

/** How many pods a gateway has: `Scale.replicas` and its like. */
export type Scale = ReplicaScale | AutoScale | DaemonSetScale;

export interface ReplicaScale {
  readonly kind: 'replicas';
  readonly needs: { readonly replicas: true };
  readonly replicas: Leaf<number>;
}

export interface AutoScale extends AutoScaleOptions {
  readonly kind: 'autoscale';
  readonly needs: { readonly autoscale: true };
  readonly min: Leaf<number>;
  readonly cpu: Leaf<number>;
}

export interface DaemonSetScale {
  readonly kind: 'daemonSet';
  readonly needs: { readonly daemonSet: true };
}

export interface AutoScaleOptions {
  /** @default 2 */
  readonly min?: Leaf<number>;

  readonly max: Leaf<number>;

  /** Percent of the requested CPU that the pods use on average; 100m are requested where nothing is. @default 80 */
  readonly cpu?: Leaf<number>;
}

/** How many pods a gateway has. */
export const Scale = {
  /** A fixed number of pods. */
  replicas: (replicas: Leaf<number>): ReplicaScale => ({ kind: 'replicas', needs: { replicas: true }, replicas }),

  /** As many pods as their CPU asks for. */
  autoscale: (options: AutoScaleOptions): AutoScale => ({
    kind: 'autoscale',
    needs: { autoscale: true },
    min: 2,
    cpu: 80,
    ...options,
  }),

  /** One pod on each node. */
  daemonSet: (): DaemonSetScale => ({ kind: 'daemonSet', needs: { daemonSet: true } }),
} as const;

/** `spec.metrics` of a HorizontalPodAutoscaler, over all containers of the pods or one of them. */
export function cpuMetrics({ cpu }: AutoScale, container?: string) {
  const target = { type: 'Utilization', averageUtilization: cpu };
  return container === undefined
    ? [{ type: 'Resource', resource: { name: 'cpu', target } }]
    : [{ type: 'ContainerResource', containerResource: { name: 'cpu', container, target } }];
}
