import { STRUCTURE } from '../../lib/check/structure/codes';
import { found } from './support';

const CANARY = `
apiVersion: flagger.app/v1beta1
kind: Canary
metadata: { name: podinfo }
spec:
  provider: istio
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  service: { port: 9898 }
  analysis: { interval: 1m, threshold: 5, maxWeight: 50, stepWeight: 10 }
`;

const DEPLOYMENT = `
apiVersion: apps/v1
kind: Deployment
metadata: { name: podinfo }
spec:
  replicas: 2
  selector: { matchLabels: { app: podinfo } }
  template:
    metadata: { labels: { app: podinfo } }
    spec:
      containers:
        - name: podinfo
          image: podinfo:6.0.0
          ports: [{ containerPort: 9898, protocol: TCP }]
          livenessProbe: { httpGet: { path: /healthz, port: http } }
          resources: { requests: { cpu: 100m, memory: 64Mi }, limits: { cpu: 2 } }
`;

const ALERT = `
apiVersion: flagger.app/v1beta1
kind: AlertProvider
metadata: { name: on-call }
spec: { type: slack, address: 'https://hooks.slack.com/x' }
`;

const MONITOR = `
apiVersion: monitoring.coreos.com/v1
kind: ServiceMonitor
metadata: { name: podinfo }
spec:
  selector: {}
  endpoints: [{ port: http, metricRelabelings: [{ action: drop }] }]
`;

const ROUTE = `
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: podinfo }
spec:
  parentRefs: [{ name: public }]
  hostnames: [app.example.com]
  rules:
    - matches:
        - path: { value: /api }
          headers: [{ name: one, value: a }, { name: two, value: b }]
      filters:
        - type: RequestHeaderModifier
          requestHeaderModifier: { remove: [x-internal] }
      timeouts: { request: 10s, backendRequest: 5s }
      backendRefs: [{ name: podinfo, port: 9898 }]
`;

const PROXY = `
apiVersion: gateway.nginx.org/v1alpha2
kind: NginxProxy
metadata: { name: podinfo }
spec:
  kubernetes: { deployment: { autoscaling: { enable: true, minReplicas: 2, maxReplicas: 4 } } }
`;

const TLS_ROUTE = `
apiVersion: gateway.networking.k8s.io/v1
kind: TLSRoute
metadata: { name: podinfo }
spec:
  hostnames: [app.example.com]
  rules: [{ backendRefs: [{ name: podinfo, port: 9898 }] }]
`;

const GRPC_ROUTE = `
apiVersion: gateway.networking.k8s.io/v1
kind: GRPCRoute
metadata: { name: podinfo }
spec:
  rules:
    - matches: [{ method: { service: api.Orders } }]
      backendRefs: [{ name: podinfo, port: 9898 }]
`;

const SECRET = `
apiVersion: v1
kind: Secret
metadata: { name: token }
data: { token: c2VjcmV0 }
`;

const CONTAINER = 'spec.template.spec.containers[0]';

describe('nothing is found in', () => {
  test.each([CANARY, DEPLOYMENT, ALERT, MONITOR, PROXY, ROUTE, TLS_ROUTE, GRPC_ROUTE, SECRET])('%s', async (yaml) => {
    expect(await found(yaml)).toEqual([]);
  });

  test.each([
    ['null for nothing', DEPLOYMENT.replace('replicas: 2', 'replicas: null')],
    ['null in a custom resource', CANARY.replace('threshold: 5', 'threshold: 5, webhooks: null')],
    ['an empty word for the default', DEPLOYMENT.replace('protocol: TCP', "protocol: ''")],
    ['a status', CANARY + 'status: { phase: 5, other: true }\n'],
    ['a generated name', SECRET.replace('name: token', 'generateName: token-')],
    ['labels of all forms', SECRET.replace('name: token', "name: token, labels: { a.b/c_d: 'A-1.x', e: '' }")],
    ['no annotation at all', SECRET.replace('name: token', 'name: token, annotations: null')],
  ])('%s', async (_, yaml) => {
    expect(await found(yaml)).toEqual([]);
  });
});

const CASES: Readonly<Record<string, readonly (readonly [what: string, yaml: string, finds: readonly string[]])[]>> = {
  FW0005: [
    ['no apiVersion', SECRET.replace('apiVersion: v1', ''), ['FW0005 apiVersion']],
    ['no name', SECRET.replace('name: token', 'namespace: x'), ['FW0005 metadata.name']],
    ['no object', '- 1\n- 2\n', ['FW0005']],
  ],
  FW0006: [['the same twice', `${SECRET}---${SECRET}`, ['FW0006 metadata.name']]],
  FW0007: [['a removed version', DEPLOYMENT.replace('apps/v1', 'extensions/v1beta1'), ['FW0007 apiVersion']]],
  FW0010: [
    ['a misspelt field', DEPLOYMENT.replace('replicas', 'replcas'), ['FW0010 spec.replcas']],
    [
      'a field of a custom resource',
      MONITOR.replace('endpoints', 'endpoint'),
      ['FW0011 spec.endpoints', 'FW0010 spec.endpoint'],
    ],
    [
      'a field of the metadata',
      CANARY.replace('name: podinfo }\nspec', 'name: podinfo, lables: {} }\nspec'),
      ['FW0010 metadata.lables'],
    ],
  ],
  FW0011: [
    ['no selector', DEPLOYMENT.replace(/ {2}selector.*\n/, ''), ['FW0011 spec.selector']],
    ['no image', DEPLOYMENT.replace(/ +image.*\n/, ''), [`FW0011 ${CONTAINER}.image`]],
    [
      'an empty name',
      DEPLOYMENT.replace('- name: podinfo', "- name: ''"),
      [`FW0011 ${CONTAINER}.name`, `FW0014 ${CONTAINER}.name`],
    ],
    ['no target', CANARY.replace(/ {2}targetRef.*\n/, ''), ['FW0011 spec.targetRef']],
  ],
  FW0012: [
    ['text for a number', DEPLOYMENT.replace('replicas: 2', "replicas: '2'"), ['FW0012 spec.replicas']],
    ['a fraction', DEPLOYMENT.replace('replicas: 2', 'replicas: 2.5'), ['FW0012 spec.replicas']],
    [
      'true for text',
      SECRET.replace('name: token', 'name: token, labels: { canary: yes }'),
      ['FW0012 metadata.labels.canary'],
    ],
    [
      'a map for a list',
      DEPLOYMENT.replace('[{ containerPort: 9898, protocol: TCP }]', '{ a: 1 }'),
      [`FW0012 ${CONTAINER}.ports`],
    ],
    [
      'null in a list of a custom resource',
      CANARY.replace('threshold: 5', 'threshold: 5, webhooks: [null]'),
      ['FW0012 spec.analysis.webhooks[0]'],
    ],
  ],
  FW0013: [
    ['another word', DEPLOYMENT.replace('protocol: TCP', 'protocol: tcp'), [`FW0013 ${CONTAINER}.ports[0].protocol`]],
    ['another provider of alerts', ALERT.replace('type: slack', 'type: irc'), ['FW0013 spec.type']],
  ],
  FW0014: [
    ['no quantity', DEPLOYMENT.replace('64Mi', '64MB'), [`FW0014 ${CONTAINER}.resources.requests.memory`]],
    ['no Base64', SECRET.replace('c2VjcmV0', 'secret!'), ['FW0014 data.token']],
    ['no label', SECRET.replace('name: token', "name: token, labels: { a: '-' }"), ['FW0014 metadata.labels.a']],
    [
      'no key of a label',
      SECRET.replace('name: token', 'name: token, labels: { a/b/c: d }'),
      ['FW0014 metadata.labels["a/b/c"]'],
    ],
    ['no name', SECRET.replace('name: token', 'name: Token'), ['FW0014 metadata.name']],
  ],
  FW0015: [
    ['no port', DEPLOYMENT.replace('9898', '98980'), [`FW0015 ${CONTAINER}.ports[0].containerPort`]],
    ['no 32 bits', DEPLOYMENT.replace('replicas: 2', 'replicas: 4000000000'), ['FW0015 spec.replicas']],
    ['no container', DEPLOYMENT.replace(/containers:[^]*/, 'containers: []'), ['FW0015 spec.template.spec.containers']],
  ],
  FW0017: [
    [
      'a rule of the kind',
      PROXY.replace('minReplicas: 2', 'minReplicas: 5'),
      ['FW0017 spec.kubernetes.deployment.autoscaling'],
    ],
    ['a function of Kubernetes', TLS_ROUTE.replace('app.example.com', '192.0.2.1'), ['FW0017 spec.hostnames']],
    [
      "a pattern in Go's words",
      GRPC_ROUTE.replace('api.Orders', 'api-Orders'),
      ['FW0017 spec.rules[0].matches[0].method'],
    ],
  ],
  FW0018: [
    ['two of one name', ROUTE.replace('name: two', 'name: one'), ['FW0018 spec.rules[0].matches[0].headers[1]']],
  ],
  FW0016: [
    ['both of two', ALERT.replace('address:', 'secretRef: { name: x }, address:'), ['FW0016 spec']],
    ['none of two', ALERT.replace(/, address.*/, ' }'), ['FW0016 spec']],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', async (__, yaml, finds) => {
    expect([...(await found(yaml))].sort()).toEqual([...finds].sort());
  });
});

test('each code of the structure is tried here or beside', () => {
  const beside = ['FW0001', 'FW0002', 'FW0003', 'FW0004'];
  expect([...Object.keys(CASES), ...beside].sort()).toEqual(STRUCTURE.map(({ code }) => code));
});
