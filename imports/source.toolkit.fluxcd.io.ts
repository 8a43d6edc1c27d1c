// Made by `npm run import` from the CustomResourceDefinitions of fluxcd/source-controller v1.9.1; not to be edited.
// schema: sha256 b78acd250300783354d205c0d9068adddf326959aa7937ad9f219e48cde60e67
// body: sha256 6d057339b4b3e53fb5c4dcaa878e8f855645e1ec6318b0108afe236bf4780a35

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** GitRepository of source.toolkit.fluxcd.io/v1 (Namespaced). */
export class GitRepository extends ApiObject {
  static readonly GVK = { apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'GitRepository' } as const;

  constructor(scope: Construct, id: string, props: GitRepositoryProps) {
    super(scope, id, { ...GitRepository.GVK, ...props } as ApiObjectProps);
  }
}

export interface GitRepositoryProps {
  readonly metadata?: Metadata;
  readonly spec?: GitRepositorySpec | undefined;
}

export interface GitRepositorySpec {
  readonly ignore?: Leaf<string> | undefined;
  readonly include?: readonly GitRepositorySpecInclude[] | undefined;
  readonly interval: Leaf<string>;
  readonly provider?: Leaf<'generic' | 'aws' | 'azure' | 'github'> | undefined;
  readonly proxySecretRef?: GitRepositorySpecProxySecretRef | undefined;
  readonly recurseSubmodules?: Leaf<boolean> | undefined;
  readonly ref?: GitRepositorySpecRef | undefined;
  readonly secretRef?: GitRepositorySpecSecretRef | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
  readonly sparseCheckout?: readonly Leaf<string>[] | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly url: Leaf<string>;
  readonly verify?: GitRepositorySpecVerify | undefined;
}

export interface GitRepositorySpecInclude {
  readonly fromPath?: Leaf<string> | undefined;
  readonly repository: GitRepositorySpecIncludeRepository;
  readonly toPath?: Leaf<string> | undefined;
}

export interface GitRepositorySpecIncludeRepository {
  readonly name: Leaf<string>;
}

export interface GitRepositorySpecProxySecretRef {
  readonly name: Leaf<string>;
}

export interface GitRepositorySpecRef {
  readonly branch?: Leaf<string> | undefined;
  readonly commit?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly semver?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface GitRepositorySpecSecretRef {
  readonly name: Leaf<string>;
}

export interface GitRepositorySpecVerify {
  readonly mode?: Leaf<'head' | 'HEAD' | 'Tag' | 'TagAndHEAD'> | undefined;
  readonly secretRef: GitRepositorySpecVerifySecretRef;
}

export interface GitRepositorySpecVerifySecretRef {
  readonly name: Leaf<string>;
}

/** HelmRepository of source.toolkit.fluxcd.io/v1 (Namespaced). */
export class HelmRepository extends ApiObject {
  static readonly GVK = { apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'HelmRepository' } as const;

  constructor(scope: Construct, id: string, props: HelmRepositoryProps) {
    super(scope, id, { ...HelmRepository.GVK, ...props } as ApiObjectProps);
  }
}

export interface HelmRepositoryProps {
  readonly metadata?: Metadata;
  readonly spec?: HelmRepositorySpec | undefined;
}

export interface HelmRepositorySpec {
  readonly accessFrom?: HelmRepositorySpecAccessFrom | undefined;
  readonly certSecretRef?: HelmRepositorySpecCertSecretRef | undefined;
  readonly insecure?: Leaf<boolean> | undefined;
  readonly interval?: Leaf<string> | undefined;
  readonly passCredentials?: Leaf<boolean> | undefined;
  readonly provider?: Leaf<'generic' | 'aws' | 'azure' | 'gcp'> | undefined;
  readonly secretRef?: HelmRepositorySpecSecretRef | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly type?: Leaf<'default' | 'oci'> | undefined;
  readonly url: Leaf<string>;
}

export interface HelmRepositorySpecAccessFrom {
  readonly namespaceSelectors: readonly HelmRepositorySpecAccessFromNamespaceSelectors[];
}

export interface HelmRepositorySpecAccessFromNamespaceSelectors {
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface HelmRepositorySpecCertSecretRef {
  readonly name: Leaf<string>;
}

export interface HelmRepositorySpecSecretRef {
  readonly name: Leaf<string>;
}

/** OCIRepository of source.toolkit.fluxcd.io/v1 (Namespaced). */
export class OCIRepository extends ApiObject {
  static readonly GVK = { apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'OCIRepository' } as const;

  constructor(scope: Construct, id: string, props: OCIRepositoryProps) {
    super(scope, id, { ...OCIRepository.GVK, ...props } as ApiObjectProps);
  }
}

export interface OCIRepositoryProps {
  readonly metadata?: Metadata;
  readonly spec?: OCIRepositorySpec | undefined;
}

export interface OCIRepositorySpec {
  readonly certSecretRef?: OCIRepositorySpecCertSecretRef | undefined;
  readonly ignore?: Leaf<string> | undefined;
  readonly insecure?: Leaf<boolean> | undefined;
  readonly interval: Leaf<string>;
  readonly layerSelector?: OCIRepositorySpecLayerSelector | undefined;
  readonly provider?: Leaf<'generic' | 'aws' | 'azure' | 'gcp'> | undefined;
  readonly proxySecretRef?: OCIRepositorySpecProxySecretRef | undefined;
  readonly ref?: OCIRepositorySpecRef | undefined;
  readonly secretRef?: OCIRepositorySpecSecretRef | undefined;
  readonly serviceAccountName?: Leaf<string> | undefined;
  readonly suspend?: Leaf<boolean> | undefined;
  readonly timeout?: Leaf<string> | undefined;
  readonly url: Leaf<string>;
  readonly verify?: OCIRepositorySpecVerify | undefined;
}

export interface OCIRepositorySpecCertSecretRef {
  readonly name: Leaf<string>;
}

export interface OCIRepositorySpecLayerSelector {
  readonly mediaType?: Leaf<string> | undefined;
  readonly operation?: Leaf<'extract' | 'copy'> | undefined;
}

export interface OCIRepositorySpecProxySecretRef {
  readonly name: Leaf<string>;
}

export interface OCIRepositorySpecRef {
  readonly digest?: Leaf<string> | undefined;
  readonly semver?: Leaf<string> | undefined;
  readonly semverFilter?: Leaf<string> | undefined;
  readonly tag?: Leaf<string> | undefined;
}

export interface OCIRepositorySpecSecretRef {
  readonly name: Leaf<string>;
}

export interface OCIRepositorySpecVerify {
  readonly matchOIDCIdentity?: readonly OCIRepositorySpecVerifyMatchOIDCIdentity[] | undefined;
  readonly provider?: Leaf<'cosign' | 'notation'> | undefined;
  readonly secretRef?: OCIRepositorySpecVerifySecretRef | undefined;
  readonly trustedRootSecretRef?: OCIRepositorySpecVerifyTrustedRootSecretRef | undefined;
}

export interface OCIRepositorySpecVerifyMatchOIDCIdentity {
  readonly issuer: Leaf<string>;
  readonly subject: Leaf<string>;
}

export interface OCIRepositorySpecVerifySecretRef {
  readonly name: Leaf<string>;
}

export interface OCIRepositorySpecVerifyTrustedRootSecretRef {
  readonly name: Leaf<string>;
}
