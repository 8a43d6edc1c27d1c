/** API versions that Kubernetes has removed, with the kinds that it had there, and what serves them now. */
const REMOVED: readonly (readonly [apiVersion: string, kinds: RegExp, now: string])[] = [
  ['extensions/v1beta1', /^(?:DaemonSet|Deployment|ReplicaSet)$/, 'apps/v1'],
  ['extensions/v1beta1', /^(?:Ingress|NetworkPolicy)$/, 'networking.k8s.io/v1'],
  ['apps/v1beta1', /^(?:Deployment|StatefulSet|ControllerRevision)$/, 'apps/v1'],
  ['apps/v1beta2', /^(?:DaemonSet|Deployment|ReplicaSet|StatefulSet|ControllerRevision)$/, 'apps/v1'],
  ['autoscaling/v2beta1', /^HorizontalPodAutoscaler$/, 'autoscaling/v2'],
  ['autoscaling/v2beta2', /^HorizontalPodAutoscaler$/, 'autoscaling/v2'],
  ['batch/v1beta1', /^CronJob$/, 'batch/v1'],
  ['policy/v1beta1', /^PodDisruptionBudget$/, 'policy/v1'],
  ['networking.k8s.io/v1beta1', /^(?:Ingress|IngressClass)$/, 'networking.k8s.io/v1'],
  ['rbac.authorization.k8s.io/v1alpha1', /./, 'rbac.authorization.k8s.io/v1'],
  ['rbac.authorization.k8s.io/v1beta1', /./, 'rbac.authorization.k8s.io/v1'],
  ['admissionregistration.k8s.io/v1beta1', /^(?:Validating|Mutating)Webhook/, 'admissionregistration.k8s.io/v1'],
  ['apiextensions.k8s.io/v1beta1', /./, 'apiextensions.k8s.io/v1'],
  ['apiregistration.k8s.io/v1beta1', /./, 'apiregistration.k8s.io/v1'],
  ['scheduling.k8s.io/v1beta1', /^PriorityClass$/, 'scheduling.k8s.io/v1'],
  ['storage.k8s.io/v1beta1', /^(?:StorageClass|CSIDriver|CSINode|VolumeAttachment)$/, 'storage.k8s.io/v1'],
  ['coordination.k8s.io/v1beta1', /^Lease$/, 'coordination.k8s.io/v1'],
  ['discovery.k8s.io/v1beta1', /^EndpointSlice$/, 'discovery.k8s.io/v1'],
];

/** The API version that serves a kind now, where the given one is removed. */
export function replacementOf(apiVersion: string, kind: string): string | undefined {
  return REMOVED.find(([removed, kinds]) => removed === apiVersion && kinds.test(kind))?.[2];
}
