import type { ApiObjectMetadata } from 'cdk8s';
import type { Leaf } from './leaf';

/** Metadata of an object; labels and annotations may hold leaves. */
export interface Metadata extends Pick<ApiObjectMetadata, 'name' | 'namespace' | 'finalizers' | 'ownerReferences'> {
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
}
