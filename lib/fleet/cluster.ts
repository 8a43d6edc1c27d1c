/**
 * Where the hub finds the kubeconfig of a cluster: a reference in the namespace of the fleet, never the kubeconfig
 * itself. A Secret holds a kubeconfig, a ConfigMap what is needed to log in by workload identity.
 */
export type KubeConfigReference =
  | {
      readonly secretRef: {
        readonly name: string;
        /** @default - `value`, else `value.yaml` */
        readonly key?: string;
      };
    }
  | { readonly configMapRef: { readonly name: string } };

/** A cluster of a fleet. */
export interface Cluster {
  /** A DNS label: what is made for the cluster is named after it. */
  readonly name: string;

  /** What selectors choose clusters by. @default - none */
  readonly labels?: Readonly<Record<string, string>>;

  /** Where it is; selectors see it as the label `topology.kubernetes.io/region`. @default - not said */
  readonly region?: string;

  /** @default - the Secret `<name>-kubeconfig`, as Cluster API makes it */
  readonly kubeConfig?: KubeConfigReference;
}

export const REGION_LABEL = 'topology.kubernetes.io/region';

/** The labels that selectors see. */
export function labelsOf({ labels, region }: Cluster): ReadonlyMap<string, string> {
  const own = Object.entries(labels ?? {});
  return new Map(region === undefined ? own : [[REGION_LABEL, region], ...own]);
}

/** `spec.kubeConfig` of Flux's HelmRelease and Kustomization. */
export function kubeConfigOf({ name, kubeConfig }: Cluster): KubeConfigReference {
  return kubeConfig ?? { secretRef: { name: `${name}-kubeconfig` } };
}
