import type { Schema } from './schema';

const LABEL_VALUE: Schema = { maxLength: 63, pattern: '^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$' };
const DNS_LABEL: Schema = { maxLength: 63, pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?$' };
const DNS_NAME: Schema = {
  maxLength: 253,
  pattern: '^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$',
};
const HOST: Schema = { ...DNS_NAME, pattern: DNS_NAME.pattern?.replace('^(', '^((\\*\\.)?') ?? '' };
const PORT_NAME: Schema = { maxLength: 15, pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$' };
/** A number, or the name of a port. */
const PORT: Schema = { minimum: 1, maximum: 65535, ...PORT_NAME };
const PORT_NUMBER: Schema = { minimum: 1, maximum: 65535 };
const USER: Schema = { minimum: 0, maximum: 2 ** 31 - 1 };
const NOT_NEGATIVE: Schema = { minimum: 0 };
/** A number or a percentage. */
const AMOUNT: Schema = { minimum: 0, pattern: '^[0-9]+%$' };
const SOME: Schema = { minItems: 1 };

const USERS = fields({ runAsUser: USER, runAsGroup: USER, fsGroup: USER });
const NAMED: Schema = { required: ['name'] };

const SELECTOR: Schema = {
  anyOf: [
    { required: ['matchLabels'], properties: { matchLabels: { minProperties: 1 } } },
    { required: ['matchExpressions'], properties: { matchExpressions: SOME } },
  ],
};

/** A workload whose pods are kept running. */
const RUNNING = fields({
  replicas: NOT_NEGATIVE,
  minReadySeconds: NOT_NEGATIVE,
  revisionHistoryLimit: NOT_NEGATIVE,
  selector: SELECTOR,
  template: fields({ spec: fields({ restartPolicy: { enum: ['Always'] } }) }),
});

const HPA_METRICS = ['ContainerResource', 'External', 'Object', 'Pods', 'Resource'];

/**
 * What the API server asks of its own kinds beyond their OpenAPI documents (`ValidatePodSpec` and its like in
 * `pkg/apis` of kubernetes/kubernetes), by definition.
 */
const CONSTRAINTS: Readonly<Record<string, Schema>> = {
  'apps.v1.DaemonSet': { required: ['spec'] },
  'apps.v1.DaemonSetSpec': RUNNING,
  'apps.v1.Deployment': { required: ['spec'] },
  'apps.v1.DeploymentSpec': RUNNING,
  'apps.v1.ReplicaSet': { required: ['spec'] },
  'apps.v1.ReplicaSetSpec': RUNNING,
  'apps.v1.StatefulSet': { required: ['spec'] },
  'apps.v1.StatefulSetSpec': RUNNING,

  'autoscaling.v2.HorizontalPodAutoscaler': { required: ['spec'] },
  'autoscaling.v2.HorizontalPodAutoscalerSpec': fields({
    minReplicas: NOT_NEGATIVE,
    maxReplicas: { minimum: 1 },
    scaleTargetRef: { required: ['apiVersion'] },
  }),
  'autoscaling.v2.MetricSpec': {
    ...fields({ type: { enum: HPA_METRICS } }),
    anyOf: HPA_METRICS.map((type) => ({
      ...fields({ type: { enum: [type] } }),
      required: [type.charAt(0).toLowerCase() + type.slice(1)],
    })),
  },
  'autoscaling.v2.MetricTarget': {
    ...fields({ type: { enum: ['AverageValue', 'Utilization', 'Value'] } }),
    anyOf: alternatives('averageUtilization', 'averageValue', 'value'),
  },

  'batch.v1.CronJob': { required: ['spec'] },
  'batch.v1.Job': { required: ['spec'] },
  'batch.v1.JobSpec': fields({
    template: fields({
      spec: { ...fields({ restartPolicy: { enum: ['Never', 'OnFailure'] } }), required: ['restartPolicy'] },
    }),
  }),
  'batch.v1.JobTemplateSpec': { required: ['spec'] },

  'core.v1.ConfigMapKeySelector': NAMED,
  'core.v1.ConfigMapEnvSource': NAMED,
  'core.v1.ConfigMapVolumeSource': NAMED,
  'core.v1.Container': { ...fields({ name: DNS_LABEL }), required: ['image'] },
  'core.v1.ContainerPort': fields({
    containerPort: PORT_NUMBER,
    hostPort: { ...PORT_NUMBER, minimum: 0 },
    name: PORT_NAME,
  }),
  'core.v1.EnvVar': { ...fields({ name: { pattern: '^[^=]+$' } }), not: { required: ['value', 'valueFrom'] } },
  'core.v1.ExecAction': { ...fields({ command: SOME }), required: ['command'] },
  'core.v1.HTTPGetAction': fields({ port: PORT }),
  'core.v1.Pod': { required: ['spec'] },
  'core.v1.PodSecurityContext': USERS,
  'core.v1.PodSpec': fields({
    containers: SOME,
    serviceAccountName: DNS_NAME,
    terminationGracePeriodSeconds: NOT_NEGATIVE,
  }),
  'core.v1.PodTemplateSpec': { required: ['spec'] },
  'core.v1.Probe': {
    ...fields({
      initialDelaySeconds: NOT_NEGATIVE,
      timeoutSeconds: NOT_NEGATIVE,
      periodSeconds: NOT_NEGATIVE,
      successThreshold: NOT_NEGATIVE,
      failureThreshold: NOT_NEGATIVE,
    }),
    oneOf: alternatives('exec', 'grpc', 'httpGet', 'tcpSocket'),
  },
  'core.v1.SecretEnvSource': NAMED,
  'core.v1.SecretKeySelector': NAMED,
  'core.v1.SecretVolumeSource': { required: ['secretName'] },
  'core.v1.SecurityContext': USERS,
  'core.v1.Service': { required: ['spec'] },
  'core.v1.ServicePort': fields({
    name: { ...DNS_LABEL, pattern: '^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$' },
    port: PORT_NUMBER,
    targetPort: { ...PORT, minimum: 0 },
    nodePort: { ...PORT_NUMBER, minimum: 0 },
  }),
  'core.v1.ServiceSpec': {
    ...fields({ selector: { additionalProperties: LABEL_VALUE } }),
    anyOf: [
      { ...fields({ ports: SOME }), required: ['ports'] },
      { ...fields({ type: { enum: ['ExternalName'] } }), required: ['type'] },
      { ...fields({ clusterIP: { enum: ['None'] } }), required: ['clusterIP'] },
    ],
  },
  'core.v1.TCPSocketAction': fields({ port: PORT }),
  // Its name and one source.
  'core.v1.Volume': { ...fields({ name: DNS_LABEL }), maxProperties: 2 },

  'meta.v1.LabelSelector': fields({ matchLabels: { additionalProperties: LABEL_VALUE } }),
  'meta.v1.LabelSelectorRequirement': fields({ operator: { enum: ['DoesNotExist', 'Exists', 'In', 'NotIn'] } }),
  'meta.v1.ObjectMeta': fields({ labels: { additionalProperties: LABEL_VALUE } }),
  'meta.v1.OwnerReference': fields({ uid: { minLength: 1 }, name: { minLength: 1 } }),

  'networking.v1.HTTPIngressPath': {
    ...fields({ path: { pattern: '^(/|$)' } }),
    anyOf: [{ required: ['path'] }, fields({ pathType: { enum: ['ImplementationSpecific'] } })],
  },
  'networking.v1.HTTPIngressRuleValue': fields({ paths: SOME }),
  'networking.v1.Ingress': { required: ['spec'] },
  'networking.v1.IngressBackend': { oneOf: alternatives('service', 'resource') },
  'networking.v1.IngressRule': fields({ host: HOST }),
  'networking.v1.IngressServiceBackend': { ...fields({ name: DNS_LABEL }), required: ['port'] },
  'networking.v1.IngressSpec': {
    ...fields({ ingressClassName: DNS_NAME }),
    anyOf: [{ ...fields({ rules: SOME }), required: ['rules'] }, { required: ['defaultBackend'] }],
  },
  'networking.v1.IngressTLS': fields({ hosts: { items: HOST }, secretName: DNS_NAME }),
  'networking.v1.NetworkPolicyPeer': { anyOf: alternatives('ipBlock', 'namespaceSelector', 'podSelector') },
  'networking.v1.NetworkPolicySpec': fields({ policyTypes: { items: { enum: ['Egress', 'Ingress'] } } }),
  'networking.v1.NetworkPolicyPort': fields({ port: { ...PORT, pattern: '^[a-z0-9-]+$' } }),
  'networking.v1.ServiceBackendPort': {
    ...fields({ name: PORT_NAME, number: PORT_NUMBER }),
    oneOf: alternatives('name', 'number'),
  },

  'policy.v1.PodDisruptionBudgetSpec': {
    ...fields({ minAvailable: AMOUNT, maxUnavailable: AMOUNT }),
    not: { required: ['minAvailable', 'maxUnavailable'] },
  },

  'rbac.v1.ClusterRoleBinding': fields({ roleRef: fields({ kind: { enum: ['ClusterRole'] } }) }),
  'rbac.v1.PolicyRule': {
    ...fields({ verbs: SOME }),
    anyOf: [
      { ...fields({ nonResourceURLs: SOME }), required: ['nonResourceURLs'] },
      { ...fields({ apiGroups: SOME, resources: SOME }), required: ['apiGroups', 'resources'] },
    ],
  },
  'rbac.v1.RoleRef': fields({ kind: { enum: ['ClusterRole', 'Role'] } }),
  'rbac.v1.Subject': fields({ kind: { enum: ['Group', 'ServiceAccount', 'User'] } }),
};

function fields(properties: Readonly<Record<string, Schema>>): Schema {
  return { properties };
}

function alternatives(...names: readonly string[]): readonly Schema[] {
  return names.map((name) => ({ required: [name] }));
}

/** What the API server asks of a definition, beside its schema. */
export function constraintsOf(definition: string): Schema | undefined {
  return CONSTRAINTS[definition];
}
