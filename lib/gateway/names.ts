import { createHash } from 'node:crypto';

/** The label that NGINX Gateway Fabric 2 and Istio put on the pods of a gateway, with its name. */
export const GATEWAY_NAME_LABEL = 'gateway.networking.k8s.io/gateway-name';

const MAX_LABEL = 63;
const HASH = 8;

/**
 * A name for what stands for a gateway in a namespace that gateways of several namespaces share. Joining namespace and
 * name alone is not unique: `a-b` and `c` would meet `a` and `b-c`.
 */
export function scopedName(namespace: string | undefined, name: string): string {
  const hash = createHash('sha256')
    .update(`${namespace ?? ''}/${name}`)
    .digest('hex')
    .slice(0, HASH);
  return `${name.slice(0, MAX_LABEL - HASH - 1).replace(/[-.]+$/, '')}-${hash}`;
}
