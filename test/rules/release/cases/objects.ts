import { UNKNOWN } from '../../../../lib/rules/read';
import type { Fragment } from '../../support';
import type { RuleCases } from '../case';
import {
  analysis,
  canary,
  daemonSet,
  deployment,
  GATEWAY_API,
  HPA,
  hpa,
  SCALED_OBJECT,
  scaledObject,
  service,
} from '../objects';

const LONG = 'a'.repeat(56);

/** A namespace that is not known yet. */
const NOWHERE = { namespace: UNKNOWN as unknown as string };
const DAEMON_SET = { targetRef: { kind: 'DaemonSet' } };
const SERVICE = { targetRef: { apiVersion: 'v1', kind: 'Service' } };

const publicService = (selector: unknown, metadata: Fragment['metadata'] = { name: 'podinfo-public' }): Fragment => ({
  kind: 'Service',
  metadata,
  spec: { type: 'LoadBalancer', selector, ports: [{ port: 80 }] },
});
const budget = (selector: unknown, name = 'podinfo'): Fragment => ({
  kind: 'PodDisruptionBudget',
  metadata: { name },
  spec: { minAvailable: 1, selector },
});
const policy = (spec: object): Fragment => ({ kind: 'NetworkPolicy', spec });
const BOTH = { matchExpressions: [{ key: 'app', operator: 'In', values: ['podinfo', 'podinfo-primary'] }] };
const config = { volumes: [{ name: 'config', configMap: { name: 'config' } }] };
const release = [canary(), deployment()];

export const OBJECTS: RuleCases = {
  FW1013: {
    raises: {
      'a long service name': [service({ name: LONG })],
      'a long target': [canary({ targetRef: { name: LONG } })],
      'upper case': [service({ name: 'Podinfo' })],
      'a dot': [service({ name: 'podinfo.v2' })],
      'a long label': [canary(), deployment({ selector: { matchLabels: { app: LONG } } })],
    },
    passes: {
      '55 characters': [service({ name: LONG.slice(1) })],
      'a long target with a short service': [canary({ targetRef: { name: LONG }, service: { name: 'web' } })],
      'a short label': [canary(), deployment({ selector: { matchLabels: { app: LONG.slice(1) } } })],
    },
  },
  FW1014: {
    raises: {
      'one Deployment': [
        canary({ service: { name: 'a' } }, { name: 'a' }),
        canary({ service: { name: 'b' } }, { name: 'b' }),
      ],
    },
    passes: {
      'two namespaces': [canary(), canary({}, { namespace: 'other' })],
      'unknown namespaces': [canary({}, { name: 'a', ...NOWHERE }), canary({}, { name: 'b', ...NOWHERE })],
      'a Deployment and a DaemonSet': [
        canary({ service: { name: 'a' } }, { name: 'a' }),
        canary({ ...DAEMON_SET, service: { name: 'b' } }, { name: 'b' }),
      ],
    },
  },
  FW1015: {
    raises: {
      'one name': [
        canary({ targetRef: { name: 'a' }, service: { name: 'web' } }, { name: 'a' }),
        canary({ targetRef: { name: 'b' }, service: { name: 'web' } }, { name: 'b' }),
      ],
    },
    passes: {
      'two names': [
        canary({ targetRef: { name: 'a' } }, { name: 'a' }),
        canary({ targetRef: { name: 'b' } }, { name: 'b' }),
      ],
      'two namespaces': [service({ name: 'web' }), canary({ service: { name: 'web' } }, { namespace: 'other' })],
      'unknown namespaces': [
        canary({ targetRef: { name: 'a' }, service: { name: 'web' } }, { name: 'a', ...NOWHERE }),
        canary({ targetRef: { name: 'b' }, service: { name: 'web' } }, { name: 'b', ...NOWHERE }),
      ],
    },
  },
  FW1016: {
    raises: {
      'the apex Service': [canary(), publicService({ app: 'podinfo' }, {})],
      'the primary': [canary(), deployment({}, { name: 'podinfo-primary' })],
      'the HTTPRoute': [canary(GATEWAY_API), { kind: 'HTTPRoute', spec: {} }],
      "the primary's autoscaler": [
        canary({ autoscalerRef: HPA }),
        hpa({ scaleTargetRef: { name: 'podinfo-primary' } }, { name: 'podinfo-primary' }),
      ],
      'a TrafficRoute': [
        canary({ provider: 'kuma' }),
        { kind: 'TrafficRoute', metadata: { namespace: 'any' }, spec: {} },
      ],
      'a ConfigMap that the primary reads': [
        canary(),
        deployment({ template: { spec: config } }),
        { kind: 'ConfigMap', metadata: { name: 'config-primary' } },
      ],
    },
    passes: {
      'another namespace': [canary(), publicService({ app: 'other' }, { namespace: 'other' })],
      'a Service that selects the primary': [canary(), publicService({ app: 'podinfo-primary' }, {})],
      'a Service that Flux makes once': [
        canary(),
        publicService({ app: 'podinfo' }, { annotations: { 'kustomize.toolkit.fluxcd.io/ssa': 'IfNotPresent' } }),
      ],
      'a Service as target': [canary(SERVICE), publicService({ app: 'podinfo' }, {})],
      'a ConfigMap that is not tracked': [
        canary(),
        deployment({ template: { spec: config } }),
        { kind: 'ConfigMap', metadata: { name: 'config', annotations: { 'flagger.app/config-tracking': 'disabled' } } },
        { kind: 'ConfigMap', metadata: { name: 'config-primary' } },
      ],
    },
    beside: ['FW2001'],
  },
  FW1017: {
    raises: { 'the target': [...release, publicService({ app: 'podinfo' })] },
    passes: {
      'the primary': [...release, publicService({ app: 'podinfo-primary' })],
      'both, each by a Service': [
        ...release,
        publicService({ app: 'podinfo' }),
        publicService({ app: 'podinfo-primary' }, { name: 'podinfo-other' }),
      ],
      'another app': [...release, publicService({ app: 'redis' })],
      'another namespace': [...release, publicService({ app: 'podinfo' }, { name: 'a', namespace: 'other' })],
      'an unknown selector': [...release, publicService(UNKNOWN)],
      'no selector': [...release, publicService(undefined)],
    },
  },
  FW1021: {
    raises: {
      'another label': [canary(), deployment({ selector: { matchLabels: { app: undefined, component: 'podinfo' } } })],
      'the label of cdk8s-plus': [
        canary(),
        deployment({ selector: { matchLabels: { app: undefined, 'cdk8s.io/metadata.addr': 'c8' } } }),
      ],
    },
    passes: {
      'app.kubernetes.io/name': [
        canary(),
        deployment({ selector: { matchLabels: { app: undefined, 'app.kubernetes.io/name': 'podinfo' } } }),
      ],
      "a label of Flagger's flag": [
        canary(),
        deployment({ selector: { matchLabels: { app: undefined, component: 'podinfo' } } }),
        {
          kind: 'HelmRelease',
          metadata: { name: 'flagger' },
          spec: { chart: { spec: { chart: 'flagger' } }, values: { selectorLabels: 'app, component' } },
        },
      ],
      'a label of the flag of the Deployment': [
        canary(),
        deployment({ selector: { matchLabels: { app: undefined, component: 'podinfo' } } }),
        deployment(
          { template: { spec: { containers: [{ name: 'flagger', args: ['-selector-labels=component'] }] } } },
          { name: 'flagger', namespace: 'flagger-system' },
        ),
      ],
      'an unknown selector': [canary(), deployment({ selector: { matchLabels: UNKNOWN } })],
      'a target that nobody releases': [deployment({ selector: { matchLabels: { app: undefined, component: 'a' } } })],
    },
  },
  FW1022: {
    raises: {
      'a DaemonSet': [canary({ ...DAEMON_SET, autoscalerRef: HPA })],
      'a Service': [canary({ ...SERVICE, autoscalerRef: HPA })],
    },
    passes: { 'a Deployment': [canary({ autoscalerRef: HPA })], 'no autoscaler': [canary(DAEMON_SET)] },
  },
  FW1023: {
    raises: {
      'an HPA': [hpa({ minReplicas: 5 })],
      'a ScaledObject': [scaledObject({ minReplicaCount: 5, maxReplicaCount: 3 })],
      'the primary': [canary({ autoscalerRef: { ...HPA, primaryScalerReplicas: { minReplicas: 5, maxReplicas: 3 } } })],
      "the primary's with the autoscaler's": [
        canary({ autoscalerRef: { ...HPA, primaryScalerReplicas: { minReplicas: 5 } } }),
        hpa(),
      ],
    },
    passes: {
      'the same': [hpa({ minReplicas: 4 })],
      'at least one by default': [hpa({ minReplicas: undefined, maxReplicas: 1 })],
      'at most 100 by default': [scaledObject({ minReplicaCount: 50 })],
      unknown: [hpa({ minReplicas: UNKNOWN })],
      "the primary's with an autoscaler elsewhere": [
        canary({ autoscalerRef: { ...HPA, primaryScalerReplicas: { minReplicas: 5 } } }),
      ],
    },
  },
  FW1024: {
    raises: {
      'an HPA': [canary({ autoscalerRef: HPA }), deployment({ replicas: 2 })],
      'a ScaledObject': [canary({ autoscalerRef: SCALED_OBJECT }), deployment({ replicas: 2 })],
    },
    passes: {
      'no replicas': [canary({ autoscalerRef: HPA }), deployment(), hpa()],
      'unknown replicas': [canary({ autoscalerRef: HPA }), deployment({ replicas: UNKNOWN })],
    },
  },
  FW1028: {
    raises: {
      'another target': [canary({ autoscalerRef: HPA }), deployment(), hpa({ scaleTargetRef: { name: 'other' } })],
      'no autoscaler': [canary({ autoscalerRef: HPA }), deployment()],
    },
    passes: { 'the target': [canary({ autoscalerRef: HPA }), deployment(), hpa()] },
    closed: true,
  },
  FW1029: {
    raises: { replicas: [canary(), deployment({ replicas: 2 })] },
    passes: {
      none: [canary(), deployment()],
      'a Deployment that nobody releases': [deployment({ replicas: 2 })],
      'a primary that stays': [canary(), deployment({ replicas: 0 })],
    },
  },
  FW1032: {
    raises: {
      missing: [canary()],
      'in another namespace': [canary(), deployment({}, { namespace: 'other' })],
      'of another kind': [canary(), daemonSet()],
    },
    passes: {
      there: [canary(), deployment()],
      'a DaemonSet': [canary(DAEMON_SET), daemonSet()],
      'without a namespace': [canary(), deployment({}, { namespace: undefined as unknown as string })],
    },
    closed: true,
  },
  FW1064: {
    raises: { 'another name': [canary({ ...SERVICE, service: { name: 'web' } })] },
    passes: {
      'the same name': [canary({ ...SERVICE, service: { name: 'podinfo' } })],
      'a Deployment': [service({ name: 'web' })],
    },
  },
  FW1065: {
    raises: {
      none: [service({ port: undefined })],
      zero: [service({ port: 0 })],
      'too high': [service({ port: 70000 })],
      'a number in quotes': [service({ targetPort: '9898' })],
      'a long name': [service({ targetPort: 'a-very-long-port-name' })],
    },
    passes: {
      'a name': [service({ targetPort: 'http-metrics' })],
      'the same port': [service({ targetPort: 0 })],
      Knative: [
        canary({
          provider: 'knative',
          targetRef: { apiVersion: 'serving.knative.dev/v1', kind: 'Service' },
          service: { port: undefined, targetPort: undefined },
        }),
      ],
      unknown: [service({ port: UNKNOWN })],
    },
  },
  FW1066: {
    raises: {
      'a name': [
        service({ portDiscovery: true }),
        deployment({
          template: {
            spec: {
              containers: [
                {
                  name: 'podinfo',
                  ports: [
                    { name: 'web', containerPort: 9898 },
                    { name: 'http', containerPort: 8080 },
                  ],
                },
              ],
            },
          },
        }),
      ],
      'a number': [
        service({ port: 9797, portDiscovery: true }),
        deployment({
          template: {
            spec: { containers: [{ name: 'podinfo', ports: [{ containerPort: 9898 }, { containerPort: 9797 }] }] },
          },
        }),
      ],
    },
    passes: {
      'the target port and others': [
        service({ portDiscovery: true }),
        deployment({
          template: {
            spec: {
              containers: [
                {
                  name: 'podinfo',
                  ports: [
                    { name: 'http', containerPort: 9898 },
                    { name: 'grpc', containerPort: 9999 },
                  ],
                },
                { name: 'istio-proxy', ports: [{ name: 'http', containerPort: 15090 }] },
              ],
            },
          },
        }),
      ],
    },
  },
  FW1070: {
    raises: { 'an HPA': [...release, hpa()], 'a ScaledObject': [...release, scaledObject()] },
    passes: {
      'one that is named': [canary({ autoscalerRef: HPA }), deployment(), hpa()],
      'one for the primary': [
        ...release,
        hpa(),
        hpa({ scaleTargetRef: { name: 'podinfo-primary' } }, { name: 'primary' }),
      ],
      'one of another target': [...release, hpa({ scaleTargetRef: { name: 'other' } })],
    },
  },
  FW1071: {
    raises: { OnDelete: [canary(DAEMON_SET), daemonSet({ updateStrategy: { type: 'OnDelete' } })] },
    passes: {
      RollingUpdate: [canary(DAEMON_SET), daemonSet({ updateStrategy: { type: 'RollingUpdate' } })],
      'a DaemonSet that nobody releases': [daemonSet({ updateStrategy: { type: 'OnDelete' } })],
    },
  },
  FW1072: {
    raises: {
      'a budget': [...release, budget({ matchLabels: { app: 'podinfo' } })],
      'a policy': [...release, policy({ podSelector: { matchLabels: { app: 'podinfo' } } })],
      'an admitted peer': [
        ...release,
        policy({
          podSelector: { matchLabels: { app: 'redis' } },
          ingress: [{ from: [{ podSelector: { matchLabels: { app: 'podinfo' } } }] }],
        }),
      ],
    },
    passes: {
      'a budget for both': [...release, budget(BOTH)],
      'a budget for each': [
        ...release,
        budget({ matchLabels: { app: 'podinfo' } }),
        budget({ matchLabels: { app: 'podinfo-primary' } }, 'podinfo-primary'),
      ],
      'a budget by another label': [
        canary(),
        deployment({ template: { metadata: { labels: { tier: 'web' } } } }),
        budget({ matchLabels: { tier: 'web' } }),
      ],
      'a policy for all pods': [...release, policy({ podSelector: {} })],
      'peers in other namespaces': [
        ...release,
        policy({
          podSelector: {},
          ingress: [{ from: [{ namespaceSelector: {}, podSelector: { matchLabels: { app: 'podinfo' } } }] }],
        }),
      ],
      'both as peers': [...release, policy({ podSelector: {}, egress: [{ to: [{ podSelector: BOTH }] }] })],
      'an unknown selector': [...release, budget({ matchLabels: { app: UNKNOWN } })],
    },
  },
  FW1073: {
    raises: {
      'another namespace': [canary(), deployment({}, { namespace: 'other' })],
      'another kind': [canary(), daemonSet()],
      'an autoscaler': [canary({ autoscalerRef: HPA }), hpa({}, { namespace: 'other' })],
      'an alert provider': [
        analysis({ alerts: [{ name: 'a', severity: 'info', providerRef: { name: 'a' } }] }),
        {
          kind: 'AlertProvider',
          metadata: { name: 'a', namespace: 'other' },
          spec: { type: 'slack', address: 'http://a.b' },
        },
      ],
    },
    passes: {
      'nothing of the name': [canary(), deployment({}, { name: 'other' })],
      'the right one too': [canary(), deployment(), deployment({}, { namespace: 'other' })],
      'one in an unknown namespace': [canary(), deployment({}, NOWHERE)],
      'one without a namespace': [canary(), deployment({}, { namespace: undefined as unknown as string })],
    },
  },
  FW1075: {
    raises: {
      'another number': [service({ targetPort: 8080 }), deployment()],
      'the port of the Service': [service({ targetPort: undefined }), deployment()],
    },
    passes: {
      'the number': [service({ targetPort: 9898 }), deployment()],
      'nothing declared': [
        service({ targetPort: 8080 }),
        deployment({ template: { spec: { containers: [{ name: 'podinfo' }] } } }),
      ],
      'containers that are not known': [
        service({ targetPort: 8080 }),
        deployment({ template: { spec: { containers: UNKNOWN } } }),
      ],
    },
  },
  FW1076: {
    raises: {
      'another name': [service({ targetPort: 'web' }), deployment()],
      'nothing declared': [
        service({ targetPort: 'web' }),
        deployment({ template: { spec: { containers: [{ name: 'podinfo' }] } } }),
      ],
    },
    passes: {
      'the name': [service({ targetPort: 'http' }), deployment()],
      'the name of a sidecar': [
        service({ targetPort: 'proxy' }),
        deployment({
          template: {
            spec: {
              initContainers: [
                { name: 'proxy', restartPolicy: 'Always', ports: [{ name: 'proxy', containerPort: 4180 }] },
              ],
            },
          },
        }),
      ],
    },
  },
  FW1078: {
    raises: {
      'two Ingresses': [
        { kind: 'Ingress', spec: {} },
        { kind: 'Ingress', spec: {} },
      ],
      'two without a namespace': [
        { kind: 'Namespace', metadata: { namespace: undefined as unknown as string } },
        { kind: 'Namespace', metadata: { namespace: undefined as unknown as string } },
      ],
    },
    passes: {
      'another namespace': [
        { kind: 'Ingress', spec: {} },
        { kind: 'Ingress', metadata: { namespace: 'other' }, spec: {} },
      ],
      'another kind': [{ kind: 'Ingress', spec: {} }, { kind: 'ConfigMap' }],
      'another group': [
        { kind: 'Ingress', spec: {} },
        { apiVersion: 'example.com/v1', kind: 'Ingress', spec: {} },
      ],
    },
  },
  FW1079: {
    raises: {
      'no such label': [
        { kind: 'Deployment', spec: { selector: { matchLabels: { app: 'a' } }, template: { metadata: {} } } },
      ],
      'another value': [
        {
          kind: 'DaemonSet',
          spec: { selector: { matchLabels: { app: 'a' } }, template: { metadata: { labels: { app: 'b' } } } },
        },
      ],
    },
    passes: {
      'the label among others': [
        {
          kind: 'Deployment',
          spec: {
            selector: { matchLabels: { app: 'a' } },
            template: { metadata: { labels: { app: 'a', tier: 'b' } } },
          },
        },
      ],
      'labels that are not known': [
        {
          kind: 'Deployment',
          spec: { selector: { matchLabels: { app: 'a' } }, template: { metadata: { labels: UNKNOWN } } },
        },
      ],
      'a kind of its own': [
        { apiVersion: 'example.com/v1', kind: 'Deployment', spec: { selector: { matchLabels: { app: 'a' } } } },
      ],
    },
  },
};
