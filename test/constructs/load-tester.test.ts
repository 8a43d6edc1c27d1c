import { App, Chart, Duration } from 'cdk8s';
import { Construct } from 'constructs';
import { LoadTester, type LoadTesterProps } from '../../constructs/load-tester';
import { at, list } from '../../lib/rules/read';
import { one, synth } from '../support';

function make(props?: LoadTesterProps) {
  return synth((chart) => new LoadTester(chart, 'loadtester', props));
}

function podOf(props?: LoadTesterProps): unknown {
  return at(one(make(props), 'Deployment'), 'spec', 'template', 'spec');
}

function argsOf(props?: LoadTesterProps): readonly unknown[] {
  return list(at(podOf(props), 'containers', 0, 'args'));
}

test('makes what Flagger’s own kustomization makes, hardened', () => {
  expect(make()).toMatchSnapshot();
});

test('meets Pod Security restricted', () => {
  const pod = podOf();
  expect(at(pod, 'securityContext')).toMatchObject({
    runAsUser: 100,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(at(pod, 'containers', 0, 'securityContext')).toMatchObject({
    runAsNonRoot: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(at(pod, 'automountServiceAccountToken')).toBe(false);
});

test('leaves the files of the image under /tmp in sight', () => {
  const paths = list(at(podOf(), 'containers', 0, 'volumeMounts')).map((mount) => at(mount, 'mountPath'));
  expect(paths).toEqual(['/scratch']);
});

test('takes settings of its pods', () => {
  const props: LoadTesterProps = {
    name: 'tester',
    replicas: 2,
    image: 'registry.example.com/loadtester:1',
    resources: { requests: { cpu: '1' } },
    cmdTimeout: Duration.minutes(5),
    logLevel: 'debug',
    namespaces: ['webapp', 'shop'],
    serviceAccountName: 'tests',
    files: [
      { mountPath: '/tests', configMap: 'bats' },
      { mountPath: '/concord', secret: 'concord' },
    ],
    podMetadata: { labels: { 'sidecar.istio.io/inject': 'false' }, annotations: { team: 'shop' } },
  };
  const deployment = one(make(props), 'Deployment');
  expect(deployment.metadata.name).toBe('tester');
  expect(at(deployment, 'spec', 'replicas')).toBe(2);
  expect(at(deployment, 'spec', 'template', 'metadata')).toEqual({
    labels: { app: 'tester', 'sidecar.istio.io/inject': 'false' },
    annotations: { team: 'shop' },
  });
  expect(argsOf(props)).toEqual(['-port=8080', '-log-level=debug', '-timeout=5m', '-namespace-regexp=^(webapp|shop)$']);
  expect(podOf(props)).toMatchObject({
    serviceAccountName: 'tests',
    containers: [
      {
        image: 'registry.example.com/loadtester:1',
        resources: { requests: { cpu: '1' } },
        volumeMounts: [
          { name: 'scratch' },
          { name: 'files-0', mountPath: '/tests', readOnly: true },
          { name: 'files-1', mountPath: '/concord', readOnly: true },
        ],
      },
    ],
    volumes: [
      { name: 'scratch', emptyDir: {} },
      { name: 'files-0', configMap: { name: 'bats' } },
      { name: 'files-1', secret: { secretName: 'concord' } },
    ],
  });
  expect(at(podOf(props), 'automountServiceAccountToken')).toBeUndefined();
});

describe('the NetworkPolicy', () => {
  test('lets Flagger in from its namespace', () => {
    const policy = one(make({ flaggerNamespace: 'flagger-system' }), 'NetworkPolicy');
    const namespaceSelector = { matchLabels: { 'kubernetes.io/metadata.name': 'flagger-system' } };
    expect(at(policy, 'spec', 'ingress')).toEqual([
      {
        from: [
          { namespaceSelector, podSelector: { matchLabels: { 'app.kubernetes.io/name': 'flagger' } } },
          { namespaceSelector, podSelector: { matchLabels: { app: 'flagger' } } },
        ],
        ports: [{ port: 'http' }],
      },
    ]);
  });

  test('is left out where it is not wanted', () => {
    expect(make({ networkPolicy: false }).map(({ kind }) => kind)).toEqual(['Deployment', 'Service']);
  });
});

describe('Helm tests', () => {
  test('get a ServiceAccount with what Helm does', () => {
    const manifests = make({ helmTests: true });
    expect(at(podOf({ helmTests: true }), 'serviceAccountName')).toBe('flagger-loadtester');
    expect(one(manifests, 'ServiceAccount').metadata.name).toBe('flagger-loadtester');
    expect(one(manifests, 'RoleBinding')).toMatchObject({
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'flagger-loadtester' },
      subjects: [{ kind: 'ServiceAccount', name: 'flagger-loadtester', namespace: 'webapp' }],
    });
    expect(at(one(manifests, 'Role'), 'rules')).toEqual([
      { apiGroups: [''], resources: ['secrets'], verbs: ['get', 'list', 'update'] },
      { apiGroups: [''], resources: ['pods'], verbs: ['create', 'get', 'list', 'watch', 'delete'] },
      { apiGroups: [''], resources: ['pods/log'], verbs: ['get'] },
      { apiGroups: ['batch'], resources: ['jobs'], verbs: ['create', 'get', 'list', 'watch', 'delete'] },
    ]);
  });

  test('are permitted to a ServiceAccount that is there already', () => {
    const manifests = make({ helmTests: true, serviceAccountName: 'tests' });
    expect(manifests.filter(({ kind }) => kind === 'ServiceAccount')).toEqual([]);
    expect(one(manifests, 'RoleBinding').subjects).toEqual([
      { kind: 'ServiceAccount', name: 'tests', namespace: 'webapp' },
    ]);
  });

  test('need a chart with a namespace', () => {
    const chart = new Chart(new App(), 'test');
    expect(() => new LoadTester(chart, 'loadtester', { helmTests: true })).toThrow('must state its namespace');
  });
});

describe('LoadTester.of', () => {
  test('makes one for all of a chart', () => {
    const chart = new Chart(new App(), 'test', { namespace: 'webapp' });
    const tester = LoadTester.of(new Construct(chart, 'a'));
    expect(LoadTester.of(new Construct(chart, 'b'))).toBe(tester);
    expect(tester.node.path).toBe('test/loadtester');
    expect(tester.url).toBe('http://flagger-loadtester.webapp/');
  });

  test('takes the one that the chart has', () => {
    const chart = new Chart(new App(), 'test', { namespace: 'webapp' });
    const tester = new LoadTester(new Construct(chart, 'tools'), 'tester', { name: 'tester' });
    expect(LoadTester.of(chart)).toBe(tester);
    expect(tester.url).toBe('http://tester.webapp/');
  });

  test('makes another for another chart', () => {
    const app = new App();
    const a = LoadTester.of(new Chart(app, 'a', { namespace: 'a' }));
    const b = LoadTester.of(new Chart(app, 'b'));
    expect(b).not.toBe(a);
    expect(b.url).toBe('http://flagger-loadtester/');
  });
});
