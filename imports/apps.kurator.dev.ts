// Made by `npm run import` from the CustomResourceDefinitions of kurator-dev/kurator b6339412dc3b0a408a99b14531ae233e9de9d652; not to be edited.
// schema: sha256 05331ae6d2ef06ef1b3cfa8c5ec5d533617952dab629b08afd6a7f113d65f190
// body: sha256 b8d97c2725e52304da09c203a7a7598eed6ef6e3f9e8805d0bcf9047e47e5049

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** Application of apps.kurator.dev/v1alpha1 (Namespaced). */
export class Application extends ApiObject {
  static readonly GVK = { apiVersion: 'apps.kurator.dev/v1alpha1', kind: 'Application' } as const;

  constructor(scope: Construct, id: string, props: ApplicationProps) {
    super(scope, id, { ...Application.GVK, ...props } as ApiObjectProps);
  }
}

export interface ApplicationProps {
  readonly metadata?: Metadata;
  readonly spec?: ApplicationSpec | undefined;
}

export interface ApplicationSpec {
  readonly destination?: ApplicationSpecDestination | undefined;
  readonly source: ApplicationSpecSource;
  readonly syncPolicies: readonly ApplicationSpecSyncPolicies[];
}

export interface ApplicationSpecDestination {
  readonly clusterSelector?: ApplicationSpecDestinationClusterSelector | undefined;
  readonly fleet: Leaf<string>;
}

export interface ApplicationSpecDestinationClusterSelector {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSource {
  readonly gitRepository?: ApplicationSpecSourceGitRepository | undefined;
  readonly helmRepository?: ApplicationSpecSourceHelmRepository | undefined;
  readonly ociRepository?: ApplicationSpecSourceOciRepository | undefined;
}

export interface ApplicationSpecSourceGitRepository {
  readonly accessFrom?: ApplicationSpecSourceGitRepositoryAccessFrom | undefined;
  readonly gitImplementation?: Leaf<'go-git' | 'libgit2'> | undefined;
  readonly ignore?: Leaf<string> | undefined;
  readonly include?: readonly ApplicationSpecSourceGitRepositoryInclude[] | undefined;
  readonly interval: Leaf<string>;
  readonly recurseSubmodules?: Leaf<boolean> | undefined;
  readonly ref?: ApplicationSpecSourceGitRepositoryRef | undefined;
  readonly secretRef?: ApplicationSpecSourceGitRepositorySecretRef | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly url: Leaf<string>;
  readonly verify?: ApplicationSpecSourceGitRepositoryVerify | undefined;
}

export interface ApplicationSpecSourceGitRepositoryAccessFrom {
  readonly namespaceSelectors: readonly ApplicationSpecSourceGitRepositoryAccessFromNamespaceSelectors[];
}

export interface ApplicationSpecSourceGitRepositoryAccessFromNamespaceSelectors {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSourceGitRepositoryInclude {
  readonly fromPath?: Leaf<string> | undefined;
  readonly repository: ApplicationSpecSourceGitRepositoryIncludeRepository;
  readonly toPath?: Leaf<string> | undefined;
}

export interface ApplicationSpecSourceGitRepositoryIncludeRepository {
  readonly name: Leaf<string>;
}

export interface ApplicationSpecSourceGitRepositoryRef {
  readonly branch?: Leaf<string> | undefined;
  readonly commit?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly semver?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface ApplicationSpecSourceGitRepositorySecretRef {
  readonly name: Leaf<string>;
}

export interface ApplicationSpecSourceGitRepositoryVerify {
  readonly mode: Leaf<'head'>;
  readonly secretRef: ApplicationSpecSourceGitRepositoryVerifySecretRef;
}

export interface ApplicationSpecSourceGitRepositoryVerifySecretRef {
  readonly name: Leaf<string>;
}

export interface ApplicationSpecSourceHelmRepository {
  readonly accessFrom?: ApplicationSpecSourceHelmRepositoryAccessFrom | undefined;
  readonly interval: Leaf<string>;
  readonly passCredentials?: Leaf<boolean> | undefined;
  readonly provider?: Leaf<'generic' | 'aws' | 'azure' | 'gcp'> | undefined;
  readonly secretRef?: ApplicationSpecSourceHelmRepositorySecretRef | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly type?: Leaf<'default' | 'oci'> | undefined;
  readonly url: Leaf<string>;
}

export interface ApplicationSpecSourceHelmRepositoryAccessFrom {
  readonly namespaceSelectors: readonly ApplicationSpecSourceHelmRepositoryAccessFromNamespaceSelectors[];
}

export interface ApplicationSpecSourceHelmRepositoryAccessFromNamespaceSelectors {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSourceHelmRepositorySecretRef {
  readonly name: Leaf<string>;
}

export interface ApplicationSpecSourceOciRepository {
  readonly certSecretRef?: ApplicationSpecSourceOciRepositoryCertSecretRef | undefined;
  readonly ignore?: Leaf<string> | undefined;
  readonly insecure?: Leaf<boolean> | undefined;
  readonly interval: Leaf<string>;
  readonly layerSelector?: ApplicationSpecSourceOciRepositoryLayerSelector | undefined;
  readonly provider?: Leaf<'generic' | 'aws' | 'azure' | 'gcp'> | undefined;
  readonly ref?: ApplicationSpecSourceOciRepositoryRef | undefined;
  readonly secretRef?: ApplicationSpecSourceOciRepositorySecretRef | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly url: Leaf<string>;
  readonly verify?: ApplicationSpecSourceOciRepositoryVerify | undefined;
}

export interface ApplicationSpecSourceOciRepositoryCertSecretRef {
  readonly name: Leaf<string>;
}

export interface ApplicationSpecSourceOciRepositoryLayerSelector {
  readonly mediaType?: Leaf<string> | undefined;
  readonly operation?: Leaf<'extract' | 'copy'> | undefined;
}

export interface ApplicationSpecSourceOciRepositoryRef {
  readonly digest?: Leaf<string> | undefined;
  readonly semver?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface ApplicationSpecSourceOciRepositorySecretRef {
  readonly name: Leaf<string>;
}

export interface ApplicationSpecSourceOciRepositoryVerify {
  readonly provider?: Leaf<'cosign'> | undefined;
  readonly secretRef?: ApplicationSpecSourceOciRepositoryVerifySecretRef | undefined;
}

export interface ApplicationSpecSourceOciRepositoryVerifySecretRef {
  readonly name: Leaf<string>;
}

export interface ApplicationSpecSyncPolicies {
  readonly destination?: ApplicationSpecSyncPoliciesDestination | undefined;
  readonly helm?: ApplicationSpecSyncPoliciesHelm | undefined;
  readonly kustomization?: ApplicationSpecSyncPoliciesKustomization | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly rollout?: ApplicationSpecSyncPoliciesRollout | undefined;
}

export interface ApplicationSpecSyncPoliciesDestination {
  readonly clusterSelector?: ApplicationSpecSyncPoliciesDestinationClusterSelector | undefined;
  readonly fleet: Leaf<string>;
}

export interface ApplicationSpecSyncPoliciesDestinationClusterSelector {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelm {
  readonly chart: ApplicationSpecSyncPoliciesHelmChart;
  readonly dependsOn?: readonly ApplicationSpecSyncPoliciesHelmDependsOn[] | undefined;
  readonly install?: ApplicationSpecSyncPoliciesHelmInstall | undefined;
  readonly interval: Leaf<string>;
  readonly maxHistory?: Leaf<number> | undefined;
  readonly persistentClient?: Leaf<boolean> | undefined;
  readonly releaseName?: Leaf<string> | undefined;
  readonly rollback?: ApplicationSpecSyncPoliciesHelmRollback | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly targetNamespace?: Leaf<string> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly uninstall?: ApplicationSpecSyncPoliciesHelmUninstall | undefined;
  readonly upgrade?: ApplicationSpecSyncPoliciesHelmUpgrade | undefined;
  readonly values?: unknown;
  readonly valuesFrom?: readonly ApplicationSpecSyncPoliciesHelmValuesFrom[] | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmChart {
  readonly metadata?: ApplicationSpecSyncPoliciesHelmChartMetadata | undefined;
  readonly spec: ApplicationSpecSyncPoliciesHelmChartSpec;
}

export interface ApplicationSpecSyncPoliciesHelmChartMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmChartSpec {
  readonly chart: Leaf<string>;
  readonly interval?: Leaf<string> | undefined;
  readonly reconcileStrategy?: Leaf<'ChartVersion' | 'Revision'> | undefined;
  readonly valuesFiles?: readonly Leaf<string>[] | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmDependsOn {
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmInstall {
  readonly crds?: Leaf<'Skip' | 'Create' | 'CreateReplace'> | undefined;
  readonly createNamespace?: Leaf<boolean> | undefined;
  readonly disableHooks?: Leaf<boolean> | undefined;
  readonly disableOpenAPIValidation?: Leaf<boolean> | undefined;
  readonly disableWait?: Leaf<boolean> | undefined;
  readonly disableWaitForJobs?: Leaf<boolean> | undefined;
  readonly remediation?: ApplicationSpecSyncPoliciesHelmInstallRemediation | undefined;
  readonly replace?: Leaf<boolean> | undefined;
  readonly skipCRDs?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmInstallRemediation {
  readonly ignoreTestFailures?: Leaf<boolean> | undefined;
  readonly remediateLastFailure?: Leaf<boolean> | undefined;
  readonly retries?: Leaf<number> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmRollback {
  readonly cleanupOnFail?: Leaf<boolean> | undefined;
  readonly disableHooks?: Leaf<boolean> | undefined;
  readonly disableWait?: Leaf<boolean> | undefined;
  readonly disableWaitForJobs?: Leaf<boolean> | undefined;
  readonly force?: Leaf<boolean> | undefined;
  readonly recreate?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmUninstall {
  readonly disableHooks?: Leaf<boolean> | undefined;
  readonly disableWait?: Leaf<boolean> | undefined;
  readonly keepHistory?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmUpgrade {
  readonly cleanupOnFail?: Leaf<boolean> | undefined;
  readonly crds?: Leaf<'Skip' | 'Create' | 'CreateReplace'> | undefined;
  readonly disableHooks?: Leaf<boolean> | undefined;
  readonly disableOpenAPIValidation?: Leaf<boolean> | undefined;
  readonly disableWait?: Leaf<boolean> | undefined;
  readonly disableWaitForJobs?: Leaf<boolean> | undefined;
  readonly force?: Leaf<boolean> | undefined;
  readonly preserveValues?: Leaf<boolean> | undefined;
  readonly remediation?: ApplicationSpecSyncPoliciesHelmUpgradeRemediation | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmUpgradeRemediation {
  readonly ignoreTestFailures?: Leaf<boolean> | undefined;
  readonly remediateLastFailure?: Leaf<boolean> | undefined;
  readonly retries?: Leaf<number> | undefined;
  readonly strategy?: Leaf<'rollback' | 'uninstall'> | undefined;
}

export interface ApplicationSpecSyncPoliciesHelmValuesFrom {
  readonly kind: Leaf<'Secret' | 'ConfigMap'>;
  readonly name: Leaf<string>;
  readonly optional?: Leaf<boolean> | undefined;
  readonly targetPath?: Leaf<string> | undefined;
  readonly valuesKey?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesKustomization {
  readonly commonMetadata?: ApplicationSpecSyncPoliciesKustomizationCommonMetadata | undefined;
  readonly components?: readonly Leaf<string>[] | undefined;
  readonly dependsOn?: readonly ApplicationSpecSyncPoliciesKustomizationDependsOn[] | undefined;
  readonly force?: Leaf<boolean> | undefined;
  readonly images?: readonly ApplicationSpecSyncPoliciesKustomizationImages[] | undefined;
  readonly interval: Leaf<string>;
  readonly patches?: readonly ApplicationSpecSyncPoliciesKustomizationPatches[] | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly prune: Leaf<boolean>;
  readonly retryInterval?: Leaf<string> | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly targetNamespace?: Leaf<string> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesKustomizationCommonMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSyncPoliciesKustomizationDependsOn {
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesKustomizationImages {
  readonly digest?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly newName?: Leaf<string> | undefined;
  readonly newTag?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesKustomizationPatches {
  readonly patch: Leaf<string>;
  readonly target?: ApplicationSpecSyncPoliciesKustomizationPatchesTarget | undefined;
}

export interface ApplicationSpecSyncPoliciesKustomizationPatchesTarget {
  readonly annotationSelector?: Leaf<string> | undefined;
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly labelSelector?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRollout {
  readonly port: Leaf<number>;
  readonly preview?: ApplicationSpecSyncPoliciesRolloutPreview | undefined;
  readonly primary?: ApplicationSpecSyncPoliciesRolloutPrimary | undefined;
  readonly rolloutPolicy: ApplicationSpecSyncPoliciesRolloutRolloutPolicy;
  readonly serviceName: Leaf<string>;
  readonly testLoader?: Leaf<boolean> | undefined;
  readonly trafficRoutingProvider: Leaf<string>;
  readonly workload: ApplicationSpecSyncPoliciesRolloutWorkload;
}

export interface ApplicationSpecSyncPoliciesRolloutPreview {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutPrimary {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicy {
  readonly revertOnDeletion?: Leaf<boolean> | undefined;
  readonly rolloutTimeoutSeconds?: Leaf<number> | undefined;
  readonly skipTrafficAnalysis?: Leaf<boolean> | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly trafficAnalysis?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysis | undefined;
  readonly trafficRouting?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRouting | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysis {
  readonly checkFailedTimes: Leaf<number>;
  readonly checkIntervalSeconds: Leaf<number>;
  readonly metrics?: readonly ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetrics[] | undefined;
  readonly sessionAffinity?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisSessionAffinity | undefined;
  readonly webhooks?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisWebhooks | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetrics {
  readonly customMetric?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetricsCustomMetric | undefined;
  readonly intervalSeconds?: Leaf<number> | undefined;
  readonly name: Leaf<string>;
  readonly thresholdRange?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetricsThresholdRange | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetricsCustomMetric {
  readonly provider?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetricsCustomMetricProvider | undefined;
  readonly query?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetricsCustomMetricProvider {
  readonly address?: Leaf<string> | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly region?: Leaf<string> | undefined;
  readonly secretRef?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetricsCustomMetricProviderSecretRef | undefined;
  readonly type?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetricsCustomMetricProviderSecretRef {
  readonly name?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisMetricsThresholdRange {
  readonly max?: Leaf<number> | undefined;
  readonly min?: Leaf<number> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisSessionAffinity {
  readonly cookieName?: Leaf<string> | undefined;
  readonly maxAge?: Leaf<number> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficAnalysisWebhooks {
  readonly command?: readonly Leaf<string>[] | undefined;
  readonly timeoutSeconds?: Leaf<number> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRouting {
  readonly analysisTimes?: Leaf<number> | undefined;
  readonly canaryStrategy?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingCanaryStrategy | undefined;
  readonly corsPolicy?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingCorsPolicy | undefined;
  readonly gateways?: readonly Leaf<string>[] | undefined;
  readonly headers?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingHeaders | undefined;
  readonly host?: Leaf<string> | undefined;
  readonly hosts?: readonly Leaf<string>[] | undefined;
  readonly match?: readonly ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatch[] | undefined;
  readonly protocol?: Leaf<string> | undefined;
  readonly retries?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingRetries | undefined;
  readonly timeoutSeconds?: Leaf<number> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingCanaryStrategy {
  readonly maxWeight?: Leaf<number> | undefined;
  readonly stepWeight?: Leaf<number> | undefined;
  readonly stepWeightPromotion?: Leaf<number> | undefined;
  readonly stepWeights?: readonly Leaf<number>[] | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingCorsPolicy {
  readonly allowCredentials?: Leaf<boolean> | undefined;
  readonly allowHeaders?: readonly Leaf<string>[] | undefined;
  readonly allowMethods?: readonly Leaf<string>[] | undefined;
  readonly allowOrigin?: readonly Leaf<string>[] | undefined;
  readonly allowOrigins?: readonly ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingCorsPolicyAllowOrigins[] | undefined;
  readonly exposeHeaders?: readonly Leaf<string>[] | undefined;
  readonly maxAge?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingCorsPolicyAllowOrigins {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingHeaders {
  readonly request?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingHeadersRequest | undefined;
  readonly response?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingHeadersResponse | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingHeadersRequest {
  readonly add?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingHeadersResponse {
  readonly add?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatch {
  readonly authority?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchAuthority | undefined;
  readonly gateways?: readonly Leaf<string>[] | undefined;
  readonly headers?: Readonly<Record<string, ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchHeaders>> | undefined;
  readonly ignoreUriCase?: Leaf<boolean> | undefined;
  readonly method?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchMethod | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly queryParams?: Readonly<Record<string, ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchQueryParams>> | undefined;
  readonly scheme?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchScheme | undefined;
  readonly sourceLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly sourceNamespace?: Leaf<string> | undefined;
  readonly uri?: ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchUri | undefined;
  readonly withoutHeaders?: Readonly<Record<string, ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchWithoutHeaders>> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchAuthority {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchHeaders {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchMethod {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchQueryParams {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchScheme {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchUri {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingMatchWithoutHeaders {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutRolloutPolicyTrafficRoutingRetries {
  readonly attempts?: Leaf<number> | undefined;
  readonly perTryTimeout?: Leaf<string> | undefined;
  readonly retryOn?: Leaf<string> | undefined;
}

export interface ApplicationSpecSyncPoliciesRolloutWorkload {
  readonly apiVersion?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}
