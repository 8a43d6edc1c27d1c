// Made by `npm run import` from the CustomResourceDefinitions of fluxcd/flagger v1.44.0; not to be edited.
// schema: sha256 e53a58091441f9ace6eeb67912b025a2fd13963db88e0cc24d232ebda55d6dbb
// body: sha256 c64d6b50600410e4e19510f4eb4181492993f9b8367084c70d4e22ad54b26638

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** AlertProvider of flagger.app/v1beta1 (Namespaced). */
export class AlertProvider extends ApiObject {
  static readonly GVK = { apiVersion: 'flagger.app/v1beta1', kind: 'AlertProvider' } as const;

  constructor(scope: Construct, id: string, props: AlertProviderProps) {
    super(scope, id, { ...AlertProvider.GVK, ...props } as ApiObjectProps);
  }
}

export interface AlertProviderProps {
  readonly metadata?: Metadata;
  readonly spec?: AlertProviderSpec | undefined;
}

export interface AlertProviderSpec {
  readonly address?: Leaf<string> | undefined;
  readonly channel?: Leaf<string> | undefined;
  readonly proxy?: Leaf<string> | undefined;
  readonly secretRef?: AlertProviderSpecSecretRef | undefined;
  readonly type?: Leaf<'slack' | 'msteams' | 'discord' | 'rocket' | 'gchat'> | undefined;
  readonly username?: Leaf<string> | undefined;
}

export interface AlertProviderSpecSecretRef {
  readonly name: Leaf<string>;
}

/** Canary of flagger.app/v1beta1 (Namespaced). */
export class Canary extends ApiObject {
  static readonly GVK = { apiVersion: 'flagger.app/v1beta1', kind: 'Canary' } as const;

  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id, { ...Canary.GVK, ...props } as ApiObjectProps);
  }
}

export interface CanaryProps {
  readonly metadata?: Metadata;
  readonly spec?: CanarySpec | undefined;
}

export interface CanarySpec {
  readonly analysis: CanarySpecAnalysis;
  readonly autoscalerRef?: CanarySpecAutoscalerRef | undefined;
  readonly ingressRef?: CanarySpecIngressRef | undefined;
  readonly metricsServer?: Leaf<string> | undefined;
  readonly progressDeadlineSeconds?: Leaf<number> | undefined;
  readonly provider?: Leaf<'apisix' | 'appmesh' | 'appmesh:v1beta2' | 'contour' | 'gatewayapi:v1' | 'gatewayapi:v1beta1' | 'gloo' | 'istio' | 'knative' | 'kubernetes' | 'kuma' | 'linkerd' | 'nginx' | 'osm' | 'skipper' | 'smi:v1alpha1' | 'smi:v1alpha2' | 'smi:v1alpha3' | 'traefik'> | undefined;
  readonly revertOnDeletion?: Leaf<boolean> | undefined;
  readonly routeRef?: CanarySpecRouteRef | undefined;
  readonly service?: CanarySpecService | undefined;
  readonly skipAnalysis?: Leaf<boolean> | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly targetRef: CanarySpecTargetRef;
  readonly upstreamRef?: CanarySpecUpstreamRef | undefined;
}

export interface CanarySpecAnalysis {
  readonly alerts?: readonly CanarySpecAnalysisAlerts[] | undefined;
  readonly canaryReadyThreshold?: Leaf<number> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly iterations?: Leaf<number> | undefined;
  readonly match?: readonly CanarySpecAnalysisMatch[] | undefined;
  readonly maxWeight?: Leaf<number> | undefined;
  readonly metrics?: readonly CanarySpecAnalysisMetrics[] | undefined;
  readonly mirror?: Leaf<boolean> | undefined;
  readonly mirrorWeight?: Leaf<number> | undefined;
  readonly primaryReadyThreshold?: Leaf<number> | undefined;
  readonly sessionAffinity?: CanarySpecAnalysisSessionAffinity | undefined;
  readonly stepWeight?: Leaf<number> | undefined;
  readonly stepWeightPromotion?: Leaf<number> | undefined;
  readonly stepWeights?: readonly Leaf<number>[] | undefined;
  readonly threshold?: Leaf<number> | undefined;
  readonly webhooks?: readonly CanarySpecAnalysisWebhooks[] | undefined;
}

export interface CanarySpecAnalysisAlerts {
  readonly name: Leaf<string>;
  readonly providerRef: CanarySpecAnalysisAlertsProviderRef;
  readonly severity?: Leaf<'' | 'info' | 'warn' | 'error'> | undefined;
}

export interface CanarySpecAnalysisAlertsProviderRef {
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface CanarySpecAnalysisMatch {
  readonly headers?: Readonly<Record<string, CanarySpecAnalysisMatchHeaders>> | undefined;
  readonly queryParams?: Readonly<Record<string, CanarySpecAnalysisMatchQueryParams>> | undefined;
  readonly sourceLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface CanarySpecAnalysisMatchHeaders {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly suffix?: Leaf<string> | undefined;
}

export interface CanarySpecAnalysisMatchQueryParams {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecAnalysisMetrics {
  readonly interval?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly query?: Leaf<string> | undefined;
  readonly templateRef?: CanarySpecAnalysisMetricsTemplateRef | undefined;
  readonly templateVariables?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly threshold?: Leaf<number> | undefined;
  readonly thresholdRange?: CanarySpecAnalysisMetricsThresholdRange | undefined;
}

export interface CanarySpecAnalysisMetricsTemplateRef {
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface CanarySpecAnalysisMetricsThresholdRange {
  readonly max?: Leaf<number> | undefined;
  readonly min?: Leaf<number> | undefined;
}

export interface CanarySpecAnalysisSessionAffinity {
  readonly cookieName: Leaf<string>;
  readonly domain?: Leaf<string> | undefined;
  readonly httpOnly?: Leaf<boolean> | undefined;
  readonly maxAge?: Leaf<number> | undefined;
  readonly partitioned?: Leaf<boolean> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly primaryCookieName?: Leaf<string> | undefined;
  readonly sameSite?: Leaf<'Strict' | 'Lax' | 'None'> | undefined;
  readonly secure?: Leaf<boolean> | undefined;
}

export interface CanarySpecAnalysisWebhooks {
  readonly disableTLS?: Leaf<boolean> | undefined;
  readonly metadata?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly muteAlert?: Leaf<boolean> | undefined;
  readonly name: Leaf<string>;
  readonly retries?: Leaf<number> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly type?: Leaf<'' | 'confirm-rollout' | 'pre-rollout' | 'rollout' | 'confirm-promotion' | 'post-rollout' | 'event' | 'rollback' | 'confirm-traffic-increase'> | undefined;
  readonly url: Leaf<string>;
}

export interface CanarySpecAutoscalerRef {
  readonly apiVersion: Leaf<string>;
  readonly kind: Leaf<'HorizontalPodAutoscaler' | 'ScaledObject'>;
  readonly name: Leaf<string>;
  readonly primaryScalerQueries?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly primaryScalerReplicas?: CanarySpecAutoscalerRefPrimaryScalerReplicas | undefined;
}

export interface CanarySpecAutoscalerRefPrimaryScalerReplicas {
  readonly maxReplicas?: Leaf<number> | undefined;
  readonly minReplicas?: Leaf<number> | undefined;
}

export interface CanarySpecIngressRef {
  readonly apiVersion: Leaf<string>;
  readonly kind: Leaf<'Ingress'>;
  readonly name: Leaf<string>;
}

export interface CanarySpecRouteRef {
  readonly apiVersion: Leaf<string>;
  readonly kind: Leaf<'ApisixRoute'>;
  readonly name: Leaf<string>;
}

export interface CanarySpecService {
  readonly apex?: CanarySpecServiceApex | undefined;
  readonly appProtocol?: Leaf<string> | undefined;
  readonly backendTimeout?: Leaf<string> | undefined;
  readonly backends?: readonly Leaf<string>[] | undefined;
  readonly canary?: CanarySpecServiceCanary | undefined;
  readonly corsPolicy?: CanarySpecServiceCorsPolicy | undefined;
  readonly delegation?: Leaf<boolean> | undefined;
  readonly gatewayRefs?: readonly CanarySpecServiceGatewayRefs[] | undefined;
  readonly gateways?: readonly Leaf<string>[] | undefined;
  readonly headers?: CanarySpecServiceHeaders | undefined;
  readonly headless?: Leaf<boolean> | undefined;
  readonly hosts?: readonly Leaf<string>[] | undefined;
  readonly match?: readonly CanarySpecServiceMatch[] | undefined;
  readonly meshName?: Leaf<string> | undefined;
  readonly mirror?: readonly CanarySpecServiceMirror[] | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly port: Leaf<number>;
  readonly portDiscovery?: Leaf<boolean> | undefined;
  readonly portName?: Leaf<string> | undefined;
  readonly primary?: CanarySpecServicePrimary | undefined;
  readonly retries?: CanarySpecServiceRetries | undefined;
  readonly rewrite?: CanarySpecServiceRewrite | undefined;
  readonly targetPort?: Leaf<number | string> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly trafficDistribution?: Leaf<'PreferClose' | 'PreferSameZone' | 'PreferSameNode'> | undefined;
  readonly trafficPolicy?: CanarySpecServiceTrafficPolicy | undefined;
  readonly unmanagedMetadata?: CanarySpecServiceUnmanagedMetadata | undefined;
}

export interface CanarySpecServiceApex {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface CanarySpecServiceCanary {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface CanarySpecServiceCorsPolicy {
  readonly allowCredentials?: Leaf<boolean> | undefined;
  readonly allowHeaders?: readonly Leaf<string>[] | undefined;
  readonly allowMethods?: readonly Leaf<string>[] | undefined;
  readonly allowOrigin?: readonly Leaf<string>[] | undefined;
  readonly allowOrigins?: readonly CanarySpecServiceCorsPolicyAllowOrigins[] | undefined;
  readonly exposeHeaders?: readonly Leaf<string>[] | undefined;
  readonly maxAge?: Leaf<string> | undefined;
}

export interface CanarySpecServiceCorsPolicyAllowOrigins {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecServiceGatewayRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface CanarySpecServiceHeaders {
  readonly request?: CanarySpecServiceHeadersRequest | undefined;
  readonly response?: CanarySpecServiceHeadersResponse | undefined;
}

export interface CanarySpecServiceHeadersRequest {
  readonly add?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface CanarySpecServiceHeadersResponse {
  readonly add?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface CanarySpecServiceMatch {
  readonly authority?: CanarySpecServiceMatchAuthority | undefined;
  readonly gateways?: readonly Leaf<string>[] | undefined;
  readonly headers?: Readonly<Record<string, CanarySpecServiceMatchHeaders>> | undefined;
  readonly ignoreUriCase?: Leaf<boolean> | undefined;
  readonly method?: CanarySpecServiceMatchMethod | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly queryParams?: Readonly<Record<string, CanarySpecServiceMatchQueryParams>> | undefined;
  readonly scheme?: CanarySpecServiceMatchScheme | undefined;
  readonly sourceLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly sourceNamespace?: Leaf<string> | undefined;
  readonly uri?: CanarySpecServiceMatchUri | undefined;
  readonly withoutHeaders?: Readonly<Record<string, CanarySpecServiceMatchWithoutHeaders>> | undefined;
}

export interface CanarySpecServiceMatchAuthority {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecServiceMatchHeaders {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecServiceMatchMethod {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecServiceMatchQueryParams {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecServiceMatchScheme {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecServiceMatchUri {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecServiceMatchWithoutHeaders {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface CanarySpecServiceMirror {
  readonly backendRef?: CanarySpecServiceMirrorBackendRef | undefined;
}

export interface CanarySpecServiceMirrorBackendRef {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface CanarySpecServicePrimary {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface CanarySpecServiceRetries {
  readonly attempts?: Leaf<number> | undefined;
  readonly perTryTimeout?: Leaf<string> | undefined;
  readonly retryOn?: Leaf<string> | undefined;
}

export interface CanarySpecServiceRewrite {
  readonly authority?: Leaf<string> | undefined;
  readonly type?: Leaf<string> | undefined;
  readonly uri?: Leaf<string> | undefined;
}

export interface CanarySpecServiceTrafficPolicy {
  readonly connectionPool?: CanarySpecServiceTrafficPolicyConnectionPool | undefined;
  readonly loadBalancer?: CanarySpecServiceTrafficPolicyLoadBalancer | undefined;
  readonly outlierDetection?: CanarySpecServiceTrafficPolicyOutlierDetection | undefined;
  readonly tls?: CanarySpecServiceTrafficPolicyTls | undefined;
}

export interface CanarySpecServiceTrafficPolicyConnectionPool {
  readonly http?: CanarySpecServiceTrafficPolicyConnectionPoolHttp | undefined;
}

export interface CanarySpecServiceTrafficPolicyConnectionPoolHttp {
  readonly h2UpgradePolicy?: Leaf<'DEFAULT' | 'DO_NOT_UPGRADE' | 'UPGRADE'> | undefined;
  readonly http1MaxPendingRequests?: Leaf<number> | undefined;
  readonly http2MaxRequests?: Leaf<number> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxRequestsPerConnection?: Leaf<number> | undefined;
  readonly maxRetries?: Leaf<number> | undefined;
}

export interface CanarySpecServiceTrafficPolicyLoadBalancer {
  readonly consistentHash?: CanarySpecServiceTrafficPolicyLoadBalancerConsistentHash | undefined;
  readonly localityLbSetting?: CanarySpecServiceTrafficPolicyLoadBalancerLocalityLbSetting | undefined;
  readonly simple?: Leaf<'ROUND_ROBIN' | 'LEAST_CONN' | 'RANDOM' | 'PASSTHROUGH' | 'LEAST_REQUEST'> | undefined;
  readonly warmupDurationSecs?: Leaf<string> | undefined;
}

export interface CanarySpecServiceTrafficPolicyLoadBalancerConsistentHash {
  readonly httpCookie?: CanarySpecServiceTrafficPolicyLoadBalancerConsistentHashHttpCookie | undefined;
  readonly httpHeaderName?: Leaf<string> | undefined;
  readonly httpQueryParameterName?: Leaf<string> | undefined;
  readonly minimumRingSize?: Leaf<number> | undefined;
  readonly useSourceIp?: Leaf<boolean> | undefined;
}

export interface CanarySpecServiceTrafficPolicyLoadBalancerConsistentHashHttpCookie {
  readonly name?: Leaf<string> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly ttl?: Leaf<string> | undefined;
}

export interface CanarySpecServiceTrafficPolicyLoadBalancerLocalityLbSetting {
  readonly distribute?: readonly CanarySpecServiceTrafficPolicyLoadBalancerLocalityLbSettingDistribute[] | undefined;
  readonly enabled?: Leaf<boolean> | undefined;
  readonly failover?: readonly CanarySpecServiceTrafficPolicyLoadBalancerLocalityLbSettingFailover[] | undefined;
}

export interface CanarySpecServiceTrafficPolicyLoadBalancerLocalityLbSettingDistribute {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Readonly<Record<string, Leaf<number>>> | undefined;
}

export interface CanarySpecServiceTrafficPolicyLoadBalancerLocalityLbSettingFailover {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Leaf<string> | undefined;
}

export interface CanarySpecServiceTrafficPolicyOutlierDetection {
  readonly baseEjectionTime?: Leaf<string> | undefined;
  readonly consecutive5xxErrors?: Leaf<number> | undefined;
  readonly consecutiveErrors?: Leaf<number> | undefined;
  readonly consecutiveGatewayErrors?: Leaf<number> | undefined;
  readonly consecutiveLocalOriginFailures?: Leaf<number> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly maxEjectionPercent?: Leaf<number> | undefined;
  readonly minHealthPercent?: Leaf<number> | undefined;
  readonly splitExternalLocalOriginErrors?: Leaf<boolean> | undefined;
}

export interface CanarySpecServiceTrafficPolicyTls {
  readonly caCertificates?: Leaf<string> | undefined;
  readonly clientCertificate?: Leaf<string> | undefined;
  readonly mode?: Leaf<'DISABLE' | 'SIMPLE' | 'MUTUAL' | 'ISTIO_MUTUAL'> | undefined;
  readonly privateKey?: Leaf<string> | undefined;
  readonly sni?: Leaf<string> | undefined;
  readonly subjectAltNames?: readonly Leaf<string>[] | undefined;
}

export interface CanarySpecServiceUnmanagedMetadata {
  readonly annotations?: readonly Leaf<string>[] | undefined;
  readonly labels?: readonly Leaf<string>[] | undefined;
}

export interface CanarySpecTargetRef {
  readonly apiVersion: Leaf<string>;
  readonly kind: Leaf<'DaemonSet' | 'Deployment' | 'Service'>;
  readonly name: Leaf<string>;
}

export interface CanarySpecUpstreamRef {
  readonly apiVersion: Leaf<string>;
  readonly kind: Leaf<'Upstream'>;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

/** MetricTemplate of flagger.app/v1beta1 (Namespaced). */
export class MetricTemplate extends ApiObject {
  static readonly GVK = { apiVersion: 'flagger.app/v1beta1', kind: 'MetricTemplate' } as const;

  constructor(scope: Construct, id: string, props: MetricTemplateProps) {
    super(scope, id, { ...MetricTemplate.GVK, ...props } as ApiObjectProps);
  }
}

export interface MetricTemplateProps {
  readonly metadata?: Metadata;
  readonly spec?: MetricTemplateSpec | undefined;
}

export interface MetricTemplateSpec {
  readonly provider: MetricTemplateSpecProvider;
  readonly query: Leaf<string>;
}

export interface MetricTemplateSpecProvider {
  readonly address?: Leaf<string> | undefined;
  readonly headers?: Readonly<Record<string, readonly Leaf<string>[]>> | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly region?: Leaf<string> | undefined;
  readonly secretRef?: MetricTemplateSpecProviderSecretRef | undefined;
  readonly type: Leaf<'prometheus' | 'influxdb' | 'datadog' | 'externalmetrics' | 'stackdriver' | 'cloudwatch' | 'newrelic' | 'graphite' | 'dynatrace' | 'keptn' | 'splunk'>;
}

export interface MetricTemplateSpecProviderSecretRef {
  readonly name: Leaf<string>;
}
