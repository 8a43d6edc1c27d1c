import { changedObjects } from '../../rules/ownership';
import { groupOf } from '../../rules/object';
import { ARGO_APPLICATION } from '../engine/argo-cd';
import { canariesOf } from '../promotion';
import type { Delivery, Parcel } from './delivery';

export interface ArgoCdDeliveryOptions {
  /** The Git repository that holds the output. */
  readonly repoURL: string;

  /** Branch, tag or commit. @default "HEAD" */
  readonly targetRevision?: string;

  /** Folder of the output in the repository. @default "." */
  readonly path?: string;

  /** The project that says what the Applications may do, and where. @default "default" */
  readonly project?: string;
}

/**
 * Argo CD on the hub: an Application for each cluster, which Argo CD knows by the cluster's name. What controllers change
 * by the table of ownership is left to them. Argo CD syncs all clusters at once.
 */
export function argoCdDelivery(options: ArgoCdDeliveryOptions): Delivery {
  const { repoURL, targetRevision = 'HEAD', path = '.', project = 'default' } = options;
  return {
    ...ARGO_APPLICATION,
    spec: ({ cluster, folder, namespace, objects }) => ({
      project,
      source: { repoURL, targetRevision, path: `${path.replace(/^\.\/|^\.$|\/$/g, '')}/${folder}`.replace(/^\//, '') },
      destination: { name: cluster.name, namespace },
      ignoreDifferences: ignoreDifferences(objects),
      syncPolicy: {
        automated: { prune: true, selfHeal: true },
        syncOptions: ['CreateNamespace=true', 'ServerSideApply=true', 'RespectIgnoreDifferences=true'],
      },
    }),
    refuse: () => [],
  };
}

function ignoreDifferences(objects: Parcel['objects']) {
  const ignored = canariesOf(objects)
    .flatMap(changedObjects)
    .map(({ apiVersion, kind, name, namespace, pointers }) => ({
      group: groupOf({ apiVersion }),
      kind,
      name,
      namespace,
      jsonPointers: pointers,
    }));
  return ignored.length > 0 ? ignored : undefined;
}
