// Made by `npm run import` from the CustomResourceDefinitions of nginx/nginx-gateway-fabric v2.6.7; not to be edited.
// schema: sha256 e98070734355b0817c8636f3a0e2a32455d230de01f91d3bfb4c467dd9caa360
// body: sha256 36ac583f3164c4b4d7d3375e07860a89c0d81884f65f1fa89006172cc9a5459e

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** AuthenticationFilter of gateway.nginx.org/v1alpha1 (Namespaced). */
export class AuthenticationFilter extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'AuthenticationFilter' } as const;

  constructor(scope: Construct, id: string, props: AuthenticationFilterProps) {
    super(scope, id, { ...AuthenticationFilter.GVK, ...props } as ApiObjectProps);
  }
}

export interface AuthenticationFilterProps {
  readonly metadata: Metadata;
  readonly spec: AuthenticationFilterSpec;
}

export interface AuthenticationFilterSpec {
  readonly basic?: AuthenticationFilterSpecBasic | undefined;
  readonly jwt?: AuthenticationFilterSpecJwt | undefined;
  readonly oidc?: AuthenticationFilterSpecOidc | undefined;
  readonly type: Leaf<'Basic' | 'OIDC' | 'JWT'>;
}

export interface AuthenticationFilterSpecBasic {
  readonly realm: Leaf<string>;
  readonly secretRef: AuthenticationFilterSpecBasicSecretRef;
}

export interface AuthenticationFilterSpecBasicSecretRef {
  readonly name: Leaf<string>;
}

export interface AuthenticationFilterSpecJwt {
  readonly file?: AuthenticationFilterSpecJwtFile | undefined;
  readonly keyCache?: Leaf<string> | undefined;
  readonly realm: Leaf<string>;
  readonly remote?: AuthenticationFilterSpecJwtRemote | undefined;
  readonly source: Leaf<'File' | 'Remote'>;
}

export interface AuthenticationFilterSpecJwtFile {
  readonly secretRef: AuthenticationFilterSpecJwtFileSecretRef;
}

export interface AuthenticationFilterSpecJwtFileSecretRef {
  readonly name: Leaf<string>;
}

export interface AuthenticationFilterSpecJwtRemote {
  readonly caCertificateRefs?: readonly AuthenticationFilterSpecJwtRemoteCaCertificateRefs[] | undefined;
  readonly uri: Leaf<string>;
}

export interface AuthenticationFilterSpecJwtRemoteCaCertificateRefs {
  readonly name: Leaf<string>;
}

export interface AuthenticationFilterSpecOidc {
  readonly caCertificateRefs?: readonly AuthenticationFilterSpecOidcCaCertificateRefs[] | undefined;
  readonly clientID: Leaf<string>;
  readonly clientSecretRef: AuthenticationFilterSpecOidcClientSecretRef;
  readonly configURL?: Leaf<string> | undefined;
  readonly crlSecretRef?: AuthenticationFilterSpecOidcCrlSecretRef | undefined;
  readonly extraAuthArgs?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly issuer: Leaf<string>;
  readonly logout?: AuthenticationFilterSpecOidcLogout | undefined;
  readonly pkce?: Leaf<boolean> | undefined;
  readonly redirectURI?: Leaf<string> | undefined;
  readonly session?: AuthenticationFilterSpecOidcSession | undefined;
}

export interface AuthenticationFilterSpecOidcCaCertificateRefs {
  readonly name: Leaf<string>;
}

export interface AuthenticationFilterSpecOidcClientSecretRef {
  readonly name: Leaf<string>;
}

export interface AuthenticationFilterSpecOidcCrlSecretRef {
  readonly name: Leaf<string>;
}

export interface AuthenticationFilterSpecOidcLogout {
  readonly frontChannelLogoutURI?: Leaf<string> | undefined;
  readonly postLogoutURI?: Leaf<string> | undefined;
  readonly tokenHint?: Leaf<boolean> | undefined;
  readonly uri?: Leaf<string> | undefined;
}

export interface AuthenticationFilterSpecOidcSession {
  readonly cookieName?: Leaf<string> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

/** ClientSettingsPolicy of gateway.nginx.org/v1alpha1 (Namespaced). */
export class ClientSettingsPolicy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'ClientSettingsPolicy' } as const;

  constructor(scope: Construct, id: string, props: ClientSettingsPolicyProps) {
    super(scope, id, { ...ClientSettingsPolicy.GVK, ...props } as ApiObjectProps);
  }
}

export interface ClientSettingsPolicyProps {
  readonly metadata?: Metadata;
  readonly spec: ClientSettingsPolicySpec;
}

export interface ClientSettingsPolicySpec {
  readonly body?: ClientSettingsPolicySpecBody | undefined;
  readonly keepAlive?: ClientSettingsPolicySpecKeepAlive | undefined;
  readonly targetRef: ClientSettingsPolicySpecTargetRef;
}

export interface ClientSettingsPolicySpecBody {
  readonly maxSize?: Leaf<string> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface ClientSettingsPolicySpecKeepAlive {
  readonly minTimeout?: Leaf<string> | undefined;
  readonly requests?: Leaf<number> | undefined;
  readonly time?: Leaf<string> | undefined;
  readonly timeout?: ClientSettingsPolicySpecKeepAliveTimeout | undefined;
}

export interface ClientSettingsPolicySpecKeepAliveTimeout {
  readonly header?: Leaf<string> | undefined;
  readonly server?: Leaf<string> | undefined;
}

export interface ClientSettingsPolicySpecTargetRef {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

/** NginxGateway of gateway.nginx.org/v1alpha1 (Namespaced). */
export class NginxGateway extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'NginxGateway' } as const;

  constructor(scope: Construct, id: string, props: NginxGatewayProps) {
    super(scope, id, { ...NginxGateway.GVK, ...props } as ApiObjectProps);
  }
}

export interface NginxGatewayProps {
  readonly metadata?: Metadata;
  readonly spec: NginxGatewaySpec;
}

export interface NginxGatewaySpec {
  readonly logging?: NginxGatewaySpecLogging | undefined;
}

export interface NginxGatewaySpecLogging {
  readonly level?: Leaf<'info' | 'debug' | 'error'> | undefined;
}

/** ProxySettingsPolicy of gateway.nginx.org/v1alpha1 (Namespaced). */
export class ProxySettingsPolicy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'ProxySettingsPolicy' } as const;

  constructor(scope: Construct, id: string, props: ProxySettingsPolicyProps) {
    super(scope, id, { ...ProxySettingsPolicy.GVK, ...props } as ApiObjectProps);
  }
}

export interface ProxySettingsPolicyProps {
  readonly metadata?: Metadata;
  readonly spec: ProxySettingsPolicySpec;
}

export interface ProxySettingsPolicySpec {
  readonly buffering?: ProxySettingsPolicySpecBuffering | undefined;
  readonly targetRefs: readonly ProxySettingsPolicySpecTargetRefs[];
  readonly timeout?: ProxySettingsPolicySpecTimeout | undefined;
}

export interface ProxySettingsPolicySpecBuffering {
  readonly bufferSize?: Leaf<string> | undefined;
  readonly buffers?: ProxySettingsPolicySpecBufferingBuffers | undefined;
  readonly busyBuffersSize?: Leaf<string> | undefined;
  readonly disable?: Leaf<boolean> | undefined;
}

export interface ProxySettingsPolicySpecBufferingBuffers {
  readonly number: Leaf<number>;
  readonly size: Leaf<string>;
}

export interface ProxySettingsPolicySpecTargetRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface ProxySettingsPolicySpecTimeout {
  readonly connect?: Leaf<string> | undefined;
  readonly read?: Leaf<string> | undefined;
  readonly send?: Leaf<string> | undefined;
}

/** RateLimitPolicy of gateway.nginx.org/v1alpha1 (Namespaced). */
export class RateLimitPolicy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'RateLimitPolicy' } as const;

  constructor(scope: Construct, id: string, props: RateLimitPolicyProps) {
    super(scope, id, { ...RateLimitPolicy.GVK, ...props } as ApiObjectProps);
  }
}

export interface RateLimitPolicyProps {
  readonly metadata?: Metadata;
  readonly spec: RateLimitPolicySpec;
}

export interface RateLimitPolicySpec {
  readonly rateLimit?: RateLimitPolicySpecRateLimit | undefined;
  readonly targetRefs: readonly RateLimitPolicySpecTargetRefs[];
}

export interface RateLimitPolicySpecRateLimit {
  readonly dryRun?: Leaf<boolean> | undefined;
  readonly local?: RateLimitPolicySpecRateLimitLocal | undefined;
  readonly logLevel?: Leaf<'info' | 'notice' | 'warn' | 'error'> | undefined;
  readonly rejectCode?: Leaf<number> | undefined;
}

export interface RateLimitPolicySpecRateLimitLocal {
  readonly rules?: readonly RateLimitPolicySpecRateLimitLocalRules[] | undefined;
}

export interface RateLimitPolicySpecRateLimitLocalRules {
  readonly burst?: Leaf<number> | undefined;
  readonly delay?: Leaf<number> | undefined;
  readonly key: Leaf<string>;
  readonly noDelay?: Leaf<boolean> | undefined;
  readonly rate: Leaf<string>;
  readonly zoneSize?: Leaf<string> | undefined;
}

export interface RateLimitPolicySpecTargetRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

/** SnippetsFilter of gateway.nginx.org/v1alpha1 (Namespaced). */
export class SnippetsFilter extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'SnippetsFilter' } as const;

  constructor(scope: Construct, id: string, props: SnippetsFilterProps) {
    super(scope, id, { ...SnippetsFilter.GVK, ...props } as ApiObjectProps);
  }
}

export interface SnippetsFilterProps {
  readonly metadata?: Metadata;
  readonly spec: SnippetsFilterSpec;
}

export interface SnippetsFilterSpec {
  readonly snippets: readonly SnippetsFilterSpecSnippets[];
}

export interface SnippetsFilterSpecSnippets {
  readonly context: Leaf<'main' | 'http' | 'http.server' | 'http.server.location'>;
  readonly value: Leaf<string>;
}

/** SnippetsPolicy of gateway.nginx.org/v1alpha1 (Namespaced). */
export class SnippetsPolicy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'SnippetsPolicy' } as const;

  constructor(scope: Construct, id: string, props: SnippetsPolicyProps) {
    super(scope, id, { ...SnippetsPolicy.GVK, ...props } as ApiObjectProps);
  }
}

export interface SnippetsPolicyProps {
  readonly metadata?: Metadata;
  readonly spec: SnippetsPolicySpec;
}

export interface SnippetsPolicySpec {
  readonly snippets?: readonly SnippetsPolicySpecSnippets[] | undefined;
  readonly targetRefs: readonly SnippetsPolicySpecTargetRefs[];
}

export interface SnippetsPolicySpecSnippets {
  readonly context: Leaf<'main' | 'http' | 'http.server' | 'http.server.location'>;
  readonly value: Leaf<string>;
}

export interface SnippetsPolicySpecTargetRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

/** UpstreamSettingsPolicy of gateway.nginx.org/v1alpha1 (Namespaced). */
export class UpstreamSettingsPolicy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'UpstreamSettingsPolicy' } as const;

  constructor(scope: Construct, id: string, props: UpstreamSettingsPolicyProps) {
    super(scope, id, { ...UpstreamSettingsPolicy.GVK, ...props } as ApiObjectProps);
  }
}

export interface UpstreamSettingsPolicyProps {
  readonly metadata?: Metadata;
  readonly spec: UpstreamSettingsPolicySpec;
}

export interface UpstreamSettingsPolicySpec {
  readonly hashMethodKey?: Leaf<string> | undefined;
  readonly keepAlive?: UpstreamSettingsPolicySpecKeepAlive | undefined;
  readonly loadBalancingMethod?: Leaf<'round_robin' | 'least_conn' | 'ip_hash' | 'hash' | 'hash consistent' | 'random' | 'random two' | 'random two least_conn' | 'random two least_time=header' | 'random two least_time=last_byte' | 'least_time header' | 'least_time last_byte' | 'least_time header inflight' | 'least_time last_byte inflight'> | undefined;
  readonly targetRefs: readonly UpstreamSettingsPolicySpecTargetRefs[];
  readonly zoneSize?: Leaf<string> | undefined;
}

export interface UpstreamSettingsPolicySpecKeepAlive {
  readonly connections?: Leaf<number> | undefined;
  readonly requests?: Leaf<number> | undefined;
  readonly time?: Leaf<string> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface UpstreamSettingsPolicySpecTargetRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

/** WAFPolicy of gateway.nginx.org/v1alpha1 (Namespaced). */
export class WAFPolicy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha1', kind: 'WAFPolicy' } as const;

  constructor(scope: Construct, id: string, props: WAFPolicyProps) {
    super(scope, id, { ...WAFPolicy.GVK, ...props } as ApiObjectProps);
  }
}

export interface WAFPolicyProps {
  readonly metadata?: Metadata;
  readonly spec: WAFPolicySpec;
}

export interface WAFPolicySpec {
  readonly policySource: WAFPolicySpecPolicySource;
  readonly securityLogs?: readonly WAFPolicySpecSecurityLogs[] | undefined;
  readonly targetRefs: readonly WAFPolicySpecTargetRefs[];
  readonly type: Leaf<'HTTP' | 'NIM' | 'N1C'>;
}

export interface WAFPolicySpecPolicySource {
  readonly auth?: WAFPolicySpecPolicySourceAuth | undefined;
  readonly httpSource?: WAFPolicySpecPolicySourceHttpSource | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly n1cSource?: WAFPolicySpecPolicySourceN1cSource | undefined;
  readonly nimSource?: WAFPolicySpecPolicySourceNimSource | undefined;
  readonly polling?: WAFPolicySpecPolicySourcePolling | undefined;
  readonly retryAttempts?: Leaf<number> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly tlsSecret?: WAFPolicySpecPolicySourceTlsSecret | undefined;
  readonly validation?: WAFPolicySpecPolicySourceValidation | undefined;
}

export interface WAFPolicySpecPolicySourceAuth {
  readonly secretRef: WAFPolicySpecPolicySourceAuthSecretRef;
}

export interface WAFPolicySpecPolicySourceAuthSecretRef {
  readonly name: Leaf<string>;
}

export interface WAFPolicySpecPolicySourceHttpSource {
  readonly url: Leaf<string>;
}

export interface WAFPolicySpecPolicySourceN1cSource {
  readonly namespace: Leaf<string>;
  readonly policyName?: Leaf<string> | undefined;
  readonly policyObjectID?: Leaf<string> | undefined;
  readonly policyVersionID?: Leaf<string> | undefined;
  readonly url: Leaf<string>;
}

export interface WAFPolicySpecPolicySourceNimSource {
  readonly policyName?: Leaf<string> | undefined;
  readonly policyUID?: Leaf<string> | undefined;
  readonly url: Leaf<string>;
}

export interface WAFPolicySpecPolicySourcePolling {
  readonly enabled?: Leaf<boolean> | undefined;
  readonly interval?: Leaf<string> | undefined;
}

export interface WAFPolicySpecPolicySourceTlsSecret {
  readonly name: Leaf<string>;
}

export interface WAFPolicySpecPolicySourceValidation {
  readonly expectedChecksum?: Leaf<string> | undefined;
  readonly verifyChecksum?: Leaf<boolean> | undefined;
}

export interface WAFPolicySpecSecurityLogs {
  readonly destination: WAFPolicySpecSecurityLogsDestination;
  readonly logSource: WAFPolicySpecSecurityLogsLogSource;
}

export interface WAFPolicySpecSecurityLogsDestination {
  readonly file?: WAFPolicySpecSecurityLogsDestinationFile | undefined;
  readonly syslog?: WAFPolicySpecSecurityLogsDestinationSyslog | undefined;
  readonly type?: Leaf<'stderr' | 'file' | 'syslog'> | undefined;
}

export interface WAFPolicySpecSecurityLogsDestinationFile {
  readonly path: Leaf<string>;
}

export interface WAFPolicySpecSecurityLogsDestinationSyslog {
  readonly server: Leaf<string>;
}

export interface WAFPolicySpecSecurityLogsLogSource {
  readonly auth?: WAFPolicySpecSecurityLogsLogSourceAuth | undefined;
  readonly defaultProfile?: Leaf<'log_default' | 'log_all' | 'log_illegal' | 'log_blocked' | 'log_grpc_all' | 'log_grpc_blocked' | 'log_grpc_illegal'> | undefined;
  readonly httpSource?: WAFPolicySpecSecurityLogsLogSourceHttpSource | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly n1cSource?: WAFPolicySpecSecurityLogsLogSourceN1cSource | undefined;
  readonly nimSource?: WAFPolicySpecSecurityLogsLogSourceNimSource | undefined;
  readonly polling?: WAFPolicySpecSecurityLogsLogSourcePolling | undefined;
  readonly retryAttempts?: Leaf<number> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly tlsSecret?: WAFPolicySpecSecurityLogsLogSourceTlsSecret | undefined;
  readonly validation?: WAFPolicySpecSecurityLogsLogSourceValidation | undefined;
}

export interface WAFPolicySpecSecurityLogsLogSourceAuth {
  readonly secretRef: WAFPolicySpecSecurityLogsLogSourceAuthSecretRef;
}

export interface WAFPolicySpecSecurityLogsLogSourceAuthSecretRef {
  readonly name: Leaf<string>;
}

export interface WAFPolicySpecSecurityLogsLogSourceHttpSource {
  readonly url: Leaf<string>;
}

export interface WAFPolicySpecSecurityLogsLogSourceN1cSource {
  readonly namespace: Leaf<string>;
  readonly profileName?: Leaf<string> | undefined;
  readonly profileObjectID?: Leaf<string> | undefined;
  readonly url: Leaf<string>;
}

export interface WAFPolicySpecSecurityLogsLogSourceNimSource {
  readonly profileName: Leaf<string>;
  readonly url: Leaf<string>;
}

export interface WAFPolicySpecSecurityLogsLogSourcePolling {
  readonly enabled?: Leaf<boolean> | undefined;
  readonly interval?: Leaf<string> | undefined;
}

export interface WAFPolicySpecSecurityLogsLogSourceTlsSecret {
  readonly name: Leaf<string>;
}

export interface WAFPolicySpecSecurityLogsLogSourceValidation {
  readonly expectedChecksum?: Leaf<string> | undefined;
  readonly verifyChecksum?: Leaf<boolean> | undefined;
}

export interface WAFPolicySpecTargetRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

/** NginxProxy of gateway.nginx.org/v1alpha2 (Namespaced). */
export class NginxProxy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha2', kind: 'NginxProxy' } as const;

  constructor(scope: Construct, id: string, props: NginxProxyProps) {
    super(scope, id, { ...NginxProxy.GVK, ...props } as ApiObjectProps);
  }
}

export interface NginxProxyProps {
  readonly metadata?: Metadata;
  readonly spec: NginxProxySpec;
}

export interface NginxProxySpec {
  readonly disableHTTP2?: Leaf<boolean> | undefined;
  readonly disableSNIHostValidation?: Leaf<boolean> | undefined;
  readonly dnsResolver?: NginxProxySpecDnsResolver | undefined;
  readonly ipFamily?: Leaf<'dual' | 'ipv4' | 'ipv6'> | undefined;
  readonly kubernetes?: NginxProxySpecKubernetes | undefined;
  readonly logging?: NginxProxySpecLogging | undefined;
  readonly metrics?: NginxProxySpecMetrics | undefined;
  readonly nginxPlus?: NginxProxySpecNginxPlus | undefined;
  readonly rewriteClientIP?: NginxProxySpecRewriteClientIP | undefined;
  readonly serverTokens?: Leaf<string> | undefined;
  readonly telemetry?: NginxProxySpecTelemetry | undefined;
  readonly waf?: NginxProxySpecWaf | undefined;
  readonly workerConnections?: Leaf<number> | undefined;
}

export interface NginxProxySpecDnsResolver {
  readonly addresses: readonly NginxProxySpecDnsResolverAddresses[];
  readonly cacheTTL?: Leaf<string> | undefined;
  readonly disableIPv6?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface NginxProxySpecDnsResolverAddresses {
  readonly type: Leaf<'IPAddress' | 'Hostname'>;
  readonly value: Leaf<string>;
}

export interface NginxProxySpecKubernetes {
  readonly daemonSet?: NginxProxySpecKubernetesDaemonSet | undefined;
  readonly deployment?: NginxProxySpecKubernetesDeployment | undefined;
  readonly service?: NginxProxySpecKubernetesService | undefined;
}

export interface NginxProxySpecKubernetesDaemonSet {
  readonly container?: NginxProxySpecKubernetesDaemonSetContainer | undefined;
  readonly patches?: readonly NginxProxySpecKubernetesDaemonSetPatches[] | undefined;
  readonly pod?: NginxProxySpecKubernetesDaemonSetPod | undefined;
  readonly wafContainers?: NginxProxySpecKubernetesDaemonSetWafContainers | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetContainer {
  readonly debug?: Leaf<boolean> | undefined;
  readonly hostPorts?: readonly NginxProxySpecKubernetesDaemonSetContainerHostPorts[] | undefined;
  readonly image?: NginxProxySpecKubernetesDaemonSetContainerImage | undefined;
  readonly lifecycle?: object | undefined;
  readonly readinessProbe?: NginxProxySpecKubernetesDaemonSetContainerReadinessProbe | undefined;
  readonly resources?: NginxProxySpecKubernetesDaemonSetContainerResources | undefined;
  readonly volumeMounts?: readonly NginxProxySpecKubernetesDaemonSetContainerVolumeMounts[] | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetContainerHostPorts {
  readonly containerPort: Leaf<number>;
  readonly port: Leaf<number>;
}

export interface NginxProxySpecKubernetesDaemonSetContainerImage {
  readonly pullPolicy?: Leaf<'Always' | 'Never' | 'IfNotPresent'> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetContainerReadinessProbe {
  readonly expose?: Leaf<boolean> | undefined;
  readonly initialDelaySeconds?: Leaf<number> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetContainerResources {
  readonly claims?: readonly NginxProxySpecKubernetesDaemonSetContainerResourcesClaims[] | undefined;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetContainerResourcesClaims {
  readonly name: Leaf<string>;
  readonly request?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetContainerVolumeMounts {
  readonly mountPath: Leaf<string>;
  readonly mountPropagation?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly readOnly?: Leaf<boolean> | undefined;
  readonly recursiveReadOnly?: Leaf<string> | undefined;
  readonly subPath?: Leaf<string> | undefined;
  readonly subPathExpr?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetPatches {
  readonly type?: Leaf<'StrategicMerge' | 'Merge' | 'JSONPatch'> | undefined;
  readonly value?: unknown;
}

export interface NginxProxySpecKubernetesDaemonSetPod {
  readonly affinity?: object | undefined;
  readonly nodeSelector?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly terminationGracePeriodSeconds?: Leaf<number> | undefined;
  readonly tolerations?: readonly NginxProxySpecKubernetesDaemonSetPodTolerations[] | undefined;
  readonly topologySpreadConstraints?: readonly NginxProxySpecKubernetesDaemonSetPodTopologySpreadConstraints[] | undefined;
  readonly volumes?: readonly object[] | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetPodTolerations {
  readonly effect?: Leaf<string> | undefined;
  readonly key?: Leaf<string> | undefined;
  readonly operator?: Leaf<string> | undefined;
  readonly tolerationSeconds?: Leaf<number> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetPodTopologySpreadConstraints {
  readonly labelSelector?: NginxProxySpecKubernetesDaemonSetPodTopologySpreadConstraintsLabelSelector | undefined;
  readonly matchLabelKeys?: readonly Leaf<string>[] | undefined;
  readonly maxSkew: Leaf<number>;
  readonly minDomains?: Leaf<number> | undefined;
  readonly nodeAffinityPolicy?: Leaf<string> | undefined;
  readonly nodeTaintsPolicy?: Leaf<string> | undefined;
  readonly topologyKey: Leaf<string>;
  readonly whenUnsatisfiable: Leaf<string>;
}

export interface NginxProxySpecKubernetesDaemonSetPodTopologySpreadConstraintsLabelSelector {
  readonly matchExpressions?: readonly NginxProxySpecKubernetesDaemonSetPodTopologySpreadConstraintsLabelSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetPodTopologySpreadConstraintsLabelSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainers {
  readonly configManager?: NginxProxySpecKubernetesDaemonSetWafContainersConfigManager | undefined;
  readonly enforcer?: NginxProxySpecKubernetesDaemonSetWafContainersEnforcer | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersConfigManager {
  readonly image?: NginxProxySpecKubernetesDaemonSetWafContainersConfigManagerImage | undefined;
  readonly resources?: NginxProxySpecKubernetesDaemonSetWafContainersConfigManagerResources | undefined;
  readonly volumeMounts?: readonly NginxProxySpecKubernetesDaemonSetWafContainersConfigManagerVolumeMounts[] | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersConfigManagerImage {
  readonly pullPolicy?: Leaf<'Always' | 'Never' | 'IfNotPresent'> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersConfigManagerResources {
  readonly claims?: readonly NginxProxySpecKubernetesDaemonSetWafContainersConfigManagerResourcesClaims[] | undefined;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersConfigManagerResourcesClaims {
  readonly name: Leaf<string>;
  readonly request?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersConfigManagerVolumeMounts {
  readonly mountPath: Leaf<string>;
  readonly mountPropagation?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly readOnly?: Leaf<boolean> | undefined;
  readonly recursiveReadOnly?: Leaf<string> | undefined;
  readonly subPath?: Leaf<string> | undefined;
  readonly subPathExpr?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersEnforcer {
  readonly image?: NginxProxySpecKubernetesDaemonSetWafContainersEnforcerImage | undefined;
  readonly resources?: NginxProxySpecKubernetesDaemonSetWafContainersEnforcerResources | undefined;
  readonly volumeMounts?: readonly NginxProxySpecKubernetesDaemonSetWafContainersEnforcerVolumeMounts[] | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersEnforcerImage {
  readonly pullPolicy?: Leaf<'Always' | 'Never' | 'IfNotPresent'> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersEnforcerResources {
  readonly claims?: readonly NginxProxySpecKubernetesDaemonSetWafContainersEnforcerResourcesClaims[] | undefined;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersEnforcerResourcesClaims {
  readonly name: Leaf<string>;
  readonly request?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDaemonSetWafContainersEnforcerVolumeMounts {
  readonly mountPath: Leaf<string>;
  readonly mountPropagation?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly readOnly?: Leaf<boolean> | undefined;
  readonly recursiveReadOnly?: Leaf<string> | undefined;
  readonly subPath?: Leaf<string> | undefined;
  readonly subPathExpr?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeployment {
  readonly autoscaling?: NginxProxySpecKubernetesDeploymentAutoscaling | undefined;
  readonly container?: NginxProxySpecKubernetesDeploymentContainer | undefined;
  readonly patches?: readonly NginxProxySpecKubernetesDeploymentPatches[] | undefined;
  readonly pod?: NginxProxySpecKubernetesDeploymentPod | undefined;
  readonly replicas?: Leaf<number> | undefined;
  readonly wafContainers?: NginxProxySpecKubernetesDeploymentWafContainers | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscaling {
  readonly behavior?: NginxProxySpecKubernetesDeploymentAutoscalingBehavior | undefined;
  readonly enable: Leaf<boolean>;
  readonly maxReplicas: Leaf<number>;
  readonly metrics?: readonly NginxProxySpecKubernetesDeploymentAutoscalingMetrics[] | undefined;
  readonly minReplicas?: Leaf<number> | undefined;
  readonly targetCPUUtilizationPercentage?: Leaf<number> | undefined;
  readonly targetMemoryUtilizationPercentage?: Leaf<number> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingBehavior {
  readonly scaleDown?: NginxProxySpecKubernetesDeploymentAutoscalingBehaviorScaleDown | undefined;
  readonly scaleUp?: NginxProxySpecKubernetesDeploymentAutoscalingBehaviorScaleUp | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingBehaviorScaleDown {
  readonly policies?: readonly NginxProxySpecKubernetesDeploymentAutoscalingBehaviorScaleDownPolicies[] | undefined;
  readonly selectPolicy?: Leaf<string> | undefined;
  readonly stabilizationWindowSeconds?: Leaf<number> | undefined;
  readonly tolerance?: Leaf<number | string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingBehaviorScaleDownPolicies {
  readonly periodSeconds: Leaf<number>;
  readonly type: Leaf<string>;
  readonly value: Leaf<number>;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingBehaviorScaleUp {
  readonly policies?: readonly NginxProxySpecKubernetesDeploymentAutoscalingBehaviorScaleUpPolicies[] | undefined;
  readonly selectPolicy?: Leaf<string> | undefined;
  readonly stabilizationWindowSeconds?: Leaf<number> | undefined;
  readonly tolerance?: Leaf<number | string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingBehaviorScaleUpPolicies {
  readonly periodSeconds: Leaf<number>;
  readonly type: Leaf<string>;
  readonly value: Leaf<number>;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetrics {
  readonly containerResource?: NginxProxySpecKubernetesDeploymentAutoscalingMetricsContainerResource | undefined;
  readonly external?: NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternal | undefined;
  readonly object?: NginxProxySpecKubernetesDeploymentAutoscalingMetricsObject | undefined;
  readonly pods?: NginxProxySpecKubernetesDeploymentAutoscalingMetricsPods | undefined;
  readonly resource?: NginxProxySpecKubernetesDeploymentAutoscalingMetricsResource | undefined;
  readonly type: Leaf<string>;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsContainerResource {
  readonly container: Leaf<string>;
  readonly name: Leaf<string>;
  readonly target: NginxProxySpecKubernetesDeploymentAutoscalingMetricsContainerResourceTarget;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsContainerResourceTarget {
  readonly averageUtilization?: Leaf<number> | undefined;
  readonly averageValue?: Leaf<number | string> | undefined;
  readonly type: Leaf<string>;
  readonly value?: Leaf<number | string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternal {
  readonly metric: NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternalMetric;
  readonly target: NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternalTarget;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternalMetric {
  readonly name: Leaf<string>;
  readonly selector?: NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternalMetricSelector | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternalMetricSelector {
  readonly matchExpressions?: readonly NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternalMetricSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternalMetricSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsExternalTarget {
  readonly averageUtilization?: Leaf<number> | undefined;
  readonly averageValue?: Leaf<number | string> | undefined;
  readonly type: Leaf<string>;
  readonly value?: Leaf<number | string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsObject {
  readonly describedObject: NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectDescribedObject;
  readonly metric: NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectMetric;
  readonly target: NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectTarget;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectDescribedObject {
  readonly apiVersion?: Leaf<string> | undefined;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectMetric {
  readonly name: Leaf<string>;
  readonly selector?: NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectMetricSelector | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectMetricSelector {
  readonly matchExpressions?: readonly NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectMetricSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectMetricSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsObjectTarget {
  readonly averageUtilization?: Leaf<number> | undefined;
  readonly averageValue?: Leaf<number | string> | undefined;
  readonly type: Leaf<string>;
  readonly value?: Leaf<number | string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsPods {
  readonly metric: NginxProxySpecKubernetesDeploymentAutoscalingMetricsPodsMetric;
  readonly target: NginxProxySpecKubernetesDeploymentAutoscalingMetricsPodsTarget;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsPodsMetric {
  readonly name: Leaf<string>;
  readonly selector?: NginxProxySpecKubernetesDeploymentAutoscalingMetricsPodsMetricSelector | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsPodsMetricSelector {
  readonly matchExpressions?: readonly NginxProxySpecKubernetesDeploymentAutoscalingMetricsPodsMetricSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsPodsMetricSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsPodsTarget {
  readonly averageUtilization?: Leaf<number> | undefined;
  readonly averageValue?: Leaf<number | string> | undefined;
  readonly type: Leaf<string>;
  readonly value?: Leaf<number | string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsResource {
  readonly name: Leaf<string>;
  readonly target: NginxProxySpecKubernetesDeploymentAutoscalingMetricsResourceTarget;
}

export interface NginxProxySpecKubernetesDeploymentAutoscalingMetricsResourceTarget {
  readonly averageUtilization?: Leaf<number> | undefined;
  readonly averageValue?: Leaf<number | string> | undefined;
  readonly type: Leaf<string>;
  readonly value?: Leaf<number | string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentContainer {
  readonly debug?: Leaf<boolean> | undefined;
  readonly hostPorts?: readonly NginxProxySpecKubernetesDeploymentContainerHostPorts[] | undefined;
  readonly image?: NginxProxySpecKubernetesDeploymentContainerImage | undefined;
  readonly lifecycle?: object | undefined;
  readonly readinessProbe?: NginxProxySpecKubernetesDeploymentContainerReadinessProbe | undefined;
  readonly resources?: NginxProxySpecKubernetesDeploymentContainerResources | undefined;
  readonly volumeMounts?: readonly NginxProxySpecKubernetesDeploymentContainerVolumeMounts[] | undefined;
}

export interface NginxProxySpecKubernetesDeploymentContainerHostPorts {
  readonly containerPort: Leaf<number>;
  readonly port: Leaf<number>;
}

export interface NginxProxySpecKubernetesDeploymentContainerImage {
  readonly pullPolicy?: Leaf<'Always' | 'Never' | 'IfNotPresent'> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentContainerReadinessProbe {
  readonly expose?: Leaf<boolean> | undefined;
  readonly initialDelaySeconds?: Leaf<number> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentContainerResources {
  readonly claims?: readonly NginxProxySpecKubernetesDeploymentContainerResourcesClaims[] | undefined;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentContainerResourcesClaims {
  readonly name: Leaf<string>;
  readonly request?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentContainerVolumeMounts {
  readonly mountPath: Leaf<string>;
  readonly mountPropagation?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly readOnly?: Leaf<boolean> | undefined;
  readonly recursiveReadOnly?: Leaf<string> | undefined;
  readonly subPath?: Leaf<string> | undefined;
  readonly subPathExpr?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentPatches {
  readonly type?: Leaf<'StrategicMerge' | 'Merge' | 'JSONPatch'> | undefined;
  readonly value?: unknown;
}

export interface NginxProxySpecKubernetesDeploymentPod {
  readonly affinity?: object | undefined;
  readonly nodeSelector?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly terminationGracePeriodSeconds?: Leaf<number> | undefined;
  readonly tolerations?: readonly NginxProxySpecKubernetesDeploymentPodTolerations[] | undefined;
  readonly topologySpreadConstraints?: readonly NginxProxySpecKubernetesDeploymentPodTopologySpreadConstraints[] | undefined;
  readonly volumes?: readonly object[] | undefined;
}

export interface NginxProxySpecKubernetesDeploymentPodTolerations {
  readonly effect?: Leaf<string> | undefined;
  readonly key?: Leaf<string> | undefined;
  readonly operator?: Leaf<string> | undefined;
  readonly tolerationSeconds?: Leaf<number> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentPodTopologySpreadConstraints {
  readonly labelSelector?: NginxProxySpecKubernetesDeploymentPodTopologySpreadConstraintsLabelSelector | undefined;
  readonly matchLabelKeys?: readonly Leaf<string>[] | undefined;
  readonly maxSkew: Leaf<number>;
  readonly minDomains?: Leaf<number> | undefined;
  readonly nodeAffinityPolicy?: Leaf<string> | undefined;
  readonly nodeTaintsPolicy?: Leaf<string> | undefined;
  readonly topologyKey: Leaf<string>;
  readonly whenUnsatisfiable: Leaf<string>;
}

export interface NginxProxySpecKubernetesDeploymentPodTopologySpreadConstraintsLabelSelector {
  readonly matchExpressions?: readonly NginxProxySpecKubernetesDeploymentPodTopologySpreadConstraintsLabelSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentPodTopologySpreadConstraintsLabelSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainers {
  readonly configManager?: NginxProxySpecKubernetesDeploymentWafContainersConfigManager | undefined;
  readonly enforcer?: NginxProxySpecKubernetesDeploymentWafContainersEnforcer | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersConfigManager {
  readonly image?: NginxProxySpecKubernetesDeploymentWafContainersConfigManagerImage | undefined;
  readonly resources?: NginxProxySpecKubernetesDeploymentWafContainersConfigManagerResources | undefined;
  readonly volumeMounts?: readonly NginxProxySpecKubernetesDeploymentWafContainersConfigManagerVolumeMounts[] | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersConfigManagerImage {
  readonly pullPolicy?: Leaf<'Always' | 'Never' | 'IfNotPresent'> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersConfigManagerResources {
  readonly claims?: readonly NginxProxySpecKubernetesDeploymentWafContainersConfigManagerResourcesClaims[] | undefined;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersConfigManagerResourcesClaims {
  readonly name: Leaf<string>;
  readonly request?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersConfigManagerVolumeMounts {
  readonly mountPath: Leaf<string>;
  readonly mountPropagation?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly readOnly?: Leaf<boolean> | undefined;
  readonly recursiveReadOnly?: Leaf<string> | undefined;
  readonly subPath?: Leaf<string> | undefined;
  readonly subPathExpr?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersEnforcer {
  readonly image?: NginxProxySpecKubernetesDeploymentWafContainersEnforcerImage | undefined;
  readonly resources?: NginxProxySpecKubernetesDeploymentWafContainersEnforcerResources | undefined;
  readonly volumeMounts?: readonly NginxProxySpecKubernetesDeploymentWafContainersEnforcerVolumeMounts[] | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersEnforcerImage {
  readonly pullPolicy?: Leaf<'Always' | 'Never' | 'IfNotPresent'> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersEnforcerResources {
  readonly claims?: readonly NginxProxySpecKubernetesDeploymentWafContainersEnforcerResourcesClaims[] | undefined;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersEnforcerResourcesClaims {
  readonly name: Leaf<string>;
  readonly request?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesDeploymentWafContainersEnforcerVolumeMounts {
  readonly mountPath: Leaf<string>;
  readonly mountPropagation?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly readOnly?: Leaf<boolean> | undefined;
  readonly recursiveReadOnly?: Leaf<string> | undefined;
  readonly subPath?: Leaf<string> | undefined;
  readonly subPathExpr?: Leaf<string> | undefined;
}

export interface NginxProxySpecKubernetesService {
  readonly externalTrafficPolicy?: Leaf<'Cluster' | 'Local'> | undefined;
  readonly loadBalancerClass?: Leaf<string> | undefined;
  readonly loadBalancerIP?: Leaf<string> | undefined;
  readonly loadBalancerSourceRanges?: readonly Leaf<string>[] | undefined;
  readonly nodePorts?: readonly NginxProxySpecKubernetesServiceNodePorts[] | undefined;
  readonly patches?: readonly NginxProxySpecKubernetesServicePatches[] | undefined;
  readonly type?: Leaf<'ClusterIP' | 'LoadBalancer' | 'NodePort'> | undefined;
}

export interface NginxProxySpecKubernetesServiceNodePorts {
  readonly listenerPort: Leaf<number>;
  readonly port: Leaf<number>;
}

export interface NginxProxySpecKubernetesServicePatches {
  readonly type?: Leaf<'StrategicMerge' | 'Merge' | 'JSONPatch'> | undefined;
  readonly value?: unknown;
}

export interface NginxProxySpecLogging {
  readonly accessLog?: NginxProxySpecLoggingAccessLog | undefined;
  readonly agentLevel?: Leaf<'debug' | 'info' | 'error' | 'panic' | 'fatal'> | undefined;
  readonly errorLevel?: Leaf<'debug' | 'info' | 'notice' | 'warn' | 'error' | 'crit' | 'alert' | 'emerg'> | undefined;
}

export interface NginxProxySpecLoggingAccessLog {
  readonly disable?: Leaf<boolean> | undefined;
  readonly escape?: Leaf<'default' | 'json' | 'none'> | undefined;
  readonly format?: Leaf<string> | undefined;
}

export interface NginxProxySpecMetrics {
  readonly disable?: Leaf<boolean> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface NginxProxySpecNginxPlus {
  readonly allowedAddresses?: readonly NginxProxySpecNginxPlusAllowedAddresses[] | undefined;
}

export interface NginxProxySpecNginxPlusAllowedAddresses {
  readonly type: Leaf<'CIDR' | 'IPAddress'>;
  readonly value: Leaf<string>;
}

export interface NginxProxySpecRewriteClientIP {
  readonly mode?: Leaf<'ProxyProtocol' | 'XForwardedFor'> | undefined;
  readonly setIPRecursively?: Leaf<boolean> | undefined;
  readonly trustedAddresses?: readonly NginxProxySpecRewriteClientIPTrustedAddresses[] | undefined;
}

export interface NginxProxySpecRewriteClientIPTrustedAddresses {
  readonly type: Leaf<'CIDR' | 'IPAddress' | 'Hostname'>;
  readonly value: Leaf<string>;
}

export interface NginxProxySpecTelemetry {
  readonly disabledFeatures?: readonly Leaf<'DisableTracing'>[] | undefined;
  readonly exporter?: NginxProxySpecTelemetryExporter | undefined;
  readonly serviceName?: Leaf<string> | undefined;
  readonly spanAttributes?: readonly NginxProxySpecTelemetrySpanAttributes[] | undefined;
}

export interface NginxProxySpecTelemetryExporter {
  readonly batchCount?: Leaf<number> | undefined;
  readonly batchSize?: Leaf<number> | undefined;
  readonly endpoint?: Leaf<string> | undefined;
  readonly interval?: Leaf<string> | undefined;
}

export interface NginxProxySpecTelemetrySpanAttributes {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface NginxProxySpecWaf {
  readonly bundleFailOpen?: Leaf<boolean> | undefined;
  readonly disableCookieSeed?: Leaf<boolean> | undefined;
  readonly enable?: Leaf<boolean> | undefined;
}

/** ObservabilityPolicy of gateway.nginx.org/v1alpha2 (Namespaced). */
export class ObservabilityPolicy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.nginx.org/v1alpha2', kind: 'ObservabilityPolicy' } as const;

  constructor(scope: Construct, id: string, props: ObservabilityPolicyProps) {
    super(scope, id, { ...ObservabilityPolicy.GVK, ...props } as ApiObjectProps);
  }
}

export interface ObservabilityPolicyProps {
  readonly metadata?: Metadata;
  readonly spec: ObservabilityPolicySpec;
}

export interface ObservabilityPolicySpec {
  readonly targetRefs: readonly ObservabilityPolicySpecTargetRefs[];
  readonly tracing?: ObservabilityPolicySpecTracing | undefined;
}

export interface ObservabilityPolicySpecTargetRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface ObservabilityPolicySpecTracing {
  readonly context?: Leaf<'extract' | 'inject' | 'propagate' | 'ignore'> | undefined;
  readonly ratio?: Leaf<number> | undefined;
  readonly spanAttributes?: readonly ObservabilityPolicySpecTracingSpanAttributes[] | undefined;
  readonly spanName?: Leaf<string> | undefined;
  readonly strategy: Leaf<'ratio' | 'parent'>;
}

export interface ObservabilityPolicySpecTracingSpanAttributes {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}
