// Made by `npm run import` from the CustomResourceDefinitions of fluxcd/helm-controller v1.6.3; not to be edited.
// schema: sha256 392b42b1ef2b021129ea08ee7c39b5d1280573258a613c84eab0855530b924fc
// body: sha256 9726c797158c22c9469e31ffe823f91e77036ea8da6951d2a11a46ce3e3ed712

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** HelmRelease of helm.toolkit.fluxcd.io/v2 (Namespaced). */
export class HelmRelease extends ApiObject {
  static readonly GVK = { apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease' } as const;

  constructor(scope: Construct, id: string, props: HelmReleaseProps) {
    super(scope, id, { ...HelmRelease.GVK, ...props } as ApiObjectProps);
  }
}

export interface HelmReleaseProps {
  readonly metadata?: Metadata;
  readonly spec?: HelmReleaseSpec | undefined;
}

export interface HelmReleaseSpec {
  readonly chart?: HelmReleaseSpecChart | undefined;
  readonly chartRef?: HelmReleaseSpecChartRef | undefined;
  readonly commonMetadata?: HelmReleaseSpecCommonMetadata | undefined;
  readonly dependsOn?: readonly HelmReleaseSpecDependsOn[] | undefined;
  readonly driftDetection?: HelmReleaseSpecDriftDetection | undefined;
  readonly healthCheckExprs?: readonly HelmReleaseSpecHealthCheckExprs[] | undefined;
  readonly install?: HelmReleaseSpecInstall | undefined;
  readonly interval: Leaf<string>;
  readonly kubeConfig?: HelmReleaseSpecKubeConfig | undefined;
  readonly maxHistory?: Leaf<number> | undefined;
  readonly persistentClient?: Leaf<boolean> | undefined;
  readonly postRenderStrategy?: Leaf<'nohooks' | 'combined' | 'separate'> | undefined;
  readonly postRenderers?: readonly HelmReleaseSpecPostRenderers[] | undefined;
  readonly releaseName?: Leaf<string> | undefined;
  readonly rollback?: HelmReleaseSpecRollback | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
  readonly storageNamespace?: Leaf<string> | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly targetNamespace?: Leaf<string> | undefined;
  readonly test?: HelmReleaseSpecTest | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly uninstall?: HelmReleaseSpecUninstall | undefined;
  readonly upgrade?: HelmReleaseSpecUpgrade | undefined;
  readonly values?: unknown;
  readonly valuesFrom?: readonly HelmReleaseSpecValuesFrom[] | undefined;
  readonly waitStrategy?: HelmReleaseSpecWaitStrategy | undefined;
}

export interface HelmReleaseSpecChart {
  readonly metadata?: HelmReleaseSpecChartMetadata | undefined;
  readonly spec: HelmReleaseSpecChartSpec;
}

export interface HelmReleaseSpecChartMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface HelmReleaseSpecChartSpec {
  readonly chart: Leaf<string>;
  readonly ignoreMissingValuesFiles?: Leaf<boolean> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly reconcileStrategy?: Leaf<'ChartVersion' | 'Revision'> | undefined;
  readonly sourceRef: HelmReleaseSpecChartSpecSourceRef;
  readonly valuesFiles?: readonly Leaf<string>[] | undefined;
  readonly verify?: HelmReleaseSpecChartSpecVerify | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecChartSpecSourceRef {
  readonly apiVersion?: Leaf<string> | undefined;
  readonly kind: Leaf<'HelmRepository' | 'GitRepository' | 'Bucket'>;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecChartSpecVerify {
  readonly provider?: Leaf<'cosign' | 'notation'> | undefined;
  readonly secretRef?: HelmReleaseSpecChartSpecVerifySecretRef | undefined;
}

export interface HelmReleaseSpecChartSpecVerifySecretRef {
  readonly name: Leaf<string>;
}

export interface HelmReleaseSpecChartRef {
  readonly apiVersion?: Leaf<string> | undefined;
  readonly kind: Leaf<'OCIRepository' | 'HelmChart' | 'ExternalArtifact'>;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecCommonMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface HelmReleaseSpecDependsOn {
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly readyExpr?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecDriftDetection {
  readonly ignore?: readonly HelmReleaseSpecDriftDetectionIgnore[] | undefined;
  readonly mode?: Leaf<'enabled' | 'warn' | 'disabled'> | undefined;
}

export interface HelmReleaseSpecDriftDetectionIgnore {
  readonly paths: readonly Leaf<string>[];
  readonly target?: HelmReleaseSpecDriftDetectionIgnoreTarget | undefined;
}

export interface HelmReleaseSpecDriftDetectionIgnoreTarget {
  readonly annotationSelector?: Leaf<string> | undefined;
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly labelSelector?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecHealthCheckExprs {
  readonly apiVersion: Leaf<string>;
  readonly current: Leaf<string>;
  readonly failed?: Leaf<string> | undefined;
  readonly inProgress?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecInstall {
  readonly crds?: Leaf<'Skip' | 'Create' | 'CreateReplace'> | undefined;
  readonly createNamespace?: Leaf<boolean> | undefined;
  readonly disableHooks?: Leaf<boolean> | undefined;
  readonly disableOpenAPIValidation?: Leaf<boolean> | undefined;
  readonly disableSchemaValidation?: Leaf<boolean> | undefined;
  readonly disableTakeOwnership?: Leaf<boolean> | undefined;
  readonly disableWait?: Leaf<boolean> | undefined;
  readonly disableWaitForJobs?: Leaf<boolean> | undefined;
  readonly remediation?: HelmReleaseSpecInstallRemediation | undefined;
  readonly replace?: Leaf<boolean> | undefined;
  readonly serverSideApply?: Leaf<boolean> | undefined;
  readonly skipCRDs?: Leaf<boolean> | undefined;
  readonly strategy?: HelmReleaseSpecInstallStrategy | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecInstallRemediation {
  readonly ignoreTestFailures?: Leaf<boolean> | undefined;
  readonly remediateLastFailure?: Leaf<boolean> | undefined;
  readonly retries?: Leaf<number> | undefined;
}

export interface HelmReleaseSpecInstallStrategy {
  readonly name: Leaf<'RemediateOnFailure' | 'RetryOnFailure'>;
  readonly retryInterval?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecKubeConfig {
  readonly configMapRef?: HelmReleaseSpecKubeConfigConfigMapRef | undefined;
  readonly secretRef?: HelmReleaseSpecKubeConfigSecretRef | undefined;
}

export interface HelmReleaseSpecKubeConfigConfigMapRef {
  readonly name: Leaf<string>;
}

export interface HelmReleaseSpecKubeConfigSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface HelmReleaseSpecPostRenderers {
  readonly kustomize?: HelmReleaseSpecPostRenderersKustomize | undefined;
}

export interface HelmReleaseSpecPostRenderersKustomize {
  readonly images?: readonly HelmReleaseSpecPostRenderersKustomizeImages[] | undefined;
  readonly patches?: readonly HelmReleaseSpecPostRenderersKustomizePatches[] | undefined;
}

export interface HelmReleaseSpecPostRenderersKustomizeImages {
  readonly digest?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly newName?: Leaf<string> | undefined;
  readonly newTag?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecPostRenderersKustomizePatches {
  readonly patch: Leaf<string>;
  readonly target?: HelmReleaseSpecPostRenderersKustomizePatchesTarget | undefined;
}

export interface HelmReleaseSpecPostRenderersKustomizePatchesTarget {
  readonly annotationSelector?: Leaf<string> | undefined;
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly labelSelector?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecRollback {
  readonly cleanupOnFail?: Leaf<boolean> | undefined;
  readonly disableHooks?: Leaf<boolean> | undefined;
  readonly disableWait?: Leaf<boolean> | undefined;
  readonly disableWaitForJobs?: Leaf<boolean> | undefined;
  readonly force?: Leaf<boolean> | undefined;
  readonly recreate?: Leaf<boolean> | undefined;
  readonly serverSideApply?: Leaf<'enabled' | 'disabled' | 'auto'> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecTest {
  readonly enable?: Leaf<boolean> | undefined;
  readonly filters?: readonly HelmReleaseSpecTestFilters[] | undefined;
  readonly ignoreFailures?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecTestFilters {
  readonly exclude?: Leaf<boolean> | undefined;
  readonly name: Leaf<string>;
}

export interface HelmReleaseSpecUninstall {
  readonly deletionPropagation?: Leaf<'background' | 'foreground' | 'orphan'> | undefined;
  readonly disableHooks?: Leaf<boolean> | undefined;
  readonly disableWait?: Leaf<boolean> | undefined;
  readonly keepHistory?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecUpgrade {
  readonly chartNameChangeStrategy?: Leaf<'InPlaceUpdate' | 'Reinstall'> | undefined;
  readonly cleanupOnFail?: Leaf<boolean> | undefined;
  readonly crds?: Leaf<'Skip' | 'Create' | 'CreateReplace'> | undefined;
  readonly disableHooks?: Leaf<boolean> | undefined;
  readonly disableOpenAPIValidation?: Leaf<boolean> | undefined;
  readonly disableSchemaValidation?: Leaf<boolean> | undefined;
  readonly disableTakeOwnership?: Leaf<boolean> | undefined;
  readonly disableWait?: Leaf<boolean> | undefined;
  readonly disableWaitForJobs?: Leaf<boolean> | undefined;
  readonly force?: Leaf<boolean> | undefined;
  readonly preserveValues?: Leaf<boolean> | undefined;
  readonly remediation?: HelmReleaseSpecUpgradeRemediation | undefined;
  readonly serverSideApply?: Leaf<'enabled' | 'disabled' | 'auto'> | undefined;
  readonly strategy?: HelmReleaseSpecUpgradeStrategy | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecUpgradeRemediation {
  readonly ignoreTestFailures?: Leaf<boolean> | undefined;
  readonly remediateLastFailure?: Leaf<boolean> | undefined;
  readonly retries?: Leaf<number> | undefined;
  readonly strategy?: Leaf<'rollback' | 'uninstall'> | undefined;
}

export interface HelmReleaseSpecUpgradeStrategy {
  readonly name: Leaf<'RemediateOnFailure' | 'RetryOnFailure'>;
  readonly retryInterval?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecValuesFrom {
  readonly kind: Leaf<'Secret' | 'ConfigMap'>;
  readonly literal?: Leaf<boolean> | undefined;
  readonly name: Leaf<string>;
  readonly optional?: Leaf<boolean> | undefined;
  readonly targetPath?: Leaf<string> | undefined;
  readonly valuesKey?: Leaf<string> | undefined;
}

export interface HelmReleaseSpecWaitStrategy {
  readonly name: Leaf<'poller' | 'legacy'>;
}
