import type { ApiObjectMetadata } from 'cdk8s';
import type { Metadata } from '../metadata';

type GatewayMetadata = Pick<Metadata, 'labels' | 'annotations'> & {
  readonly name: string;
  readonly namespace?: string | undefined;
};

/** Metadata without what is empty. cdk8s types labels as plain texts; a value that is known later stands there as one. */
export function metadataOf({ name, namespace, labels = {}, annotations = {} }: GatewayMetadata): ApiObjectMetadata {
  return {
    name,
    ...(namespace !== undefined && { namespace }),
    ...(Object.keys(labels).length > 0 && { labels }),
    ...(Object.keys(annotations).length > 0 && { annotations }),
  } as ApiObjectMetadata;
}
