import { App, Chart, Testing } from 'cdk8s';
import { ProvisionedGateway } from '../../constructs/provisioned-gateway';
import { GatewayImplementation } from '../../lib/gateway/gateway-implementation';
import { Listener } from '../../lib/gateway/listener';
import { Scale } from '../../lib/gateway/scale';
import type { Manifest } from '../../lib/rules/object';
import { at, list } from '../../lib/rules/read';
import { one } from '../support';

// Facts of NGINX Gateway Fabric 1.6.2, each with its place in nginx/nginx-gateway-fabric v1.6.2.
const DEPLOY = 'deploy/default/deploy.yaml';
const COMMANDS = 'cmd/gateway/commands.go';
const PROVISIONER = 'internal/mode/provisioner/deployment.go';
const CONFORMANCE = 'tests/conformance/provisioner/provisioner.yaml';

let stderr: jest.SpyInstance;
beforeAll(() => (stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)));
afterAll(() => {
  stderr.mockRestore();
});

const objects = (implementation: 'nginxFabricDedicated' | 'nginxFabricProvisioner') => {
  const chart = new Chart(new App(), 'test', { namespace: 'gateways' });
  if (implementation === 'nginxFabricProvisioner') {
    new ProvisionedGateway(chart, 'public', { implementation: GatewayImplementation.nginxFabricProvisioner() });
  } else {
    new ProvisionedGateway(chart, 'public', {
      implementation: GatewayImplementation.nginxFabricDedicated({ productTelemetry: true }),
      listeners: [Listener.http(), Listener.https({ certificate: 'app' })],
      metrics: { from: { namespaces: ['monitoring'] } },
      scale: Scale.replicas(1),
    });
  }
  return Testing.synth(chart) as Manifest[];
};

describe('the data plane of one gateway', () => {
  let made: readonly Manifest[];
  beforeAll(() => (made = objects('nginxFabricDedicated')));
  const pod = (...path: readonly (string | number)[]) =>
    at(one(made, 'Deployment'), 'spec', 'template', 'spec', ...path);
  const container = (name: string, ...path: readonly (string | number)[]): unknown => {
    const all = [...list(pod('initContainers')), ...list(pod('containers'))];
    return at(
      all.find((one) => at(one, 'name') === name),
      ...path,
    );
  };
  const name = () => one(made, 'Deployment').metadata.name;
  const capability = (added: string) => ({ add: [added], drop: ['ALL'] });
  const user = (runAsUser: number, added: string) => ({
    capabilities: capability(added),
    readOnlyRootFilesystem: true,
    runAsGroup: 1001,
    runAsUser,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  const mounted = (of: string): unknown =>
    Object.fromEntries(list(container(of, 'volumeMounts')).map((one) => [at(one, 'name'), at(one, 'mountPath')]));
  const shared = {
    'nginx-conf': '/etc/nginx/conf.d',
    'nginx-stream-conf': '/etc/nginx/stream-conf.d',
    'nginx-main-includes': '/etc/nginx/main-includes',
    'nginx-secrets': '/etc/nginx/secrets',
    'nginx-run': '/var/run/nginx',
    'nginx-includes': '/etc/nginx/includes',
  };

  test.each<readonly [string, string, () => unknown, unknown]>([
    [
      'the image of the control loop',
      DEPLOY,
      () => container('nginx-gateway', 'image'),
      'ghcr.io/nginx/nginx-gateway-fabric:1.6.2',
    ],
    ['the image of nginx', DEPLOY, () => container('nginx', 'image'), 'ghcr.io/nginx/nginx-gateway-fabric/nginx:1.6.2'],
    [
      'the image of the init container',
      DEPLOY,
      () => container('init', 'image'),
      'ghcr.io/nginx/nginx-gateway-fabric:1.6.2',
    ],
    [
      'the command of the init container',
      DEPLOY,
      () => container('init', 'command'),
      [
        '/usr/bin/gateway',
        'initialize',
        '--source',
        '/includes/main.conf',
        '--destination',
        '/etc/nginx/main-includes',
      ],
    ],
    [
      'the user of the control loop',
      DEPLOY,
      () => container('nginx-gateway', 'securityContext'),
      { allowPrivilegeEscalation: false, ...user(102, 'KILL') },
    ],
    ['the user of nginx', DEPLOY, () => container('nginx', 'securityContext'), user(101, 'NET_BIND_SERVICE')],
    ['the user of the init container', DEPLOY, () => container('init', 'securityContext'), user(102, 'KILL')],
    ['the group of the files', DEPLOY, () => pod('securityContext'), { fsGroup: 1001, runAsNonRoot: true }],
    ['one process namespace', DEPLOY, () => pod('shareProcessNamespace'), true],
    ['30 seconds to end', DEPLOY, () => pod('terminationGracePeriodSeconds'), 30],
    ['the ServiceAccount', DEPLOY, () => pod('serviceAccountName'), 'nginx-gateway'],
    [
      'the environment',
      `${COMMANDS}: createGatewayPodConfig`,
      () =>
        list(container('nginx-gateway', 'env')).map((one) => [
          at(one, 'name'),
          at(one, 'valueFrom', 'fieldRef', 'fieldPath'),
        ]),
      [
        ['POD_IP', 'status.podIP'],
        ['POD_NAMESPACE', 'metadata.namespace'],
        ['POD_NAME', 'metadata.name'],
        ['POD_UID', 'metadata.uid'],
      ],
    ],
    [
      'the pod of the init container',
      `${COMMANDS}: createInitializeCommand`,
      () => at(list(container('init', 'env'))[0], 'name'),
      'POD_UID',
    ],
    [
      'the ports of the control loop',
      DEPLOY,
      () => container('nginx-gateway', 'ports'),
      [
        { name: 'metrics', containerPort: 9113 },
        { name: 'health', containerPort: 8081 },
      ],
    ],
    [
      'the ports of nginx',
      DEPLOY,
      () => list(container('nginx', 'ports')).map((port) => at(port, 'containerPort')),
      [80, 443],
    ],
    [
      'the probe',
      DEPLOY,
      () => container('nginx-gateway', 'readinessProbe'),
      { httpGet: { path: '/readyz', port: 'health' }, initialDelaySeconds: 3, periodSeconds: 1 },
    ],
    ['what the control loop mounts', DEPLOY, () => mounted('nginx-gateway'), shared],
    ['what nginx mounts', DEPLOY, () => mounted('nginx'), { ...shared, 'nginx-cache': '/var/cache/nginx' }],
    [
      'what the init container mounts',
      DEPLOY,
      () => mounted('init'),
      { 'nginx-includes-bootstrap': '/includes', 'nginx-main-includes': '/etc/nginx/main-includes' },
    ],
    [
      'the volumes',
      DEPLOY,
      () => new Set(list(pod('volumes')).map((volume) => JSON.stringify(volume))),
      new Set([
        ...[...Object.keys(shared), 'nginx-cache'].map((volume) => JSON.stringify({ emptyDir: {}, name: volume })),
        JSON.stringify({ configMap: { name: 'nginx-includes-bootstrap' }, name: 'nginx-includes-bootstrap' }),
      ]),
    ],
    [
      'where metrics are read',
      DEPLOY,
      () => at(one(made, 'Deployment'), 'spec', 'template', 'metadata', 'annotations'),
      { 'prometheus.io/port': '9113', 'prometheus.io/scrape': 'true' },
    ],
    [
      'the bootstrap configuration',
      DEPLOY,
      () => at(one(made, 'ConfigMap'), 'data'),
      { 'main.conf': 'error_log stderr info;\n' },
    ],
    [
      'the dynamic configuration',
      DEPLOY,
      () => [one(made, 'NginxGateway').metadata.name, at(one(made, 'NginxGateway'), 'spec')],
      ['nginx-gateway-config', { logging: { level: 'info' } }],
    ],
    [
      'the GatewayClass',
      DEPLOY,
      () => at(one(made, 'GatewayClass'), 'spec'),
      { controllerName: 'gateway.nginx.org/nginx-gateway-controller' },
    ],
    [
      'the Service',
      DEPLOY,
      () => [at(one(made, 'Service'), 'spec', 'type'), at(one(made, 'Service'), 'spec', 'externalTrafficPolicy')],
      ['LoadBalancer', 'Local'],
    ],
    [
      'the ports of the Service',
      DEPLOY,
      () =>
        list(at(one(made, 'Service'), 'spec', 'ports')).map((port) => [
          at(port, 'port'),
          at(port, 'targetPort'),
          at(port, 'protocol'),
        ]),
      [
        [80, 80, 'TCP'],
        [443, 443, 'TCP'],
      ],
    ],
  ])('%s (%s)', (_, _source, value, expected) => {
    expect(value()).toEqual(expected);
  });

  // The release's arguments; those that the provisioner sets for each Gateway; and what is different here, and why.
  const ARGUMENTS: readonly (readonly [string, string, (instance: string) => string])[] = [
    ['the mode', DEPLOY, () => 'static-mode'],
    ['the controller', DEPLOY, () => '--gateway-ctlr-name=gateway.nginx.org/nginx-gateway-controller'],
    ['the class', DEPLOY, () => '--gatewayclass=nginx'],
    ['its Gateway alone', PROVISIONER, () => '--gateway=gateways/public'],
    ['not the status of the class', PROVISIONER, () => '--update-gatewayclass-status=false'],
    ['the configuration', DEPLOY, () => '--config=nginx-gateway-config'],
    ['its own Service (all share one there)', DEPLOY, (instance) => `--service=${instance}`],
    ['the metrics port', DEPLOY, () => '--metrics-port=9113'],
    ['the health port', DEPLOY, () => '--health-port=8081'],
    [
      'a lock by namespace and name (the name alone there)',
      PROVISIONER,
      (instance) => `--leader-election-lock-name=${instance}`,
    ],
  ];

  test.each(ARGUMENTS.map((one, index) => [...one, index] as const))(
    'argument: %s (%s)',
    (_, _source, argument, index) => {
      expect(list(container('nginx-gateway', 'args'))[index]).toBe(argument(name()));
    },
  );

  test('there are no other arguments', () => {
    expect(list(container('nginx-gateway', 'args'))).toHaveLength(ARGUMENTS.length);
  });

  test(`the selector is its own (${PROVISIONER} adds a label and lets the Service select the shared ones)`, () => {
    const selector = { 'app.kubernetes.io/name': 'nginx-gateway', 'app.kubernetes.io/instance': name() };
    expect(at(one(made, 'Service'), 'spec', 'selector')).toEqual(selector);
    expect(at(one(made, 'Deployment'), 'spec', 'selector', 'matchLabels')).toEqual(selector);
  });
});

/** Each `group/resource verb` of roles. */
function permissions(roles: readonly Manifest[]): ReadonlySet<string> {
  const rules = roles.flatMap((role) => list(at(role, 'rules')));
  return new Set(
    rules.flatMap((rule) =>
      list(at(rule, 'apiGroups')).flatMap((group) =>
        list(at(rule, 'resources')).flatMap((resource) =>
          list(at(rule, 'verbs')).map((verb) => `${String(group)}/${String(resource)} ${String(verb)}`),
        ),
      ),
    ),
  );
}

const each = (group: string, resources: readonly string[], verbs: readonly string[]) =>
  resources.flatMap((resource) => verbs.map((verb) => `${group}/${resource} ${verb}`));

describe('permissions', () => {
  const release = new Set([
    ...each('', ['namespaces', 'services', 'secrets'], ['get', 'list', 'watch']),
    ...each('', ['pods'], ['get']),
    ...each('apps', ['replicasets'], ['get']),
    ...each('', ['nodes'], ['list']),
    ...each('', ['events'], ['create', 'patch']),
    ...each('discovery.k8s.io', ['endpointslices'], ['list', 'watch']),
    ...each(
      'gateway.networking.k8s.io',
      ['gatewayclasses', 'gateways', 'httproutes', 'referencegrants', 'grpcroutes'],
      ['list', 'watch'],
    ),
    ...each(
      'gateway.networking.k8s.io',
      ['httproutes/status', 'gateways/status', 'gatewayclasses/status', 'grpcroutes/status'],
      ['update'],
    ),
    ...each('gateway.nginx.org', ['nginxgateways'], ['get', 'list', 'watch']),
    ...each(
      'gateway.nginx.org',
      ['nginxproxies', 'clientsettingspolicies', 'observabilitypolicies', 'upstreamsettingspolicies'],
      ['list', 'watch'],
    ),
    ...each(
      'gateway.nginx.org',
      [
        'nginxgateways/status',
        'clientsettingspolicies/status',
        'observabilitypolicies/status',
        'upstreamsettingspolicies/status',
      ],
      ['update'],
    ),
    ...each('coordination.k8s.io', ['leases'], ['create', 'get', 'update']),
    ...each('apiextensions.k8s.io', ['customresourcedefinitions'], ['list', 'watch']),
  ]);

  test(`are those of the release, without the status that is not written (${DEPLOY})`, () => {
    const made = objects('nginxFabricDedicated');
    const granted = permissions(made.filter(({ kind }) => kind === 'ClusterRole' || kind === 'Role'));
    const without = each('gateway.networking.k8s.io', ['gatewayclasses/status'], ['update']);
    expect(granted).toEqual(new Set([...release].filter((permission) => !without.includes(permission))));
  });

  test('pods, ReplicaSets, events and leases are those of its own namespace', () => {
    const made = objects('nginxFabricDedicated');
    expect(permissions([one(made, 'Role')])).toEqual(
      new Set([
        ...each('', ['pods'], ['get']),
        ...each('apps', ['replicasets'], ['get']),
        ...each('', ['events'], ['create', 'patch']),
        ...each('coordination.k8s.io', ['leases'], ['create', 'get', 'update']),
      ]),
    );
  });

  test(`of the provisioner (${CONFORMANCE})`, () => {
    const roles = objects('nginxFabricProvisioner').filter(
      ({ kind, metadata }) => ['ClusterRole', 'Role'].includes(kind) && metadata.name === 'nginx-gateway-provisioner',
    );
    expect(permissions(roles)).toEqual(
      new Set([
        ...each('apps', ['deployments'], ['create', 'delete']),
        ...each('gateway.networking.k8s.io', ['gatewayclasses', 'gateways'], ['list', 'watch']),
        ...each('gateway.networking.k8s.io', ['gatewayclasses/status'], ['update']),
        ...each('apiextensions.k8s.io', ['customresourcedefinitions'], ['list', 'watch']),
      ]),
    );
  });
});

test(`the provisioner's arguments (${CONFORMANCE})`, () => {
  const deployment = one(objects('nginxFabricProvisioner'), 'Deployment');
  expect(at(deployment, 'spec', 'template', 'spec', 'containers', 0, 'args')).toEqual([
    'provisioner-mode',
    '--gateway-ctlr-name=gateway.nginx.org/nginx-gateway-controller',
    '--gatewayclass=nginx',
  ]);
});

test('users of 1.x are told of 2.x, and of what the provisioner is for', () => {
  objects('nginxFabricDedicated');
  expect(stderr.mock.calls.join('')).toContain('FW2012');
  stderr.mockClear();
  objects('nginxFabricProvisioner');
  expect(stderr.mock.calls.join('')).toContain('FW2013');
});
