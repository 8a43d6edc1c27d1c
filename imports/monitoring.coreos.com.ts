// Made by `npm run import` from the CustomResourceDefinitions of prometheus-operator/prometheus-operator v0.93.0; not to be edited.
// schema: sha256 ebd10976ebd0328cd9378208e004fd022b462e2c65a6bcca13a716180d74b6c0
// body: sha256 6e955818441e6f0625aef524d8baae55bab1aea779e83c7f966c86b9f4494e05

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** PodMonitor of monitoring.coreos.com/v1 (Namespaced). */
export class PodMonitor extends ApiObject {
  static readonly GVK = { apiVersion: 'monitoring.coreos.com/v1', kind: 'PodMonitor' } as const;

  constructor(scope: Construct, id: string, props: PodMonitorProps) {
    super(scope, id, { ...PodMonitor.GVK, ...props } as ApiObjectProps);
  }
}

export interface PodMonitorProps {
  readonly metadata?: Metadata;
  readonly spec: PodMonitorSpec;
}

export interface PodMonitorSpec {
  readonly attachMetadata?: PodMonitorSpecAttachMetadata | undefined;
  readonly bodySizeLimit?: Leaf<string> | undefined;
  readonly convertClassicHistogramsToNHCB?: Leaf<boolean> | undefined;
  readonly fallbackScrapeProtocol?: Leaf<'PrometheusProto' | 'OpenMetricsText0.0.1' | 'OpenMetricsText1.0.0' | 'PrometheusText0.0.4' | 'PrometheusText1.0.0'> | undefined;
  readonly jobLabel?: Leaf<string> | undefined;
  readonly keepDroppedTargets?: Leaf<number> | undefined;
  readonly labelLimit?: Leaf<number> | undefined;
  readonly labelNameLengthLimit?: Leaf<number> | undefined;
  readonly labelValueLengthLimit?: Leaf<number> | undefined;
  readonly namespaceSelector?: PodMonitorSpecNamespaceSelector | undefined;
  readonly nativeHistogramBucketLimit?: Leaf<number> | undefined;
  readonly nativeHistogramMinBucketFactor?: Leaf<number | string> | undefined;
  readonly podMetricsEndpoints?: readonly PodMonitorSpecPodMetricsEndpoints[] | undefined;
  readonly podTargetLabels?: readonly Leaf<string>[] | undefined;
  readonly sampleLimit?: Leaf<number> | undefined;
  readonly scrapeClass?: Leaf<string> | undefined;
  readonly scrapeClassicHistograms?: Leaf<boolean> | undefined;
  readonly scrapeNativeHistograms?: Leaf<boolean> | undefined;
  readonly scrapeProtocols?: readonly Leaf<'PrometheusProto' | 'OpenMetricsText0.0.1' | 'OpenMetricsText1.0.0' | 'PrometheusText0.0.4' | 'PrometheusText1.0.0'>[] | undefined;
  readonly selector: PodMonitorSpecSelector;
  readonly selectorMechanism?: Leaf<'RelabelConfig' | 'RoleSelector'> | undefined;
  readonly targetLimit?: Leaf<number> | undefined;
}

export interface PodMonitorSpecAttachMetadata {
  readonly node?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecNamespaceSelector {
  readonly any?: Leaf<boolean> | undefined;
  readonly matchNames?: readonly Leaf<string>[] | undefined;
}

export interface PodMonitorSpecPodMetricsEndpoints {
  readonly authorization?: PodMonitorSpecPodMetricsEndpointsAuthorization | undefined;
  readonly basicAuth?: PodMonitorSpecPodMetricsEndpointsBasicAuth | undefined;
  readonly bearerTokenSecret?: PodMonitorSpecPodMetricsEndpointsBearerTokenSecret | undefined;
  readonly enableHttp2?: Leaf<boolean> | undefined;
  readonly filterRunning?: Leaf<boolean> | undefined;
  readonly followRedirects?: Leaf<boolean> | undefined;
  readonly honorLabels?: Leaf<boolean> | undefined;
  readonly honorTimestamps?: Leaf<boolean> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly metricRelabelings?: readonly PodMonitorSpecPodMetricsEndpointsMetricRelabelings[] | undefined;
  readonly noProxy?: Leaf<string> | undefined;
  readonly oauth2?: PodMonitorSpecPodMetricsEndpointsOauth2 | undefined;
  readonly params?: Readonly<Record<string, readonly Leaf<string>[]>> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly port?: Leaf<string> | undefined;
  readonly portNumber?: Leaf<number> | undefined;
  readonly proxyConnectHeader?: Readonly<Record<string, readonly PodMonitorSpecPodMetricsEndpointsProxyConnectHeader[]>> | undefined;
  readonly proxyFromEnvironment?: Leaf<boolean> | undefined;
  readonly proxyUrl?: Leaf<string> | undefined;
  readonly relabelings?: readonly PodMonitorSpecPodMetricsEndpointsRelabelings[] | undefined;
  readonly scheme?: Leaf<'http' | 'https' | 'HTTP' | 'HTTPS'> | undefined;
  readonly scrapeTimeout?: Leaf<string> | undefined;
  readonly targetPort?: Leaf<number | string> | undefined;
  readonly tlsConfig?: PodMonitorSpecPodMetricsEndpointsTlsConfig | undefined;
  readonly trackTimestampsStaleness?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsAuthorization {
  readonly credentials?: PodMonitorSpecPodMetricsEndpointsAuthorizationCredentials | undefined;
  readonly type?: Leaf<string> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsAuthorizationCredentials {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsBasicAuth {
  readonly password?: PodMonitorSpecPodMetricsEndpointsBasicAuthPassword | undefined;
  readonly username?: PodMonitorSpecPodMetricsEndpointsBasicAuthUsername | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsBasicAuthPassword {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsBasicAuthUsername {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsBearerTokenSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsMetricRelabelings {
  readonly action?: Leaf<'replace' | 'Replace' | 'keep' | 'Keep' | 'drop' | 'Drop' | 'hashmod' | 'HashMod' | 'labelmap' | 'LabelMap' | 'labeldrop' | 'LabelDrop' | 'labelkeep' | 'LabelKeep' | 'lowercase' | 'Lowercase' | 'uppercase' | 'Uppercase' | 'keepequal' | 'KeepEqual' | 'dropequal' | 'DropEqual'> | undefined;
  readonly modulus?: Leaf<number> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly replacement?: Leaf<string> | undefined;
  readonly separator?: Leaf<string> | undefined;
  readonly sourceLabels?: readonly Leaf<string>[] | undefined;
  readonly targetLabel?: Leaf<string> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2 {
  readonly clientId: PodMonitorSpecPodMetricsEndpointsOauth2ClientId;
  readonly clientSecret: PodMonitorSpecPodMetricsEndpointsOauth2ClientSecret;
  readonly endpointParams?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly noProxy?: Leaf<string> | undefined;
  readonly proxyConnectHeader?: Readonly<Record<string, readonly PodMonitorSpecPodMetricsEndpointsOauth2ProxyConnectHeader[]>> | undefined;
  readonly proxyFromEnvironment?: Leaf<boolean> | undefined;
  readonly proxyUrl?: Leaf<string> | undefined;
  readonly scopes?: readonly Leaf<string>[] | undefined;
  readonly tlsConfig?: PodMonitorSpecPodMetricsEndpointsOauth2TlsConfig | undefined;
  readonly tokenUrl: Leaf<string>;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2ClientId {
  readonly configMap?: PodMonitorSpecPodMetricsEndpointsOauth2ClientIdConfigMap | undefined;
  readonly secret?: PodMonitorSpecPodMetricsEndpointsOauth2ClientIdSecret | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2ClientIdConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2ClientIdSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2ClientSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2ProxyConnectHeader {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2TlsConfig {
  readonly ca?: PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCa | undefined;
  readonly cert?: PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCert | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly keySecret?: PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigKeySecret | undefined;
  readonly maxVersion?: Leaf<'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly minVersion?: Leaf<'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly serverName?: Leaf<string> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCa {
  readonly configMap?: PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCaConfigMap | undefined;
  readonly secret?: PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCaSecret | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCaConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCaSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCert {
  readonly configMap?: PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCertConfigMap | undefined;
  readonly secret?: PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCertSecret | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCertConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigCertSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsOauth2TlsConfigKeySecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsProxyConnectHeader {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsRelabelings {
  readonly action?: Leaf<'replace' | 'Replace' | 'keep' | 'Keep' | 'drop' | 'Drop' | 'hashmod' | 'HashMod' | 'labelmap' | 'LabelMap' | 'labeldrop' | 'LabelDrop' | 'labelkeep' | 'LabelKeep' | 'lowercase' | 'Lowercase' | 'uppercase' | 'Uppercase' | 'keepequal' | 'KeepEqual' | 'dropequal' | 'DropEqual'> | undefined;
  readonly modulus?: Leaf<number> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly replacement?: Leaf<string> | undefined;
  readonly separator?: Leaf<string> | undefined;
  readonly sourceLabels?: readonly Leaf<string>[] | undefined;
  readonly targetLabel?: Leaf<string> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsTlsConfig {
  readonly ca?: PodMonitorSpecPodMetricsEndpointsTlsConfigCa | undefined;
  readonly cert?: PodMonitorSpecPodMetricsEndpointsTlsConfigCert | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly keySecret?: PodMonitorSpecPodMetricsEndpointsTlsConfigKeySecret | undefined;
  readonly maxVersion?: Leaf<'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly minVersion?: Leaf<'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly serverName?: Leaf<string> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsTlsConfigCa {
  readonly configMap?: PodMonitorSpecPodMetricsEndpointsTlsConfigCaConfigMap | undefined;
  readonly secret?: PodMonitorSpecPodMetricsEndpointsTlsConfigCaSecret | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsTlsConfigCaConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsTlsConfigCaSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsTlsConfigCert {
  readonly configMap?: PodMonitorSpecPodMetricsEndpointsTlsConfigCertConfigMap | undefined;
  readonly secret?: PodMonitorSpecPodMetricsEndpointsTlsConfigCertSecret | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsTlsConfigCertConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsTlsConfigCertSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecPodMetricsEndpointsTlsConfigKeySecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface PodMonitorSpecSelector {
  readonly matchExpressions?: readonly PodMonitorSpecSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface PodMonitorSpecSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

/** ServiceMonitor of monitoring.coreos.com/v1 (Namespaced). */
export class ServiceMonitor extends ApiObject {
  static readonly GVK = { apiVersion: 'monitoring.coreos.com/v1', kind: 'ServiceMonitor' } as const;

  constructor(scope: Construct, id: string, props: ServiceMonitorProps) {
    super(scope, id, { ...ServiceMonitor.GVK, ...props } as ApiObjectProps);
  }
}

export interface ServiceMonitorProps {
  readonly metadata?: Metadata;
  readonly spec: ServiceMonitorSpec;
}

export interface ServiceMonitorSpec {
  readonly attachMetadata?: ServiceMonitorSpecAttachMetadata | undefined;
  readonly bodySizeLimit?: Leaf<string> | undefined;
  readonly convertClassicHistogramsToNHCB?: Leaf<boolean> | undefined;
  readonly endpoints: readonly ServiceMonitorSpecEndpoints[];
  readonly fallbackScrapeProtocol?: Leaf<'PrometheusProto' | 'OpenMetricsText0.0.1' | 'OpenMetricsText1.0.0' | 'PrometheusText0.0.4' | 'PrometheusText1.0.0'> | undefined;
  readonly jobLabel?: Leaf<string> | undefined;
  readonly keepDroppedTargets?: Leaf<number> | undefined;
  readonly labelLimit?: Leaf<number> | undefined;
  readonly labelNameLengthLimit?: Leaf<number> | undefined;
  readonly labelValueLengthLimit?: Leaf<number> | undefined;
  readonly namespaceSelector?: ServiceMonitorSpecNamespaceSelector | undefined;
  readonly nativeHistogramBucketLimit?: Leaf<number> | undefined;
  readonly nativeHistogramMinBucketFactor?: Leaf<number | string> | undefined;
  readonly podTargetLabels?: readonly Leaf<string>[] | undefined;
  readonly sampleLimit?: Leaf<number> | undefined;
  readonly scrapeClass?: Leaf<string> | undefined;
  readonly scrapeClassicHistograms?: Leaf<boolean> | undefined;
  readonly scrapeNativeHistograms?: Leaf<boolean> | undefined;
  readonly scrapeProtocols?: readonly Leaf<'PrometheusProto' | 'OpenMetricsText0.0.1' | 'OpenMetricsText1.0.0' | 'PrometheusText0.0.4' | 'PrometheusText1.0.0'>[] | undefined;
  readonly selector: ServiceMonitorSpecSelector;
  readonly selectorMechanism?: Leaf<'RelabelConfig' | 'RoleSelector'> | undefined;
  readonly serviceDiscoveryRole?: Leaf<'Endpoints' | 'EndpointSlice'> | undefined;
  readonly targetLabels?: readonly Leaf<string>[] | undefined;
  readonly targetLimit?: Leaf<number> | undefined;
}

export interface ServiceMonitorSpecAttachMetadata {
  readonly node?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpoints {
  readonly authorization?: ServiceMonitorSpecEndpointsAuthorization | undefined;
  readonly basicAuth?: ServiceMonitorSpecEndpointsBasicAuth | undefined;
  readonly bearerTokenFile?: Leaf<string> | undefined;
  readonly bearerTokenSecret?: ServiceMonitorSpecEndpointsBearerTokenSecret | undefined;
  readonly enableHttp2?: Leaf<boolean> | undefined;
  readonly filterRunning?: Leaf<boolean> | undefined;
  readonly followRedirects?: Leaf<boolean> | undefined;
  readonly honorLabels?: Leaf<boolean> | undefined;
  readonly honorTimestamps?: Leaf<boolean> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly metricRelabelings?: readonly ServiceMonitorSpecEndpointsMetricRelabelings[] | undefined;
  readonly noProxy?: Leaf<string> | undefined;
  readonly oauth2?: ServiceMonitorSpecEndpointsOauth2 | undefined;
  readonly params?: Readonly<Record<string, readonly Leaf<string>[]>> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly port?: Leaf<string> | undefined;
  readonly proxyConnectHeader?: Readonly<Record<string, readonly ServiceMonitorSpecEndpointsProxyConnectHeader[]>> | undefined;
  readonly proxyFromEnvironment?: Leaf<boolean> | undefined;
  readonly proxyUrl?: Leaf<string> | undefined;
  readonly relabelings?: readonly ServiceMonitorSpecEndpointsRelabelings[] | undefined;
  readonly scheme?: Leaf<'http' | 'https' | 'HTTP' | 'HTTPS'> | undefined;
  readonly scrapeTimeout?: Leaf<string> | undefined;
  readonly targetPort?: Leaf<number | string> | undefined;
  readonly tlsConfig?: ServiceMonitorSpecEndpointsTlsConfig | undefined;
  readonly trackTimestampsStaleness?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsAuthorization {
  readonly credentials?: ServiceMonitorSpecEndpointsAuthorizationCredentials | undefined;
  readonly type?: Leaf<string> | undefined;
}

export interface ServiceMonitorSpecEndpointsAuthorizationCredentials {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsBasicAuth {
  readonly password?: ServiceMonitorSpecEndpointsBasicAuthPassword | undefined;
  readonly username?: ServiceMonitorSpecEndpointsBasicAuthUsername | undefined;
}

export interface ServiceMonitorSpecEndpointsBasicAuthPassword {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsBasicAuthUsername {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsBearerTokenSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsMetricRelabelings {
  readonly action?: Leaf<'replace' | 'Replace' | 'keep' | 'Keep' | 'drop' | 'Drop' | 'hashmod' | 'HashMod' | 'labelmap' | 'LabelMap' | 'labeldrop' | 'LabelDrop' | 'labelkeep' | 'LabelKeep' | 'lowercase' | 'Lowercase' | 'uppercase' | 'Uppercase' | 'keepequal' | 'KeepEqual' | 'dropequal' | 'DropEqual'> | undefined;
  readonly modulus?: Leaf<number> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly replacement?: Leaf<string> | undefined;
  readonly separator?: Leaf<string> | undefined;
  readonly sourceLabels?: readonly Leaf<string>[] | undefined;
  readonly targetLabel?: Leaf<string> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2 {
  readonly clientId: ServiceMonitorSpecEndpointsOauth2ClientId;
  readonly clientSecret: ServiceMonitorSpecEndpointsOauth2ClientSecret;
  readonly endpointParams?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly noProxy?: Leaf<string> | undefined;
  readonly proxyConnectHeader?: Readonly<Record<string, readonly ServiceMonitorSpecEndpointsOauth2ProxyConnectHeader[]>> | undefined;
  readonly proxyFromEnvironment?: Leaf<boolean> | undefined;
  readonly proxyUrl?: Leaf<string> | undefined;
  readonly scopes?: readonly Leaf<string>[] | undefined;
  readonly tlsConfig?: ServiceMonitorSpecEndpointsOauth2TlsConfig | undefined;
  readonly tokenUrl: Leaf<string>;
}

export interface ServiceMonitorSpecEndpointsOauth2ClientId {
  readonly configMap?: ServiceMonitorSpecEndpointsOauth2ClientIdConfigMap | undefined;
  readonly secret?: ServiceMonitorSpecEndpointsOauth2ClientIdSecret | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2ClientIdConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2ClientIdSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2ClientSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2ProxyConnectHeader {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2TlsConfig {
  readonly ca?: ServiceMonitorSpecEndpointsOauth2TlsConfigCa | undefined;
  readonly cert?: ServiceMonitorSpecEndpointsOauth2TlsConfigCert | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly keySecret?: ServiceMonitorSpecEndpointsOauth2TlsConfigKeySecret | undefined;
  readonly maxVersion?: Leaf<'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly minVersion?: Leaf<'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly serverName?: Leaf<string> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2TlsConfigCa {
  readonly configMap?: ServiceMonitorSpecEndpointsOauth2TlsConfigCaConfigMap | undefined;
  readonly secret?: ServiceMonitorSpecEndpointsOauth2TlsConfigCaSecret | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2TlsConfigCaConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2TlsConfigCaSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2TlsConfigCert {
  readonly configMap?: ServiceMonitorSpecEndpointsOauth2TlsConfigCertConfigMap | undefined;
  readonly secret?: ServiceMonitorSpecEndpointsOauth2TlsConfigCertSecret | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2TlsConfigCertConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2TlsConfigCertSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsOauth2TlsConfigKeySecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsProxyConnectHeader {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsRelabelings {
  readonly action?: Leaf<'replace' | 'Replace' | 'keep' | 'Keep' | 'drop' | 'Drop' | 'hashmod' | 'HashMod' | 'labelmap' | 'LabelMap' | 'labeldrop' | 'LabelDrop' | 'labelkeep' | 'LabelKeep' | 'lowercase' | 'Lowercase' | 'uppercase' | 'Uppercase' | 'keepequal' | 'KeepEqual' | 'dropequal' | 'DropEqual'> | undefined;
  readonly modulus?: Leaf<number> | undefined;
  readonly regex?: Leaf<string> | undefined;
  readonly replacement?: Leaf<string> | undefined;
  readonly separator?: Leaf<string> | undefined;
  readonly sourceLabels?: readonly Leaf<string>[] | undefined;
  readonly targetLabel?: Leaf<string> | undefined;
}

export interface ServiceMonitorSpecEndpointsTlsConfig {
  readonly ca?: ServiceMonitorSpecEndpointsTlsConfigCa | undefined;
  readonly caFile?: Leaf<string> | undefined;
  readonly cert?: ServiceMonitorSpecEndpointsTlsConfigCert | undefined;
  readonly certFile?: Leaf<string> | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly keyFile?: Leaf<string> | undefined;
  readonly keySecret?: ServiceMonitorSpecEndpointsTlsConfigKeySecret | undefined;
  readonly maxVersion?: Leaf<'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly minVersion?: Leaf<'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly serverName?: Leaf<string> | undefined;
}

export interface ServiceMonitorSpecEndpointsTlsConfigCa {
  readonly configMap?: ServiceMonitorSpecEndpointsTlsConfigCaConfigMap | undefined;
  readonly secret?: ServiceMonitorSpecEndpointsTlsConfigCaSecret | undefined;
}

export interface ServiceMonitorSpecEndpointsTlsConfigCaConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsTlsConfigCaSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsTlsConfigCert {
  readonly configMap?: ServiceMonitorSpecEndpointsTlsConfigCertConfigMap | undefined;
  readonly secret?: ServiceMonitorSpecEndpointsTlsConfigCertSecret | undefined;
}

export interface ServiceMonitorSpecEndpointsTlsConfigCertConfigMap {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsTlsConfigCertSecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecEndpointsTlsConfigKeySecret {
  readonly key: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
  readonly optional?: Leaf<boolean> | undefined;
}

export interface ServiceMonitorSpecNamespaceSelector {
  readonly any?: Leaf<boolean> | undefined;
  readonly matchNames?: readonly Leaf<string>[] | undefined;
}

export interface ServiceMonitorSpecSelector {
  readonly matchExpressions?: readonly ServiceMonitorSpecSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ServiceMonitorSpecSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}
