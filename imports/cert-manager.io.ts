// Made by `npm run import` from the CustomResourceDefinitions of cert-manager/cert-manager v1.21.1; not to be edited.
// schema: sha256 18d4c455b88696a700fd32565b54bec2ce548f5ef4a06a6f0abbc001a9c1ad52
// body: sha256 62578839fc24284472e8320ec8102c713d2bf830d1367e5215e50df392520816

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** Certificate of cert-manager.io/v1 (Namespaced). */
export class Certificate extends ApiObject {
  static readonly GVK = { apiVersion: 'cert-manager.io/v1', kind: 'Certificate' } as const;

  constructor(scope: Construct, id: string, props: CertificateProps) {
    super(scope, id, { ...Certificate.GVK, ...props } as ApiObjectProps);
  }
}

export interface CertificateProps {
  readonly metadata?: Metadata;
  readonly spec?: CertificateSpec | undefined;
}

export interface CertificateSpec {
  readonly additionalOutputFormats?: readonly CertificateSpecAdditionalOutputFormats[] | undefined;
  readonly commonName?: Leaf<string> | undefined;
  readonly dnsNames?: readonly Leaf<string>[] | undefined;
  readonly duration?: Leaf<string> | undefined;
  readonly emailAddresses?: readonly Leaf<string>[] | undefined;
  readonly encodeUsagesInRequest?: Leaf<boolean> | undefined;
  readonly ipAddresses?: readonly Leaf<string>[] | undefined;
  readonly isCA?: Leaf<boolean> | undefined;
  readonly issuerRef: CertificateSpecIssuerRef;
  readonly keystores?: CertificateSpecKeystores | undefined;
  readonly literalSubject?: Leaf<string> | undefined;
  readonly nameConstraints?: CertificateSpecNameConstraints | undefined;
  readonly otherNames?: readonly CertificateSpecOtherNames[] | undefined;
  readonly privateKey?: CertificateSpecPrivateKey | undefined;
  readonly renewBefore?: Leaf<string> | undefined;
  readonly renewBeforePercentage?: Leaf<number> | undefined;
  readonly renewal?: CertificateSpecRenewal | undefined;
  readonly revisionHistoryLimit?: Leaf<number> | undefined;
  readonly secretName: Leaf<string>;
  readonly secretTemplate?: CertificateSpecSecretTemplate | undefined;
  readonly signatureAlgorithm?: Leaf<'SHA256WithRSA' | 'SHA384WithRSA' | 'SHA512WithRSA' | 'ECDSAWithSHA256' | 'ECDSAWithSHA384' | 'ECDSAWithSHA512' | 'PureEd25519'> | undefined;
  readonly subject?: CertificateSpecSubject | undefined;
  readonly uris?: readonly Leaf<string>[] | undefined;
  readonly usages?: readonly Leaf<'signing' | 'digital signature' | 'content commitment' | 'key encipherment' | 'key agreement' | 'data encipherment' | 'cert sign' | 'crl sign' | 'encipher only' | 'decipher only' | 'any' | 'server auth' | 'client auth' | 'code signing' | 'email protection' | 's/mime' | 'ipsec end system' | 'ipsec tunnel' | 'ipsec user' | 'timestamping' | 'ocsp signing' | 'microsoft sgc' | 'netscape sgc'>[] | undefined;
}

export interface CertificateSpecAdditionalOutputFormats {
  readonly type: Leaf<'DER' | 'CombinedPEM'>;
}

export interface CertificateSpecIssuerRef {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface CertificateSpecKeystores {
  readonly jks?: CertificateSpecKeystoresJks | undefined;
  readonly pkcs12?: CertificateSpecKeystoresPkcs12 | undefined;
}

export interface CertificateSpecKeystoresJks {
  readonly alias?: Leaf<string> | undefined;
  readonly create: Leaf<boolean>;
  readonly password?: Leaf<string> | undefined;
  readonly passwordSecretRef?: CertificateSpecKeystoresJksPasswordSecretRef | undefined;
}

export interface CertificateSpecKeystoresJksPasswordSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface CertificateSpecKeystoresPkcs12 {
  readonly create: Leaf<boolean>;
  readonly password?: Leaf<string> | undefined;
  readonly passwordSecretRef?: CertificateSpecKeystoresPkcs12PasswordSecretRef | undefined;
  readonly profile?: Leaf<'LegacyRC2' | 'LegacyDES' | 'Modern2023' | 'Modern2026'> | undefined;
}

export interface CertificateSpecKeystoresPkcs12PasswordSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface CertificateSpecNameConstraints {
  readonly critical?: Leaf<boolean> | undefined;
  readonly excluded?: CertificateSpecNameConstraintsExcluded | undefined;
  readonly permitted?: CertificateSpecNameConstraintsPermitted | undefined;
}

export interface CertificateSpecNameConstraintsExcluded {
  readonly dnsDomains?: readonly Leaf<string>[] | undefined;
  readonly emailAddresses?: readonly Leaf<string>[] | undefined;
  readonly ipRanges?: readonly Leaf<string>[] | undefined;
  readonly uriDomains?: readonly Leaf<string>[] | undefined;
}

export interface CertificateSpecNameConstraintsPermitted {
  readonly dnsDomains?: readonly Leaf<string>[] | undefined;
  readonly emailAddresses?: readonly Leaf<string>[] | undefined;
  readonly ipRanges?: readonly Leaf<string>[] | undefined;
  readonly uriDomains?: readonly Leaf<string>[] | undefined;
}

export interface CertificateSpecOtherNames {
  readonly oid?: Leaf<string> | undefined;
  readonly utf8Value?: Leaf<string> | undefined;
}

export interface CertificateSpecPrivateKey {
  readonly algorithm?: Leaf<'RSA' | 'ECDSA' | 'Ed25519'> | undefined;
  readonly encoding?: Leaf<'PKCS1' | 'PKCS8'> | undefined;
  readonly rotationPolicy?: Leaf<'Never' | 'Always'> | undefined;
  readonly size?: Leaf<number> | undefined;
}

export interface CertificateSpecRenewal {
  readonly policy?: Leaf<'RenewBefore' | 'Disabled'> | undefined;
  readonly windows?: readonly CertificateSpecRenewalWindows[] | undefined;
}

export interface CertificateSpecRenewalWindows {
  readonly cron: Leaf<string>;
  readonly timezone?: Leaf<string> | undefined;
  readonly windowDuration: Leaf<string>;
}

export interface CertificateSpecSecretTemplate {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface CertificateSpecSubject {
  readonly countries?: readonly Leaf<string>[] | undefined;
  readonly localities?: readonly Leaf<string>[] | undefined;
  readonly organizationalUnits?: readonly Leaf<string>[] | undefined;
  readonly organizations?: readonly Leaf<string>[] | undefined;
  readonly postalCodes?: readonly Leaf<string>[] | undefined;
  readonly provinces?: readonly Leaf<string>[] | undefined;
  readonly serialNumber?: Leaf<string> | undefined;
  readonly streetAddresses?: readonly Leaf<string>[] | undefined;
}

/** ClusterIssuer of cert-manager.io/v1 (Cluster). */
export class ClusterIssuer extends ApiObject {
  static readonly GVK = { apiVersion: 'cert-manager.io/v1', kind: 'ClusterIssuer' } as const;

  constructor(scope: Construct, id: string, props: ClusterIssuerProps) {
    super(scope, id, { ...ClusterIssuer.GVK, ...props } as ApiObjectProps);
  }
}

export interface ClusterIssuerProps {
  readonly metadata?: Metadata;
  readonly spec: ClusterIssuerSpec;
}

export interface ClusterIssuerSpec {
  readonly acme?: ClusterIssuerSpecAcme | undefined;
  readonly ca?: ClusterIssuerSpecCa | undefined;
  readonly selfSigned?: ClusterIssuerSpecSelfSigned | undefined;
  readonly vault?: ClusterIssuerSpecVault | undefined;
  readonly venafi?: ClusterIssuerSpecVenafi | undefined;
}

export interface ClusterIssuerSpecAcme {
  readonly caBundle?: Leaf<string> | undefined;
  readonly disableAccountKeyGeneration?: Leaf<boolean> | undefined;
  readonly email?: Leaf<string> | undefined;
  readonly enableDurationFeature?: Leaf<boolean> | undefined;
  readonly externalAccountBinding?: ClusterIssuerSpecAcmeExternalAccountBinding | undefined;
  readonly preferredChain?: Leaf<string> | undefined;
  readonly privateKeySecretRef: ClusterIssuerSpecAcmePrivateKeySecretRef;
  readonly profile?: Leaf<string> | undefined;
  readonly server: Leaf<string>;
  readonly skipTLSVerify?: Leaf<boolean> | undefined;
  readonly solvers?: readonly ClusterIssuerSpecAcmeSolvers[] | undefined;
}

export interface ClusterIssuerSpecAcmeExternalAccountBinding {
  readonly keyAlgorithm?: Leaf<'HS256' | 'HS384' | 'HS512'> | undefined;
  readonly keyID: Leaf<string>;
  readonly keySecretRef: ClusterIssuerSpecAcmeExternalAccountBindingKeySecretRef;
}

export interface ClusterIssuerSpecAcmeExternalAccountBindingKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmePrivateKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolvers {
  readonly dns01?: ClusterIssuerSpecAcmeSolversDns01 | undefined;
  readonly http01?: ClusterIssuerSpecAcmeSolversHttp01 | undefined;
  readonly selector?: ClusterIssuerSpecAcmeSolversSelector | undefined;
  readonly waitInsteadOfSelfCheck?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversDns01 {
  readonly acmeDNS?: ClusterIssuerSpecAcmeSolversDns01AcmeDNS | undefined;
  readonly akamai?: ClusterIssuerSpecAcmeSolversDns01Akamai | undefined;
  readonly azureDNS?: ClusterIssuerSpecAcmeSolversDns01AzureDNS | undefined;
  readonly cloudDNS?: ClusterIssuerSpecAcmeSolversDns01CloudDNS | undefined;
  readonly cloudflare?: ClusterIssuerSpecAcmeSolversDns01Cloudflare | undefined;
  readonly cnameStrategy?: Leaf<'None' | 'Follow'> | undefined;
  readonly digitalocean?: ClusterIssuerSpecAcmeSolversDns01Digitalocean | undefined;
  readonly rfc2136?: ClusterIssuerSpecAcmeSolversDns01Rfc2136 | undefined;
  readonly route53?: ClusterIssuerSpecAcmeSolversDns01Route53 | undefined;
  readonly webhook?: ClusterIssuerSpecAcmeSolversDns01Webhook | undefined;
}

export interface ClusterIssuerSpecAcmeSolversDns01AcmeDNS {
  readonly accountSecretRef: ClusterIssuerSpecAcmeSolversDns01AcmeDNSAccountSecretRef;
  readonly host: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01AcmeDNSAccountSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01Akamai {
  readonly accessTokenSecretRef: ClusterIssuerSpecAcmeSolversDns01AkamaiAccessTokenSecretRef;
  readonly clientSecretSecretRef: ClusterIssuerSpecAcmeSolversDns01AkamaiClientSecretSecretRef;
  readonly clientTokenSecretRef: ClusterIssuerSpecAcmeSolversDns01AkamaiClientTokenSecretRef;
  readonly serviceConsumerDomain: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01AkamaiAccessTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01AkamaiClientSecretSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01AkamaiClientTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01AzureDNS {
  readonly clientID?: Leaf<string> | undefined;
  readonly clientSecretSecretRef?: ClusterIssuerSpecAcmeSolversDns01AzureDNSClientSecretSecretRef | undefined;
  readonly environment?: Leaf<'AzurePublicCloud' | 'AzureChinaCloud' | 'AzureGermanCloud' | 'AzureUSGovernmentCloud'> | undefined;
  readonly hostedZoneName?: Leaf<string> | undefined;
  readonly managedIdentity?: ClusterIssuerSpecAcmeSolversDns01AzureDNSManagedIdentity | undefined;
  readonly resourceGroupName: Leaf<string>;
  readonly subscriptionID: Leaf<string>;
  readonly tenantID?: Leaf<string> | undefined;
  readonly zoneType?: Leaf<'AzurePublicZone' | 'AzurePrivateZone'> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversDns01AzureDNSClientSecretSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01AzureDNSManagedIdentity {
  readonly clientID?: Leaf<string> | undefined;
  readonly resourceID?: Leaf<string> | undefined;
  readonly tenantID?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversDns01CloudDNS {
  readonly hostedZoneName?: Leaf<string> | undefined;
  readonly project: Leaf<string>;
  readonly serviceAccountSecretRef?: ClusterIssuerSpecAcmeSolversDns01CloudDNSServiceAccountSecretRef | undefined;
}

export interface ClusterIssuerSpecAcmeSolversDns01CloudDNSServiceAccountSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01Cloudflare {
  readonly apiKeySecretRef?: ClusterIssuerSpecAcmeSolversDns01CloudflareApiKeySecretRef | undefined;
  readonly apiTokenSecretRef?: ClusterIssuerSpecAcmeSolversDns01CloudflareApiTokenSecretRef | undefined;
  readonly email?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversDns01CloudflareApiKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01CloudflareApiTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01Digitalocean {
  readonly tokenSecretRef: ClusterIssuerSpecAcmeSolversDns01DigitaloceanTokenSecretRef;
}

export interface ClusterIssuerSpecAcmeSolversDns01DigitaloceanTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01Rfc2136 {
  readonly nameserver: Leaf<string>;
  readonly protocol?: Leaf<'TCP' | 'UDP'> | undefined;
  readonly tsigAlgorithm?: Leaf<string> | undefined;
  readonly tsigKeyName?: Leaf<string> | undefined;
  readonly tsigSecretSecretRef?: ClusterIssuerSpecAcmeSolversDns01Rfc2136TsigSecretSecretRef | undefined;
}

export interface ClusterIssuerSpecAcmeSolversDns01Rfc2136TsigSecretSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01Route53 {
  readonly accessKeyID?: Leaf<string> | undefined;
  readonly accessKeyIDSecretRef?: ClusterIssuerSpecAcmeSolversDns01Route53AccessKeyIDSecretRef | undefined;
  readonly auth?: ClusterIssuerSpecAcmeSolversDns01Route53Auth | undefined;
  readonly hostedZoneID?: Leaf<string> | undefined;
  readonly region?: Leaf<string> | undefined;
  readonly role?: Leaf<string> | undefined;
  readonly secretAccessKeySecretRef?: ClusterIssuerSpecAcmeSolversDns01Route53SecretAccessKeySecretRef | undefined;
}

export interface ClusterIssuerSpecAcmeSolversDns01Route53AccessKeyIDSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01Route53Auth {
  readonly kubernetes: ClusterIssuerSpecAcmeSolversDns01Route53AuthKubernetes;
}

export interface ClusterIssuerSpecAcmeSolversDns01Route53AuthKubernetes {
  readonly serviceAccountRef: ClusterIssuerSpecAcmeSolversDns01Route53AuthKubernetesServiceAccountRef;
}

export interface ClusterIssuerSpecAcmeSolversDns01Route53AuthKubernetesServiceAccountRef {
  readonly audiences?: readonly Leaf<string>[] | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01Route53SecretAccessKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversDns01Webhook {
  readonly config?: unknown;
  readonly groupName: Leaf<string>;
  readonly solverName: Leaf<string>;
}

export interface ClusterIssuerSpecAcmeSolversHttp01 {
  readonly gatewayHTTPRoute?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoute | undefined;
  readonly ingress?: ClusterIssuerSpecAcmeSolversHttp01Ingress | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoute {
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly parentRefs?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRouteParentRefs[] | undefined;
  readonly podTemplate?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate | undefined;
  readonly serviceType?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRouteParentRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate {
  readonly metadata?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateMetadata | undefined;
  readonly spec?: object | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01Ingress {
  readonly class?: Leaf<string> | undefined;
  readonly ingressClassName?: Leaf<string> | undefined;
  readonly ingressTemplate?: ClusterIssuerSpecAcmeSolversHttp01IngressIngressTemplate | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly podTemplate?: ClusterIssuerSpecAcmeSolversHttp01IngressPodTemplate | undefined;
  readonly serviceType?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01IngressIngressTemplate {
  readonly metadata?: ClusterIssuerSpecAcmeSolversHttp01IngressIngressTemplateMetadata | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01IngressIngressTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01IngressPodTemplate {
  readonly metadata?: ClusterIssuerSpecAcmeSolversHttp01IngressPodTemplateMetadata | undefined;
  readonly spec?: object | undefined;
}

export interface ClusterIssuerSpecAcmeSolversHttp01IngressPodTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ClusterIssuerSpecAcmeSolversSelector {
  readonly dnsNames?: readonly Leaf<string>[] | undefined;
  readonly dnsZones?: readonly Leaf<string>[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface ClusterIssuerSpecCa {
  readonly crlDistributionPoints?: readonly Leaf<string>[] | undefined;
  readonly issuingCertificateURLs?: readonly Leaf<string>[] | undefined;
  readonly ocspServers?: readonly Leaf<string>[] | undefined;
  readonly secretName: Leaf<string>;
}

export interface ClusterIssuerSpecSelfSigned {
  readonly crlDistributionPoints?: readonly Leaf<string>[] | undefined;
}

export interface ClusterIssuerSpecVault {
  readonly auth: ClusterIssuerSpecVaultAuth;
  readonly caBundle?: Leaf<string> | undefined;
  readonly caBundleSecretRef?: ClusterIssuerSpecVaultCaBundleSecretRef | undefined;
  readonly clientCertSecretRef?: ClusterIssuerSpecVaultClientCertSecretRef | undefined;
  readonly clientKeySecretRef?: ClusterIssuerSpecVaultClientKeySecretRef | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly path: Leaf<string>;
  readonly server: Leaf<string>;
  readonly serverName?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecVaultAuth {
  readonly appRole?: ClusterIssuerSpecVaultAuthAppRole | undefined;
  readonly aws?: ClusterIssuerSpecVaultAuthAws | undefined;
  readonly clientCertificate?: ClusterIssuerSpecVaultAuthClientCertificate | undefined;
  readonly kubernetes?: ClusterIssuerSpecVaultAuthKubernetes | undefined;
  readonly tokenSecretRef?: ClusterIssuerSpecVaultAuthTokenSecretRef | undefined;
}

export interface ClusterIssuerSpecVaultAuthAppRole {
  readonly path: Leaf<string>;
  readonly roleId: Leaf<string>;
  readonly secretRef: ClusterIssuerSpecVaultAuthAppRoleSecretRef;
}

export interface ClusterIssuerSpecVaultAuthAppRoleSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVaultAuthAws {
  readonly iamRoleArn?: Leaf<string> | undefined;
  readonly mountPath?: Leaf<string> | undefined;
  readonly region?: Leaf<string> | undefined;
  readonly role: Leaf<string>;
  readonly serviceAccountRef?: ClusterIssuerSpecVaultAuthAwsServiceAccountRef | undefined;
  readonly vaultHeaderValue?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecVaultAuthAwsServiceAccountRef {
  readonly audiences?: readonly Leaf<string>[] | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVaultAuthClientCertificate {
  readonly mountPath?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly secretName?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecVaultAuthKubernetes {
  readonly mountPath?: Leaf<string> | undefined;
  readonly role: Leaf<string>;
  readonly secretRef?: ClusterIssuerSpecVaultAuthKubernetesSecretRef | undefined;
  readonly serviceAccountRef?: ClusterIssuerSpecVaultAuthKubernetesServiceAccountRef | undefined;
}

export interface ClusterIssuerSpecVaultAuthKubernetesSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVaultAuthKubernetesServiceAccountRef {
  readonly audiences?: readonly Leaf<string>[] | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVaultAuthTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVaultCaBundleSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVaultClientCertSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVaultClientKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVenafi {
  readonly cloud?: ClusterIssuerSpecVenafiCloud | undefined;
  readonly ngts?: ClusterIssuerSpecVenafiNgts | undefined;
  readonly tpp?: ClusterIssuerSpecVenafiTpp | undefined;
  readonly zone: Leaf<string>;
}

export interface ClusterIssuerSpecVenafiCloud {
  readonly apiTokenSecretRef: ClusterIssuerSpecVenafiCloudApiTokenSecretRef;
  readonly url?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecVenafiCloudApiTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVenafiNgts {
  readonly credentialsRef: ClusterIssuerSpecVenafiNgtsCredentialsRef;
  readonly tokenEndpoint?: Leaf<string> | undefined;
  readonly tsgID: Leaf<string>;
  readonly url?: Leaf<string> | undefined;
}

export interface ClusterIssuerSpecVenafiNgtsCredentialsRef {
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVenafiTpp {
  readonly caBundle?: Leaf<string> | undefined;
  readonly caBundleSecretRef?: ClusterIssuerSpecVenafiTppCaBundleSecretRef | undefined;
  readonly credentialsRef: ClusterIssuerSpecVenafiTppCredentialsRef;
  readonly url: Leaf<string>;
}

export interface ClusterIssuerSpecVenafiTppCaBundleSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface ClusterIssuerSpecVenafiTppCredentialsRef {
  readonly name: Leaf<string>;
}

/** Issuer of cert-manager.io/v1 (Namespaced). */
export class Issuer extends ApiObject {
  static readonly GVK = { apiVersion: 'cert-manager.io/v1', kind: 'Issuer' } as const;

  constructor(scope: Construct, id: string, props: IssuerProps) {
    super(scope, id, { ...Issuer.GVK, ...props } as ApiObjectProps);
  }
}

export interface IssuerProps {
  readonly metadata?: Metadata;
  readonly spec: IssuerSpec;
}

export interface IssuerSpec {
  readonly acme?: IssuerSpecAcme | undefined;
  readonly ca?: IssuerSpecCa | undefined;
  readonly selfSigned?: IssuerSpecSelfSigned | undefined;
  readonly vault?: IssuerSpecVault | undefined;
  readonly venafi?: IssuerSpecVenafi | undefined;
}

export interface IssuerSpecAcme {
  readonly caBundle?: Leaf<string> | undefined;
  readonly disableAccountKeyGeneration?: Leaf<boolean> | undefined;
  readonly email?: Leaf<string> | undefined;
  readonly enableDurationFeature?: Leaf<boolean> | undefined;
  readonly externalAccountBinding?: IssuerSpecAcmeExternalAccountBinding | undefined;
  readonly preferredChain?: Leaf<string> | undefined;
  readonly privateKeySecretRef: IssuerSpecAcmePrivateKeySecretRef;
  readonly profile?: Leaf<string> | undefined;
  readonly server: Leaf<string>;
  readonly skipTLSVerify?: Leaf<boolean> | undefined;
  readonly solvers?: readonly IssuerSpecAcmeSolvers[] | undefined;
}

export interface IssuerSpecAcmeExternalAccountBinding {
  readonly keyAlgorithm?: Leaf<'HS256' | 'HS384' | 'HS512'> | undefined;
  readonly keyID: Leaf<string>;
  readonly keySecretRef: IssuerSpecAcmeExternalAccountBindingKeySecretRef;
}

export interface IssuerSpecAcmeExternalAccountBindingKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmePrivateKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolvers {
  readonly dns01?: IssuerSpecAcmeSolversDns01 | undefined;
  readonly http01?: IssuerSpecAcmeSolversHttp01 | undefined;
  readonly selector?: IssuerSpecAcmeSolversSelector | undefined;
  readonly waitInsteadOfSelfCheck?: Leaf<string> | undefined;
}

export interface IssuerSpecAcmeSolversDns01 {
  readonly acmeDNS?: IssuerSpecAcmeSolversDns01AcmeDNS | undefined;
  readonly akamai?: IssuerSpecAcmeSolversDns01Akamai | undefined;
  readonly azureDNS?: IssuerSpecAcmeSolversDns01AzureDNS | undefined;
  readonly cloudDNS?: IssuerSpecAcmeSolversDns01CloudDNS | undefined;
  readonly cloudflare?: IssuerSpecAcmeSolversDns01Cloudflare | undefined;
  readonly cnameStrategy?: Leaf<'None' | 'Follow'> | undefined;
  readonly digitalocean?: IssuerSpecAcmeSolversDns01Digitalocean | undefined;
  readonly rfc2136?: IssuerSpecAcmeSolversDns01Rfc2136 | undefined;
  readonly route53?: IssuerSpecAcmeSolversDns01Route53 | undefined;
  readonly webhook?: IssuerSpecAcmeSolversDns01Webhook | undefined;
}

export interface IssuerSpecAcmeSolversDns01AcmeDNS {
  readonly accountSecretRef: IssuerSpecAcmeSolversDns01AcmeDNSAccountSecretRef;
  readonly host: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01AcmeDNSAccountSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01Akamai {
  readonly accessTokenSecretRef: IssuerSpecAcmeSolversDns01AkamaiAccessTokenSecretRef;
  readonly clientSecretSecretRef: IssuerSpecAcmeSolversDns01AkamaiClientSecretSecretRef;
  readonly clientTokenSecretRef: IssuerSpecAcmeSolversDns01AkamaiClientTokenSecretRef;
  readonly serviceConsumerDomain: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01AkamaiAccessTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01AkamaiClientSecretSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01AkamaiClientTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01AzureDNS {
  readonly clientID?: Leaf<string> | undefined;
  readonly clientSecretSecretRef?: IssuerSpecAcmeSolversDns01AzureDNSClientSecretSecretRef | undefined;
  readonly environment?: Leaf<'AzurePublicCloud' | 'AzureChinaCloud' | 'AzureGermanCloud' | 'AzureUSGovernmentCloud'> | undefined;
  readonly hostedZoneName?: Leaf<string> | undefined;
  readonly managedIdentity?: IssuerSpecAcmeSolversDns01AzureDNSManagedIdentity | undefined;
  readonly resourceGroupName: Leaf<string>;
  readonly subscriptionID: Leaf<string>;
  readonly tenantID?: Leaf<string> | undefined;
  readonly zoneType?: Leaf<'AzurePublicZone' | 'AzurePrivateZone'> | undefined;
}

export interface IssuerSpecAcmeSolversDns01AzureDNSClientSecretSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01AzureDNSManagedIdentity {
  readonly clientID?: Leaf<string> | undefined;
  readonly resourceID?: Leaf<string> | undefined;
  readonly tenantID?: Leaf<string> | undefined;
}

export interface IssuerSpecAcmeSolversDns01CloudDNS {
  readonly hostedZoneName?: Leaf<string> | undefined;
  readonly project: Leaf<string>;
  readonly serviceAccountSecretRef?: IssuerSpecAcmeSolversDns01CloudDNSServiceAccountSecretRef | undefined;
}

export interface IssuerSpecAcmeSolversDns01CloudDNSServiceAccountSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01Cloudflare {
  readonly apiKeySecretRef?: IssuerSpecAcmeSolversDns01CloudflareApiKeySecretRef | undefined;
  readonly apiTokenSecretRef?: IssuerSpecAcmeSolversDns01CloudflareApiTokenSecretRef | undefined;
  readonly email?: Leaf<string> | undefined;
}

export interface IssuerSpecAcmeSolversDns01CloudflareApiKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01CloudflareApiTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01Digitalocean {
  readonly tokenSecretRef: IssuerSpecAcmeSolversDns01DigitaloceanTokenSecretRef;
}

export interface IssuerSpecAcmeSolversDns01DigitaloceanTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01Rfc2136 {
  readonly nameserver: Leaf<string>;
  readonly protocol?: Leaf<'TCP' | 'UDP'> | undefined;
  readonly tsigAlgorithm?: Leaf<string> | undefined;
  readonly tsigKeyName?: Leaf<string> | undefined;
  readonly tsigSecretSecretRef?: IssuerSpecAcmeSolversDns01Rfc2136TsigSecretSecretRef | undefined;
}

export interface IssuerSpecAcmeSolversDns01Rfc2136TsigSecretSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01Route53 {
  readonly accessKeyID?: Leaf<string> | undefined;
  readonly accessKeyIDSecretRef?: IssuerSpecAcmeSolversDns01Route53AccessKeyIDSecretRef | undefined;
  readonly auth?: IssuerSpecAcmeSolversDns01Route53Auth | undefined;
  readonly hostedZoneID?: Leaf<string> | undefined;
  readonly region?: Leaf<string> | undefined;
  readonly role?: Leaf<string> | undefined;
  readonly secretAccessKeySecretRef?: IssuerSpecAcmeSolversDns01Route53SecretAccessKeySecretRef | undefined;
}

export interface IssuerSpecAcmeSolversDns01Route53AccessKeyIDSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01Route53Auth {
  readonly kubernetes: IssuerSpecAcmeSolversDns01Route53AuthKubernetes;
}

export interface IssuerSpecAcmeSolversDns01Route53AuthKubernetes {
  readonly serviceAccountRef: IssuerSpecAcmeSolversDns01Route53AuthKubernetesServiceAccountRef;
}

export interface IssuerSpecAcmeSolversDns01Route53AuthKubernetesServiceAccountRef {
  readonly audiences?: readonly Leaf<string>[] | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01Route53SecretAccessKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecAcmeSolversDns01Webhook {
  readonly config?: unknown;
  readonly groupName: Leaf<string>;
  readonly solverName: Leaf<string>;
}

export interface IssuerSpecAcmeSolversHttp01 {
  readonly gatewayHTTPRoute?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoute | undefined;
  readonly ingress?: IssuerSpecAcmeSolversHttp01Ingress | undefined;
}

export interface IssuerSpecAcmeSolversHttp01GatewayHTTPRoute {
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly parentRefs?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRouteParentRefs[] | undefined;
  readonly podTemplate?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate | undefined;
  readonly serviceType?: Leaf<string> | undefined;
}

export interface IssuerSpecAcmeSolversHttp01GatewayHTTPRouteParentRefs {
  readonly group?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
  readonly namespace?: Leaf<string> | undefined;
  readonly port?: Leaf<number> | undefined;
  readonly sectionName?: Leaf<string> | undefined;
}

export interface IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate {
  readonly metadata?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateMetadata | undefined;
  readonly spec?: object | undefined;
}

export interface IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface IssuerSpecAcmeSolversHttp01Ingress {
  readonly class?: Leaf<string> | undefined;
  readonly ingressClassName?: Leaf<string> | undefined;
  readonly ingressTemplate?: IssuerSpecAcmeSolversHttp01IngressIngressTemplate | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly podTemplate?: IssuerSpecAcmeSolversHttp01IngressPodTemplate | undefined;
  readonly serviceType?: Leaf<string> | undefined;
}

export interface IssuerSpecAcmeSolversHttp01IngressIngressTemplate {
  readonly metadata?: IssuerSpecAcmeSolversHttp01IngressIngressTemplateMetadata | undefined;
}

export interface IssuerSpecAcmeSolversHttp01IngressIngressTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface IssuerSpecAcmeSolversHttp01IngressPodTemplate {
  readonly metadata?: IssuerSpecAcmeSolversHttp01IngressPodTemplateMetadata | undefined;
  readonly spec?: object | undefined;
}

export interface IssuerSpecAcmeSolversHttp01IngressPodTemplateMetadata {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface IssuerSpecAcmeSolversSelector {
  readonly dnsNames?: readonly Leaf<string>[] | undefined;
  readonly dnsZones?: readonly Leaf<string>[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface IssuerSpecCa {
  readonly crlDistributionPoints?: readonly Leaf<string>[] | undefined;
  readonly issuingCertificateURLs?: readonly Leaf<string>[] | undefined;
  readonly ocspServers?: readonly Leaf<string>[] | undefined;
  readonly secretName: Leaf<string>;
}

export interface IssuerSpecSelfSigned {
  readonly crlDistributionPoints?: readonly Leaf<string>[] | undefined;
}

export interface IssuerSpecVault {
  readonly auth: IssuerSpecVaultAuth;
  readonly caBundle?: Leaf<string> | undefined;
  readonly caBundleSecretRef?: IssuerSpecVaultCaBundleSecretRef | undefined;
  readonly clientCertSecretRef?: IssuerSpecVaultClientCertSecretRef | undefined;
  readonly clientKeySecretRef?: IssuerSpecVaultClientKeySecretRef | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly path: Leaf<string>;
  readonly server: Leaf<string>;
  readonly serverName?: Leaf<string> | undefined;
}

export interface IssuerSpecVaultAuth {
  readonly appRole?: IssuerSpecVaultAuthAppRole | undefined;
  readonly aws?: IssuerSpecVaultAuthAws | undefined;
  readonly clientCertificate?: IssuerSpecVaultAuthClientCertificate | undefined;
  readonly kubernetes?: IssuerSpecVaultAuthKubernetes | undefined;
  readonly tokenSecretRef?: IssuerSpecVaultAuthTokenSecretRef | undefined;
}

export interface IssuerSpecVaultAuthAppRole {
  readonly path: Leaf<string>;
  readonly roleId: Leaf<string>;
  readonly secretRef: IssuerSpecVaultAuthAppRoleSecretRef;
}

export interface IssuerSpecVaultAuthAppRoleSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVaultAuthAws {
  readonly iamRoleArn?: Leaf<string> | undefined;
  readonly mountPath?: Leaf<string> | undefined;
  readonly region?: Leaf<string> | undefined;
  readonly role: Leaf<string>;
  readonly serviceAccountRef?: IssuerSpecVaultAuthAwsServiceAccountRef | undefined;
  readonly vaultHeaderValue?: Leaf<string> | undefined;
}

export interface IssuerSpecVaultAuthAwsServiceAccountRef {
  readonly audiences?: readonly Leaf<string>[] | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVaultAuthClientCertificate {
  readonly mountPath?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly secretName?: Leaf<string> | undefined;
}

export interface IssuerSpecVaultAuthKubernetes {
  readonly mountPath?: Leaf<string> | undefined;
  readonly role: Leaf<string>;
  readonly secretRef?: IssuerSpecVaultAuthKubernetesSecretRef | undefined;
  readonly serviceAccountRef?: IssuerSpecVaultAuthKubernetesServiceAccountRef | undefined;
}

export interface IssuerSpecVaultAuthKubernetesSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVaultAuthKubernetesServiceAccountRef {
  readonly audiences?: readonly Leaf<string>[] | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVaultAuthTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVaultCaBundleSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVaultClientCertSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVaultClientKeySecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVenafi {
  readonly cloud?: IssuerSpecVenafiCloud | undefined;
  readonly ngts?: IssuerSpecVenafiNgts | undefined;
  readonly tpp?: IssuerSpecVenafiTpp | undefined;
  readonly zone: Leaf<string>;
}

export interface IssuerSpecVenafiCloud {
  readonly apiTokenSecretRef: IssuerSpecVenafiCloudApiTokenSecretRef;
  readonly url?: Leaf<string> | undefined;
}

export interface IssuerSpecVenafiCloudApiTokenSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVenafiNgts {
  readonly credentialsRef: IssuerSpecVenafiNgtsCredentialsRef;
  readonly tokenEndpoint?: Leaf<string> | undefined;
  readonly tsgID: Leaf<string>;
  readonly url?: Leaf<string> | undefined;
}

export interface IssuerSpecVenafiNgtsCredentialsRef {
  readonly name: Leaf<string>;
}

export interface IssuerSpecVenafiTpp {
  readonly caBundle?: Leaf<string> | undefined;
  readonly caBundleSecretRef?: IssuerSpecVenafiTppCaBundleSecretRef | undefined;
  readonly credentialsRef: IssuerSpecVenafiTppCredentialsRef;
  readonly url: Leaf<string>;
}

export interface IssuerSpecVenafiTppCaBundleSecretRef {
  readonly key?: Leaf<string> | undefined;
  readonly name: Leaf<string>;
}

export interface IssuerSpecVenafiTppCredentialsRef {
  readonly name: Leaf<string>;
}
