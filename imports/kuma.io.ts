// Made by `npm run import` from the CustomResourceDefinitions of kumahq/kuma v2.14.3; not to be edited.
// schema: sha256 572a45f74e82a37dbd6bbd56fd64b6bbee90b913cea831d79956df473d88e1cb
// body: sha256 2c9729ad09f90499d49d186275f5bc86cb57b3528e19ea0314afba41e94e881e

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** CircuitBreaker of kuma.io/v1alpha1 (Cluster). */
export class CircuitBreaker extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'CircuitBreaker' } as const;

  constructor(scope: Construct, id: string, props: CircuitBreakerProps) {
    super(scope, id, { ...CircuitBreaker.GVK, ...props } as ApiObjectProps);
  }
}

export interface CircuitBreakerProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** ContainerPatch of kuma.io/v1alpha1 (Namespaced). */
export class ContainerPatch extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ContainerPatch' } as const;

  constructor(scope: Construct, id: string, props: ContainerPatchProps) {
    super(scope, id, { ...ContainerPatch.GVK, ...props } as ApiObjectProps);
  }
}

export interface ContainerPatchProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: ContainerPatchSpec | undefined;
}

export interface ContainerPatchSpec {
  readonly initPatch?: readonly ContainerPatchSpecInitPatch[] | undefined;
  readonly sidecarPatch?: readonly ContainerPatchSpecSidecarPatch[] | undefined;
}

export interface ContainerPatchSpecInitPatch {
  readonly from?: Leaf<string> | undefined;
  readonly op: Leaf<'add' | 'remove' | 'replace' | 'move' | 'copy'>;
  readonly path: Leaf<string>;
  readonly value?: Leaf<string> | undefined;
}

export interface ContainerPatchSpecSidecarPatch {
  readonly from?: Leaf<string> | undefined;
  readonly op: Leaf<'add' | 'remove' | 'replace' | 'move' | 'copy'>;
  readonly path: Leaf<string>;
  readonly value?: Leaf<string> | undefined;
}

/** Dataplane of kuma.io/v1alpha1 (Namespaced). */
export class Dataplane extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'Dataplane' } as const;

  constructor(scope: Construct, id: string, props: DataplaneProps) {
    super(scope, id, { ...Dataplane.GVK, ...props } as ApiObjectProps);
  }
}

export interface DataplaneProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** DataplaneInsight of kuma.io/v1alpha1 (Namespaced). */
export class DataplaneInsight extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'DataplaneInsight' } as const;

  constructor(scope: Construct, id: string, props: DataplaneInsightProps) {
    super(scope, id, { ...DataplaneInsight.GVK, ...props } as ApiObjectProps);
  }
}

export interface DataplaneInsightProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
}

/** ExternalService of kuma.io/v1alpha1 (Cluster). */
export class ExternalService extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ExternalService' } as const;

  constructor(scope: Construct, id: string, props: ExternalServiceProps) {
    super(scope, id, { ...ExternalService.GVK, ...props } as ApiObjectProps);
  }
}

export interface ExternalServiceProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** FaultInjection of kuma.io/v1alpha1 (Cluster). */
export class FaultInjection extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'FaultInjection' } as const;

  constructor(scope: Construct, id: string, props: FaultInjectionProps) {
    super(scope, id, { ...FaultInjection.GVK, ...props } as ApiObjectProps);
  }
}

export interface FaultInjectionProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** HealthCheck of kuma.io/v1alpha1 (Cluster). */
export class HealthCheck extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'HealthCheck' } as const;

  constructor(scope: Construct, id: string, props: HealthCheckProps) {
    super(scope, id, { ...HealthCheck.GVK, ...props } as ApiObjectProps);
  }
}

export interface HealthCheckProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** HostnameGenerator of kuma.io/v1alpha1 (Namespaced). */
export class HostnameGenerator extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'HostnameGenerator' } as const;

  constructor(scope: Construct, id: string, props: HostnameGeneratorProps) {
    super(scope, id, { ...HostnameGenerator.GVK, ...props } as ApiObjectProps);
  }
}

export interface HostnameGeneratorProps {
  readonly metadata?: Metadata;
  readonly spec?: HostnameGeneratorSpec | undefined;
}

export interface HostnameGeneratorSpec {
  readonly extension?: HostnameGeneratorSpecExtension | undefined;
  readonly selector?: HostnameGeneratorSpecSelector | undefined;
  readonly template: Leaf<string>;
}

export interface HostnameGeneratorSpecExtension {
  readonly config?: unknown;
  readonly type: Leaf<string>;
}

export interface HostnameGeneratorSpecSelector {
  readonly meshExternalService?: HostnameGeneratorSpecSelectorMeshExternalService | undefined;
  readonly meshMultiZoneService?: HostnameGeneratorSpecSelectorMeshMultiZoneService | undefined;
  readonly meshService?: HostnameGeneratorSpecSelectorMeshService | undefined;
}

export interface HostnameGeneratorSpecSelectorMeshExternalService {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface HostnameGeneratorSpecSelectorMeshMultiZoneService {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface HostnameGeneratorSpecSelectorMeshService {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** Mesh of kuma.io/v1alpha1 (Cluster). */
export class Mesh extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'Mesh' } as const;

  constructor(scope: Construct, id: string, props: MeshProps) {
    super(scope, id, { ...Mesh.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: MeshSpec | undefined;
}

export interface MeshSpec {
  readonly mtls?: MeshSpecMtls | undefined;
  readonly metrics?: MeshSpecMetrics | undefined;
  readonly tracing?: MeshSpecTracing | undefined;
  readonly logging?: MeshSpecLogging | undefined;
  readonly networking?: MeshSpecNetworking | undefined;
  readonly routing?: MeshSpecRouting | undefined;
  readonly constraints?: MeshSpecConstraints | undefined;
  readonly skipCreatingInitialPolicies?: readonly Leaf<string>[] | undefined;
  readonly meshServices?: MeshSpecMeshServices | undefined;
}

export interface MeshSpecMtls {
  readonly enabledBackend?: Leaf<string> | undefined;
  readonly backends?: readonly MeshSpecMtlsBackends[] | undefined;
  readonly skipValidation?: Leaf<boolean> | undefined;
}

export interface MeshSpecMtlsBackends {
  readonly name: Leaf<string>;
  readonly type: Leaf<string>;
  readonly mode?: Leaf<'STRICT' | 'PERMISSIVE'> | undefined;
  readonly dpCert?: MeshSpecMtlsBackendsDpCert | undefined;
  readonly rootChain?: MeshSpecMtlsBackendsRootChain | undefined;
  readonly conf?: MeshSpecMtlsBackendsConf | undefined;
}

export interface MeshSpecMtlsBackendsDpCert {
  readonly rotation?: MeshSpecMtlsBackendsDpCertRotation | undefined;
  readonly requestTimeout?: Leaf<string> | undefined;
}

export interface MeshSpecMtlsBackendsDpCertRotation {
  readonly expiration?: Leaf<string> | undefined;
}

export interface MeshSpecMtlsBackendsRootChain {
  readonly requestTimeout?: Leaf<string> | undefined;
}

export interface MeshSpecMtlsBackendsConf {
  readonly caCert?: MeshSpecMtlsBackendsConfCaCert | undefined;
  readonly cert?: MeshSpecMtlsBackendsConfCert | undefined;
  readonly key?: MeshSpecMtlsBackendsConfKey | undefined;
  readonly [field: string]: unknown;
}

export interface MeshSpecMtlsBackendsConfCaCert {
  readonly RSAbits?: Leaf<number> | undefined;
  readonly expiration?: Leaf<string> | undefined;
}

export interface MeshSpecMtlsBackendsConfCert {
  readonly secret?: Leaf<string> | undefined;
  readonly file?: Leaf<string> | undefined;
  readonly inline?: Leaf<string> | undefined;
  readonly inlineString?: Leaf<string> | undefined;
}

export interface MeshSpecMtlsBackendsConfKey {
  readonly secret?: Leaf<string> | undefined;
  readonly file?: Leaf<string> | undefined;
  readonly inline?: Leaf<string> | undefined;
  readonly inlineString?: Leaf<string> | undefined;
}

export interface MeshSpecMetrics {
  readonly enabledBackend?: Leaf<string> | undefined;
  readonly backends?: readonly MeshSpecMetricsBackends[] | undefined;
}

export interface MeshSpecMetricsBackends {
  readonly name: Leaf<string>;
  readonly type: Leaf<'prometheus'>;
  readonly conf?: MeshSpecMetricsBackendsConf | undefined;
}

export interface MeshSpecMetricsBackendsConf {
  readonly port?: Leaf<number> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly skipMTLS?: Leaf<boolean> | undefined;
  readonly aggregate?: readonly MeshSpecMetricsBackendsConfAggregate[] | undefined;
  readonly envoy?: MeshSpecMetricsBackendsConfEnvoy | undefined;
  readonly tls?: MeshSpecMetricsBackendsConfTls | undefined;
}

export interface MeshSpecMetricsBackendsConfAggregate {
  readonly name?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly enabled?: Leaf<boolean> | undefined;
  readonly address?: Leaf<string> | undefined;
}

export interface MeshSpecMetricsBackendsConfEnvoy {
  readonly filterRegex?: Leaf<string> | undefined;
  readonly usedOnly?: Leaf<boolean> | undefined;
}

export interface MeshSpecMetricsBackendsConfTls {
  readonly mode?: Leaf<'activeMTLSBackend' | 'providedTLS' | 'disabled'> | undefined;
}

export interface MeshSpecTracing {
  readonly defaultBackend?: Leaf<string> | undefined;
  readonly backends?: readonly MeshSpecTracingBackends[] | undefined;
}

export interface MeshSpecTracingBackends {
  readonly name: Leaf<string>;
  readonly type: Leaf<'zipkin' | 'datadog'>;
  readonly sampling?: Leaf<number> | undefined;
  readonly conf?: MeshSpecTracingBackendsConf | undefined;
}

export interface MeshSpecTracingBackendsConf {
  readonly url?: Leaf<string> | undefined;
  readonly traceId128bit?: Leaf<boolean> | undefined;
  readonly apiVersion?: Leaf<'httpJsonV1' | 'httpJson' | 'httpProto'> | undefined;
  readonly sharedSpanContext?: Leaf<boolean> | undefined;
  readonly address?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly splitService?: Leaf<boolean> | undefined;
}

export interface MeshSpecLogging {
  readonly defaultBackend?: Leaf<string> | undefined;
  readonly backends?: readonly MeshSpecLoggingBackends[] | undefined;
}

export interface MeshSpecLoggingBackends {
  readonly name: Leaf<string>;
  readonly type: Leaf<'file' | 'tcp'>;
  readonly format?: Leaf<string> | undefined;
  readonly conf?: MeshSpecLoggingBackendsConf | undefined;
}

export interface MeshSpecLoggingBackendsConf {
  readonly path?: Leaf<string> | undefined;
  readonly address?: Leaf<string> | undefined;
}

export interface MeshSpecNetworking {
  readonly outbound?: MeshSpecNetworkingOutbound | undefined;
}

export interface MeshSpecNetworkingOutbound {
  readonly passthrough?: Leaf<boolean> | undefined;
}

export interface MeshSpecRouting {
  readonly localityAwareLoadBalancing?: Leaf<boolean> | undefined;
  readonly zoneEgress?: Leaf<boolean> | undefined;
  readonly defaultForbidMeshExternalServiceAccess?: Leaf<boolean> | undefined;
}

export interface MeshSpecConstraints {
  readonly dataplaneProxy?: MeshSpecConstraintsDataplaneProxy | undefined;
}

export interface MeshSpecConstraintsDataplaneProxy {
  readonly requirements?: readonly MeshSpecConstraintsDataplaneProxyRequirements[] | undefined;
  readonly restrictions?: readonly MeshSpecConstraintsDataplaneProxyRestrictions[] | undefined;
}

export interface MeshSpecConstraintsDataplaneProxyRequirements {
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshSpecConstraintsDataplaneProxyRestrictions {
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshSpecMeshServices {
  readonly mode?: Leaf<'Disabled' | 'Everywhere' | 'ReachableBackends' | 'Exclusive'> | undefined;
}

/** MeshAccessLog of kuma.io/v1alpha1 (Namespaced). */
export class MeshAccessLog extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshAccessLog' } as const;

  constructor(scope: Construct, id: string, props: MeshAccessLogProps) {
    super(scope, id, { ...MeshAccessLog.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshAccessLogProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshAccessLogSpec | undefined;
}

export interface MeshAccessLogSpec {
  readonly from?: readonly MeshAccessLogSpecFrom[] | undefined;
  readonly rules?: readonly MeshAccessLogSpecRules[] | undefined;
  readonly targetRef?: MeshAccessLogSpecTargetRef | undefined;
  readonly to?: readonly MeshAccessLogSpecTo[] | undefined;
}

export interface MeshAccessLogSpecFrom {
  readonly default: MeshAccessLogSpecFromDefault;
  readonly targetRef: MeshAccessLogSpecFromTargetRef;
}

export interface MeshAccessLogSpecFromDefault {
  readonly backends?: readonly MeshAccessLogSpecFromDefaultBackends[] | undefined;
}

export interface MeshAccessLogSpecFromDefaultBackends {
  readonly file?: MeshAccessLogSpecFromDefaultBackendsFile | undefined;
  readonly openTelemetry?: MeshAccessLogSpecFromDefaultBackendsOpenTelemetry | undefined;
  readonly tcp?: MeshAccessLogSpecFromDefaultBackendsTcp | undefined;
  readonly type: Leaf<'Tcp' | 'File' | 'OpenTelemetry'>;
}

export interface MeshAccessLogSpecFromDefaultBackendsFile {
  readonly format?: MeshAccessLogSpecFromDefaultBackendsFileFormat | undefined;
  readonly path: Leaf<string>;
}

export interface MeshAccessLogSpecFromDefaultBackendsFileFormat {
  readonly json?: readonly MeshAccessLogSpecFromDefaultBackendsFileFormatJson[] | undefined;
  readonly omitEmptyValues?: Leaf<boolean> | undefined;
  readonly plain?: Leaf<string> | undefined;
  readonly type: Leaf<'Plain' | 'Json'>;
}

export interface MeshAccessLogSpecFromDefaultBackendsFileFormatJson {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecFromDefaultBackendsOpenTelemetry {
  readonly attributes?: readonly MeshAccessLogSpecFromDefaultBackendsOpenTelemetryAttributes[] | undefined;
  readonly backendRef?: MeshAccessLogSpecFromDefaultBackendsOpenTelemetryBackendRef | undefined;
  readonly body?: unknown;
  readonly endpoint?: Leaf<string> | undefined;
}

export interface MeshAccessLogSpecFromDefaultBackendsOpenTelemetryAttributes {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecFromDefaultBackendsOpenTelemetryBackendRef {
  readonly kind: Leaf<'MeshOpenTelemetryBackend'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshAccessLogSpecFromDefaultBackendsTcp {
  readonly address: Leaf<string>;
  readonly format?: MeshAccessLogSpecFromDefaultBackendsTcpFormat | undefined;
}

export interface MeshAccessLogSpecFromDefaultBackendsTcpFormat {
  readonly json?: readonly MeshAccessLogSpecFromDefaultBackendsTcpFormatJson[] | undefined;
  readonly omitEmptyValues?: Leaf<boolean> | undefined;
  readonly plain?: Leaf<string> | undefined;
  readonly type: Leaf<'Plain' | 'Json'>;
}

export interface MeshAccessLogSpecFromDefaultBackendsTcpFormatJson {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecFromTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshAccessLogSpecRules {
  readonly default: MeshAccessLogSpecRulesDefault;
  readonly matches?: readonly MeshAccessLogSpecRulesMatches[] | undefined;
}

export interface MeshAccessLogSpecRulesDefault {
  readonly backends?: readonly MeshAccessLogSpecRulesDefaultBackends[] | undefined;
}

export interface MeshAccessLogSpecRulesDefaultBackends {
  readonly file?: MeshAccessLogSpecRulesDefaultBackendsFile | undefined;
  readonly openTelemetry?: MeshAccessLogSpecRulesDefaultBackendsOpenTelemetry | undefined;
  readonly tcp?: MeshAccessLogSpecRulesDefaultBackendsTcp | undefined;
  readonly type: Leaf<'Tcp' | 'File' | 'OpenTelemetry'>;
}

export interface MeshAccessLogSpecRulesDefaultBackendsFile {
  readonly format?: MeshAccessLogSpecRulesDefaultBackendsFileFormat | undefined;
  readonly path: Leaf<string>;
}

export interface MeshAccessLogSpecRulesDefaultBackendsFileFormat {
  readonly json?: readonly MeshAccessLogSpecRulesDefaultBackendsFileFormatJson[] | undefined;
  readonly omitEmptyValues?: Leaf<boolean> | undefined;
  readonly plain?: Leaf<string> | undefined;
  readonly type: Leaf<'Plain' | 'Json'>;
}

export interface MeshAccessLogSpecRulesDefaultBackendsFileFormatJson {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecRulesDefaultBackendsOpenTelemetry {
  readonly attributes?: readonly MeshAccessLogSpecRulesDefaultBackendsOpenTelemetryAttributes[] | undefined;
  readonly backendRef?: MeshAccessLogSpecRulesDefaultBackendsOpenTelemetryBackendRef | undefined;
  readonly body?: unknown;
  readonly endpoint?: Leaf<string> | undefined;
}

export interface MeshAccessLogSpecRulesDefaultBackendsOpenTelemetryAttributes {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecRulesDefaultBackendsOpenTelemetryBackendRef {
  readonly kind: Leaf<'MeshOpenTelemetryBackend'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshAccessLogSpecRulesDefaultBackendsTcp {
  readonly address: Leaf<string>;
  readonly format?: MeshAccessLogSpecRulesDefaultBackendsTcpFormat | undefined;
}

export interface MeshAccessLogSpecRulesDefaultBackendsTcpFormat {
  readonly json?: readonly MeshAccessLogSpecRulesDefaultBackendsTcpFormatJson[] | undefined;
  readonly omitEmptyValues?: Leaf<boolean> | undefined;
  readonly plain?: Leaf<string> | undefined;
  readonly type: Leaf<'Plain' | 'Json'>;
}

export interface MeshAccessLogSpecRulesDefaultBackendsTcpFormatJson {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecRulesMatches {
  readonly sni?: MeshAccessLogSpecRulesMatchesSni | undefined;
  readonly spiffeID?: MeshAccessLogSpecRulesMatchesSpiffeID | undefined;
}

export interface MeshAccessLogSpecRulesMatchesSni {
  readonly type: Leaf<'Exact'>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecRulesMatchesSpiffeID {
  readonly type: Leaf<'Exact' | 'Prefix'>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshAccessLogSpecTo {
  readonly default: MeshAccessLogSpecToDefault;
  readonly targetRef: MeshAccessLogSpecToTargetRef;
}

export interface MeshAccessLogSpecToDefault {
  readonly backends?: readonly MeshAccessLogSpecToDefaultBackends[] | undefined;
}

export interface MeshAccessLogSpecToDefaultBackends {
  readonly file?: MeshAccessLogSpecToDefaultBackendsFile | undefined;
  readonly openTelemetry?: MeshAccessLogSpecToDefaultBackendsOpenTelemetry | undefined;
  readonly tcp?: MeshAccessLogSpecToDefaultBackendsTcp | undefined;
  readonly type: Leaf<'Tcp' | 'File' | 'OpenTelemetry'>;
}

export interface MeshAccessLogSpecToDefaultBackendsFile {
  readonly format?: MeshAccessLogSpecToDefaultBackendsFileFormat | undefined;
  readonly path: Leaf<string>;
}

export interface MeshAccessLogSpecToDefaultBackendsFileFormat {
  readonly json?: readonly MeshAccessLogSpecToDefaultBackendsFileFormatJson[] | undefined;
  readonly omitEmptyValues?: Leaf<boolean> | undefined;
  readonly plain?: Leaf<string> | undefined;
  readonly type: Leaf<'Plain' | 'Json'>;
}

export interface MeshAccessLogSpecToDefaultBackendsFileFormatJson {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecToDefaultBackendsOpenTelemetry {
  readonly attributes?: readonly MeshAccessLogSpecToDefaultBackendsOpenTelemetryAttributes[] | undefined;
  readonly backendRef?: MeshAccessLogSpecToDefaultBackendsOpenTelemetryBackendRef | undefined;
  readonly body?: unknown;
  readonly endpoint?: Leaf<string> | undefined;
}

export interface MeshAccessLogSpecToDefaultBackendsOpenTelemetryAttributes {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecToDefaultBackendsOpenTelemetryBackendRef {
  readonly kind: Leaf<'MeshOpenTelemetryBackend'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshAccessLogSpecToDefaultBackendsTcp {
  readonly address: Leaf<string>;
  readonly format?: MeshAccessLogSpecToDefaultBackendsTcpFormat | undefined;
}

export interface MeshAccessLogSpecToDefaultBackendsTcpFormat {
  readonly json?: readonly MeshAccessLogSpecToDefaultBackendsTcpFormatJson[] | undefined;
  readonly omitEmptyValues?: Leaf<boolean> | undefined;
  readonly plain?: Leaf<string> | undefined;
  readonly type: Leaf<'Plain' | 'Json'>;
}

export interface MeshAccessLogSpecToDefaultBackendsTcpFormatJson {
  readonly key: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshAccessLogSpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshCircuitBreaker of kuma.io/v1alpha1 (Namespaced). */
export class MeshCircuitBreaker extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshCircuitBreaker' } as const;

  constructor(scope: Construct, id: string, props: MeshCircuitBreakerProps) {
    super(scope, id, { ...MeshCircuitBreaker.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshCircuitBreakerProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshCircuitBreakerSpec | undefined;
}

export interface MeshCircuitBreakerSpec {
  readonly from?: readonly MeshCircuitBreakerSpecFrom[] | undefined;
  readonly rules?: readonly MeshCircuitBreakerSpecRules[] | undefined;
  readonly targetRef?: MeshCircuitBreakerSpecTargetRef | undefined;
  readonly to?: readonly MeshCircuitBreakerSpecTo[] | undefined;
}

export interface MeshCircuitBreakerSpecFrom {
  readonly default?: MeshCircuitBreakerSpecFromDefault | undefined;
  readonly targetRef: MeshCircuitBreakerSpecFromTargetRef;
}

export interface MeshCircuitBreakerSpecFromDefault {
  readonly connectionLimits?: MeshCircuitBreakerSpecFromDefaultConnectionLimits | undefined;
  readonly outlierDetection?: MeshCircuitBreakerSpecFromDefaultOutlierDetection | undefined;
}

export interface MeshCircuitBreakerSpecFromDefaultConnectionLimits {
  readonly maxConnectionPools?: Leaf<number> | undefined;
  readonly maxConnections?: Leaf<number> | undefined;
  readonly maxPendingRequests?: Leaf<number> | undefined;
  readonly maxRequests?: Leaf<number> | undefined;
  readonly maxRetries?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecFromDefaultOutlierDetection {
  readonly baseEjectionTime?: Leaf<string> | undefined;
  readonly detectors?: MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectors | undefined;
  readonly disabled?: Leaf<boolean> | undefined;
  readonly healthyPanicThreshold?: Leaf<number | string> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly maxEjectionPercent?: Leaf<number> | undefined;
  readonly splitExternalAndLocalErrors?: Leaf<boolean> | undefined;
}

export interface MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectors {
  readonly failurePercentage?: MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsFailurePercentage | undefined;
  readonly gatewayFailures?: MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsGatewayFailures | undefined;
  readonly localOriginFailures?: MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsLocalOriginFailures | undefined;
  readonly successRate?: MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsSuccessRate | undefined;
  readonly totalFailures?: MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsTotalFailures | undefined;
}

export interface MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsFailurePercentage {
  readonly minimumHosts?: Leaf<number> | undefined;
  readonly requestVolume?: Leaf<number> | undefined;
  readonly threshold?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsGatewayFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsLocalOriginFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsSuccessRate {
  readonly minimumHosts?: Leaf<number> | undefined;
  readonly requestVolume?: Leaf<number> | undefined;
  readonly standardDeviationFactor?: Leaf<number | string> | undefined;
}

export interface MeshCircuitBreakerSpecFromDefaultOutlierDetectionDetectorsTotalFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecFromTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshCircuitBreakerSpecRules {
  readonly default?: MeshCircuitBreakerSpecRulesDefault | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefault {
  readonly connectionLimits?: MeshCircuitBreakerSpecRulesDefaultConnectionLimits | undefined;
  readonly outlierDetection?: MeshCircuitBreakerSpecRulesDefaultOutlierDetection | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefaultConnectionLimits {
  readonly maxConnectionPools?: Leaf<number> | undefined;
  readonly maxConnections?: Leaf<number> | undefined;
  readonly maxPendingRequests?: Leaf<number> | undefined;
  readonly maxRequests?: Leaf<number> | undefined;
  readonly maxRetries?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefaultOutlierDetection {
  readonly baseEjectionTime?: Leaf<string> | undefined;
  readonly detectors?: MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectors | undefined;
  readonly disabled?: Leaf<boolean> | undefined;
  readonly healthyPanicThreshold?: Leaf<number | string> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly maxEjectionPercent?: Leaf<number> | undefined;
  readonly splitExternalAndLocalErrors?: Leaf<boolean> | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectors {
  readonly failurePercentage?: MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsFailurePercentage | undefined;
  readonly gatewayFailures?: MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsGatewayFailures | undefined;
  readonly localOriginFailures?: MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsLocalOriginFailures | undefined;
  readonly successRate?: MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsSuccessRate | undefined;
  readonly totalFailures?: MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsTotalFailures | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsFailurePercentage {
  readonly minimumHosts?: Leaf<number> | undefined;
  readonly requestVolume?: Leaf<number> | undefined;
  readonly threshold?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsGatewayFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsLocalOriginFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsSuccessRate {
  readonly minimumHosts?: Leaf<number> | undefined;
  readonly requestVolume?: Leaf<number> | undefined;
  readonly standardDeviationFactor?: Leaf<number | string> | undefined;
}

export interface MeshCircuitBreakerSpecRulesDefaultOutlierDetectionDetectorsTotalFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshCircuitBreakerSpecTo {
  readonly default?: MeshCircuitBreakerSpecToDefault | undefined;
  readonly targetRef: MeshCircuitBreakerSpecToTargetRef;
}

export interface MeshCircuitBreakerSpecToDefault {
  readonly connectionLimits?: MeshCircuitBreakerSpecToDefaultConnectionLimits | undefined;
  readonly outlierDetection?: MeshCircuitBreakerSpecToDefaultOutlierDetection | undefined;
}

export interface MeshCircuitBreakerSpecToDefaultConnectionLimits {
  readonly maxConnectionPools?: Leaf<number> | undefined;
  readonly maxConnections?: Leaf<number> | undefined;
  readonly maxPendingRequests?: Leaf<number> | undefined;
  readonly maxRequests?: Leaf<number> | undefined;
  readonly maxRetries?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecToDefaultOutlierDetection {
  readonly baseEjectionTime?: Leaf<string> | undefined;
  readonly detectors?: MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectors | undefined;
  readonly disabled?: Leaf<boolean> | undefined;
  readonly healthyPanicThreshold?: Leaf<number | string> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly maxEjectionPercent?: Leaf<number> | undefined;
  readonly splitExternalAndLocalErrors?: Leaf<boolean> | undefined;
}

export interface MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectors {
  readonly failurePercentage?: MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsFailurePercentage | undefined;
  readonly gatewayFailures?: MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsGatewayFailures | undefined;
  readonly localOriginFailures?: MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsLocalOriginFailures | undefined;
  readonly successRate?: MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsSuccessRate | undefined;
  readonly totalFailures?: MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsTotalFailures | undefined;
}

export interface MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsFailurePercentage {
  readonly minimumHosts?: Leaf<number> | undefined;
  readonly requestVolume?: Leaf<number> | undefined;
  readonly threshold?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsGatewayFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsLocalOriginFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsSuccessRate {
  readonly minimumHosts?: Leaf<number> | undefined;
  readonly requestVolume?: Leaf<number> | undefined;
  readonly standardDeviationFactor?: Leaf<number | string> | undefined;
}

export interface MeshCircuitBreakerSpecToDefaultOutlierDetectionDetectorsTotalFailures {
  readonly consecutive?: Leaf<number> | undefined;
}

export interface MeshCircuitBreakerSpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshExternalService of kuma.io/v1alpha1 (Namespaced). */
export class MeshExternalService extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshExternalService' } as const;

  constructor(scope: Construct, id: string, props: MeshExternalServiceProps) {
    super(scope, id, { ...MeshExternalService.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshExternalServiceProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshExternalServiceSpec | undefined;
}

export interface MeshExternalServiceSpec {
  readonly endpoints?: readonly MeshExternalServiceSpecEndpoints[] | undefined;
  readonly extension?: MeshExternalServiceSpecExtension | undefined;
  readonly match: MeshExternalServiceSpecMatch;
  readonly tls?: MeshExternalServiceSpecTls | undefined;
}

export interface MeshExternalServiceSpecEndpoints {
  readonly address: Leaf<string>;
  readonly port: Leaf<number>;
  readonly priority?: Leaf<number> | undefined;
}

export interface MeshExternalServiceSpecExtension {
  readonly config?: unknown;
  readonly type: Leaf<string>;
}

export interface MeshExternalServiceSpecMatch {
  readonly port: Leaf<number>;
  readonly protocol?: Leaf<'tcp' | 'grpc' | 'http' | 'http2'> | undefined;
  readonly type?: Leaf<'HostnameGenerator'> | undefined;
}

export interface MeshExternalServiceSpecTls {
  readonly allowRenegotiation?: Leaf<boolean> | undefined;
  readonly enabled?: Leaf<boolean> | undefined;
  readonly verification?: MeshExternalServiceSpecTlsVerification | undefined;
  readonly version?: MeshExternalServiceSpecTlsVersion | undefined;
}

export interface MeshExternalServiceSpecTlsVerification {
  readonly caCert?: MeshExternalServiceSpecTlsVerificationCaCert | undefined;
  readonly clientCert?: MeshExternalServiceSpecTlsVerificationClientCert | undefined;
  readonly clientKey?: MeshExternalServiceSpecTlsVerificationClientKey | undefined;
  readonly mode?: Leaf<'SkipSAN' | 'SkipCA' | 'Secured' | 'SkipAll'> | undefined;
  readonly serverName?: Leaf<string> | undefined;
  readonly subjectAltNames?: readonly MeshExternalServiceSpecTlsVerificationSubjectAltNames[] | undefined;
}

export interface MeshExternalServiceSpecTlsVerificationCaCert {
  readonly inline?: Leaf<string> | undefined;
  readonly inlineString?: Leaf<string> | undefined;
  readonly secret?: Leaf<string> | undefined;
}

export interface MeshExternalServiceSpecTlsVerificationClientCert {
  readonly inline?: Leaf<string> | undefined;
  readonly inlineString?: Leaf<string> | undefined;
  readonly secret?: Leaf<string> | undefined;
}

export interface MeshExternalServiceSpecTlsVerificationClientKey {
  readonly inline?: Leaf<string> | undefined;
  readonly inlineString?: Leaf<string> | undefined;
  readonly secret?: Leaf<string> | undefined;
}

export interface MeshExternalServiceSpecTlsVerificationSubjectAltNames {
  readonly type?: Leaf<'Exact' | 'Prefix'> | undefined;
  readonly value: Leaf<string>;
}

export interface MeshExternalServiceSpecTlsVersion {
  readonly max?: Leaf<'TLSAuto' | 'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly min?: Leaf<'TLSAuto' | 'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
}

/** MeshFaultInjection of kuma.io/v1alpha1 (Namespaced). */
export class MeshFaultInjection extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshFaultInjection' } as const;

  constructor(scope: Construct, id: string, props: MeshFaultInjectionProps) {
    super(scope, id, { ...MeshFaultInjection.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshFaultInjectionProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshFaultInjectionSpec | undefined;
}

export interface MeshFaultInjectionSpec {
  readonly from?: readonly MeshFaultInjectionSpecFrom[] | undefined;
  readonly rules?: readonly MeshFaultInjectionSpecRules[] | undefined;
  readonly targetRef?: MeshFaultInjectionSpecTargetRef | undefined;
  readonly to?: readonly MeshFaultInjectionSpecTo[] | undefined;
}

export interface MeshFaultInjectionSpecFrom {
  readonly default?: MeshFaultInjectionSpecFromDefault | undefined;
  readonly targetRef: MeshFaultInjectionSpecFromTargetRef;
}

export interface MeshFaultInjectionSpecFromDefault {
  readonly http?: readonly MeshFaultInjectionSpecFromDefaultHttp[] | undefined;
}

export interface MeshFaultInjectionSpecFromDefaultHttp {
  readonly abort?: MeshFaultInjectionSpecFromDefaultHttpAbort | undefined;
  readonly delay?: MeshFaultInjectionSpecFromDefaultHttpDelay | undefined;
  readonly responseBandwidth?: MeshFaultInjectionSpecFromDefaultHttpResponseBandwidth | undefined;
}

export interface MeshFaultInjectionSpecFromDefaultHttpAbort {
  readonly httpStatus: Leaf<number>;
  readonly percentage: Leaf<number | string>;
}

export interface MeshFaultInjectionSpecFromDefaultHttpDelay {
  readonly percentage: Leaf<number | string>;
  readonly value: Leaf<string>;
}

export interface MeshFaultInjectionSpecFromDefaultHttpResponseBandwidth {
  readonly limit: Leaf<string>;
  readonly percentage: Leaf<number | string>;
}

export interface MeshFaultInjectionSpecFromTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshFaultInjectionSpecRules {
  readonly default: MeshFaultInjectionSpecRulesDefault;
  readonly matches?: readonly MeshFaultInjectionSpecRulesMatches[] | undefined;
}

export interface MeshFaultInjectionSpecRulesDefault {
  readonly http?: readonly MeshFaultInjectionSpecRulesDefaultHttp[] | undefined;
}

export interface MeshFaultInjectionSpecRulesDefaultHttp {
  readonly abort?: MeshFaultInjectionSpecRulesDefaultHttpAbort | undefined;
  readonly delay?: MeshFaultInjectionSpecRulesDefaultHttpDelay | undefined;
  readonly responseBandwidth?: MeshFaultInjectionSpecRulesDefaultHttpResponseBandwidth | undefined;
}

export interface MeshFaultInjectionSpecRulesDefaultHttpAbort {
  readonly httpStatus: Leaf<number>;
  readonly percentage: Leaf<number | string>;
}

export interface MeshFaultInjectionSpecRulesDefaultHttpDelay {
  readonly percentage: Leaf<number | string>;
  readonly value: Leaf<string>;
}

export interface MeshFaultInjectionSpecRulesDefaultHttpResponseBandwidth {
  readonly limit: Leaf<string>;
  readonly percentage: Leaf<number | string>;
}

export interface MeshFaultInjectionSpecRulesMatches {
  readonly sni?: MeshFaultInjectionSpecRulesMatchesSni | undefined;
  readonly spiffeID?: MeshFaultInjectionSpecRulesMatchesSpiffeID | undefined;
}

export interface MeshFaultInjectionSpecRulesMatchesSni {
  readonly type: Leaf<'Exact'>;
  readonly value: Leaf<string>;
}

export interface MeshFaultInjectionSpecRulesMatchesSpiffeID {
  readonly type: Leaf<'Exact' | 'Prefix'>;
  readonly value: Leaf<string>;
}

export interface MeshFaultInjectionSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshFaultInjectionSpecTo {
  readonly default?: MeshFaultInjectionSpecToDefault | undefined;
  readonly targetRef: MeshFaultInjectionSpecToTargetRef;
}

export interface MeshFaultInjectionSpecToDefault {
  readonly http?: readonly MeshFaultInjectionSpecToDefaultHttp[] | undefined;
}

export interface MeshFaultInjectionSpecToDefaultHttp {
  readonly abort?: MeshFaultInjectionSpecToDefaultHttpAbort | undefined;
  readonly delay?: MeshFaultInjectionSpecToDefaultHttpDelay | undefined;
  readonly responseBandwidth?: MeshFaultInjectionSpecToDefaultHttpResponseBandwidth | undefined;
}

export interface MeshFaultInjectionSpecToDefaultHttpAbort {
  readonly httpStatus: Leaf<number>;
  readonly percentage: Leaf<number | string>;
}

export interface MeshFaultInjectionSpecToDefaultHttpDelay {
  readonly percentage: Leaf<number | string>;
  readonly value: Leaf<string>;
}

export interface MeshFaultInjectionSpecToDefaultHttpResponseBandwidth {
  readonly limit: Leaf<string>;
  readonly percentage: Leaf<number | string>;
}

export interface MeshFaultInjectionSpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshGateway of kuma.io/v1alpha1 (Cluster). */
export class MeshGateway extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshGateway' } as const;

  constructor(scope: Construct, id: string, props: MeshGatewayProps) {
    super(scope, id, { ...MeshGateway.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshGatewayProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** MeshGatewayConfig of kuma.io/v1alpha1 (Cluster). */
export class MeshGatewayConfig extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshGatewayConfig' } as const;

  constructor(scope: Construct, id: string, props: MeshGatewayConfigProps) {
    super(scope, id, { ...MeshGatewayConfig.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshGatewayConfigProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshGatewayConfigSpec | undefined;
}

export interface MeshGatewayConfigSpec {
  readonly crossMesh?: Leaf<boolean> | undefined;
  readonly podTemplate?: MeshGatewayConfigSpecPodTemplate | undefined;
  readonly replicas?: Leaf<number> | undefined;
  readonly resources?: MeshGatewayConfigSpecResources | undefined;
  readonly serviceTemplate?: MeshGatewayConfigSpecServiceTemplate | undefined;
  readonly serviceType?: Leaf<'LoadBalancer' | 'ClusterIP' | 'NodePort'> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshGatewayConfigSpecPodTemplate {
  readonly metadata?: MeshGatewayConfigSpecPodTemplateMetadata | undefined;
  readonly spec?: MeshGatewayConfigSpecPodTemplateSpec | undefined;
}

export interface MeshGatewayConfigSpecPodTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshGatewayConfigSpecPodTemplateSpec {
  readonly container?: MeshGatewayConfigSpecPodTemplateSpecContainer | undefined;
  readonly securityContext?: MeshGatewayConfigSpecPodTemplateSpecSecurityContext | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
}

export interface MeshGatewayConfigSpecPodTemplateSpecContainer {
  readonly securityContext?: MeshGatewayConfigSpecPodTemplateSpecContainerSecurityContext | undefined;
}

export interface MeshGatewayConfigSpecPodTemplateSpecContainerSecurityContext {
  readonly readOnlyRootFilesystem?: Leaf<boolean> | undefined;
}

export interface MeshGatewayConfigSpecPodTemplateSpecSecurityContext {
  readonly fsGroup?: Leaf<number> | undefined;
}

export interface MeshGatewayConfigSpecResources {
  readonly claims?: readonly MeshGatewayConfigSpecResourcesClaims[] | undefined;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface MeshGatewayConfigSpecResourcesClaims {
  readonly name: Leaf<string>;
  readonly request?: Leaf<string> | undefined;
}

export interface MeshGatewayConfigSpecServiceTemplate {
  readonly metadata?: MeshGatewayConfigSpecServiceTemplateMetadata | undefined;
  readonly spec?: MeshGatewayConfigSpecServiceTemplateSpec | undefined;
}

export interface MeshGatewayConfigSpecServiceTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshGatewayConfigSpecServiceTemplateSpec {
  readonly loadBalancerIP?: Leaf<string> | undefined;
}

/** MeshGatewayInstance of kuma.io/v1alpha1 (Namespaced). */
export class MeshGatewayInstance extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshGatewayInstance' } as const;

  constructor(scope: Construct, id: string, props: MeshGatewayInstanceProps) {
    super(scope, id, { ...MeshGatewayInstance.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshGatewayInstanceProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshGatewayInstanceSpec | undefined;
}

export interface MeshGatewayInstanceSpec {
  readonly podTemplate?: MeshGatewayInstanceSpecPodTemplate | undefined;
  readonly replicas?: Leaf<number> | undefined;
  readonly resources?: MeshGatewayInstanceSpecResources | undefined;
  readonly serviceTemplate?: MeshGatewayInstanceSpecServiceTemplate | undefined;
  readonly serviceType?: Leaf<'LoadBalancer' | 'ClusterIP' | 'NodePort'> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshGatewayInstanceSpecPodTemplate {
  readonly metadata?: MeshGatewayInstanceSpecPodTemplateMetadata | undefined;
  readonly spec?: MeshGatewayInstanceSpecPodTemplateSpec | undefined;
}

export interface MeshGatewayInstanceSpecPodTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshGatewayInstanceSpecPodTemplateSpec {
  readonly container?: MeshGatewayInstanceSpecPodTemplateSpecContainer | undefined;
  readonly securityContext?: MeshGatewayInstanceSpecPodTemplateSpecSecurityContext | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
}

export interface MeshGatewayInstanceSpecPodTemplateSpecContainer {
  readonly securityContext?: MeshGatewayInstanceSpecPodTemplateSpecContainerSecurityContext | undefined;
}

export interface MeshGatewayInstanceSpecPodTemplateSpecContainerSecurityContext {
  readonly readOnlyRootFilesystem?: Leaf<boolean> | undefined;
}

export interface MeshGatewayInstanceSpecPodTemplateSpecSecurityContext {
  readonly fsGroup?: Leaf<number> | undefined;
}

export interface MeshGatewayInstanceSpecResources {
  readonly claims?: readonly MeshGatewayInstanceSpecResourcesClaims[] | undefined;
  readonly limits?: Readonly<Record<string, Leaf<number | string>>> | undefined;
  readonly requests?: Readonly<Record<string, Leaf<number | string>>> | undefined;
}

export interface MeshGatewayInstanceSpecResourcesClaims {
  readonly name: Leaf<string>;
  readonly request?: Leaf<string> | undefined;
}

export interface MeshGatewayInstanceSpecServiceTemplate {
  readonly metadata?: MeshGatewayInstanceSpecServiceTemplateMetadata | undefined;
  readonly spec?: MeshGatewayInstanceSpecServiceTemplateSpec | undefined;
}

export interface MeshGatewayInstanceSpecServiceTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshGatewayInstanceSpecServiceTemplateSpec {
  readonly loadBalancerIP?: Leaf<string> | undefined;
}

/** MeshGatewayRoute of kuma.io/v1alpha1 (Cluster). */
export class MeshGatewayRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshGatewayRoute' } as const;

  constructor(scope: Construct, id: string, props: MeshGatewayRouteProps) {
    super(scope, id, { ...MeshGatewayRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshGatewayRouteProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** MeshHTTPRoute of kuma.io/v1alpha1 (Namespaced). */
export class MeshHTTPRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshHTTPRoute' } as const;

  constructor(scope: Construct, id: string, props: MeshHTTPRouteProps) {
    super(scope, id, { ...MeshHTTPRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshHTTPRouteProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshHTTPRouteSpec | undefined;
}

export interface MeshHTTPRouteSpec {
  readonly targetRef?: MeshHTTPRouteSpecTargetRef | undefined;
  readonly to?: readonly MeshHTTPRouteSpecTo[] | undefined;
}

export interface MeshHTTPRouteSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshHTTPRouteSpecTo {
  readonly hostnames?: readonly Leaf<string>[] | undefined;
  readonly rules: readonly MeshHTTPRouteSpecToRules[];
  readonly targetRef: MeshHTTPRouteSpecToTargetRef;
}

export interface MeshHTTPRouteSpecToRules {
  readonly default: MeshHTTPRouteSpecToRulesDefault;
  readonly matches: readonly MeshHTTPRouteSpecToRulesMatches[];
}

export interface MeshHTTPRouteSpecToRulesDefault {
  readonly backendRefs?: readonly MeshHTTPRouteSpecToRulesDefaultBackendRefs[] | undefined;
  readonly filters?: readonly MeshHTTPRouteSpecToRulesDefaultFilters[] | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultBackendRefs {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly weight?: Leaf<number> | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultFilters {
  readonly requestHeaderModifier?: MeshHTTPRouteSpecToRulesDefaultFiltersRequestHeaderModifier | undefined;
  readonly requestMirror?: MeshHTTPRouteSpecToRulesDefaultFiltersRequestMirror | undefined;
  readonly requestRedirect?: MeshHTTPRouteSpecToRulesDefaultFiltersRequestRedirect | undefined;
  readonly responseHeaderModifier?: MeshHTTPRouteSpecToRulesDefaultFiltersResponseHeaderModifier | undefined;
  readonly type: Leaf<'RequestHeaderModifier' | 'ResponseHeaderModifier' | 'RequestRedirect' | 'URLRewrite' | 'RequestMirror'>;
  readonly urlRewrite?: MeshHTTPRouteSpecToRulesDefaultFiltersUrlRewrite | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersRequestHeaderModifier {
  readonly add?: readonly MeshHTTPRouteSpecToRulesDefaultFiltersRequestHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly MeshHTTPRouteSpecToRulesDefaultFiltersRequestHeaderModifierSet[] | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersRequestHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersRequestHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersRequestMirror {
  readonly backendRef: MeshHTTPRouteSpecToRulesDefaultFiltersRequestMirrorBackendRef;
  readonly percentage?: Leaf<number | string> | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersRequestMirrorBackendRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly weight?: Leaf<number> | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersRequestRedirect {
  readonly hostname?: Leaf<string> | undefined;
  readonly path?: MeshHTTPRouteSpecToRulesDefaultFiltersRequestRedirectPath | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly scheme?: Leaf<'http' | 'https'> | undefined;
  readonly statusCode?: Leaf<301 | 302 | 303 | 307 | 308> | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersRequestRedirectPath {
  readonly replaceFullPath?: Leaf<string> | undefined;
  readonly replacePrefixMatch?: Leaf<string> | undefined;
  readonly type: Leaf<'ReplaceFullPath' | 'ReplacePrefixMatch'>;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersResponseHeaderModifier {
  readonly add?: readonly MeshHTTPRouteSpecToRulesDefaultFiltersResponseHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly MeshHTTPRouteSpecToRulesDefaultFiltersResponseHeaderModifierSet[] | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersResponseHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersResponseHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersUrlRewrite {
  readonly hostToBackendHostname?: Leaf<boolean> | undefined;
  readonly hostname?: Leaf<string> | undefined;
  readonly path?: MeshHTTPRouteSpecToRulesDefaultFiltersUrlRewritePath | undefined;
}

export interface MeshHTTPRouteSpecToRulesDefaultFiltersUrlRewritePath {
  readonly replaceFullPath?: Leaf<string> | undefined;
  readonly replacePrefixMatch?: Leaf<string> | undefined;
  readonly type: Leaf<'ReplaceFullPath' | 'ReplacePrefixMatch'>;
}

export interface MeshHTTPRouteSpecToRulesMatches {
  readonly headers?: readonly MeshHTTPRouteSpecToRulesMatchesHeaders[] | undefined;
  readonly method?: Leaf<'CONNECT' | 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT' | 'TRACE'> | undefined;
  readonly path?: MeshHTTPRouteSpecToRulesMatchesPath | undefined;
  readonly queryParams?: readonly MeshHTTPRouteSpecToRulesMatchesQueryParams[] | undefined;
}

export interface MeshHTTPRouteSpecToRulesMatchesHeaders {
  readonly name: Leaf<string>;
  readonly type?: Leaf<'Exact' | 'Present' | 'RegularExpression' | 'Absent' | 'Prefix'> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface MeshHTTPRouteSpecToRulesMatchesPath {
  readonly type: Leaf<'Exact' | 'PathPrefix' | 'RegularExpression'>;
  readonly value: Leaf<string>;
}

export interface MeshHTTPRouteSpecToRulesMatchesQueryParams {
  readonly name: Leaf<string>;
  readonly type: Leaf<'Exact' | 'RegularExpression'>;
  readonly value: Leaf<string>;
}

export interface MeshHTTPRouteSpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshHealthCheck of kuma.io/v1alpha1 (Namespaced). */
export class MeshHealthCheck extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshHealthCheck' } as const;

  constructor(scope: Construct, id: string, props: MeshHealthCheckProps) {
    super(scope, id, { ...MeshHealthCheck.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshHealthCheckProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshHealthCheckSpec | undefined;
}

export interface MeshHealthCheckSpec {
  readonly targetRef?: MeshHealthCheckSpecTargetRef | undefined;
  readonly to?: readonly MeshHealthCheckSpecTo[] | undefined;
}

export interface MeshHealthCheckSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshHealthCheckSpecTo {
  readonly default?: MeshHealthCheckSpecToDefault | undefined;
  readonly targetRef: MeshHealthCheckSpecToTargetRef;
}

export interface MeshHealthCheckSpecToDefault {
  readonly alwaysLogHealthCheckFailures?: Leaf<boolean> | undefined;
  readonly eventLogPath?: Leaf<string> | undefined;
  readonly failTrafficOnPanic?: Leaf<boolean> | undefined;
  readonly grpc?: MeshHealthCheckSpecToDefaultGrpc | undefined;
  readonly healthyPanicThreshold?: Leaf<number | string> | undefined;
  readonly healthyThreshold?: Leaf<number> | undefined;
  readonly http?: MeshHealthCheckSpecToDefaultHttp | undefined;
  readonly initialJitter?: Leaf<string> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly intervalJitter?: Leaf<string> | undefined;
  readonly intervalJitterPercent?: Leaf<number> | undefined;
  readonly noTrafficInterval?: Leaf<string> | undefined;
  readonly reuseConnection?: Leaf<boolean> | undefined;
  readonly tcp?: MeshHealthCheckSpecToDefaultTcp | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly unhealthyThreshold?: Leaf<number> | undefined;
}

export interface MeshHealthCheckSpecToDefaultGrpc {
  readonly authority?: Leaf<string> | undefined;
  readonly disabled?: Leaf<boolean> | undefined;
  readonly serviceName?: Leaf<string> | undefined;
}

export interface MeshHealthCheckSpecToDefaultHttp {
  readonly disabled?: Leaf<boolean> | undefined;
  readonly expectedStatuses?: readonly Leaf<number>[] | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly requestHeadersToAdd?: MeshHealthCheckSpecToDefaultHttpRequestHeadersToAdd | undefined;
}

export interface MeshHealthCheckSpecToDefaultHttpRequestHeadersToAdd {
  readonly add?: readonly MeshHealthCheckSpecToDefaultHttpRequestHeadersToAddAdd[] | undefined;
  readonly set?: readonly MeshHealthCheckSpecToDefaultHttpRequestHeadersToAddSet[] | undefined;
}

export interface MeshHealthCheckSpecToDefaultHttpRequestHeadersToAddAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshHealthCheckSpecToDefaultHttpRequestHeadersToAddSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshHealthCheckSpecToDefaultTcp {
  readonly disabled?: Leaf<boolean> | undefined;
  readonly receive?: readonly Leaf<string>[] | undefined;
  readonly send?: Leaf<string> | undefined;
}

export interface MeshHealthCheckSpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshIdentity of kuma.io/v1alpha1 (Namespaced). */
export class MeshIdentity extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshIdentity' } as const;

  constructor(scope: Construct, id: string, props: MeshIdentityProps) {
    super(scope, id, { ...MeshIdentity.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshIdentityProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshIdentitySpec | undefined;
}

export interface MeshIdentitySpec {
  readonly provider?: MeshIdentitySpecProvider | undefined;
  readonly selector?: MeshIdentitySpecSelector | undefined;
  readonly spiffeID?: MeshIdentitySpecSpiffeID | undefined;
}

export interface MeshIdentitySpecProvider {
  readonly bundled?: MeshIdentitySpecProviderBundled | undefined;
  readonly extension?: MeshIdentitySpecProviderExtension | undefined;
  readonly spire?: MeshIdentitySpecProviderSpire | undefined;
  readonly type: Leaf<'Bundled' | 'Spire' | 'Extension'>;
}

export interface MeshIdentitySpecProviderBundled {
  readonly autogenerate?: MeshIdentitySpecProviderBundledAutogenerate | undefined;
  readonly ca?: MeshIdentitySpecProviderBundledCa | undefined;
  readonly certificateParameters?: MeshIdentitySpecProviderBundledCertificateParameters | undefined;
  readonly insecureAllowSelfSigned?: Leaf<boolean> | undefined;
  readonly meshTrustCreation?: Leaf<'Enabled' | 'Disabled'> | undefined;
}

export interface MeshIdentitySpecProviderBundledAutogenerate {
  readonly enabled?: Leaf<boolean> | undefined;
}

export interface MeshIdentitySpecProviderBundledCa {
  readonly certificate?: MeshIdentitySpecProviderBundledCaCertificate | undefined;
  readonly privateKey?: MeshIdentitySpecProviderBundledCaPrivateKey | undefined;
}

export interface MeshIdentitySpecProviderBundledCaCertificate {
  readonly envVar?: MeshIdentitySpecProviderBundledCaCertificateEnvVar | undefined;
  readonly file?: MeshIdentitySpecProviderBundledCaCertificateFile | undefined;
  readonly insecureInline?: MeshIdentitySpecProviderBundledCaCertificateInsecureInline | undefined;
  readonly secretRef?: MeshIdentitySpecProviderBundledCaCertificateSecretRef | undefined;
  readonly type: Leaf<'File' | 'Secret' | 'EnvVar' | 'InsecureInline'>;
}

export interface MeshIdentitySpecProviderBundledCaCertificateEnvVar {
  readonly name: Leaf<string>;
}

export interface MeshIdentitySpecProviderBundledCaCertificateFile {
  readonly path: Leaf<string>;
}

export interface MeshIdentitySpecProviderBundledCaCertificateInsecureInline {
  readonly value: Leaf<string>;
}

export interface MeshIdentitySpecProviderBundledCaCertificateSecretRef {
  readonly kind: Leaf<'Secret'>;
  readonly name: Leaf<string>;
}

export interface MeshIdentitySpecProviderBundledCaPrivateKey {
  readonly envVar?: MeshIdentitySpecProviderBundledCaPrivateKeyEnvVar | undefined;
  readonly file?: MeshIdentitySpecProviderBundledCaPrivateKeyFile | undefined;
  readonly insecureInline?: MeshIdentitySpecProviderBundledCaPrivateKeyInsecureInline | undefined;
  readonly secretRef?: MeshIdentitySpecProviderBundledCaPrivateKeySecretRef | undefined;
  readonly type: Leaf<'File' | 'Secret' | 'EnvVar' | 'InsecureInline'>;
}

export interface MeshIdentitySpecProviderBundledCaPrivateKeyEnvVar {
  readonly name: Leaf<string>;
}

export interface MeshIdentitySpecProviderBundledCaPrivateKeyFile {
  readonly path: Leaf<string>;
}

export interface MeshIdentitySpecProviderBundledCaPrivateKeyInsecureInline {
  readonly value: Leaf<string>;
}

export interface MeshIdentitySpecProviderBundledCaPrivateKeySecretRef {
  readonly kind: Leaf<'Secret'>;
  readonly name: Leaf<string>;
}

export interface MeshIdentitySpecProviderBundledCertificateParameters {
  readonly expiry?: Leaf<string> | undefined;
}

export interface MeshIdentitySpecProviderExtension {
  readonly config?: unknown;
  readonly name: Leaf<string>;
}

export interface MeshIdentitySpecProviderSpire {
  readonly agent?: MeshIdentitySpecProviderSpireAgent | undefined;
}

export interface MeshIdentitySpecProviderSpireAgent {
  readonly timeout?: Leaf<string> | undefined;
}

export interface MeshIdentitySpecSelector {
  readonly dataplane?: MeshIdentitySpecSelectorDataplane | undefined;
}

export interface MeshIdentitySpecSelectorDataplane {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshIdentitySpecSpiffeID {
  readonly path?: Leaf<string> | undefined;
  readonly trustDomain?: Leaf<string> | undefined;
}

/** MeshInsight of kuma.io/v1alpha1 (Cluster). */
export class MeshInsight extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshInsight' } as const;

  constructor(scope: Construct, id: string, props: MeshInsightProps) {
    super(scope, id, { ...MeshInsight.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshInsightProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** MeshLoadBalancingStrategy of kuma.io/v1alpha1 (Namespaced). */
export class MeshLoadBalancingStrategy extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshLoadBalancingStrategy' } as const;

  constructor(scope: Construct, id: string, props: MeshLoadBalancingStrategyProps) {
    super(scope, id, { ...MeshLoadBalancingStrategy.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshLoadBalancingStrategyProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshLoadBalancingStrategySpec | undefined;
}

export interface MeshLoadBalancingStrategySpec {
  readonly targetRef?: MeshLoadBalancingStrategySpecTargetRef | undefined;
  readonly to?: readonly MeshLoadBalancingStrategySpecTo[] | undefined;
}

export interface MeshLoadBalancingStrategySpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshLoadBalancingStrategySpecTo {
  readonly default?: MeshLoadBalancingStrategySpecToDefault | undefined;
  readonly targetRef: MeshLoadBalancingStrategySpecToTargetRef;
}

export interface MeshLoadBalancingStrategySpecToDefault {
  readonly hashPolicies?: readonly MeshLoadBalancingStrategySpecToDefaultHashPolicies[] | undefined;
  readonly loadBalancer?: MeshLoadBalancingStrategySpecToDefaultLoadBalancer | undefined;
  readonly localityAwareness?: MeshLoadBalancingStrategySpecToDefaultLocalityAwareness | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultHashPolicies {
  readonly connection?: MeshLoadBalancingStrategySpecToDefaultHashPoliciesConnection | undefined;
  readonly cookie?: MeshLoadBalancingStrategySpecToDefaultHashPoliciesCookie | undefined;
  readonly filterState?: MeshLoadBalancingStrategySpecToDefaultHashPoliciesFilterState | undefined;
  readonly header?: MeshLoadBalancingStrategySpecToDefaultHashPoliciesHeader | undefined;
  readonly queryParameter?: MeshLoadBalancingStrategySpecToDefaultHashPoliciesQueryParameter | undefined;
  readonly terminal?: Leaf<boolean> | undefined;
  readonly type: Leaf<'Header' | 'Cookie' | 'Connection' | 'SourceIP' | 'QueryParameter' | 'FilterState'>;
}

export interface MeshLoadBalancingStrategySpecToDefaultHashPoliciesConnection {
  readonly sourceIP?: Leaf<boolean> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultHashPoliciesCookie {
  readonly name: Leaf<string>;
  readonly path?: Leaf<string> | undefined;
  readonly ttl?: Leaf<string> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultHashPoliciesFilterState {
  readonly key: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultHashPoliciesHeader {
  readonly name: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultHashPoliciesQueryParameter {
  readonly name: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancer {
  readonly leastRequest?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerLeastRequest | undefined;
  readonly maglev?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglev | undefined;
  readonly random?: Record<string, never> | undefined;
  readonly ringHash?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHash | undefined;
  readonly roundRobin?: Record<string, never> | undefined;
  readonly type: Leaf<'RoundRobin' | 'LeastRequest' | 'RingHash' | 'Random' | 'Maglev'>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerLeastRequest {
  readonly activeRequestBias?: Leaf<number | string> | undefined;
  readonly choiceCount?: Leaf<number> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglev {
  readonly hashPolicies?: readonly MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPolicies[] | undefined;
  readonly tableSize?: Leaf<number> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPolicies {
  readonly connection?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesConnection | undefined;
  readonly cookie?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesCookie | undefined;
  readonly filterState?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesFilterState | undefined;
  readonly header?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesHeader | undefined;
  readonly queryParameter?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesQueryParameter | undefined;
  readonly terminal?: Leaf<boolean> | undefined;
  readonly type: Leaf<'Header' | 'Cookie' | 'Connection' | 'SourceIP' | 'QueryParameter' | 'FilterState'>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesConnection {
  readonly sourceIP?: Leaf<boolean> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesCookie {
  readonly name: Leaf<string>;
  readonly path?: Leaf<string> | undefined;
  readonly ttl?: Leaf<string> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesFilterState {
  readonly key: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesHeader {
  readonly name: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerMaglevHashPoliciesQueryParameter {
  readonly name: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHash {
  readonly hashFunction?: Leaf<'XXHash' | 'MurmurHash2'> | undefined;
  readonly hashPolicies?: readonly MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPolicies[] | undefined;
  readonly maxRingSize?: Leaf<number> | undefined;
  readonly minRingSize?: Leaf<number> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPolicies {
  readonly connection?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesConnection | undefined;
  readonly cookie?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesCookie | undefined;
  readonly filterState?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesFilterState | undefined;
  readonly header?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesHeader | undefined;
  readonly queryParameter?: MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesQueryParameter | undefined;
  readonly terminal?: Leaf<boolean> | undefined;
  readonly type: Leaf<'Header' | 'Cookie' | 'Connection' | 'SourceIP' | 'QueryParameter' | 'FilterState'>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesConnection {
  readonly sourceIP?: Leaf<boolean> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesCookie {
  readonly name: Leaf<string>;
  readonly path?: Leaf<string> | undefined;
  readonly ttl?: Leaf<string> | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesFilterState {
  readonly key: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesHeader {
  readonly name: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLoadBalancerRingHashHashPoliciesQueryParameter {
  readonly name: Leaf<string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLocalityAwareness {
  readonly crossZone?: MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZone | undefined;
  readonly disabled?: Leaf<boolean> | undefined;
  readonly localZone?: MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessLocalZone | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZone {
  readonly failover?: readonly MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZoneFailover[] | undefined;
  readonly failoverThreshold?: MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZoneFailoverThreshold | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZoneFailover {
  readonly from?: MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZoneFailoverFrom | undefined;
  readonly to: MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZoneFailoverTo;
}

export interface MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZoneFailoverFrom {
  readonly zones: readonly Leaf<string>[];
}

export interface MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZoneFailoverTo {
  readonly type: Leaf<'None' | 'Only' | 'Any' | 'AnyExcept'>;
  readonly zones?: readonly Leaf<string>[] | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessCrossZoneFailoverThreshold {
  readonly percentage: Leaf<number | string>;
}

export interface MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessLocalZone {
  readonly affinityTags?: readonly MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessLocalZoneAffinityTags[] | undefined;
}

export interface MeshLoadBalancingStrategySpecToDefaultLocalityAwarenessLocalZoneAffinityTags {
  readonly key: Leaf<string>;
  readonly weight?: Leaf<number> | undefined;
}

export interface MeshLoadBalancingStrategySpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshMetric of kuma.io/v1alpha1 (Namespaced). */
export class MeshMetric extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshMetric' } as const;

  constructor(scope: Construct, id: string, props: MeshMetricProps) {
    super(scope, id, { ...MeshMetric.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshMetricProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshMetricSpec | undefined;
}

export interface MeshMetricSpec {
  readonly default?: MeshMetricSpecDefault | undefined;
  readonly targetRef?: MeshMetricSpecTargetRef | undefined;
}

export interface MeshMetricSpecDefault {
  readonly applications?: readonly MeshMetricSpecDefaultApplications[] | undefined;
  readonly backends?: readonly MeshMetricSpecDefaultBackends[] | undefined;
  readonly sidecar?: MeshMetricSpecDefaultSidecar | undefined;
}

export interface MeshMetricSpecDefaultApplications {
  readonly address?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly port: Leaf<number>;
}

export interface MeshMetricSpecDefaultBackends {
  readonly openTelemetry?: MeshMetricSpecDefaultBackendsOpenTelemetry | undefined;
  readonly prometheus?: MeshMetricSpecDefaultBackendsPrometheus | undefined;
  readonly type: Leaf<'Prometheus' | 'OpenTelemetry'>;
}

export interface MeshMetricSpecDefaultBackendsOpenTelemetry {
  readonly backendRef?: MeshMetricSpecDefaultBackendsOpenTelemetryBackendRef | undefined;
  readonly endpoint?: Leaf<string> | undefined;
  readonly refreshInterval?: Leaf<string> | undefined;
}

export interface MeshMetricSpecDefaultBackendsOpenTelemetryBackendRef {
  readonly kind: Leaf<'MeshOpenTelemetryBackend'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshMetricSpecDefaultBackendsPrometheus {
  readonly clientId?: Leaf<string> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly tls?: MeshMetricSpecDefaultBackendsPrometheusTls | undefined;
}

export interface MeshMetricSpecDefaultBackendsPrometheusTls {
  readonly mode?: Leaf<'Disabled' | 'ProvidedTLS' | 'ActiveMTLSBackend'> | undefined;
}

export interface MeshMetricSpecDefaultSidecar {
  readonly includeUnused?: Leaf<boolean> | undefined;
  readonly profiles?: MeshMetricSpecDefaultSidecarProfiles | undefined;
}

export interface MeshMetricSpecDefaultSidecarProfiles {
  readonly appendProfiles?: readonly MeshMetricSpecDefaultSidecarProfilesAppendProfiles[] | undefined;
  readonly exclude?: readonly MeshMetricSpecDefaultSidecarProfilesExclude[] | undefined;
  readonly include?: readonly MeshMetricSpecDefaultSidecarProfilesInclude[] | undefined;
}

export interface MeshMetricSpecDefaultSidecarProfilesAppendProfiles {
  readonly name: Leaf<'All' | 'Basic' | 'None'>;
}

export interface MeshMetricSpecDefaultSidecarProfilesExclude {
  readonly match: Leaf<string>;
  readonly type: Leaf<'Prefix' | 'Regex' | 'Exact' | 'Contains'>;
}

export interface MeshMetricSpecDefaultSidecarProfilesInclude {
  readonly match: Leaf<string>;
  readonly type: Leaf<'Prefix' | 'Regex' | 'Exact' | 'Contains'>;
}

export interface MeshMetricSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshMultiZoneService of kuma.io/v1alpha1 (Namespaced). */
export class MeshMultiZoneService extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshMultiZoneService' } as const;

  constructor(scope: Construct, id: string, props: MeshMultiZoneServiceProps) {
    super(scope, id, { ...MeshMultiZoneService.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshMultiZoneServiceProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshMultiZoneServiceSpec | undefined;
}

export interface MeshMultiZoneServiceSpec {
  readonly ports: readonly MeshMultiZoneServiceSpecPorts[];
  readonly selector: MeshMultiZoneServiceSpecSelector;
}

export interface MeshMultiZoneServiceSpecPorts {
  readonly appProtocol?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly port: Leaf<number>;
}

export interface MeshMultiZoneServiceSpecSelector {
  readonly meshService: MeshMultiZoneServiceSpecSelectorMeshService;
}

export interface MeshMultiZoneServiceSpecSelectorMeshService {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshOpenTelemetryBackend of kuma.io/v1alpha1 (Namespaced). */
export class MeshOpenTelemetryBackend extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshOpenTelemetryBackend' } as const;

  constructor(scope: Construct, id: string, props: MeshOpenTelemetryBackendProps) {
    super(scope, id, { ...MeshOpenTelemetryBackend.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshOpenTelemetryBackendProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshOpenTelemetryBackendSpec | undefined;
}

export interface MeshOpenTelemetryBackendSpec {
  readonly endpoint?: MeshOpenTelemetryBackendSpecEndpoint | undefined;
  readonly env?: MeshOpenTelemetryBackendSpecEnv | undefined;
  readonly protocol?: Leaf<'grpc' | 'http'> | undefined;
}

export interface MeshOpenTelemetryBackendSpecEndpoint {
  readonly address?: Leaf<string> | undefined;
  readonly path?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface MeshOpenTelemetryBackendSpecEnv {
  readonly allowSignalOverrides?: Leaf<boolean> | undefined;
  readonly mode?: Leaf<'Disabled' | 'Optional' | 'Required'> | undefined;
  readonly precedence?: Leaf<'ExplicitFirst' | 'EnvFirst'> | undefined;
}

/** MeshPassthrough of kuma.io/v1alpha1 (Namespaced). */
export class MeshPassthrough extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshPassthrough' } as const;

  constructor(scope: Construct, id: string, props: MeshPassthroughProps) {
    super(scope, id, { ...MeshPassthrough.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshPassthroughProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshPassthroughSpec | undefined;
}

export interface MeshPassthroughSpec {
  readonly default?: MeshPassthroughSpecDefault | undefined;
  readonly targetRef?: MeshPassthroughSpecTargetRef | undefined;
}

export interface MeshPassthroughSpecDefault {
  readonly appendMatch?: readonly MeshPassthroughSpecDefaultAppendMatch[] | undefined;
  readonly passthroughMode?: Leaf<'All' | 'Matched' | 'None'> | undefined;
}

export interface MeshPassthroughSpecDefaultAppendMatch {
  readonly port?: Leaf<number> | undefined;
  readonly protocol?: Leaf<'tcp' | 'tls' | 'grpc' | 'http' | 'http2' | 'mysql'> | undefined;
  readonly type: Leaf<'Domain' | 'IP' | 'CIDR'>;
  readonly value: Leaf<string>;
}

export interface MeshPassthroughSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshProxyPatch of kuma.io/v1alpha1 (Namespaced). */
export class MeshProxyPatch extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshProxyPatch' } as const;

  constructor(scope: Construct, id: string, props: MeshProxyPatchProps) {
    super(scope, id, { ...MeshProxyPatch.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshProxyPatchProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshProxyPatchSpec | undefined;
}

export interface MeshProxyPatchSpec {
  readonly default: MeshProxyPatchSpecDefault;
  readonly targetRef?: MeshProxyPatchSpecTargetRef | undefined;
}

export interface MeshProxyPatchSpecDefault {
  readonly appendModifications?: readonly MeshProxyPatchSpecDefaultAppendModifications[] | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModifications {
  readonly cluster?: MeshProxyPatchSpecDefaultAppendModificationsCluster | undefined;
  readonly httpFilter?: MeshProxyPatchSpecDefaultAppendModificationsHttpFilter | undefined;
  readonly listener?: MeshProxyPatchSpecDefaultAppendModificationsListener | undefined;
  readonly networkFilter?: MeshProxyPatchSpecDefaultAppendModificationsNetworkFilter | undefined;
  readonly virtualHost?: MeshProxyPatchSpecDefaultAppendModificationsVirtualHost | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsCluster {
  readonly jsonPatches?: readonly MeshProxyPatchSpecDefaultAppendModificationsClusterJsonPatches[] | undefined;
  readonly match?: MeshProxyPatchSpecDefaultAppendModificationsClusterMatch | undefined;
  readonly operation: Leaf<'Add' | 'Remove' | 'Patch'>;
  readonly value?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsClusterJsonPatches {
  readonly from?: Leaf<string> | undefined;
  readonly op: Leaf<'add' | 'remove' | 'replace' | 'move' | 'copy'>;
  readonly path: Leaf<string>;
  readonly value?: unknown;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsClusterMatch {
  readonly name?: Leaf<string> | undefined;
  readonly origin?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsHttpFilter {
  readonly jsonPatches?: readonly MeshProxyPatchSpecDefaultAppendModificationsHttpFilterJsonPatches[] | undefined;
  readonly match?: MeshProxyPatchSpecDefaultAppendModificationsHttpFilterMatch | undefined;
  readonly operation: Leaf<'Remove' | 'Patch' | 'AddFirst' | 'AddBefore' | 'AddAfter' | 'AddLast'>;
  readonly value?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsHttpFilterJsonPatches {
  readonly from?: Leaf<string> | undefined;
  readonly op: Leaf<'add' | 'remove' | 'replace' | 'move' | 'copy'>;
  readonly path: Leaf<string>;
  readonly value?: unknown;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsHttpFilterMatch {
  readonly listenerName?: Leaf<string> | undefined;
  readonly listenerTags?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly origin?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsListener {
  readonly jsonPatches?: readonly MeshProxyPatchSpecDefaultAppendModificationsListenerJsonPatches[] | undefined;
  readonly match?: MeshProxyPatchSpecDefaultAppendModificationsListenerMatch | undefined;
  readonly operation: Leaf<'Add' | 'Remove' | 'Patch'>;
  readonly value?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsListenerJsonPatches {
  readonly from?: Leaf<string> | undefined;
  readonly op: Leaf<'add' | 'remove' | 'replace' | 'move' | 'copy'>;
  readonly path: Leaf<string>;
  readonly value?: unknown;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsListenerMatch {
  readonly name?: Leaf<string> | undefined;
  readonly origin?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsNetworkFilter {
  readonly jsonPatches?: readonly MeshProxyPatchSpecDefaultAppendModificationsNetworkFilterJsonPatches[] | undefined;
  readonly match?: MeshProxyPatchSpecDefaultAppendModificationsNetworkFilterMatch | undefined;
  readonly operation: Leaf<'Remove' | 'Patch' | 'AddFirst' | 'AddBefore' | 'AddAfter' | 'AddLast'>;
  readonly value?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsNetworkFilterJsonPatches {
  readonly from?: Leaf<string> | undefined;
  readonly op: Leaf<'add' | 'remove' | 'replace' | 'move' | 'copy'>;
  readonly path: Leaf<string>;
  readonly value?: unknown;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsNetworkFilterMatch {
  readonly listenerName?: Leaf<string> | undefined;
  readonly listenerTags?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly origin?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsVirtualHost {
  readonly jsonPatches?: readonly MeshProxyPatchSpecDefaultAppendModificationsVirtualHostJsonPatches[] | undefined;
  readonly match: MeshProxyPatchSpecDefaultAppendModificationsVirtualHostMatch;
  readonly operation: Leaf<'Add' | 'Remove' | 'Patch'>;
  readonly value?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsVirtualHostJsonPatches {
  readonly from?: Leaf<string> | undefined;
  readonly op: Leaf<'add' | 'remove' | 'replace' | 'move' | 'copy'>;
  readonly path: Leaf<string>;
  readonly value?: unknown;
}

export interface MeshProxyPatchSpecDefaultAppendModificationsVirtualHostMatch {
  readonly name?: Leaf<string> | undefined;
  readonly origin?: Leaf<string> | undefined;
  readonly routeConfigurationName?: Leaf<string> | undefined;
}

export interface MeshProxyPatchSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshRateLimit of kuma.io/v1alpha1 (Namespaced). */
export class MeshRateLimit extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshRateLimit' } as const;

  constructor(scope: Construct, id: string, props: MeshRateLimitProps) {
    super(scope, id, { ...MeshRateLimit.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshRateLimitProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshRateLimitSpec | undefined;
}

export interface MeshRateLimitSpec {
  readonly from?: readonly MeshRateLimitSpecFrom[] | undefined;
  readonly rules?: readonly MeshRateLimitSpecRules[] | undefined;
  readonly targetRef?: MeshRateLimitSpecTargetRef | undefined;
  readonly to?: readonly MeshRateLimitSpecTo[] | undefined;
}

export interface MeshRateLimitSpecFrom {
  readonly default?: MeshRateLimitSpecFromDefault | undefined;
  readonly targetRef: MeshRateLimitSpecFromTargetRef;
}

export interface MeshRateLimitSpecFromDefault {
  readonly local?: MeshRateLimitSpecFromDefaultLocal | undefined;
}

export interface MeshRateLimitSpecFromDefaultLocal {
  readonly http?: MeshRateLimitSpecFromDefaultLocalHttp | undefined;
  readonly tcp?: MeshRateLimitSpecFromDefaultLocalTcp | undefined;
}

export interface MeshRateLimitSpecFromDefaultLocalHttp {
  readonly disabled?: Leaf<boolean> | undefined;
  readonly onRateLimit?: MeshRateLimitSpecFromDefaultLocalHttpOnRateLimit | undefined;
  readonly requestRate?: MeshRateLimitSpecFromDefaultLocalHttpRequestRate | undefined;
}

export interface MeshRateLimitSpecFromDefaultLocalHttpOnRateLimit {
  readonly headers?: MeshRateLimitSpecFromDefaultLocalHttpOnRateLimitHeaders | undefined;
  readonly status?: Leaf<number> | undefined;
}

export interface MeshRateLimitSpecFromDefaultLocalHttpOnRateLimitHeaders {
  readonly add?: readonly MeshRateLimitSpecFromDefaultLocalHttpOnRateLimitHeadersAdd[] | undefined;
  readonly set?: readonly MeshRateLimitSpecFromDefaultLocalHttpOnRateLimitHeadersSet[] | undefined;
}

export interface MeshRateLimitSpecFromDefaultLocalHttpOnRateLimitHeadersAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshRateLimitSpecFromDefaultLocalHttpOnRateLimitHeadersSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshRateLimitSpecFromDefaultLocalHttpRequestRate {
  readonly interval: Leaf<string>;
  readonly num: Leaf<number>;
}

export interface MeshRateLimitSpecFromDefaultLocalTcp {
  readonly connectionRate?: MeshRateLimitSpecFromDefaultLocalTcpConnectionRate | undefined;
  readonly disabled?: Leaf<boolean> | undefined;
}

export interface MeshRateLimitSpecFromDefaultLocalTcpConnectionRate {
  readonly interval: Leaf<string>;
  readonly num: Leaf<number>;
}

export interface MeshRateLimitSpecFromTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshRateLimitSpecRules {
  readonly default?: MeshRateLimitSpecRulesDefault | undefined;
  readonly matches?: readonly MeshRateLimitSpecRulesMatches[] | undefined;
}

export interface MeshRateLimitSpecRulesDefault {
  readonly local?: MeshRateLimitSpecRulesDefaultLocal | undefined;
}

export interface MeshRateLimitSpecRulesDefaultLocal {
  readonly http?: MeshRateLimitSpecRulesDefaultLocalHttp | undefined;
  readonly tcp?: MeshRateLimitSpecRulesDefaultLocalTcp | undefined;
}

export interface MeshRateLimitSpecRulesDefaultLocalHttp {
  readonly disabled?: Leaf<boolean> | undefined;
  readonly onRateLimit?: MeshRateLimitSpecRulesDefaultLocalHttpOnRateLimit | undefined;
  readonly requestRate?: MeshRateLimitSpecRulesDefaultLocalHttpRequestRate | undefined;
}

export interface MeshRateLimitSpecRulesDefaultLocalHttpOnRateLimit {
  readonly headers?: MeshRateLimitSpecRulesDefaultLocalHttpOnRateLimitHeaders | undefined;
  readonly status?: Leaf<number> | undefined;
}

export interface MeshRateLimitSpecRulesDefaultLocalHttpOnRateLimitHeaders {
  readonly add?: readonly MeshRateLimitSpecRulesDefaultLocalHttpOnRateLimitHeadersAdd[] | undefined;
  readonly set?: readonly MeshRateLimitSpecRulesDefaultLocalHttpOnRateLimitHeadersSet[] | undefined;
}

export interface MeshRateLimitSpecRulesDefaultLocalHttpOnRateLimitHeadersAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshRateLimitSpecRulesDefaultLocalHttpOnRateLimitHeadersSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshRateLimitSpecRulesDefaultLocalHttpRequestRate {
  readonly interval: Leaf<string>;
  readonly num: Leaf<number>;
}

export interface MeshRateLimitSpecRulesDefaultLocalTcp {
  readonly connectionRate?: MeshRateLimitSpecRulesDefaultLocalTcpConnectionRate | undefined;
  readonly disabled?: Leaf<boolean> | undefined;
}

export interface MeshRateLimitSpecRulesDefaultLocalTcpConnectionRate {
  readonly interval: Leaf<string>;
  readonly num: Leaf<number>;
}

export interface MeshRateLimitSpecRulesMatches {
  readonly sni?: MeshRateLimitSpecRulesMatchesSni | undefined;
  readonly spiffeID?: MeshRateLimitSpecRulesMatchesSpiffeID | undefined;
}

export interface MeshRateLimitSpecRulesMatchesSni {
  readonly type: Leaf<'Exact'>;
  readonly value: Leaf<string>;
}

export interface MeshRateLimitSpecRulesMatchesSpiffeID {
  readonly type: Leaf<'Exact' | 'Prefix'>;
  readonly value: Leaf<string>;
}

export interface MeshRateLimitSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshRateLimitSpecTo {
  readonly default?: MeshRateLimitSpecToDefault | undefined;
  readonly targetRef: MeshRateLimitSpecToTargetRef;
}

export interface MeshRateLimitSpecToDefault {
  readonly local?: MeshRateLimitSpecToDefaultLocal | undefined;
}

export interface MeshRateLimitSpecToDefaultLocal {
  readonly http?: MeshRateLimitSpecToDefaultLocalHttp | undefined;
  readonly tcp?: MeshRateLimitSpecToDefaultLocalTcp | undefined;
}

export interface MeshRateLimitSpecToDefaultLocalHttp {
  readonly disabled?: Leaf<boolean> | undefined;
  readonly onRateLimit?: MeshRateLimitSpecToDefaultLocalHttpOnRateLimit | undefined;
  readonly requestRate?: MeshRateLimitSpecToDefaultLocalHttpRequestRate | undefined;
}

export interface MeshRateLimitSpecToDefaultLocalHttpOnRateLimit {
  readonly headers?: MeshRateLimitSpecToDefaultLocalHttpOnRateLimitHeaders | undefined;
  readonly status?: Leaf<number> | undefined;
}

export interface MeshRateLimitSpecToDefaultLocalHttpOnRateLimitHeaders {
  readonly add?: readonly MeshRateLimitSpecToDefaultLocalHttpOnRateLimitHeadersAdd[] | undefined;
  readonly set?: readonly MeshRateLimitSpecToDefaultLocalHttpOnRateLimitHeadersSet[] | undefined;
}

export interface MeshRateLimitSpecToDefaultLocalHttpOnRateLimitHeadersAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshRateLimitSpecToDefaultLocalHttpOnRateLimitHeadersSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface MeshRateLimitSpecToDefaultLocalHttpRequestRate {
  readonly interval: Leaf<string>;
  readonly num: Leaf<number>;
}

export interface MeshRateLimitSpecToDefaultLocalTcp {
  readonly connectionRate?: MeshRateLimitSpecToDefaultLocalTcpConnectionRate | undefined;
  readonly disabled?: Leaf<boolean> | undefined;
}

export interface MeshRateLimitSpecToDefaultLocalTcpConnectionRate {
  readonly interval: Leaf<string>;
  readonly num: Leaf<number>;
}

export interface MeshRateLimitSpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshRetry of kuma.io/v1alpha1 (Namespaced). */
export class MeshRetry extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshRetry' } as const;

  constructor(scope: Construct, id: string, props: MeshRetryProps) {
    super(scope, id, { ...MeshRetry.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshRetryProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshRetrySpec | undefined;
}

export interface MeshRetrySpec {
  readonly targetRef?: MeshRetrySpecTargetRef | undefined;
  readonly to?: readonly MeshRetrySpecTo[] | undefined;
}

export interface MeshRetrySpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshRetrySpecTo {
  readonly default?: MeshRetrySpecToDefault | undefined;
  readonly targetRef: MeshRetrySpecToTargetRef;
}

export interface MeshRetrySpecToDefault {
  readonly grpc?: MeshRetrySpecToDefaultGrpc | undefined;
  readonly http?: MeshRetrySpecToDefaultHttp | undefined;
  readonly tcp?: MeshRetrySpecToDefaultTcp | undefined;
}

export interface MeshRetrySpecToDefaultGrpc {
  readonly backOff?: MeshRetrySpecToDefaultGrpcBackOff | undefined;
  readonly numRetries?: Leaf<number> | undefined;
  readonly perTryTimeout?: Leaf<string> | undefined;
  readonly rateLimitedBackOff?: MeshRetrySpecToDefaultGrpcRateLimitedBackOff | undefined;
  readonly retryOn?: readonly Leaf<'Canceled' | 'DeadlineExceeded' | 'Internal' | 'ResourceExhausted' | 'Unavailable'>[] | undefined;
}

export interface MeshRetrySpecToDefaultGrpcBackOff {
  readonly baseInterval?: Leaf<string> | undefined;
  readonly maxInterval?: Leaf<string> | undefined;
}

export interface MeshRetrySpecToDefaultGrpcRateLimitedBackOff {
  readonly maxInterval?: Leaf<string> | undefined;
  readonly resetHeaders?: readonly MeshRetrySpecToDefaultGrpcRateLimitedBackOffResetHeaders[] | undefined;
}

export interface MeshRetrySpecToDefaultGrpcRateLimitedBackOffResetHeaders {
  readonly format: Leaf<'Seconds' | 'UnixTimestamp'>;
  readonly name: Leaf<string>;
}

export interface MeshRetrySpecToDefaultHttp {
  readonly backOff?: MeshRetrySpecToDefaultHttpBackOff | undefined;
  readonly hostSelection?: readonly MeshRetrySpecToDefaultHttpHostSelection[] | undefined;
  readonly hostSelectionMaxAttempts?: Leaf<number> | undefined;
  readonly numRetries?: Leaf<number> | undefined;
  readonly perTryTimeout?: Leaf<string> | undefined;
  readonly rateLimitedBackOff?: MeshRetrySpecToDefaultHttpRateLimitedBackOff | undefined;
  readonly retriableRequestHeaders?: readonly MeshRetrySpecToDefaultHttpRetriableRequestHeaders[] | undefined;
  readonly retriableResponseHeaders?: readonly MeshRetrySpecToDefaultHttpRetriableResponseHeaders[] | undefined;
  readonly retryOn?: readonly Leaf<string>[] | undefined;
}

export interface MeshRetrySpecToDefaultHttpBackOff {
  readonly baseInterval?: Leaf<string> | undefined;
  readonly maxInterval?: Leaf<string> | undefined;
}

export interface MeshRetrySpecToDefaultHttpHostSelection {
  readonly predicate: Leaf<'OmitPreviousHosts' | 'OmitHostsWithTags' | 'OmitPreviousPriorities'>;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly updateFrequency?: Leaf<number> | undefined;
}

export interface MeshRetrySpecToDefaultHttpRateLimitedBackOff {
  readonly maxInterval?: Leaf<string> | undefined;
  readonly resetHeaders?: readonly MeshRetrySpecToDefaultHttpRateLimitedBackOffResetHeaders[] | undefined;
}

export interface MeshRetrySpecToDefaultHttpRateLimitedBackOffResetHeaders {
  readonly format: Leaf<'Seconds' | 'UnixTimestamp'>;
  readonly name: Leaf<string>;
}

export interface MeshRetrySpecToDefaultHttpRetriableRequestHeaders {
  readonly name: Leaf<string>;
  readonly type?: Leaf<'Exact' | 'Present' | 'RegularExpression' | 'Absent' | 'Prefix'> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface MeshRetrySpecToDefaultHttpRetriableResponseHeaders {
  readonly name: Leaf<string>;
  readonly type?: Leaf<'Exact' | 'Present' | 'RegularExpression' | 'Absent' | 'Prefix'> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface MeshRetrySpecToDefaultTcp {
  readonly maxConnectAttempt?: Leaf<number> | undefined;
}

export interface MeshRetrySpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshService of kuma.io/v1alpha1 (Namespaced). */
export class MeshService extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshService' } as const;

  constructor(scope: Construct, id: string, props: MeshServiceProps) {
    super(scope, id, { ...MeshService.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshServiceProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshServiceSpec | undefined;
}

export interface MeshServiceSpec {
  readonly identities?: readonly MeshServiceSpecIdentities[] | undefined;
  readonly ports?: readonly MeshServiceSpecPorts[] | undefined;
  readonly selector?: MeshServiceSpecSelector | undefined;
  readonly state?: Leaf<'Available' | 'Unavailable'> | undefined;
}

export interface MeshServiceSpecIdentities {
  readonly type: Leaf<'ServiceTag' | 'SpiffeID'>;
  readonly value: Leaf<string>;
}

export interface MeshServiceSpecPorts {
  readonly appProtocol?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly port: Leaf<number>;
  readonly targetPort?: Leaf<number | string> | undefined;
}

export interface MeshServiceSpecSelector {
  readonly dataplaneLabels?: MeshServiceSpecSelectorDataplaneLabels | undefined;
  readonly dataplaneRef?: MeshServiceSpecSelectorDataplaneRef | undefined;
  readonly dataplaneTags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshServiceSpecSelectorDataplaneLabels {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshServiceSpecSelectorDataplaneRef {
  readonly name?: Leaf<string> | undefined;
}

/** MeshTCPRoute of kuma.io/v1alpha1 (Namespaced). */
export class MeshTCPRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshTCPRoute' } as const;

  constructor(scope: Construct, id: string, props: MeshTCPRouteProps) {
    super(scope, id, { ...MeshTCPRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshTCPRouteProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshTCPRouteSpec | undefined;
}

export interface MeshTCPRouteSpec {
  readonly targetRef?: MeshTCPRouteSpecTargetRef | undefined;
  readonly to?: readonly MeshTCPRouteSpecTo[] | undefined;
}

export interface MeshTCPRouteSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshTCPRouteSpecTo {
  readonly rules: readonly MeshTCPRouteSpecToRules[];
  readonly targetRef: MeshTCPRouteSpecToTargetRef;
}

export interface MeshTCPRouteSpecToRules {
  readonly default: MeshTCPRouteSpecToRulesDefault;
}

export interface MeshTCPRouteSpecToRulesDefault {
  readonly backendRefs?: readonly MeshTCPRouteSpecToRulesDefaultBackendRefs[] | undefined;
}

export interface MeshTCPRouteSpecToRulesDefaultBackendRefs {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly weight?: Leaf<number> | undefined;
}

export interface MeshTCPRouteSpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshTLS of kuma.io/v1alpha1 (Namespaced). */
export class MeshTLS extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshTLS' } as const;

  constructor(scope: Construct, id: string, props: MeshTLSProps) {
    super(scope, id, { ...MeshTLS.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshTLSProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshTLSSpec | undefined;
}

export interface MeshTLSSpec {
  readonly from?: readonly MeshTLSSpecFrom[] | undefined;
  readonly rules?: readonly MeshTLSSpecRules[] | undefined;
  readonly targetRef?: MeshTLSSpecTargetRef | undefined;
}

export interface MeshTLSSpecFrom {
  readonly default?: MeshTLSSpecFromDefault | undefined;
  readonly targetRef: MeshTLSSpecFromTargetRef;
}

export interface MeshTLSSpecFromDefault {
  readonly mode?: Leaf<'Permissive' | 'Strict'> | undefined;
  readonly tlsCiphers?: readonly Leaf<'ECDHE-ECDSA-AES128-GCM-SHA256' | 'ECDHE-ECDSA-AES256-GCM-SHA384' | 'ECDHE-ECDSA-CHACHA20-POLY1305' | 'ECDHE-RSA-AES128-GCM-SHA256' | 'ECDHE-RSA-AES256-GCM-SHA384' | 'ECDHE-RSA-CHACHA20-POLY1305'>[] | undefined;
  readonly tlsVersion?: MeshTLSSpecFromDefaultTlsVersion | undefined;
}

export interface MeshTLSSpecFromDefaultTlsVersion {
  readonly max?: Leaf<'TLSAuto' | 'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly min?: Leaf<'TLSAuto' | 'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
}

export interface MeshTLSSpecFromTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshTLSSpecRules {
  readonly default?: MeshTLSSpecRulesDefault | undefined;
}

export interface MeshTLSSpecRulesDefault {
  readonly mode?: Leaf<'Permissive' | 'Strict'> | undefined;
  readonly tlsCiphers?: readonly Leaf<'ECDHE-ECDSA-AES128-GCM-SHA256' | 'ECDHE-ECDSA-AES256-GCM-SHA384' | 'ECDHE-ECDSA-CHACHA20-POLY1305' | 'ECDHE-RSA-AES128-GCM-SHA256' | 'ECDHE-RSA-AES256-GCM-SHA384' | 'ECDHE-RSA-CHACHA20-POLY1305'>[] | undefined;
  readonly tlsVersion?: MeshTLSSpecRulesDefaultTlsVersion | undefined;
}

export interface MeshTLSSpecRulesDefaultTlsVersion {
  readonly max?: Leaf<'TLSAuto' | 'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
  readonly min?: Leaf<'TLSAuto' | 'TLS10' | 'TLS11' | 'TLS12' | 'TLS13'> | undefined;
}

export interface MeshTLSSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshTimeout of kuma.io/v1alpha1 (Namespaced). */
export class MeshTimeout extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshTimeout' } as const;

  constructor(scope: Construct, id: string, props: MeshTimeoutProps) {
    super(scope, id, { ...MeshTimeout.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshTimeoutProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshTimeoutSpec | undefined;
}

export interface MeshTimeoutSpec {
  readonly from?: readonly MeshTimeoutSpecFrom[] | undefined;
  readonly rules?: readonly MeshTimeoutSpecRules[] | undefined;
  readonly targetRef?: MeshTimeoutSpecTargetRef | undefined;
  readonly to?: readonly MeshTimeoutSpecTo[] | undefined;
}

export interface MeshTimeoutSpecFrom {
  readonly default?: MeshTimeoutSpecFromDefault | undefined;
  readonly targetRef: MeshTimeoutSpecFromTargetRef;
}

export interface MeshTimeoutSpecFromDefault {
  readonly connectionTimeout?: Leaf<string> | undefined;
  readonly http?: MeshTimeoutSpecFromDefaultHttp | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
}

export interface MeshTimeoutSpecFromDefaultHttp {
  readonly maxConnectionDuration?: Leaf<string> | undefined;
  readonly maxStreamDuration?: Leaf<string> | undefined;
  readonly requestHeadersTimeout?: Leaf<string> | undefined;
  readonly requestTimeout?: Leaf<string> | undefined;
  readonly streamIdleTimeout?: Leaf<string> | undefined;
}

export interface MeshTimeoutSpecFromTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshTimeoutSpecRules {
  readonly default?: MeshTimeoutSpecRulesDefault | undefined;
  readonly matches?: readonly MeshTimeoutSpecRulesMatches[] | undefined;
}

export interface MeshTimeoutSpecRulesDefault {
  readonly connectionTimeout?: Leaf<string> | undefined;
  readonly http?: MeshTimeoutSpecRulesDefaultHttp | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
}

export interface MeshTimeoutSpecRulesDefaultHttp {
  readonly maxConnectionDuration?: Leaf<string> | undefined;
  readonly maxStreamDuration?: Leaf<string> | undefined;
  readonly requestHeadersTimeout?: Leaf<string> | undefined;
  readonly requestTimeout?: Leaf<string> | undefined;
  readonly streamIdleTimeout?: Leaf<string> | undefined;
}

export interface MeshTimeoutSpecRulesMatches {
  readonly sni?: MeshTimeoutSpecRulesMatchesSni | undefined;
  readonly spiffeID?: MeshTimeoutSpecRulesMatchesSpiffeID | undefined;
}

export interface MeshTimeoutSpecRulesMatchesSni {
  readonly type: Leaf<'Exact'>;
  readonly value: Leaf<string>;
}

export interface MeshTimeoutSpecRulesMatchesSpiffeID {
  readonly type: Leaf<'Exact' | 'Prefix'>;
  readonly value: Leaf<string>;
}

export interface MeshTimeoutSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshTimeoutSpecTo {
  readonly default?: MeshTimeoutSpecToDefault | undefined;
  readonly targetRef: MeshTimeoutSpecToTargetRef;
}

export interface MeshTimeoutSpecToDefault {
  readonly connectionTimeout?: Leaf<string> | undefined;
  readonly http?: MeshTimeoutSpecToDefaultHttp | undefined;
  readonly idleTimeout?: Leaf<string> | undefined;
}

export interface MeshTimeoutSpecToDefaultHttp {
  readonly maxConnectionDuration?: Leaf<string> | undefined;
  readonly maxStreamDuration?: Leaf<string> | undefined;
  readonly requestHeadersTimeout?: Leaf<string> | undefined;
  readonly requestTimeout?: Leaf<string> | undefined;
  readonly streamIdleTimeout?: Leaf<string> | undefined;
}

export interface MeshTimeoutSpecToTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshTrace of kuma.io/v1alpha1 (Namespaced). */
export class MeshTrace extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshTrace' } as const;

  constructor(scope: Construct, id: string, props: MeshTraceProps) {
    super(scope, id, { ...MeshTrace.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshTraceProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshTraceSpec | undefined;
}

export interface MeshTraceSpec {
  readonly default?: MeshTraceSpecDefault | undefined;
  readonly targetRef?: MeshTraceSpecTargetRef | undefined;
}

export interface MeshTraceSpecDefault {
  readonly backends?: readonly MeshTraceSpecDefaultBackends[] | undefined;
  readonly sampling?: MeshTraceSpecDefaultSampling | undefined;
  readonly tags?: readonly MeshTraceSpecDefaultTags[] | undefined;
}

export interface MeshTraceSpecDefaultBackends {
  readonly datadog?: MeshTraceSpecDefaultBackendsDatadog | undefined;
  readonly openTelemetry?: MeshTraceSpecDefaultBackendsOpenTelemetry | undefined;
  readonly type: Leaf<'Zipkin' | 'Datadog' | 'OpenTelemetry'>;
  readonly zipkin?: MeshTraceSpecDefaultBackendsZipkin | undefined;
}

export interface MeshTraceSpecDefaultBackendsDatadog {
  readonly splitService?: Leaf<boolean> | undefined;
  readonly url: Leaf<string>;
}

export interface MeshTraceSpecDefaultBackendsOpenTelemetry {
  readonly backendRef?: MeshTraceSpecDefaultBackendsOpenTelemetryBackendRef | undefined;
  readonly endpoint?: Leaf<string> | undefined;
}

export interface MeshTraceSpecDefaultBackendsOpenTelemetryBackendRef {
  readonly kind: Leaf<'MeshOpenTelemetryBackend'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshTraceSpecDefaultBackendsZipkin {
  readonly apiVersion?: Leaf<'httpJson' | 'httpProto'> | undefined;
  readonly sharedSpanContext?: Leaf<boolean> | undefined;
  readonly traceId128bit?: Leaf<boolean> | undefined;
  readonly url: Leaf<string>;
}

export interface MeshTraceSpecDefaultSampling {
  readonly client?: Leaf<number | string> | undefined;
  readonly overall?: Leaf<number | string> | undefined;
  readonly random?: Leaf<number | string> | undefined;
}

export interface MeshTraceSpecDefaultTags {
  readonly header?: MeshTraceSpecDefaultTagsHeader | undefined;
  readonly literal?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface MeshTraceSpecDefaultTagsHeader {
  readonly default?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface MeshTraceSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshTrafficPermission of kuma.io/v1alpha1 (Namespaced). */
export class MeshTrafficPermission extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshTrafficPermission' } as const;

  constructor(scope: Construct, id: string, props: MeshTrafficPermissionProps) {
    super(scope, id, { ...MeshTrafficPermission.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshTrafficPermissionProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshTrafficPermissionSpec | undefined;
}

export interface MeshTrafficPermissionSpec {
  readonly from?: readonly MeshTrafficPermissionSpecFrom[] | undefined;
  readonly rules?: readonly MeshTrafficPermissionSpecRules[] | undefined;
  readonly targetRef?: MeshTrafficPermissionSpecTargetRef | undefined;
}

export interface MeshTrafficPermissionSpecFrom {
  readonly default?: MeshTrafficPermissionSpecFromDefault | undefined;
  readonly targetRef: MeshTrafficPermissionSpecFromTargetRef;
}

export interface MeshTrafficPermissionSpecFromDefault {
  readonly action?: Leaf<'Allow' | 'Deny' | 'AllowWithShadowDeny'> | undefined;
}

export interface MeshTrafficPermissionSpecFromTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface MeshTrafficPermissionSpecRules {
  readonly default: MeshTrafficPermissionSpecRulesDefault;
}

export interface MeshTrafficPermissionSpecRulesDefault {
  readonly allow?: readonly MeshTrafficPermissionSpecRulesDefaultAllow[] | undefined;
  readonly allowWithShadowDeny?: readonly MeshTrafficPermissionSpecRulesDefaultAllowWithShadowDeny[] | undefined;
  readonly deny?: readonly MeshTrafficPermissionSpecRulesDefaultDeny[] | undefined;
}

export interface MeshTrafficPermissionSpecRulesDefaultAllow {
  readonly sni?: MeshTrafficPermissionSpecRulesDefaultAllowSni | undefined;
  readonly spiffeID?: MeshTrafficPermissionSpecRulesDefaultAllowSpiffeID | undefined;
}

export interface MeshTrafficPermissionSpecRulesDefaultAllowSni {
  readonly type: Leaf<'Exact'>;
  readonly value: Leaf<string>;
}

export interface MeshTrafficPermissionSpecRulesDefaultAllowSpiffeID {
  readonly type: Leaf<'Exact' | 'Prefix'>;
  readonly value: Leaf<string>;
}

export interface MeshTrafficPermissionSpecRulesDefaultAllowWithShadowDeny {
  readonly sni?: MeshTrafficPermissionSpecRulesDefaultAllowWithShadowDenySni | undefined;
  readonly spiffeID?: MeshTrafficPermissionSpecRulesDefaultAllowWithShadowDenySpiffeID | undefined;
}

export interface MeshTrafficPermissionSpecRulesDefaultAllowWithShadowDenySni {
  readonly type: Leaf<'Exact'>;
  readonly value: Leaf<string>;
}

export interface MeshTrafficPermissionSpecRulesDefaultAllowWithShadowDenySpiffeID {
  readonly type: Leaf<'Exact' | 'Prefix'>;
  readonly value: Leaf<string>;
}

export interface MeshTrafficPermissionSpecRulesDefaultDeny {
  readonly sni?: MeshTrafficPermissionSpecRulesDefaultDenySni | undefined;
  readonly spiffeID?: MeshTrafficPermissionSpecRulesDefaultDenySpiffeID | undefined;
}

export interface MeshTrafficPermissionSpecRulesDefaultDenySni {
  readonly type: Leaf<'Exact'>;
  readonly value: Leaf<string>;
}

export interface MeshTrafficPermissionSpecRulesDefaultDenySpiffeID {
  readonly type: Leaf<'Exact' | 'Prefix'>;
  readonly value: Leaf<string>;
}

export interface MeshTrafficPermissionSpecTargetRef {
  readonly kind: Leaf<'Mesh' | 'MeshSubset' | 'MeshGateway' | 'MeshService' | 'MeshExternalService' | 'MeshMultiZoneService' | 'MeshServiceSubset' | 'MeshHTTPRoute' | 'Dataplane'>;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly mesh?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly proxyTypes?: readonly Leaf<'Sidecar' | 'Gateway'>[] | undefined;
  readonly sectionName?: Leaf<string> | undefined;
  readonly tags?: Readonly<Record<string, Leaf<string>>> | undefined;
}

/** MeshTrust of kuma.io/v1alpha1 (Namespaced). */
export class MeshTrust extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshTrust' } as const;

  constructor(scope: Construct, id: string, props: MeshTrustProps) {
    super(scope, id, { ...MeshTrust.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshTrustProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshTrustSpec | undefined;
}

export interface MeshTrustSpec {
  readonly caBundles: readonly MeshTrustSpecCaBundles[];
  readonly origin?: MeshTrustSpecOrigin | undefined;
  readonly trustDomain: Leaf<string>;
}

export interface MeshTrustSpecCaBundles {
  readonly pem?: MeshTrustSpecCaBundlesPem | undefined;
  readonly type: Leaf<'Pem'>;
}

export interface MeshTrustSpecCaBundlesPem {
  readonly value: Leaf<string>;
}

export interface MeshTrustSpecOrigin {
  readonly kri?: Leaf<string> | undefined;
}

/** MeshZoneAddress of kuma.io/v1alpha1 (Namespaced). */
export class MeshZoneAddress extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'MeshZoneAddress' } as const;

  constructor(scope: Construct, id: string, props: MeshZoneAddressProps) {
    super(scope, id, { ...MeshZoneAddress.GVK, ...props } as ApiObjectProps);
  }
}

export interface MeshZoneAddressProps {
  readonly metadata?: Metadata;
  readonly spec?: MeshZoneAddressSpec | undefined;
}

export interface MeshZoneAddressSpec {
  readonly address: Leaf<string>;
  readonly port: Leaf<number>;
}

/** ProxyTemplate of kuma.io/v1alpha1 (Cluster). */
export class ProxyTemplate extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ProxyTemplate' } as const;

  constructor(scope: Construct, id: string, props: ProxyTemplateProps) {
    super(scope, id, { ...ProxyTemplate.GVK, ...props } as ApiObjectProps);
  }
}

export interface ProxyTemplateProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** RateLimit of kuma.io/v1alpha1 (Cluster). */
export class RateLimit extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'RateLimit' } as const;

  constructor(scope: Construct, id: string, props: RateLimitProps) {
    super(scope, id, { ...RateLimit.GVK, ...props } as ApiObjectProps);
  }
}

export interface RateLimitProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** Retry of kuma.io/v1alpha1 (Cluster). */
export class Retry extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'Retry' } as const;

  constructor(scope: Construct, id: string, props: RetryProps) {
    super(scope, id, { ...Retry.GVK, ...props } as ApiObjectProps);
  }
}

export interface RetryProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** ServiceInsight of kuma.io/v1alpha1 (Cluster). */
export class ServiceInsight extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ServiceInsight' } as const;

  constructor(scope: Construct, id: string, props: ServiceInsightProps) {
    super(scope, id, { ...ServiceInsight.GVK, ...props } as ApiObjectProps);
  }
}

export interface ServiceInsightProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** Timeout of kuma.io/v1alpha1 (Cluster). */
export class Timeout extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'Timeout' } as const;

  constructor(scope: Construct, id: string, props: TimeoutProps) {
    super(scope, id, { ...Timeout.GVK, ...props } as ApiObjectProps);
  }
}

export interface TimeoutProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** TrafficLog of kuma.io/v1alpha1 (Cluster). */
export class TrafficLog extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'TrafficLog' } as const;

  constructor(scope: Construct, id: string, props: TrafficLogProps) {
    super(scope, id, { ...TrafficLog.GVK, ...props } as ApiObjectProps);
  }
}

export interface TrafficLogProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** TrafficPermission of kuma.io/v1alpha1 (Cluster). */
export class TrafficPermission extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'TrafficPermission' } as const;

  constructor(scope: Construct, id: string, props: TrafficPermissionProps) {
    super(scope, id, { ...TrafficPermission.GVK, ...props } as ApiObjectProps);
  }
}

export interface TrafficPermissionProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: TrafficPermissionSpec | undefined;
}

export interface TrafficPermissionSpec {
  readonly sources: readonly TrafficPermissionSpecSources[];
  readonly destinations: readonly TrafficPermissionSpecDestinations[];
}

export interface TrafficPermissionSpecSources {
  readonly match: Readonly<Record<string, Leaf<string>>>;
}

export interface TrafficPermissionSpecDestinations {
  readonly match: Readonly<Record<string, Leaf<string>>>;
}

/** TrafficRoute of kuma.io/v1alpha1 (Cluster). */
export class TrafficRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'TrafficRoute' } as const;

  constructor(scope: Construct, id: string, props: TrafficRouteProps) {
    super(scope, id, { ...TrafficRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface TrafficRouteProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: TrafficRouteSpec | undefined;
}

export interface TrafficRouteSpec {
  readonly sources: readonly TrafficRouteSpecSources[];
  readonly destinations: readonly TrafficRouteSpecDestinations[];
  readonly conf: TrafficRouteSpecConf;
}

export interface TrafficRouteSpecSources {
  readonly match: Readonly<Record<string, Leaf<string>>>;
}

export interface TrafficRouteSpecDestinations {
  readonly match: Readonly<Record<string, Leaf<string>>>;
}

export interface TrafficRouteSpecConf {
  readonly split?: readonly TrafficRouteSpecConfSplit[] | undefined;
  readonly destination?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly loadBalancer?: TrafficRouteSpecConfLoadBalancer | undefined;
  readonly http?: readonly TrafficRouteSpecConfHttp[] | undefined;
}

export interface TrafficRouteSpecConfSplit {
  readonly weight: Leaf<number>;
  readonly destination: Readonly<Record<string, Leaf<string>>>;
}

export interface TrafficRouteSpecConfLoadBalancer {
  readonly roundRobin?: Record<string, never> | undefined;
  readonly leastRequest?: TrafficRouteSpecConfLoadBalancerLeastRequest | undefined;
  readonly ringHash?: TrafficRouteSpecConfLoadBalancerRingHash | undefined;
  readonly random?: Record<string, never> | undefined;
  readonly maglev?: Record<string, never> | undefined;
}

export interface TrafficRouteSpecConfLoadBalancerLeastRequest {
  readonly choiceCount?: Leaf<number> | undefined;
}

export interface TrafficRouteSpecConfLoadBalancerRingHash {
  readonly hashFunction?: Leaf<string> | undefined;
  readonly minRingSize?: Leaf<number> | undefined;
  readonly maxRingSize?: Leaf<number> | undefined;
}

export interface TrafficRouteSpecConfHttp {
  readonly match?: TrafficRouteSpecConfHttpMatch | undefined;
  readonly modify?: TrafficRouteSpecConfHttpModify | undefined;
  readonly split?: readonly TrafficRouteSpecConfHttpSplit[] | undefined;
  readonly destination?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface TrafficRouteSpecConfHttpMatch {
  readonly method?: TrafficRouteSpecConfHttpMatchMethod | undefined;
  readonly path?: TrafficRouteSpecConfHttpMatchPath | undefined;
  readonly headers?: Readonly<Record<string, TrafficRouteSpecConfHttpMatchHeaders>> | undefined;
}

export interface TrafficRouteSpecConfHttpMatchMethod {
  readonly prefix?: Leaf<string> | undefined;
  readonly exact?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface TrafficRouteSpecConfHttpMatchPath {
  readonly prefix?: Leaf<string> | undefined;
  readonly exact?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface TrafficRouteSpecConfHttpMatchHeaders {
  readonly prefix?: Leaf<string> | undefined;
  readonly exact?: Leaf<string> | undefined;
  readonly regex?: Leaf<string> | undefined;
}

export interface TrafficRouteSpecConfHttpModify {
  readonly path?: TrafficRouteSpecConfHttpModifyPath | undefined;
  readonly host?: TrafficRouteSpecConfHttpModifyHost | undefined;
  readonly requestHeaders?: TrafficRouteSpecConfHttpModifyRequestHeaders | undefined;
  readonly responseHeaders?: TrafficRouteSpecConfHttpModifyResponseHeaders | undefined;
}

export interface TrafficRouteSpecConfHttpModifyPath {
  readonly rewritePrefix?: Leaf<string> | undefined;
  readonly regex?: TrafficRouteSpecConfHttpModifyPathRegex | undefined;
}

export interface TrafficRouteSpecConfHttpModifyPathRegex {
  readonly pattern?: Leaf<string> | undefined;
  readonly substitution?: Leaf<string> | undefined;
}

export interface TrafficRouteSpecConfHttpModifyHost {
  readonly value?: Leaf<string> | undefined;
  readonly fromPath?: TrafficRouteSpecConfHttpModifyHostFromPath | undefined;
}

export interface TrafficRouteSpecConfHttpModifyHostFromPath {
  readonly pattern?: Leaf<string> | undefined;
  readonly substitution?: Leaf<string> | undefined;
}

export interface TrafficRouteSpecConfHttpModifyRequestHeaders {
  readonly add?: readonly TrafficRouteSpecConfHttpModifyRequestHeadersAdd[] | undefined;
  readonly remove?: readonly TrafficRouteSpecConfHttpModifyRequestHeadersRemove[] | undefined;
}

export interface TrafficRouteSpecConfHttpModifyRequestHeadersAdd {
  readonly name?: Leaf<string> | undefined;
  readonly value?: Leaf<string> | undefined;
  readonly append?: Leaf<boolean> | undefined;
}

export interface TrafficRouteSpecConfHttpModifyRequestHeadersRemove {
  readonly name?: Leaf<string> | undefined;
}

export interface TrafficRouteSpecConfHttpModifyResponseHeaders {
  readonly add?: readonly TrafficRouteSpecConfHttpModifyResponseHeadersAdd[] | undefined;
  readonly remove?: readonly TrafficRouteSpecConfHttpModifyResponseHeadersRemove[] | undefined;
}

export interface TrafficRouteSpecConfHttpModifyResponseHeadersAdd {
  readonly name?: Leaf<string> | undefined;
  readonly value?: Leaf<string> | undefined;
  readonly append?: Leaf<boolean> | undefined;
}

export interface TrafficRouteSpecConfHttpModifyResponseHeadersRemove {
  readonly name?: Leaf<string> | undefined;
}

export interface TrafficRouteSpecConfHttpSplit {
  readonly weight: Leaf<number>;
  readonly destination: Readonly<Record<string, Leaf<string>>>;
}

/** TrafficTrace of kuma.io/v1alpha1 (Cluster). */
export class TrafficTrace extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'TrafficTrace' } as const;

  constructor(scope: Construct, id: string, props: TrafficTraceProps) {
    super(scope, id, { ...TrafficTrace.GVK, ...props } as ApiObjectProps);
  }
}

export interface TrafficTraceProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** VirtualOutbound of kuma.io/v1alpha1 (Cluster). */
export class VirtualOutbound extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'VirtualOutbound' } as const;

  constructor(scope: Construct, id: string, props: VirtualOutboundProps) {
    super(scope, id, { ...VirtualOutbound.GVK, ...props } as ApiObjectProps);
  }
}

export interface VirtualOutboundProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** Workload of kuma.io/v1alpha1 (Namespaced). */
export class Workload extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'Workload' } as const;

  constructor(scope: Construct, id: string, props: WorkloadProps) {
    super(scope, id, { ...Workload.GVK, ...props } as ApiObjectProps);
  }
}

export interface WorkloadProps {
  readonly metadata?: Metadata;
  readonly spec?: Record<string, never> | undefined;
}

/** Zone of kuma.io/v1alpha1 (Cluster). */
export class Zone extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'Zone' } as const;

  constructor(scope: Construct, id: string, props: ZoneProps) {
    super(scope, id, { ...Zone.GVK, ...props } as ApiObjectProps);
  }
}

export interface ZoneProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** ZoneEgress of kuma.io/v1alpha1 (Namespaced). */
export class ZoneEgress extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ZoneEgress' } as const;

  constructor(scope: Construct, id: string, props: ZoneEgressProps) {
    super(scope, id, { ...ZoneEgress.GVK, ...props } as ApiObjectProps);
  }
}

export interface ZoneEgressProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** ZoneEgressInsight of kuma.io/v1alpha1 (Namespaced). */
export class ZoneEgressInsight extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ZoneEgressInsight' } as const;

  constructor(scope: Construct, id: string, props: ZoneEgressInsightProps) {
    super(scope, id, { ...ZoneEgressInsight.GVK, ...props } as ApiObjectProps);
  }
}

export interface ZoneEgressInsightProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** ZoneIngress of kuma.io/v1alpha1 (Namespaced). */
export class ZoneIngress extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ZoneIngress' } as const;

  constructor(scope: Construct, id: string, props: ZoneIngressProps) {
    super(scope, id, { ...ZoneIngress.GVK, ...props } as ApiObjectProps);
  }
}

export interface ZoneIngressProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** ZoneIngressInsight of kuma.io/v1alpha1 (Namespaced). */
export class ZoneIngressInsight extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ZoneIngressInsight' } as const;

  constructor(scope: Construct, id: string, props: ZoneIngressInsightProps) {
    super(scope, id, { ...ZoneIngressInsight.GVK, ...props } as ApiObjectProps);
  }
}

export interface ZoneIngressInsightProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}

/** ZoneInsight of kuma.io/v1alpha1 (Cluster). */
export class ZoneInsight extends ApiObject {
  static readonly GVK = { apiVersion: 'kuma.io/v1alpha1', kind: 'ZoneInsight' } as const;

  constructor(scope: Construct, id: string, props: ZoneInsightProps) {
    super(scope, id, { ...ZoneInsight.GVK, ...props } as ApiObjectProps);
  }
}

export interface ZoneInsightProps {
  readonly metadata?: Metadata;
  readonly mesh?: Leaf<string> | undefined;
  readonly spec?: unknown;
}
