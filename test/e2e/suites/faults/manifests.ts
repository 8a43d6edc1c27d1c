import type { KubeObject } from '../../harness/objects';
import type { ManifestSet } from '../../harness/manifest-set';
import { podinfo } from '../releases/release-case';

/** A set that must be found wrong, and what must be said about it. */
export interface BrokenSet extends ManifestSet {
  readonly problem: RegExp;
}

const NAMESPACE = 'faults';

const canary: KubeObject = {
  apiVersion: 'flagger.app/v1beta1',
  kind: 'Canary',
  metadata: { name: 'podinfo', namespace: NAMESPACE },
  spec: {
    targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo' },
    service: { port: 80 },
    analysis: { interval: '10s', threshold: 2, iterations: 2 },
  },
};

export const brokenSets: readonly BrokenSet[] = [
  {
    name: 'an unknown field of a custom resource',
    objects: [{ ...canary, spec: { ...(canary.spec as object), treshold: 2 } }],
    problem: /treshold/,
  },
  {
    name: 'an unknown field of a pod template',
    objects: [withPodField('imagePullSecret', 'registry')],
    problem: /imagePullSecret/,
  },
  {
    name: 'a kind that is not served',
    objects: [{ ...canary, apiVersion: 'flagger.app/v1alpha3' }],
    problem: /does not serve/,
  },
  {
    name: 'a pod below the Pod Security level of its namespace',
    objects: [withPodField('hostNetwork', true)],
    problem: /violates PodSecurity "restricted/,
  },
  {
    name: 'sidecars that the Pod Security level does not admit',
    objects: [
      meshNamespace({ 'pod-security.kubernetes.io/enforce': 'baseline' }),
      podinfo(NAMESPACE, 'podinfo', '6.9.2'),
    ],
    problem: /kuma-init.*NET_ADMIN/,
  },
  {
    name: 'sidecars that the kubelet does not start',
    objects: [
      meshNamespace({ 'pod-security.kubernetes.io/enforce': 'privileged' }),
      podinfo(NAMESPACE, 'podinfo', '6.9.2'),
    ],
    problem: /kuma-init runs as root/,
  },
];

function withPodField(field: string, value: unknown): KubeObject {
  const deployment = podinfo(NAMESPACE, 'podinfo', '6.9.2');
  const spec = deployment.spec as { template: { spec: object } };
  return {
    ...deployment,
    spec: { ...spec, template: { ...spec.template, spec: { ...spec.template.spec, [field]: value } } },
  };
}

function meshNamespace(labels: Readonly<Record<string, string>>): KubeObject {
  return {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: NAMESPACE, labels: { 'kuma.io/sidecar-injection': 'enabled', ...labels } },
  };
}
