// Made by `npm run import` from the CustomResourceDefinitions of kurator-dev/kurator b6339412dc3b0a408a99b14531ae233e9de9d652; not to be edited.
// schema: sha256 21ad2c19c64fb2532682899c0e8fd1f5c13a5981d8128e0ecdce2734a9358c86
// body: sha256 638fbff3a9ff80b8f7d2110dd7e62d72660e6b95928850111aaad43052dc1a33

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** AttachedCluster of cluster.kurator.dev/v1alpha1 (Namespaced). */
export class AttachedCluster extends ApiObject {
  static readonly GVK = { apiVersion: 'cluster.kurator.dev/v1alpha1', kind: 'AttachedCluster' } as const;

  constructor(scope: Construct, id: string, props: AttachedClusterProps) {
    super(scope, id, { ...AttachedCluster.GVK, ...props } as ApiObjectProps);
  }
}

export interface AttachedClusterProps {
  readonly metadata?: Metadata;
  readonly spec?: AttachedClusterSpec | undefined;
}

export interface AttachedClusterSpec {
  readonly kubeconfig?: AttachedClusterSpecKubeconfig | undefined;
}

export interface AttachedClusterSpecKubeconfig {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

/** Cluster of cluster.kurator.dev/v1alpha1 (Namespaced). */
export class Cluster extends ApiObject {
  static readonly GVK = { apiVersion: 'cluster.kurator.dev/v1alpha1', kind: 'Cluster' } as const;

  constructor(scope: Construct, id: string, props: ClusterProps) {
    super(scope, id, { ...Cluster.GVK, ...props } as ApiObjectProps);
  }
}

export interface ClusterProps {
  readonly metadata?: Metadata;
  readonly spec?: ClusterSpec | undefined;
}

export interface ClusterSpec {
  readonly additionalResources?: readonly ClusterSpecAdditionalResources[] | undefined;
  readonly credential?: ClusterSpecCredential | undefined;
  readonly infraType: Leaf<string>;
  readonly master: ClusterSpecMaster;
  readonly network: ClusterSpecNetwork;
  readonly podIdentity?: ClusterSpecPodIdentity | undefined;
  readonly region: Leaf<string>;
  readonly version: Leaf<string>;
  readonly workers: readonly ClusterSpecWorkers[];
}

export interface ClusterSpecAdditionalResources {
  readonly kind: Leaf<'ConfigMap' | 'Secret'>;
  readonly name: Leaf<string>;
}

export interface ClusterSpecCredential {
  readonly secretRef: Leaf<string>;
}

export interface ClusterSpecMaster {
  readonly extraArgs?: unknown;
  readonly imageOS?: Leaf<string> | undefined;
  readonly instanceType: Leaf<string>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly nonRootVolumes?: readonly ClusterSpecMasterNonRootVolumes[] | undefined;
  readonly replicas: Leaf<number>;
  readonly rootVolumeSize?: ClusterSpecMasterRootVolumeSize | undefined;
  readonly sshKeyName?: Leaf<string> | undefined;
  readonly taints?: readonly ClusterSpecMasterTaints[] | undefined;
}

export interface ClusterSpecMasterNonRootVolumes {
  readonly size: Leaf<number>;
  readonly type?: Leaf<string> | undefined;
}

export interface ClusterSpecMasterRootVolumeSize {
  readonly size: Leaf<number>;
  readonly type?: Leaf<string> | undefined;
}

export interface ClusterSpecMasterTaints {
  readonly effect: Leaf<string>;
  readonly key: Leaf<string>;
  readonly timeAdded?: Leaf<string> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface ClusterSpecNetwork {
  readonly cni: ClusterSpecNetworkCni;
  readonly podCIDRs?: readonly Leaf<string>[] | undefined;
  readonly serviceCIDRs?: readonly Leaf<string>[] | undefined;
  readonly vpc: ClusterSpecNetworkVpc;
}

export interface ClusterSpecNetworkCni {
  readonly extraArgs?: unknown;
  readonly type: Leaf<string>;
}

export interface ClusterSpecNetworkVpc {
  readonly cidrBlock?: Leaf<string> | undefined;
  readonly id?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
}

export interface ClusterSpecPodIdentity {
  readonly enabled: Leaf<boolean>;
}

export interface ClusterSpecWorkers {
  readonly extraArgs?: unknown;
  readonly imageOS?: Leaf<string> | undefined;
  readonly instanceType: Leaf<string>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly nonRootVolumes?: readonly ClusterSpecWorkersNonRootVolumes[] | undefined;
  readonly replicas: Leaf<number>;
  readonly rootVolumeSize?: ClusterSpecWorkersRootVolumeSize | undefined;
  readonly sshKeyName?: Leaf<string> | undefined;
  readonly strategy?: ClusterSpecWorkersStrategy | undefined;
  readonly taints?: readonly ClusterSpecWorkersTaints[] | undefined;
}

export interface ClusterSpecWorkersNonRootVolumes {
  readonly size: Leaf<number>;
  readonly type?: Leaf<string> | undefined;
}

export interface ClusterSpecWorkersRootVolumeSize {
  readonly size: Leaf<number>;
  readonly type?: Leaf<string> | undefined;
}

export interface ClusterSpecWorkersStrategy {
  readonly rollingUpdate?: ClusterSpecWorkersStrategyRollingUpdate | undefined;
  readonly type?: Leaf<string> | undefined;
}

export interface ClusterSpecWorkersStrategyRollingUpdate {
  readonly deletePolicy?: Leaf<'Random' | 'Newest' | 'Oldest'> | undefined;
  readonly maxSurge?: Leaf<number | string> | undefined;
  readonly maxUnavailable?: Leaf<number | string> | undefined;
}

export interface ClusterSpecWorkersTaints {
  readonly effect: Leaf<string>;
  readonly key: Leaf<string>;
  readonly timeAdded?: Leaf<string> | undefined;
  readonly value?: Leaf<string> | undefined;
}
