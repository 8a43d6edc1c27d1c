// Made by `npm run import` from the CustomResourceDefinitions of kubernetes-sigs/gateway-api v1.6.1; not to be edited.
// schema: sha256 bf9fc616a64398f878332845208158468c19f9f7833c2bb0c3aef8e3b3f74f33
// body: sha256 8d397d0cd2e8c83e677ca1ad27043551553c87b21ff11d957b6a19703e26c012

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** BackendTLSPolicy of gateway.networking.k8s.io/v1 (Namespaced). */
export class BackendTLSPolicy extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'BackendTLSPolicy' } as const;

  constructor(scope: Construct, id: string, props: BackendTLSPolicyProps) {
    super(scope, id, { ...BackendTLSPolicy.GVK, ...props } as ApiObjectProps);
  }
}

export interface BackendTLSPolicyProps {
  readonly metadata?: Metadata;
  readonly spec: BackendTLSPolicySpec;
}

export interface BackendTLSPolicySpec {
  readonly options?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly targetRefs: readonly BackendTLSPolicySpecTargetRefs[];
  readonly validation: BackendTLSPolicySpecValidation;
}

export interface BackendTLSPolicySpecTargetRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface BackendTLSPolicySpecValidation {
  readonly caCertificateRefs?: readonly BackendTLSPolicySpecValidationCaCertificateRefs[] | undefined;
  readonly hostname: Leaf<string>;
  readonly subjectAltNames?: readonly BackendTLSPolicySpecValidationSubjectAltNames[] | undefined;
  readonly wellKnownCACertificates?: Leaf<string> | undefined;
}

export interface BackendTLSPolicySpecValidationCaCertificateRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface BackendTLSPolicySpecValidationSubjectAltNames {
  readonly hostname?: Leaf<string> | undefined;
  readonly type: Leaf<'Hostname' | 'URI'>;
  readonly uri?: Leaf<string> | undefined;
}

/** GRPCRoute of gateway.networking.k8s.io/v1 (Namespaced). */
export class GRPCRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'GRPCRoute' } as const;

  constructor(scope: Construct, id: string, props: GRPCRouteProps) {
    super(scope, id, { ...GRPCRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface GRPCRouteProps {
  readonly metadata?: Metadata;
  readonly spec: GRPCRouteSpec;
}

export interface GRPCRouteSpec {
  readonly hostnames?: readonly Leaf<string>[] | undefined;
  readonly parentRefs?: readonly GRPCRouteSpecParentRefs[] | undefined;
  readonly rules?: readonly GRPCRouteSpecRules[] | undefined;
}

export interface GRPCRouteSpecParentRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface GRPCRouteSpecRules {
  readonly backendRefs?: readonly GRPCRouteSpecRulesBackendRefs[] | undefined;
  readonly filters?: readonly GRPCRouteSpecRulesFilters[] | undefined;
  readonly matches?: readonly GRPCRouteSpecRulesMatches[] | undefined;
  readonly name?: Leaf<string> | undefined;
}

export interface GRPCRouteSpecRulesBackendRefs {
  readonly filters?: readonly GRPCRouteSpecRulesBackendRefsFilters[] | undefined;
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly weight?: Leaf<number> | undefined;
}

export interface GRPCRouteSpecRulesBackendRefsFilters {
  readonly extensionRef?: GRPCRouteSpecRulesBackendRefsFiltersExtensionRef | undefined;
  readonly requestHeaderModifier?: GRPCRouteSpecRulesBackendRefsFiltersRequestHeaderModifier | undefined;
  readonly requestMirror?: GRPCRouteSpecRulesBackendRefsFiltersRequestMirror | undefined;
  readonly responseHeaderModifier?: GRPCRouteSpecRulesBackendRefsFiltersResponseHeaderModifier | undefined;
  readonly type: Leaf<'ResponseHeaderModifier' | 'RequestHeaderModifier' | 'RequestMirror' | 'ExtensionRef'>;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersExtensionRef {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersRequestHeaderModifier {
  readonly add?: readonly GRPCRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly GRPCRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet[] | undefined;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersRequestMirror {
  readonly backendRef: GRPCRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef;
  readonly fraction?: GRPCRouteSpecRulesBackendRefsFiltersRequestMirrorFraction | undefined;
  readonly percent?: Leaf<number> | undefined;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersRequestMirrorFraction {
  readonly denominator?: Leaf<number> | undefined;
  readonly numerator: Leaf<number>;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersResponseHeaderModifier {
  readonly add?: readonly GRPCRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly GRPCRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet[] | undefined;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesFilters {
  readonly extensionRef?: GRPCRouteSpecRulesFiltersExtensionRef | undefined;
  readonly requestHeaderModifier?: GRPCRouteSpecRulesFiltersRequestHeaderModifier | undefined;
  readonly requestMirror?: GRPCRouteSpecRulesFiltersRequestMirror | undefined;
  readonly responseHeaderModifier?: GRPCRouteSpecRulesFiltersResponseHeaderModifier | undefined;
  readonly type: Leaf<'ResponseHeaderModifier' | 'RequestHeaderModifier' | 'RequestMirror' | 'ExtensionRef'>;
}

export interface GRPCRouteSpecRulesFiltersExtensionRef {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface GRPCRouteSpecRulesFiltersRequestHeaderModifier {
  readonly add?: readonly GRPCRouteSpecRulesFiltersRequestHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly GRPCRouteSpecRulesFiltersRequestHeaderModifierSet[] | undefined;
}

export interface GRPCRouteSpecRulesFiltersRequestHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesFiltersRequestHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesFiltersRequestMirror {
  readonly backendRef: GRPCRouteSpecRulesFiltersRequestMirrorBackendRef;
  readonly fraction?: GRPCRouteSpecRulesFiltersRequestMirrorFraction | undefined;
  readonly percent?: Leaf<number> | undefined;
}

export interface GRPCRouteSpecRulesFiltersRequestMirrorBackendRef {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface GRPCRouteSpecRulesFiltersRequestMirrorFraction {
  readonly denominator?: Leaf<number> | undefined;
  readonly numerator: Leaf<number>;
}

export interface GRPCRouteSpecRulesFiltersResponseHeaderModifier {
  readonly add?: readonly GRPCRouteSpecRulesFiltersResponseHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly GRPCRouteSpecRulesFiltersResponseHeaderModifierSet[] | undefined;
}

export interface GRPCRouteSpecRulesFiltersResponseHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesFiltersResponseHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesMatches {
  readonly headers?: readonly GRPCRouteSpecRulesMatchesHeaders[] | undefined;
  readonly method?: GRPCRouteSpecRulesMatchesMethod | undefined;
}

export interface GRPCRouteSpecRulesMatchesHeaders {
  readonly name: Leaf<string>;
  readonly type?: Leaf<'Exact' | 'RegularExpression'> | undefined;
  readonly value: Leaf<string>;
}

export interface GRPCRouteSpecRulesMatchesMethod {
  readonly method?: Leaf<string> | undefined;
  readonly service?: Leaf<string> | undefined;
  readonly type?: Leaf<'Exact' | 'RegularExpression'> | undefined;
}

/** Gateway of gateway.networking.k8s.io/v1 (Namespaced). */
export class Gateway extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'Gateway' } as const;

  constructor(scope: Construct, id: string, props: GatewayProps) {
    super(scope, id, { ...Gateway.GVK, ...props } as ApiObjectProps);
  }
}

export interface GatewayProps {
  readonly metadata?: Metadata;
  readonly spec: GatewaySpec;
}

export interface GatewaySpec {
  readonly addresses?: readonly GatewaySpecAddresses[] | undefined;
  readonly allowedListeners?: GatewaySpecAllowedListeners | undefined;
  readonly gatewayClassName: Leaf<string>;
  readonly infrastructure?: GatewaySpecInfrastructure | undefined;
  readonly listeners: readonly GatewaySpecListeners[];
  readonly tls?: GatewaySpecTls | undefined;
}

export interface GatewaySpecAddresses {
  readonly type?: Leaf<string> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface GatewaySpecAllowedListeners {
  readonly namespaces?: GatewaySpecAllowedListenersNamespaces | undefined;
}

export interface GatewaySpecAllowedListenersNamespaces {
  readonly from?: Leaf<'All' | 'Selector' | 'Same' | 'None'> | undefined;
  readonly selector?: GatewaySpecAllowedListenersNamespacesSelector | undefined;
}

export interface GatewaySpecAllowedListenersNamespacesSelector {
  readonly matchExpressions?: readonly GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface GatewaySpecInfrastructure {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly parametersRef?: GatewaySpecInfrastructureParametersRef | undefined;
}

export interface GatewaySpecInfrastructureParametersRef {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface GatewaySpecListeners {
  readonly allowedRoutes?: GatewaySpecListenersAllowedRoutes | undefined;
  readonly hostname?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly port: Leaf<number>;
  readonly protocol: Leaf<string>;
  readonly tls?: GatewaySpecListenersTls | undefined;
}

export interface GatewaySpecListenersAllowedRoutes {
  readonly kinds?: readonly GatewaySpecListenersAllowedRoutesKinds[] | undefined;
  readonly namespaces?: GatewaySpecListenersAllowedRoutesNamespaces | undefined;
}

export interface GatewaySpecListenersAllowedRoutesKinds {
  readonly group?: Leaf<string> | undefined;
  readonly kind: Leaf<string>;
}

export interface GatewaySpecListenersAllowedRoutesNamespaces {
  readonly from?: Leaf<'All' | 'Selector' | 'Same'> | undefined;
  readonly selector?: GatewaySpecListenersAllowedRoutesNamespacesSelector | undefined;
}

export interface GatewaySpecListenersAllowedRoutesNamespacesSelector {
  readonly matchExpressions?: readonly GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface GatewaySpecListenersTls {
  readonly certificateRefs?: readonly GatewaySpecListenersTlsCertificateRefs[] | undefined;
  readonly mode?: Leaf<'Terminate' | 'Passthrough'> | undefined;
  readonly options?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface GatewaySpecListenersTlsCertificateRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface GatewaySpecTls {
  readonly backend?: GatewaySpecTlsBackend | undefined;
  readonly frontend?: GatewaySpecTlsFrontend | undefined;
}

export interface GatewaySpecTlsBackend {
  readonly clientCertificateRef?: GatewaySpecTlsBackendClientCertificateRef | undefined;
}

export interface GatewaySpecTlsBackendClientCertificateRef {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface GatewaySpecTlsFrontend {
  readonly default: GatewaySpecTlsFrontendDefault;
  readonly perPort?: readonly GatewaySpecTlsFrontendPerPort[] | undefined;
}

export interface GatewaySpecTlsFrontendDefault {
  readonly validation?: GatewaySpecTlsFrontendDefaultValidation | undefined;
}

export interface GatewaySpecTlsFrontendDefaultValidation {
  readonly caCertificateRefs: readonly GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs[];
  readonly mode?: Leaf<'AllowValidOnly' | 'AllowInsecureFallback'> | undefined;
}

export interface GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface GatewaySpecTlsFrontendPerPort {
  readonly port: Leaf<number>;
  readonly tls: GatewaySpecTlsFrontendPerPortTls;
}

export interface GatewaySpecTlsFrontendPerPortTls {
  readonly validation?: GatewaySpecTlsFrontendPerPortTlsValidation | undefined;
}

export interface GatewaySpecTlsFrontendPerPortTlsValidation {
  readonly caCertificateRefs: readonly GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs[];
  readonly mode?: Leaf<'AllowValidOnly' | 'AllowInsecureFallback'> | undefined;
}

export interface GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

/** GatewayClass of gateway.networking.k8s.io/v1 (Cluster). */
export class GatewayClass extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'GatewayClass' } as const;

  constructor(scope: Construct, id: string, props: GatewayClassProps) {
    super(scope, id, { ...GatewayClass.GVK, ...props } as ApiObjectProps);
  }
}

export interface GatewayClassProps {
  readonly metadata?: Metadata;
  readonly spec: GatewayClassSpec;
}

export interface GatewayClassSpec {
  readonly controllerName: Leaf<string>;
  readonly description?: Leaf<string> | undefined;
  readonly parametersRef?: GatewayClassSpecParametersRef | undefined;
}

export interface GatewayClassSpecParametersRef {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

/** HTTPRoute of gateway.networking.k8s.io/v1 (Namespaced). */
export class HTTPRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'HTTPRoute' } as const;

  constructor(scope: Construct, id: string, props: HTTPRouteProps) {
    super(scope, id, { ...HTTPRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface HTTPRouteProps {
  readonly metadata?: Metadata;
  readonly spec: HTTPRouteSpec;
}

export interface HTTPRouteSpec {
  readonly hostnames?: readonly Leaf<string>[] | undefined;
  readonly parentRefs?: readonly HTTPRouteSpecParentRefs[] | undefined;
  readonly rules?: readonly HTTPRouteSpecRules[] | undefined;
}

export interface HTTPRouteSpecParentRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface HTTPRouteSpecRules {
  readonly backendRefs?: readonly HTTPRouteSpecRulesBackendRefs[] | undefined;
  readonly filters?: readonly HTTPRouteSpecRulesFilters[] | undefined;
  readonly matches?: readonly HTTPRouteSpecRulesMatches[] | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly timeouts?: HTTPRouteSpecRulesTimeouts | undefined;
}

export interface HTTPRouteSpecRulesBackendRefs {
  readonly filters?: readonly HTTPRouteSpecRulesBackendRefsFilters[] | undefined;
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly weight?: Leaf<number> | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFilters {
  readonly cors?: HTTPRouteSpecRulesBackendRefsFiltersCors | undefined;
  readonly extensionRef?: HTTPRouteSpecRulesBackendRefsFiltersExtensionRef | undefined;
  readonly requestHeaderModifier?: HTTPRouteSpecRulesBackendRefsFiltersRequestHeaderModifier | undefined;
  readonly requestMirror?: HTTPRouteSpecRulesBackendRefsFiltersRequestMirror | undefined;
  readonly requestRedirect?: HTTPRouteSpecRulesBackendRefsFiltersRequestRedirect | undefined;
  readonly responseHeaderModifier?: HTTPRouteSpecRulesBackendRefsFiltersResponseHeaderModifier | undefined;
  readonly type: Leaf<'RequestHeaderModifier' | 'ResponseHeaderModifier' | 'RequestMirror' | 'RequestRedirect' | 'URLRewrite' | 'ExtensionRef' | 'CORS'>;
  readonly urlRewrite?: HTTPRouteSpecRulesBackendRefsFiltersUrlRewrite | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersCors {
  readonly allowCredentials?: Leaf<boolean> | undefined;
  readonly allowHeaders?: readonly Leaf<string>[] | undefined;
  readonly allowMethods?: readonly Leaf<'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'CONNECT' | 'OPTIONS' | 'TRACE' | 'PATCH' | '*'>[] | undefined;
  readonly allowOrigins?: readonly Leaf<string>[] | undefined;
  readonly exposeHeaders?: readonly Leaf<string>[] | undefined;
  readonly maxAge?: Leaf<number> | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersExtensionRef {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersRequestHeaderModifier {
  readonly add?: readonly HTTPRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly HTTPRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet[] | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersRequestMirror {
  readonly backendRef: HTTPRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef;
  readonly fraction?: HTTPRouteSpecRulesBackendRefsFiltersRequestMirrorFraction | undefined;
  readonly percent?: Leaf<number> | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersRequestMirrorFraction {
  readonly denominator?: Leaf<number> | undefined;
  readonly numerator: Leaf<number>;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersRequestRedirect {
  readonly hostname?: Leaf<string> | undefined;
  readonly path?: HTTPRouteSpecRulesBackendRefsFiltersRequestRedirectPath | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly scheme?: Leaf<'http' | 'https'> | undefined;
  readonly statusCode?: Leaf<301 | 302 | 303 | 307 | 308> | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersRequestRedirectPath {
  readonly replaceFullPath?: Leaf<string> | undefined;
  readonly replacePrefixMatch?: Leaf<string> | undefined;
  readonly type: Leaf<'ReplaceFullPath' | 'ReplacePrefixMatch'>;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersResponseHeaderModifier {
  readonly add?: readonly HTTPRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly HTTPRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet[] | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersUrlRewrite {
  readonly hostname?: Leaf<string> | undefined;
  readonly path?: HTTPRouteSpecRulesBackendRefsFiltersUrlRewritePath | undefined;
}

export interface HTTPRouteSpecRulesBackendRefsFiltersUrlRewritePath {
  readonly replaceFullPath?: Leaf<string> | undefined;
  readonly replacePrefixMatch?: Leaf<string> | undefined;
  readonly type: Leaf<'ReplaceFullPath' | 'ReplacePrefixMatch'>;
}

export interface HTTPRouteSpecRulesFilters {
  readonly cors?: HTTPRouteSpecRulesFiltersCors | undefined;
  readonly extensionRef?: HTTPRouteSpecRulesFiltersExtensionRef | undefined;
  readonly requestHeaderModifier?: HTTPRouteSpecRulesFiltersRequestHeaderModifier | undefined;
  readonly requestMirror?: HTTPRouteSpecRulesFiltersRequestMirror | undefined;
  readonly requestRedirect?: HTTPRouteSpecRulesFiltersRequestRedirect | undefined;
  readonly responseHeaderModifier?: HTTPRouteSpecRulesFiltersResponseHeaderModifier | undefined;
  readonly type: Leaf<'RequestHeaderModifier' | 'ResponseHeaderModifier' | 'RequestMirror' | 'RequestRedirect' | 'URLRewrite' | 'ExtensionRef' | 'CORS'>;
  readonly urlRewrite?: HTTPRouteSpecRulesFiltersUrlRewrite | undefined;
}

export interface HTTPRouteSpecRulesFiltersCors {
  readonly allowCredentials?: Leaf<boolean> | undefined;
  readonly allowHeaders?: readonly Leaf<string>[] | undefined;
  readonly allowMethods?: readonly Leaf<'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'CONNECT' | 'OPTIONS' | 'TRACE' | 'PATCH' | '*'>[] | undefined;
  readonly allowOrigins?: readonly Leaf<string>[] | undefined;
  readonly exposeHeaders?: readonly Leaf<string>[] | undefined;
  readonly maxAge?: Leaf<number> | undefined;
}

export interface HTTPRouteSpecRulesFiltersExtensionRef {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name: Leaf<string>;
}

export interface HTTPRouteSpecRulesFiltersRequestHeaderModifier {
  readonly add?: readonly HTTPRouteSpecRulesFiltersRequestHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly HTTPRouteSpecRulesFiltersRequestHeaderModifierSet[] | undefined;
}

export interface HTTPRouteSpecRulesFiltersRequestHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesFiltersRequestHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesFiltersRequestMirror {
  readonly backendRef: HTTPRouteSpecRulesFiltersRequestMirrorBackendRef;
  readonly fraction?: HTTPRouteSpecRulesFiltersRequestMirrorFraction | undefined;
  readonly percent?: Leaf<number> | undefined;
}

export interface HTTPRouteSpecRulesFiltersRequestMirrorBackendRef {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
}

export interface HTTPRouteSpecRulesFiltersRequestMirrorFraction {
  readonly denominator?: Leaf<number> | undefined;
  readonly numerator: Leaf<number>;
}

export interface HTTPRouteSpecRulesFiltersRequestRedirect {
  readonly hostname?: Leaf<string> | undefined;
  readonly path?: HTTPRouteSpecRulesFiltersRequestRedirectPath | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly scheme?: Leaf<'http' | 'https'> | undefined;
  readonly statusCode?: Leaf<301 | 302 | 303 | 307 | 308> | undefined;
}

export interface HTTPRouteSpecRulesFiltersRequestRedirectPath {
  readonly replaceFullPath?: Leaf<string> | undefined;
  readonly replacePrefixMatch?: Leaf<string> | undefined;
  readonly type: Leaf<'ReplaceFullPath' | 'ReplacePrefixMatch'>;
}

export interface HTTPRouteSpecRulesFiltersResponseHeaderModifier {
  readonly add?: readonly HTTPRouteSpecRulesFiltersResponseHeaderModifierAdd[] | undefined;
  readonly remove?: readonly Leaf<string>[] | undefined;
  readonly set?: readonly HTTPRouteSpecRulesFiltersResponseHeaderModifierSet[] | undefined;
}

export interface HTTPRouteSpecRulesFiltersResponseHeaderModifierAdd {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesFiltersResponseHeaderModifierSet {
  readonly name: Leaf<string>;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesFiltersUrlRewrite {
  readonly hostname?: Leaf<string> | undefined;
  readonly path?: HTTPRouteSpecRulesFiltersUrlRewritePath | undefined;
}

export interface HTTPRouteSpecRulesFiltersUrlRewritePath {
  readonly replaceFullPath?: Leaf<string> | undefined;
  readonly replacePrefixMatch?: Leaf<string> | undefined;
  readonly type: Leaf<'ReplaceFullPath' | 'ReplacePrefixMatch'>;
}

export interface HTTPRouteSpecRulesMatches {
  readonly headers?: readonly HTTPRouteSpecRulesMatchesHeaders[] | undefined;
  readonly method?: Leaf<'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'CONNECT' | 'OPTIONS' | 'TRACE' | 'PATCH'> | undefined;
  readonly path?: HTTPRouteSpecRulesMatchesPath | undefined;
  readonly queryParams?: readonly HTTPRouteSpecRulesMatchesQueryParams[] | undefined;
}

export interface HTTPRouteSpecRulesMatchesHeaders {
  readonly name: Leaf<string>;
  readonly type?: Leaf<'Exact' | 'RegularExpression'> | undefined;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesMatchesPath {
  readonly type?: Leaf<'Exact' | 'PathPrefix' | 'RegularExpression'> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface HTTPRouteSpecRulesMatchesQueryParams {
  readonly name: Leaf<string>;
  readonly type?: Leaf<'Exact' | 'RegularExpression'> | undefined;
  readonly value: Leaf<string>;
}

export interface HTTPRouteSpecRulesTimeouts {
  readonly backendRequest?: Leaf<string> | undefined;
  readonly request?: Leaf<string> | undefined;
}

/** ListenerSet of gateway.networking.k8s.io/v1 (Namespaced). */
export class ListenerSet extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'ListenerSet' } as const;

  constructor(scope: Construct, id: string, props: ListenerSetProps) {
    super(scope, id, { ...ListenerSet.GVK, ...props } as ApiObjectProps);
  }
}

export interface ListenerSetProps {
  readonly metadata?: Metadata;
  readonly spec: ListenerSetSpec;
}

export interface ListenerSetSpec {
  readonly listeners: readonly ListenerSetSpecListeners[];
  readonly parentRef: ListenerSetSpecParentRef;
}

export interface ListenerSetSpecListeners {
  readonly allowedRoutes?: ListenerSetSpecListenersAllowedRoutes | undefined;
  readonly hostname?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly port: Leaf<number>;
  readonly protocol: Leaf<string>;
  readonly tls?: ListenerSetSpecListenersTls | undefined;
}

export interface ListenerSetSpecListenersAllowedRoutes {
  readonly kinds?: readonly ListenerSetSpecListenersAllowedRoutesKinds[] | undefined;
  readonly namespaces?: ListenerSetSpecListenersAllowedRoutesNamespaces | undefined;
}

export interface ListenerSetSpecListenersAllowedRoutesKinds {
  readonly group?: Leaf<string> | undefined;
  readonly kind: Leaf<string>;
}

export interface ListenerSetSpecListenersAllowedRoutesNamespaces {
  readonly from?: Leaf<'All' | 'Selector' | 'Same'> | undefined;
  readonly selector?: ListenerSetSpecListenersAllowedRoutesNamespacesSelector | undefined;
}

export interface ListenerSetSpecListenersAllowedRoutesNamespacesSelector {
  readonly matchExpressions?: readonly ListenerSetSpecListenersAllowedRoutesNamespacesSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ListenerSetSpecListenersAllowedRoutesNamespacesSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface ListenerSetSpecListenersTls {
  readonly certificateRefs?: readonly ListenerSetSpecListenersTlsCertificateRefs[] | undefined;
  readonly mode?: Leaf<'Terminate' | 'Passthrough'> | undefined;
  readonly options?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ListenerSetSpecListenersTlsCertificateRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

export interface ListenerSetSpecParentRef {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
}

/** ReferenceGrant of gateway.networking.k8s.io/v1 (Namespaced). */
export class ReferenceGrant extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'ReferenceGrant' } as const;

  constructor(scope: Construct, id: string, props: ReferenceGrantProps) {
    super(scope, id, { ...ReferenceGrant.GVK, ...props } as ApiObjectProps);
  }
}

export interface ReferenceGrantProps {
  readonly metadata?: Metadata;
  readonly spec: ReferenceGrantSpec;
}

export interface ReferenceGrantSpec {
  readonly from: readonly ReferenceGrantSpecFrom[];
  readonly to: readonly ReferenceGrantSpecTo[];
}

export interface ReferenceGrantSpecFrom {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly namespace: Leaf<string>;
}

export interface ReferenceGrantSpecTo {
  readonly group: Leaf<string>;
  readonly kind: Leaf<string>;
  readonly name?: Leaf<string> | undefined;
}

/** TCPRoute of gateway.networking.k8s.io/v1 (Namespaced). */
export class TCPRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'TCPRoute' } as const;

  constructor(scope: Construct, id: string, props: TCPRouteProps) {
    super(scope, id, { ...TCPRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface TCPRouteProps {
  readonly metadata?: Metadata;
  readonly spec: TCPRouteSpec;
}

export interface TCPRouteSpec {
  readonly parentRefs?: readonly TCPRouteSpecParentRefs[] | undefined;
  readonly rules: readonly TCPRouteSpecRules[];
}

export interface TCPRouteSpecParentRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface TCPRouteSpecRules {
  readonly backendRefs: readonly TCPRouteSpecRulesBackendRefs[];
  readonly name?: Leaf<string> | undefined;
}

export interface TCPRouteSpecRulesBackendRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly weight?: Leaf<number> | undefined;
}

/** TLSRoute of gateway.networking.k8s.io/v1 (Namespaced). */
export class TLSRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'TLSRoute' } as const;

  constructor(scope: Construct, id: string, props: TLSRouteProps) {
    super(scope, id, { ...TLSRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface TLSRouteProps {
  readonly metadata?: Metadata;
  readonly spec: TLSRouteSpec;
}

export interface TLSRouteSpec {
  readonly hostnames: readonly Leaf<string>[];
  readonly parentRefs?: readonly TLSRouteSpecParentRefs[] | undefined;
  readonly rules: readonly TLSRouteSpecRules[];
}

export interface TLSRouteSpecParentRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface TLSRouteSpecRules {
  readonly backendRefs: readonly TLSRouteSpecRulesBackendRefs[];
  readonly name?: Leaf<string> | undefined;
}

export interface TLSRouteSpecRulesBackendRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly weight?: Leaf<number> | undefined;
}

/** UDPRoute of gateway.networking.k8s.io/v1 (Namespaced). */
export class UDPRoute extends ApiObject {
  static readonly GVK = { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'UDPRoute' } as const;

  constructor(scope: Construct, id: string, props: UDPRouteProps) {
    super(scope, id, { ...UDPRoute.GVK, ...props } as ApiObjectProps);
  }
}

export interface UDPRouteProps {
  readonly metadata?: Metadata;
  readonly spec: UDPRouteSpec;
}

export interface UDPRouteSpec {
  readonly parentRefs?: readonly UDPRouteSpecParentRefs[] | undefined;
  readonly rules: readonly UDPRouteSpecRules[];
}

export interface UDPRouteSpecParentRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface UDPRouteSpecRules {
  readonly backendRefs: readonly UDPRouteSpecRulesBackendRefs[];
  readonly name?: Leaf<string> | undefined;
}

export interface UDPRouteSpecRulesBackendRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly weight?: Leaf<number> | undefined;
}
