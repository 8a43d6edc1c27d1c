// Made by `npm run import` from the CustomResourceDefinitions of istio/api v1.30.3; not to be edited.
// schema: sha256 47fafb85a9e745923f9a7f3f2202d73fc648a23321b3ec441b36970632ce0c33
// body: sha256 d45496cd61a84f02fcb463f428f540eb82d3535a062da8ff39a5ce45ac474029

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** DestinationRule of networking.istio.io/v1 (Namespaced). */
export class DestinationRule extends ApiObject {
  static readonly GVK = { apiVersion: 'networking.istio.io/v1', kind: 'DestinationRule' } as const;

  constructor(scope: Construct, id: string, props: DestinationRuleProps) {
    super(scope, id, { ...DestinationRule.GVK, ...props } as ApiObjectProps);
  }
}

export interface DestinationRuleProps {
  readonly metadata?: Metadata;
  readonly spec?: DestinationRuleSpec | undefined;
}

export interface DestinationRuleSpec {
  readonly exportTo?: readonly Leaf<string>[] | undefined;
  readonly host: Leaf<string>;
  readonly subsets?: readonly DestinationRuleSpecSubsets[] | undefined;
  readonly trafficPolicy?: DestinationRuleSpecTrafficPolicy | undefined;
  readonly workloadSelector?: DestinationRuleSpecWorkloadSelector | undefined;
}

export interface DestinationRuleSpecSubsets {
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly name: Leaf<string>;
  readonly trafficPolicy?: DestinationRuleSpecSubsetsTrafficPolicy | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicy {
  readonly connectionPool?: DestinationRuleSpecSubsetsTrafficPolicyConnectionPool | undefined;
  readonly loadBalancer?: DestinationRuleSpecSubsetsTrafficPolicyLoadBalancer | undefined;
  readonly outlierDetection?: DestinationRuleSpecSubsetsTrafficPolicyOutlierDetection | undefined;
  readonly portLevelSettings?: readonly DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettings[] | undefined;
  readonly proxyProtocol?: DestinationRuleSpecSubsetsTrafficPolicyProxyProtocol | undefined;
  readonly retryBudget?: DestinationRuleSpecSubsetsTrafficPolicyRetryBudget | undefined;
  readonly tls?: DestinationRuleSpecSubsetsTrafficPolicyTls | undefined;
  readonly tunnel?: DestinationRuleSpecSubsetsTrafficPolicyTunnel | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyConnectionPool {
  readonly http?: DestinationRuleSpecSubsetsTrafficPolicyConnectionPoolHttp | undefined;
  readonly tcp?: DestinationRuleSpecSubsetsTrafficPolicyConnectionPoolTcp | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyConnectionPoolHttp {
  readonly h2UpgradePolicy?: Leaf<'DEFAULT' | 'DO_NOT_UPGRADE' | 'UPGRADE'> | undefined;
  readonly http1MaxPendingRequests?: Leaf<number> | undefined;
  readonly http2MaxRequests?: Leaf<number> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxConcurrentStreams?: Leaf<number> | undefined;
  readonly maxRequestsPerConnection?: Leaf<number> | undefined;
  readonly maxRetries?: Leaf<number> | undefined;
  readonly useClientProtocol?: Leaf<boolean> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyConnectionPoolTcp {
  readonly connectTimeout?: Leaf<string> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxConnectionDuration?: Leaf<string> | undefined;
  readonly maxConnections?: Leaf<number> | undefined;
  readonly tcpKeepalive?: DestinationRuleSpecSubsetsTrafficPolicyConnectionPoolTcpTcpKeepalive | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyConnectionPoolTcpTcpKeepalive {
  readonly interval?: Leaf<string> | undefined;
  readonly probes?: Leaf<number> | undefined;
  readonly time?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancer {
  readonly consistentHash?: DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHash | undefined;
  readonly localityLbSetting?: DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerLocalityLbSetting | undefined;
  readonly simple?: Leaf<'UNSPECIFIED' | 'LEAST_CONN' | 'RANDOM' | 'PASSTHROUGH' | 'ROUND_ROBIN' | 'LEAST_REQUEST'> | undefined;
  readonly warmup?: DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerWarmup | undefined;
  readonly warmupDurationSecs?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHash {
  readonly httpCookie?: DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHashHttpCookie | undefined;
  readonly httpHeaderName?: Leaf<string> | undefined;
  readonly httpQueryParameterName?: Leaf<string> | undefined;
  readonly maglev?: DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHashMaglev | undefined;
  readonly minimumRingSize?: Leaf<number> | undefined;
  readonly ringHash?: DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHashRingHash | undefined;
  readonly useSourceIp?: Leaf<boolean> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHashHttpCookie {
  readonly attributes?: readonly DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHashHttpCookieAttributes[] | undefined;
  readonly name: Leaf<string>;
  readonly path?: Leaf<string> | undefined;
  readonly ttl?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHashHttpCookieAttributes {
  readonly name: Leaf<string>;
  readonly value?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHashMaglev {
  readonly tableSize?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerConsistentHashRingHash {
  readonly minimumRingSize?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerLocalityLbSetting {
  readonly distribute?: readonly DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerLocalityLbSettingDistribute[] | undefined;
  readonly enabled?: Leaf<boolean> | undefined;
  readonly failover?: readonly DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerLocalityLbSettingFailover[] | undefined;
  readonly failoverPriority?: readonly Leaf<string>[] | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerLocalityLbSettingDistribute {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Readonly<Record<string, Leaf<number>>> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerLocalityLbSettingFailover {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyLoadBalancerWarmup {
  readonly aggression?: Leaf<number> | undefined;
  readonly duration: Leaf<string>;
  readonly minimumPercent?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyOutlierDetection {
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

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettings {
  readonly connectionPool?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsConnectionPool | undefined;
  readonly loadBalancer?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancer | undefined;
  readonly outlierDetection?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsOutlierDetection | undefined;
  readonly port?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsPort | undefined;
  readonly tls?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsTls | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsConnectionPool {
  readonly http?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsConnectionPoolHttp | undefined;
  readonly tcp?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsConnectionPoolTcp | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsConnectionPoolHttp {
  readonly h2UpgradePolicy?: Leaf<'DEFAULT' | 'DO_NOT_UPGRADE' | 'UPGRADE'> | undefined;
  readonly http1MaxPendingRequests?: Leaf<number> | undefined;
  readonly http2MaxRequests?: Leaf<number> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxConcurrentStreams?: Leaf<number> | undefined;
  readonly maxRequestsPerConnection?: Leaf<number> | undefined;
  readonly maxRetries?: Leaf<number> | undefined;
  readonly useClientProtocol?: Leaf<boolean> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsConnectionPoolTcp {
  readonly connectTimeout?: Leaf<string> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxConnectionDuration?: Leaf<string> | undefined;
  readonly maxConnections?: Leaf<number> | undefined;
  readonly tcpKeepalive?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsConnectionPoolTcpTcpKeepalive | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsConnectionPoolTcpTcpKeepalive {
  readonly interval?: Leaf<string> | undefined;
  readonly probes?: Leaf<number> | undefined;
  readonly time?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancer {
  readonly consistentHash?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHash | undefined;
  readonly localityLbSetting?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSetting | undefined;
  readonly simple?: Leaf<'UNSPECIFIED' | 'LEAST_CONN' | 'RANDOM' | 'PASSTHROUGH' | 'ROUND_ROBIN' | 'LEAST_REQUEST'> | undefined;
  readonly warmup?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerWarmup | undefined;
  readonly warmupDurationSecs?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHash {
  readonly httpCookie?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashHttpCookie | undefined;
  readonly httpHeaderName?: Leaf<string> | undefined;
  readonly httpQueryParameterName?: Leaf<string> | undefined;
  readonly maglev?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashMaglev | undefined;
  readonly minimumRingSize?: Leaf<number> | undefined;
  readonly ringHash?: DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashRingHash | undefined;
  readonly useSourceIp?: Leaf<boolean> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashHttpCookie {
  readonly attributes?: readonly DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashHttpCookieAttributes[] | undefined;
  readonly name: Leaf<string>;
  readonly path?: Leaf<string> | undefined;
  readonly ttl?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashHttpCookieAttributes {
  readonly name: Leaf<string>;
  readonly value?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashMaglev {
  readonly tableSize?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashRingHash {
  readonly minimumRingSize?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSetting {
  readonly distribute?: readonly DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSettingDistribute[] | undefined;
  readonly enabled?: Leaf<boolean> | undefined;
  readonly failover?: readonly DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSettingFailover[] | undefined;
  readonly failoverPriority?: readonly Leaf<string>[] | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSettingDistribute {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Readonly<Record<string, Leaf<number>>> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSettingFailover {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsLoadBalancerWarmup {
  readonly aggression?: Leaf<number> | undefined;
  readonly duration: Leaf<string>;
  readonly minimumPercent?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsOutlierDetection {
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

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsPort {
  readonly number?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyPortLevelSettingsTls {
  readonly caCertificates?: Leaf<string> | undefined;
  readonly caCrl?: Leaf<string> | undefined;
  readonly clientCertificate?: Leaf<string> | undefined;
  readonly credentialName?: Leaf<string> | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly mode?: Leaf<'DISABLE' | 'SIMPLE' | 'MUTUAL' | 'ISTIO_MUTUAL'> | undefined;
  readonly privateKey?: Leaf<string> | undefined;
  readonly sni?: Leaf<string> | undefined;
  readonly subjectAltNames?: readonly Leaf<string>[] | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyProxyProtocol {
  readonly version?: Leaf<'V1' | 'V2'> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyRetryBudget {
  readonly minRetryConcurrency?: Leaf<number> | undefined;
  readonly percent?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyTls {
  readonly caCertificates?: Leaf<string> | undefined;
  readonly caCrl?: Leaf<string> | undefined;
  readonly clientCertificate?: Leaf<string> | undefined;
  readonly credentialName?: Leaf<string> | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly mode?: Leaf<'DISABLE' | 'SIMPLE' | 'MUTUAL' | 'ISTIO_MUTUAL'> | undefined;
  readonly privateKey?: Leaf<string> | undefined;
  readonly sni?: Leaf<string> | undefined;
  readonly subjectAltNames?: readonly Leaf<string>[] | undefined;
}

export interface DestinationRuleSpecSubsetsTrafficPolicyTunnel {
  readonly protocol?: Leaf<string> | undefined;
  readonly targetHost: Leaf<string>;
  readonly targetPort: Leaf<number>;
}

export interface DestinationRuleSpecTrafficPolicy {
  readonly connectionPool?: DestinationRuleSpecTrafficPolicyConnectionPool | undefined;
  readonly loadBalancer?: DestinationRuleSpecTrafficPolicyLoadBalancer | undefined;
  readonly outlierDetection?: DestinationRuleSpecTrafficPolicyOutlierDetection | undefined;
  readonly portLevelSettings?: readonly DestinationRuleSpecTrafficPolicyPortLevelSettings[] | undefined;
  readonly proxyProtocol?: DestinationRuleSpecTrafficPolicyProxyProtocol | undefined;
  readonly retryBudget?: DestinationRuleSpecTrafficPolicyRetryBudget | undefined;
  readonly tls?: DestinationRuleSpecTrafficPolicyTls | undefined;
  readonly tunnel?: DestinationRuleSpecTrafficPolicyTunnel | undefined;
}

export interface DestinationRuleSpecTrafficPolicyConnectionPool {
  readonly http?: DestinationRuleSpecTrafficPolicyConnectionPoolHttp | undefined;
  readonly tcp?: DestinationRuleSpecTrafficPolicyConnectionPoolTcp | undefined;
}

export interface DestinationRuleSpecTrafficPolicyConnectionPoolHttp {
  readonly h2UpgradePolicy?: Leaf<'DEFAULT' | 'DO_NOT_UPGRADE' | 'UPGRADE'> | undefined;
  readonly http1MaxPendingRequests?: Leaf<number> | undefined;
  readonly http2MaxRequests?: Leaf<number> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxConcurrentStreams?: Leaf<number> | undefined;
  readonly maxRequestsPerConnection?: Leaf<number> | undefined;
  readonly maxRetries?: Leaf<number> | undefined;
  readonly useClientProtocol?: Leaf<boolean> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyConnectionPoolTcp {
  readonly connectTimeout?: Leaf<string> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxConnectionDuration?: Leaf<string> | undefined;
  readonly maxConnections?: Leaf<number> | undefined;
  readonly tcpKeepalive?: DestinationRuleSpecTrafficPolicyConnectionPoolTcpTcpKeepalive | undefined;
}

export interface DestinationRuleSpecTrafficPolicyConnectionPoolTcpTcpKeepalive {
  readonly interval?: Leaf<string> | undefined;
  readonly probes?: Leaf<number> | undefined;
  readonly time?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancer {
  readonly consistentHash?: DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHash | undefined;
  readonly localityLbSetting?: DestinationRuleSpecTrafficPolicyLoadBalancerLocalityLbSetting | undefined;
  readonly simple?: Leaf<'UNSPECIFIED' | 'LEAST_CONN' | 'RANDOM' | 'PASSTHROUGH' | 'ROUND_ROBIN' | 'LEAST_REQUEST'> | undefined;
  readonly warmup?: DestinationRuleSpecTrafficPolicyLoadBalancerWarmup | undefined;
  readonly warmupDurationSecs?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHash {
  readonly httpCookie?: DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHashHttpCookie | undefined;
  readonly httpHeaderName?: Leaf<string> | undefined;
  readonly httpQueryParameterName?: Leaf<string> | undefined;
  readonly maglev?: DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHashMaglev | undefined;
  readonly minimumRingSize?: Leaf<number> | undefined;
  readonly ringHash?: DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHashRingHash | undefined;
  readonly useSourceIp?: Leaf<boolean> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHashHttpCookie {
  readonly attributes?: readonly DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHashHttpCookieAttributes[] | undefined;
  readonly name: Leaf<string>;
  readonly path?: Leaf<string> | undefined;
  readonly ttl?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHashHttpCookieAttributes {
  readonly name: Leaf<string>;
  readonly value?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHashMaglev {
  readonly tableSize?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerConsistentHashRingHash {
  readonly minimumRingSize?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerLocalityLbSetting {
  readonly distribute?: readonly DestinationRuleSpecTrafficPolicyLoadBalancerLocalityLbSettingDistribute[] | undefined;
  readonly enabled?: Leaf<boolean> | undefined;
  readonly failover?: readonly DestinationRuleSpecTrafficPolicyLoadBalancerLocalityLbSettingFailover[] | undefined;
  readonly failoverPriority?: readonly Leaf<string>[] | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerLocalityLbSettingDistribute {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Readonly<Record<string, Leaf<number>>> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerLocalityLbSettingFailover {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyLoadBalancerWarmup {
  readonly aggression?: Leaf<number> | undefined;
  readonly duration: Leaf<string>;
  readonly minimumPercent?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyOutlierDetection {
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

export interface DestinationRuleSpecTrafficPolicyPortLevelSettings {
  readonly connectionPool?: DestinationRuleSpecTrafficPolicyPortLevelSettingsConnectionPool | undefined;
  readonly loadBalancer?: DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancer | undefined;
  readonly outlierDetection?: DestinationRuleSpecTrafficPolicyPortLevelSettingsOutlierDetection | undefined;
  readonly port?: DestinationRuleSpecTrafficPolicyPortLevelSettingsPort | undefined;
  readonly tls?: DestinationRuleSpecTrafficPolicyPortLevelSettingsTls | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsConnectionPool {
  readonly http?: DestinationRuleSpecTrafficPolicyPortLevelSettingsConnectionPoolHttp | undefined;
  readonly tcp?: DestinationRuleSpecTrafficPolicyPortLevelSettingsConnectionPoolTcp | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsConnectionPoolHttp {
  readonly h2UpgradePolicy?: Leaf<'DEFAULT' | 'DO_NOT_UPGRADE' | 'UPGRADE'> | undefined;
  readonly http1MaxPendingRequests?: Leaf<number> | undefined;
  readonly http2MaxRequests?: Leaf<number> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxConcurrentStreams?: Leaf<number> | undefined;
  readonly maxRequestsPerConnection?: Leaf<number> | undefined;
  readonly maxRetries?: Leaf<number> | undefined;
  readonly useClientProtocol?: Leaf<boolean> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsConnectionPoolTcp {
  readonly connectTimeout?: Leaf<string> | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
  readonly maxConnectionDuration?: Leaf<string> | undefined;
  readonly maxConnections?: Leaf<number> | undefined;
  readonly tcpKeepalive?: DestinationRuleSpecTrafficPolicyPortLevelSettingsConnectionPoolTcpTcpKeepalive | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsConnectionPoolTcpTcpKeepalive {
  readonly interval?: Leaf<string> | undefined;
  readonly probes?: Leaf<number> | undefined;
  readonly time?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancer {
  readonly consistentHash?: DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHash | undefined;
  readonly localityLbSetting?: DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSetting | undefined;
  readonly simple?: Leaf<'UNSPECIFIED' | 'LEAST_CONN' | 'RANDOM' | 'PASSTHROUGH' | 'ROUND_ROBIN' | 'LEAST_REQUEST'> | undefined;
  readonly warmup?: DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerWarmup | undefined;
  readonly warmupDurationSecs?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHash {
  readonly httpCookie?: DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashHttpCookie | undefined;
  readonly httpHeaderName?: Leaf<string> | undefined;
  readonly httpQueryParameterName?: Leaf<string> | undefined;
  readonly maglev?: DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashMaglev | undefined;
  readonly minimumRingSize?: Leaf<number> | undefined;
  readonly ringHash?: DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashRingHash | undefined;
  readonly useSourceIp?: Leaf<boolean> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashHttpCookie {
  readonly attributes?: readonly DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashHttpCookieAttributes[] | undefined;
  readonly name: Leaf<string>;
  readonly path?: Leaf<string> | undefined;
  readonly ttl?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashHttpCookieAttributes {
  readonly name: Leaf<string>;
  readonly value?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashMaglev {
  readonly tableSize?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerConsistentHashRingHash {
  readonly minimumRingSize?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSetting {
  readonly distribute?: readonly DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSettingDistribute[] | undefined;
  readonly enabled?: Leaf<boolean> | undefined;
  readonly failover?: readonly DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSettingFailover[] | undefined;
  readonly failoverPriority?: readonly Leaf<string>[] | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSettingDistribute {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Readonly<Record<string, Leaf<number>>> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerLocalityLbSettingFailover {
  readonly from?: Leaf<string> | undefined;
  readonly to?: Leaf<string> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsLoadBalancerWarmup {
  readonly aggression?: Leaf<number> | undefined;
  readonly duration: Leaf<string>;
  readonly minimumPercent?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsOutlierDetection {
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

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsPort {
  readonly number?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyPortLevelSettingsTls {
  readonly caCertificates?: Leaf<string> | undefined;
  readonly caCrl?: Leaf<string> | undefined;
  readonly clientCertificate?: Leaf<string> | undefined;
  readonly credentialName?: Leaf<string> | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly mode?: Leaf<'DISABLE' | 'SIMPLE' | 'MUTUAL' | 'ISTIO_MUTUAL'> | undefined;
  readonly privateKey?: Leaf<string> | undefined;
  readonly sni?: Leaf<string> | undefined;
  readonly subjectAltNames?: readonly Leaf<string>[] | undefined;
}

export interface DestinationRuleSpecTrafficPolicyProxyProtocol {
  readonly version?: Leaf<'V1' | 'V2'> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyRetryBudget {
  readonly minRetryConcurrency?: Leaf<number> | undefined;
  readonly percent?: Leaf<number> | undefined;
}

export interface DestinationRuleSpecTrafficPolicyTls {
  readonly caCertificates?: Leaf<string> | undefined;
  readonly caCrl?: Leaf<string> | undefined;
  readonly clientCertificate?: Leaf<string> | undefined;
  readonly credentialName?: Leaf<string> | undefined;
  readonly insecureSkipVerify?: Leaf<boolean> | undefined;
  readonly mode?: Leaf<'DISABLE' | 'SIMPLE' | 'MUTUAL' | 'ISTIO_MUTUAL'> | undefined;
  readonly privateKey?: Leaf<string> | undefined;
  readonly sni?: Leaf<string> | undefined;
  readonly subjectAltNames?: readonly Leaf<string>[] | undefined;
}

export interface DestinationRuleSpecTrafficPolicyTunnel {
  readonly protocol?: Leaf<string> | undefined;
  readonly targetHost: Leaf<string>;
  readonly targetPort: Leaf<number>;
}

export interface DestinationRuleSpecWorkloadSelector {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** VirtualService of networking.istio.io/v1 (Namespaced). */
export class VirtualService extends ApiObject {
  static readonly GVK = { apiVersion: 'networking.istio.io/v1', kind: 'VirtualService' } as const;

  constructor(scope: Construct, id: string, props: VirtualServiceProps) {
    super(scope, id, { ...VirtualService.GVK, ...props } as ApiObjectProps);
  }
}

export interface VirtualServiceProps {
  readonly metadata?: Metadata;
  readonly spec?: VirtualServiceSpec | undefined;
}

export interface VirtualServiceSpec {
  readonly exportTo?: readonly Leaf<string>[] | undefined;
  readonly gateways?: readonly Leaf<string>[] | undefined;
  readonly hosts?: readonly Leaf<string>[] | undefined;
  readonly http?: readonly VirtualServiceSpecHttp[] | undefined;
  readonly tcp?: readonly VirtualServiceSpecTcp[] | undefined;
  readonly tls?: readonly VirtualServiceSpecTls[] | undefined;
}

export interface VirtualServiceSpecHttp {
  readonly corsPolicy?: VirtualServiceSpecHttpCorsPolicy | undefined;
  readonly delegate?: VirtualServiceSpecHttpDelegate | undefined;
  readonly directResponse?: VirtualServiceSpecHttpDirectResponse | undefined;
  readonly fault?: VirtualServiceSpecHttpFault | undefined;
  readonly headers?: VirtualServiceSpecHttpHeaders | undefined;
  readonly match?: readonly VirtualServiceSpecHttpMatch[] | undefined;
  readonly mirror?: VirtualServiceSpecHttpMirror | undefined;
  readonly mirrorPercent?: Leaf<number> | undefined;
  readonly mirrorPercentage?: VirtualServiceSpecHttpMirrorPercentage | undefined;
  readonly mirror_percent?: Leaf<number> | undefined;
  readonly mirrors?: readonly VirtualServiceSpecHttpMirrors[] | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly redirect?: VirtualServiceSpecHttpRedirect | undefined;
  readonly retries?: VirtualServiceSpecHttpRetries | undefined;
  readonly rewrite?: VirtualServiceSpecHttpRewrite | undefined;
  readonly route?: readonly VirtualServiceSpecHttpRoute[] | undefined;
  readonly timeout?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpCorsPolicy {
  readonly allowCredentials?: Leaf<boolean> | undefined;
  readonly allowHeaders?: readonly Leaf<string>[] | undefined;
  readonly allowMethods?: readonly Leaf<string>[] | undefined;
  readonly allowOrigin?: readonly Leaf<string>[] | undefined;
  readonly allowOrigins?: readonly VirtualServiceSpecHttpCorsPolicyAllowOrigins[] | undefined;
  readonly exposeHeaders?: readonly Leaf<string>[] | undefined;
  readonly maxAge?: Leaf<string> | undefined;
  readonly unmatchedPreflights?: Leaf<'UNSPECIFIED' | 'FORWARD' | 'IGNORE'> | undefined;
}

export interface VirtualServiceSpecHttpCorsPolicyAllowOrigins {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpDelegate {
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpDirectResponse {
  readonly body?: VirtualServiceSpecHttpDirectResponseBody | undefined;
  readonly status: Leaf<number>;
}

export interface VirtualServiceSpecHttpDirectResponseBody {
  readonly bytes?: Leaf<string> | undefined;
  readonly string?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpFault {
  readonly abort?: VirtualServiceSpecHttpFaultAbort | undefined;
  readonly delay?: VirtualServiceSpecHttpFaultDelay | undefined;
}

export interface VirtualServiceSpecHttpFaultAbort {
  readonly grpcStatus?: Leaf<string> | undefined;
  readonly http2Error?: Leaf<string> | undefined;
  readonly httpStatus?: Leaf<number> | undefined;
  readonly percentage?: VirtualServiceSpecHttpFaultAbortPercentage | undefined;
}

export interface VirtualServiceSpecHttpFaultAbortPercentage {
  readonly value?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecHttpFaultDelay {
  readonly exponentialDelay?: Leaf<string> | undefined;
  readonly fixedDelay?: Leaf<string> | undefined;
  readonly percent?: Leaf<number> | undefined;
  readonly percentage?: VirtualServiceSpecHttpFaultDelayPercentage | undefined;
}

export interface VirtualServiceSpecHttpFaultDelayPercentage {
  readonly value?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecHttpHeaders {
  readonly request?: VirtualServiceSpecHttpHeadersRequest | undefined;
  readonly response?: VirtualServiceSpecHttpHeadersResponse | undefined;
}

export interface VirtualServiceSpecHttpHeadersRequest {
  readonly add?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface VirtualServiceSpecHttpHeadersResponse {
  readonly add?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface VirtualServiceSpecHttpMatch {
  readonly authority?: VirtualServiceSpecHttpMatchAuthority | undefined;
  readonly gateways?: readonly Leaf<string>[] | undefined;
  readonly headers?: Readonly<Record<string, VirtualServiceSpecHttpMatchHeaders>> | undefined;
  readonly ignoreUriCase?: Leaf<boolean> | undefined;
  readonly method?: VirtualServiceSpecHttpMatchMethod | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly queryParams?: Readonly<Record<string, VirtualServiceSpecHttpMatchQueryParams>> | undefined;
  readonly scheme?: VirtualServiceSpecHttpMatchScheme | undefined;
  readonly sourceLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly sourceNamespace?: Leaf<string> | undefined;
  readonly statPrefix?: Leaf<string> | undefined;
  readonly uri?: VirtualServiceSpecHttpMatchUri | undefined;
  readonly withoutHeaders?: Readonly<Record<string, VirtualServiceSpecHttpMatchWithoutHeaders>> | undefined;
}

export interface VirtualServiceSpecHttpMatchAuthority {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMatchHeaders {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMatchMethod {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMatchQueryParams {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMatchScheme {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMatchUri {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMatchWithoutHeaders {
  readonly exact?: Leaf<string> | undefined;
  readonly prefix?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMirror {
  readonly host: Leaf<string>;
  readonly port?: VirtualServiceSpecHttpMirrorPort | undefined;
  readonly subset?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMirrorPort {
  readonly number?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecHttpMirrorPercentage {
  readonly value?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecHttpMirrors {
  readonly destination: VirtualServiceSpecHttpMirrorsDestination;
  readonly percentage?: VirtualServiceSpecHttpMirrorsPercentage | undefined;
}

export interface VirtualServiceSpecHttpMirrorsDestination {
  readonly host: Leaf<string>;
  readonly port?: VirtualServiceSpecHttpMirrorsDestinationPort | undefined;
  readonly subset?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpMirrorsDestinationPort {
  readonly number?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecHttpMirrorsPercentage {
  readonly value?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecHttpRedirect {
  readonly authority?: Leaf<string> | undefined;
  readonly derivePort?: Leaf<'FROM_PROTOCOL_DEFAULT' | 'FROM_REQUEST_PORT'> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly redirectCode?: Leaf<number> | undefined;
  readonly scheme?: Leaf<string> | undefined;
  readonly uri?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpRetries {
  readonly attempts?: Leaf<number> | undefined;
  readonly backoff?: Leaf<string> | undefined;
  readonly perTryTimeout?: Leaf<string> | undefined;
  readonly retryIgnorePreviousHosts?: Leaf<boolean> | undefined;
  readonly retryOn?: Leaf<string> | undefined;
  readonly retryRemoteLocalities?: Leaf<boolean> | undefined;
}

export interface VirtualServiceSpecHttpRewrite {
  readonly authority?: Leaf<string> | undefined;
  readonly uri?: Leaf<string> | undefined;
  readonly uriRegexRewrite?: VirtualServiceSpecHttpRewriteUriRegexRewrite | undefined;
}

export interface VirtualServiceSpecHttpRewriteUriRegexRewrite {
  readonly match?: Leaf<string> | undefined;
  readonly rewrite?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpRoute {
  readonly destination: VirtualServiceSpecHttpRouteDestination;
  readonly headers?: VirtualServiceSpecHttpRouteHeaders | undefined;
  readonly weight?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecHttpRouteDestination {
  readonly host: Leaf<string>;
  readonly port?: VirtualServiceSpecHttpRouteDestinationPort | undefined;
  readonly subset?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecHttpRouteDestinationPort {
  readonly number?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecHttpRouteHeaders {
  readonly request?: VirtualServiceSpecHttpRouteHeadersRequest | undefined;
  readonly response?: VirtualServiceSpecHttpRouteHeadersResponse | undefined;
}

export interface VirtualServiceSpecHttpRouteHeadersRequest {
  readonly add?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface VirtualServiceSpecHttpRouteHeadersResponse {
  readonly add?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface VirtualServiceSpecTcp {
  readonly match?: readonly VirtualServiceSpecTcpMatch[] | undefined;
  readonly route?: readonly VirtualServiceSpecTcpRoute[] | undefined;
}

export interface VirtualServiceSpecTcpMatch {
  readonly destinationSubnets?: readonly Leaf<string>[] | undefined;
  readonly gateways?: readonly Leaf<string>[] | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sourceLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly sourceNamespace?: Leaf<string> | undefined;
  readonly sourceSubnet?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecTcpRoute {
  readonly destination: VirtualServiceSpecTcpRouteDestination;
  readonly weight?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecTcpRouteDestination {
  readonly host: Leaf<string>;
  readonly port?: VirtualServiceSpecTcpRouteDestinationPort | undefined;
  readonly subset?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecTcpRouteDestinationPort {
  readonly number?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecTls {
  readonly match: readonly VirtualServiceSpecTlsMatch[];
  readonly route?: readonly VirtualServiceSpecTlsRoute[] | undefined;
}

export interface VirtualServiceSpecTlsMatch {
  readonly destinationSubnets?: readonly Leaf<string>[] | undefined;
  readonly gateways?: readonly Leaf<string>[] | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sniHosts: readonly Leaf<string>[];
  readonly sourceLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly sourceNamespace?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecTlsRoute {
  readonly destination: VirtualServiceSpecTlsRouteDestination;
  readonly weight?: Leaf<number> | undefined;
}

export interface VirtualServiceSpecTlsRouteDestination {
  readonly host: Leaf<string>;
  readonly port?: VirtualServiceSpecTlsRouteDestinationPort | undefined;
  readonly subset?: Leaf<string> | undefined;
}

export interface VirtualServiceSpecTlsRouteDestinationPort {
  readonly number?: Leaf<number> | undefined;
}
