import type { MeshTrafficPermissionSpec } from '../../imports/kuma.io';
import type { Leaf } from '../leaf';
import type { Kuma3, KumaVersion } from './version';

/** Pods of a mesh of Kuma 2. */
export interface Kuma2Client {
  readonly namespace: string;

  /**
   * Labels of the pods.
   *
   * @default - all pods of the namespace
   */
  readonly labels?: Readonly<Record<string, Leaf<string>>>;
}

/** Pods of a mesh of Kuma 3. */
export interface Kuma3Client {
  readonly namespace: string;

  /**
   * ServiceAccount of the pods.
   *
   * @default - all pods of the namespace
   */
  readonly serviceAccount?: string;
}

/** Pods that may call a release, by what Kuma of version `V` tells them apart by. */
export type KumaClient<V extends KumaVersion = KumaVersion> = V extends Kuma3 ? Kuma3Client : Kuma2Client;

/** The clients of a MeshTrafficPermission in Kuma 2: by the tags that their certificates carry. */
export function allowByTags(clients: readonly Kuma2Client[]): MeshTrafficPermissionSpec {
  return {
    from: clients.map(({ namespace, labels }) => ({
      targetRef: { kind: 'MeshSubset', tags: { 'k8s.kuma.io/namespace': namespace, ...labels } },
      default: { action: 'Allow' },
    })),
  };
}

/** The clients of a MeshTrafficPermission in Kuma 3: by SPIFFE ID. */
export function allowByIdentity(clients: readonly Kuma3Client[], trustDomain: string): MeshTrafficPermissionSpec {
  return {
    rules: [
      {
        default: {
          allow: clients.map(({ namespace, serviceAccount }) => {
            // The prefix ends behind `sa`: without it, namespace `web` would take in `web-admin`.
            const accounts = `spiffe://${trustDomain}/ns/${namespace}/sa`;
            return serviceAccount === undefined
              ? { spiffeID: { type: 'Prefix', value: accounts } }
              : { spiffeID: { type: 'Exact', value: `${accounts}/${serviceAccount}` } };
          }),
        },
      },
    ],
  };
}
