// Made by `npm run import` from the CustomResourceDefinitions of kurator-dev/kurator b6339412dc3b0a408a99b14531ae233e9de9d652; not to be edited.
// schema: sha256 61640d6d9c733e4137ae4ecc2ee6cac71a747a44e82d80b48f326e2763e106d1
// body: sha256 457e6e81b6690449042fc207c6b59e8d74b7ad2fff931a571dce6fa16e662529

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** CustomCluster of infrastructure.cluster.x-k8s.io/v1alpha1 (Namespaced). */
export class CustomCluster extends ApiObject {
  static readonly GVK = { apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1', kind: 'CustomCluster' } as const;

  constructor(scope: Construct, id: string, props: CustomClusterProps) {
    super(scope, id, { ...CustomCluster.GVK, ...props } as ApiObjectProps);
  }
}

export interface CustomClusterProps {
  readonly metadata?: Metadata;
  readonly spec?: CustomClusterSpec | undefined;
}

export interface CustomClusterSpec {
  readonly cni: CustomClusterSpecCni;
  readonly controlPlaneConfig?: CustomClusterSpecControlPlaneConfig | undefined;
  readonly machineRef?: CustomClusterSpecMachineRef | undefined;
}

export interface CustomClusterSpecCni {
  readonly type: Leaf<string>;
}

export interface CustomClusterSpecControlPlaneConfig {
  readonly address: Leaf<string>;
  readonly certSANs?: readonly Leaf<string>[] | undefined;
  readonly loadBalancerDomainName?: Leaf<string> | undefined;
}

export interface CustomClusterSpecMachineRef {
  readonly apiVersion?: Leaf<string> | undefined;
  readonly fieldPath?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly resourceVersion?: Leaf<string> | undefined;
  readonly uid?: Leaf<string> | undefined;
}
