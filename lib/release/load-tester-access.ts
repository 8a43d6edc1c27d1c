import type { Leaf } from '../leaf';

/** Labels of Flagger's pods: in its Helm chart, and in its kustomization. */
const FLAGGER: readonly Readonly<Record<string, string>>[] = [
  { 'app.kubernetes.io/name': 'flagger' },
  { app: 'flagger' },
];

/** Flagger's pods in a namespace, or in any, as peers of a NetworkPolicy. */
export function flaggerPods(namespace: Leaf<string> | undefined) {
  const namespaceSelector =
    namespace === undefined ? {} : { matchLabels: { 'kubernetes.io/metadata.name': namespace } };
  return FLAGGER.map((matchLabels) => ({ namespaceSelector, podSelector: { matchLabels } }));
}

/**
 * What `helm test` does in the namespace of a release whose tests are pods or jobs: it reads and updates the release,
 * which is a Secret, and makes, watches and deletes the tests.
 */
export const HELM_TEST_RULES = [
  { apiGroups: [''], resources: ['secrets'], verbs: ['get', 'list', 'update'] },
  { apiGroups: [''], resources: ['pods'], verbs: ['create', 'get', 'list', 'watch', 'delete'] },
  { apiGroups: [''], resources: ['pods/log'], verbs: ['get'] },
  { apiGroups: ['batch'], resources: ['jobs'], verbs: ['create', 'get', 'list', 'watch', 'delete'] },
] as const;
