// Made by `npm run import` from the CustomResourceDefinitions of fluxcd/kustomize-controller v1.9.4; not to be edited.
// schema: sha256 e7127754abc79b8282668029f0c6ea9c2623f3ba3474d0d6dcc64ab1c5c8a0d4
// body: sha256 e00be0737d59c23dbc75dd93c0b5b7d06e7d1e83b286354af62b733f1375d076

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** Kustomization of kustomize.toolkit.fluxcd.io/v1 (Namespaced). */
export class Kustomization extends ApiObject {
  static readonly GVK = { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization' } as const;

  constructor(scope: Construct, id: string, props: KustomizationProps) {
    super(scope, id, { ...Kustomization.GVK, ...props } as ApiObjectProps);
  }
}

export interface KustomizationProps {
  readonly metadata?: Metadata;
  readonly spec?: KustomizationSpec | undefined;
}

export interface KustomizationSpec {
  readonly buildMetadata?: readonly Leaf<'originAnnotations' | 'transformerAnnotations'>[] | undefined;
  readonly commonMetadata?: KustomizationSpecCommonMetadata | undefined;
  readonly components?: readonly Leaf<string>[] | undefined;
  readonly decryption?: KustomizationSpecDecryption | undefined;
  readonly deletionPolicy?: Leaf<'MirrorPrune' | 'Delete' | 'WaitForTermination' | 'Orphan'> | undefined;
  readonly dependsOn?: readonly KustomizationSpecDependsOn[] | undefined;
  readonly force?: Leaf<boolean> | undefined;
  readonly healthCheckExprs?: readonly KustomizationSpecHealthCheckExprs[] | undefined;
  readonly healthChecks?: readonly KustomizationSpecHealthChecks[] | undefined;
  readonly ignore?: readonly KustomizationSpecIgnore[] | undefined;
  readonly ignoreMissingComponents?: Leaf<boolean> | undefined;
  readonly images?: readonly KustomizationSpecImages[] | undefined;
  readonly interval: Leaf<string>;
  readonly kubeConfig?: KustomizationSpecKubeConfig | undefined;
  readonly namePrefix?: Leaf<string> | undefined;
  readonly nameSuffix?: Leaf<string> | undefined;
  readonly patches?: readonly KustomizationSpecPatches[] | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly postBuild?: KustomizationSpecPostBuild | undefined;
  readonly prune: Leaf<boolean>;
  readonly retryInterval?: Leaf<string> | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
  readonly sourceRef: KustomizationSpecSourceRef;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly targetNamespace?: Leaf<string> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly wait?: Leaf<boolean> | undefined;
}

export interface KustomizationSpecCommonMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface KustomizationSpecDecryption {
  readonly provider: Leaf<'sops'>;
  readonly secretRef?: KustomizationSpecDecryptionSecretRef | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
}

export interface KustomizationSpecDecryptionSecretRef {
  readonly name: Leaf<string>;
}

export interface KustomizationSpecDependsOn {
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly readyExpr?: Leaf<string> | undefined;
}

export interface KustomizationSpecHealthCheckExprs {
  readonly apiVersion: Leaf<string>;
  readonly current: Leaf<string>;
  readonly failed?: Leaf<string> | undefined;
  readonly inProgress?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
}

export interface KustomizationSpecHealthChecks {
  readonly apiVersion?: Leaf<string> | undefined;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface KustomizationSpecIgnore {
  readonly paths: readonly Leaf<string>[];
  readonly target?: KustomizationSpecIgnoreTarget | undefined;
}

export interface KustomizationSpecIgnoreTarget {
  readonly annotationSelector?: Leaf<string> | undefined;
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly labelSelector?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface KustomizationSpecImages {
  readonly digest?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly newName?: Leaf<string> | undefined;
  readonly newTag?: Leaf<string> | undefined;
}

export interface KustomizationSpecKubeConfig {
  readonly configMapRef?: KustomizationSpecKubeConfigConfigMapRef | undefined;
  readonly secretRef?: KustomizationSpecKubeConfigSecretRef | undefined;
}

export interface KustomizationSpecKubeConfigConfigMapRef {
  readonly name: Leaf<string>;
}

export interface KustomizationSpecKubeConfigSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface KustomizationSpecPatches {
  readonly patch: Leaf<string>;
  readonly target?: KustomizationSpecPatchesTarget | undefined;
}

export interface KustomizationSpecPatchesTarget {
  readonly annotationSelector?: Leaf<string> | undefined;
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly labelSelector?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface KustomizationSpecPostBuild {
  readonly substitute?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly substituteFrom?: readonly KustomizationSpecPostBuildSubstituteFrom[] | undefined;
  readonly substituteStrategy?: Leaf<'WithVariables' | 'Always'> | undefined;
}

export interface KustomizationSpecPostBuildSubstituteFrom {
  readonly kind: Leaf<'Secret' | 'ConfigMap'>;
  readonly name: Leaf<string>;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface KustomizationSpecSourceRef {
  readonly apiVersion?: Leaf<string> | undefined;
  readonly kind: Leaf<'OCIRepository' | 'GitRepository' | 'Bucket' | 'ExternalArtifact'>;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}
