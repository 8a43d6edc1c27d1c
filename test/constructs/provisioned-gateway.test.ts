import { App, Chart, Testing } from 'cdk8s';
import { KubeSphereGatewayMetrics } from '../../constructs/kubesphere-gateway-metrics';
import { ProvisionedGateway } from '../../constructs/provisioned-gateway';
import type { GatewayImplementationName } from '../../lib/gateway/capability';
import { GatewayImplementation } from '../../lib/gateway/gateway-implementation';
import type { GatewayImplementationOf } from '../../lib/gateway/implementation';
import { Listener } from '../../lib/gateway/listener';
import type { GatewayOptions } from '../../lib/gateway/options';
import { Scale } from '../../lib/gateway/scale';
import type { Manifest } from '../../lib/rules/object';
import { at } from '../../lib/rules/read';
import { gatewayApi } from '../../lib/traffic/gateway-api';
import { NAMESPACE, one, synth } from '../support';

const IMPLEMENTATIONS: Readonly<Record<GatewayImplementationName, GatewayImplementationOf<GatewayImplementationName>>> =
  {
    nginxFabric: GatewayImplementation.nginxFabric(),
    nginxFabricDedicated: GatewayImplementation.nginxFabricDedicated(),
    nginxFabricProvisioner: GatewayImplementation.nginxFabricProvisioner(),
    envoyGateway: GatewayImplementation.envoyGateway(),
    istio: GatewayImplementation.istio(),
    kengine: GatewayImplementation.kengine({ namespace: NAMESPACE }),
    kengineStatic: GatewayImplementation.kengineStatic(),
    kubesphere: GatewayImplementation.kubesphere({ project: 'shop' }),
  };
const NAMES = Object.keys(IMPLEMENTATIONS) as GatewayImplementationName[];

/** Makes a gateway as a caller without types would. */
function make(implementation: GatewayImplementationName, options: GatewayOptions<never> = {}): readonly Manifest[] {
  return synth((chart) => {
    new ProvisionedGateway(chart, 'public', {
      ...(options as object),
      implementation:
        implementation === 'kengine'
          ? GatewayImplementation.kengine({ namespace: options.namespace ?? NAMESPACE })
          : IMPLEMENTATIONS[implementation],
    });
  });
}

let stderr: jest.SpyInstance;
beforeEach(() => (stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)));
afterEach(() => {
  stderr.mockRestore();
});

test.each(NAMES)('%s with nothing but its defaults', (implementation) => {
  expect(make(implementation)).toMatchSnapshot();
});

type Expectation = (objects: readonly Manifest[]) => unknown;
type Expectations = Readonly<Record<GatewayImplementationName, readonly [Expectation, unknown] | 'not supported'>>;

const proxy =
  (kind: string, ...path: readonly (string | number)[]): Expectation =>
  (objects) =>
    at(one(objects, kind), 'spec', ...path);
/** A part of what the data plane of Kengine or Caddy has, beside the controller's. */
const plane =
  (kind: string, server: 'kengine' | 'caddy', ...path: readonly (string | number)[]): Expectation =>
  (objects) =>
    at(
      objects.find((object) => object.kind === kind && object.metadata.name === `public-${server}`),
      ...path,
    );
/** What both of them have. */
const planes = (
  kind: string,
  path: readonly (string | number)[],
  expected: unknown,
): Pick<Expectations, 'kengine' | 'kengineStatic'> => ({
  kengine: [plane(kind, 'kengine', ...path), expected],
  kengineStatic: [plane(kind, 'caddy', ...path), expected],
});
const nginx = (...path: readonly (string | number)[]) => proxy('NginxProxy', ...path);
const envoy = (...path: readonly (string | number)[]) => proxy('EnvoyProxy', 'provider', 'kubernetes', ...path);
const overlay =
  (part: string): Expectation =>
  (objects) =>
    at(one(objects, 'ConfigMap'), 'data', part);
const router = (...path: readonly (string | number)[]): Expectation => {
  return (objects) => {
    const found = objects.find(({ apiVersion }) => apiVersion === 'gateway.kubesphere.io/v1alpha1');
    return at(found, 'spec', ...path);
  };
};

const nodePort = { type: 'NodePort', annotations: { 'example.com/tier': 'edge' } } as const;
const small = { requests: { cpu: '50m', memory: '64Mi' } };
const cpu = [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 60 } } }];

const CASES: readonly (readonly [string, GatewayOptions<never>, Expectations])[] = [
  [
    'replicas',
    { scale: Scale.replicas(3) },
    {
      nginxFabric: [nginx('kubernetes', 'deployment', 'replicas'), 3],
      nginxFabricDedicated: [proxy('Deployment', 'replicas'), 3],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [envoy('envoyDeployment', 'replicas'), 3],
      istio: [overlay('deployment'), expect.stringContaining('replicas: 3')],
      ...planes('Deployment', ['spec', 'replicas'], 3),
      kubesphere: [router('deployment', 'replicas'), 3],
    },
  ],
  [
    'an autoscaler',
    { scale: Scale.autoscale({ min: 2, max: 9, cpu: 60 }) },
    {
      nginxFabric: [
        nginx('kubernetes', 'deployment', 'autoscaling'),
        { enable: true, minReplicas: 2, maxReplicas: 9, metrics: cpu },
      ],
      nginxFabricDedicated: [
        proxy('HorizontalPodAutoscaler'),
        {
          scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'public-fc07fdda' },
          minReplicas: 2,
          maxReplicas: 9,
          metrics: [
            {
              type: 'ContainerResource',
              containerResource: {
                name: 'cpu',
                container: 'nginx',
                target: { type: 'Utilization', averageUtilization: 60 },
              },
            },
          ],
        },
      ],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [envoy('envoyHpa'), { minReplicas: 2, maxReplicas: 9, metrics: cpu }],
      istio: [overlay('horizontalPodAutoscaler'), expect.stringContaining('maxReplicas: 9')],
      ...planes('HorizontalPodAutoscaler', ['spec', 'maxReplicas'], 9),
      kubesphere: 'not supported',
    },
  ],
  [
    'a pod on each node',
    { scale: Scale.daemonSet() },
    {
      nginxFabric: [nginx('kubernetes', 'daemonSet'), {}],
      nginxFabricDedicated: [proxy('DaemonSet', 'replicas'), undefined],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [envoy('envoyDaemonSet'), {}],
      istio: 'not supported',
      ...planes('DaemonSet', ['spec', 'replicas'], undefined),
      kubesphere: 'not supported',
    },
  ],
  [
    'pods that are not spread',
    { spread: false },
    {
      nginxFabric: [nginx('kubernetes', 'deployment', 'pod'), undefined],
      nginxFabricDedicated: [proxy('Deployment', 'template', 'spec', 'topologySpreadConstraints'), undefined],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [envoy('envoyDeployment', 'pod'), undefined],
      istio: [overlay('deployment'), expect.not.stringContaining('topologySpreadConstraints')],
      ...planes('Deployment', ['spec', 'template', 'spec', 'topologySpreadConstraints'], undefined),
      kubesphere: 'not supported',
    },
  ],
  [
    'evictions',
    { disruptionBudget: '25%' },
    {
      nginxFabric: [proxy('PodDisruptionBudget', 'maxUnavailable'), '25%'],
      nginxFabricDedicated: [proxy('PodDisruptionBudget', 'maxUnavailable'), '25%'],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [envoy('envoyPDB'), { maxUnavailable: '25%' }],
      istio: [overlay('podDisruptionBudget'), 'spec:\n  maxUnavailable: 25%\n'],
      ...planes('PodDisruptionBudget', ['spec', 'maxUnavailable'], '25%'),
      kubesphere: 'not supported',
    },
  ],
  [
    'the Service',
    { service: nodePort },
    {
      nginxFabric: [
        nginx('kubernetes', 'service'),
        {
          type: 'NodePort',
          patches: [{ type: 'StrategicMerge', value: { metadata: { annotations: nodePort.annotations } } }],
        },
      ],
      nginxFabricDedicated: [
        (objects) => {
          const service = one(objects, 'Service');
          return [at(service, 'spec', 'type'), service.metadata.annotations];
        },
        ['NodePort', nodePort.annotations],
      ],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [envoy('envoyService'), nodePort],
      istio: [
        (objects) => [one(objects, 'Gateway').metadata.annotations, overlay('service')(objects)],
        [{ 'networking.istio.io/service-type': 'NodePort' }, 'metadata:\n  annotations:\n    example.com/tier: edge\n'],
      ],
      ...planes('Service', ['metadata', 'annotations'], nodePort.annotations),
      kubesphere: [router('service'), nodePort],
    },
  ],
  [
    'a Service inside the cluster',
    { service: { type: 'ClusterIP' } },
    {
      nginxFabric: [nginx('kubernetes', 'service'), { type: 'ClusterIP' }],
      nginxFabricDedicated: [proxy('Service', 'externalTrafficPolicy'), undefined],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [envoy('envoyService'), { type: 'ClusterIP' }],
      istio: [
        (objects) => one(objects, 'Gateway').metadata.annotations,
        { 'networking.istio.io/service-type': 'ClusterIP' },
      ],
      ...planes('Service', ['spec', 'externalTrafficPolicy'], undefined),
      kubesphere: 'not supported',
    },
  ],
  [
    'a load balancer of a class, with the client address hidden',
    { service: { externalTrafficPolicy: 'Cluster', loadBalancerClass: 'example.com/lb' } },
    {
      nginxFabric: [
        nginx('kubernetes', 'service'),
        { type: 'LoadBalancer', externalTrafficPolicy: 'Cluster', loadBalancerClass: 'example.com/lb' },
      ],
      nginxFabricDedicated: [
        (objects) => {
          const service = one(objects, 'Service');
          return [at(service, 'spec', 'externalTrafficPolicy'), at(service, 'spec', 'loadBalancerClass')];
        },
        ['Cluster', 'example.com/lb'],
      ],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [
        envoy('envoyService'),
        { type: 'LoadBalancer', externalTrafficPolicy: 'Cluster', loadBalancerClass: 'example.com/lb' },
      ],
      istio: [overlay('service'), 'spec:\n  externalTrafficPolicy: Cluster\n  loadBalancerClass: example.com/lb\n'],
      ...planes('Service', ['spec', 'loadBalancerClass'], 'example.com/lb'),
      kubesphere: 'not supported',
    },
  ],
  [
    'resources',
    { resources: small },
    {
      nginxFabric: [nginx('kubernetes', 'deployment', 'container', 'resources'), small],
      nginxFabricDedicated: [proxy('Deployment', 'template', 'spec', 'containers', 1, 'resources'), small],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [envoy('envoyDeployment', 'container', 'resources'), small],
      istio: [overlay('deployment'), expect.stringContaining('name: istio-proxy\n          resources:')],
      kengine: [plane('Deployment', 'kengine', 'spec', 'template', 'spec', 'containers', 1, 'resources'), small],
      kengineStatic: [plane('Deployment', 'caddy', 'spec', 'template', 'spec', 'containers', 0, 'resources'), small],
      kubesphere: [router('deployment', 'resources'), small],
    },
  ],
  [
    'no access logs',
    { accessLogs: false },
    {
      nginxFabric: [nginx('logging'), { accessLog: { disable: true } }],
      nginxFabricDedicated: 'not supported',
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [proxy('EnvoyProxy', 'telemetry', 'accessLog'), { disable: true }],
      istio: [proxy('Telemetry', 'accessLogging'), [{ disabled: true }]],
      kengine: 'not supported',
      kengineStatic: [plane('ConfigMap', 'caddy', 'data', 'config.json'), expect.not.stringContaining('logs')],
      kubesphere: [router('controller', 'config'), { 'disable-access-log': 'true' }],
    },
  ],
  [
    'access logs as JSON',
    { accessLogs: { json: { code: '$status' } } },
    {
      nginxFabric: [nginx('logging', 'accessLog'), { format: '{"code":"$status"}', escape: 'json' }],
      nginxFabricDedicated: 'not supported',
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [
        proxy('EnvoyProxy', 'telemetry', 'accessLog', 'settings', 0, 'format'),
        { type: 'JSON', json: { code: '$status' } },
      ],
      istio: 'not supported',
      kengine: 'not supported',
      kengineStatic: 'not supported',
      kubesphere: [
        router('controller', 'config'),
        { 'log-format-escape-json': 'true', 'log-format-upstream': '{"code":"$status"}' },
      ],
    },
  ],
  [
    'access logs in a format',
    { accessLogs: { text: '$status' } },
    {
      nginxFabric: [nginx('logging', 'accessLog'), { format: '$status' }],
      nginxFabricDedicated: 'not supported',
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [
        proxy('EnvoyProxy', 'telemetry', 'accessLog', 'settings', 0),
        { format: { type: 'Text', text: '$status' }, sinks: [{ type: 'File', file: { path: '/dev/stdout' } }] },
      ],
      istio: 'not supported',
      kengine: 'not supported',
      kengineStatic: 'not supported',
      kubesphere: [router('controller', 'config'), { 'log-format-upstream': '$status' }],
    },
  ],
  [
    'metrics',
    { metrics: { from: { namespaces: ['monitoring'] }, podMonitor: true } },
    {
      nginxFabric: [nginx('metrics'), { port: 9113 }],
      nginxFabricDedicated: [proxy('PodMonitor', 'podMetricsEndpoints'), [{ portNumber: 9113, path: '/metrics' }]],
      nginxFabricProvisioner: 'not supported',
      envoyGateway: [proxy('EnvoyProxy', 'telemetry', 'metrics'), { prometheus: {} }],
      istio: [proxy('PodMonitor', 'podMetricsEndpoints'), [{ portNumber: 15020, path: '/stats/prometheus' }]],
      kengine: 'not supported',
      kengineStatic: [proxy('PodMonitor', 'podMetricsEndpoints'), [{ portNumber: 2020, path: '/metrics' }]],
      kubesphere: [proxy('PodMonitor', 'podMetricsEndpoints'), [{ portNumber: 10254, path: '/metrics' }]],
    },
  ],
  [
    'TLS passed through',
    { listeners: [Listener.tls({ hostname: 'db.example.com' })] },
    {
      ...same([proxy('Gateway', 'listeners', 0, 'tls'), { mode: 'Passthrough' }]),
      nginxFabricDedicated: 'not supported',
      nginxFabricProvisioner: 'not supported',
      kengineStatic: 'not supported',
      kubesphere: 'not supported',
    },
  ],
  [
    'TCP',
    { listeners: [Listener.tcp({ port: 5432 })] },
    {
      ...same([
        proxy('Gateway', 'listeners', 0),
        { name: 'tcp', protocol: 'TCP', port: 5432, allowedRoutes: { namespaces: { from: 'Same' } } },
      ]),
      nginxFabricDedicated: 'not supported',
      nginxFabricProvisioner: 'not supported',
      kengineStatic: 'not supported',
      kubesphere: 'not supported',
    },
  ],
  [
    'all namespaces',
    { allow: 'all' },
    {
      ...same([proxy('Gateway', 'listeners', 0, 'allowedRoutes'), { namespaces: { from: 'All' } }]),
      kubesphere: 'not supported',
    },
  ],
  [
    'a name and a namespace',
    { name: 'edge', namespace: 'gateways', createNamespace: true },
    {
      ...same([(objects) => one(objects, 'Gateway').metadata, { name: 'edge', namespace: 'gateways' }]),
      kubesphere: 'not supported',
    },
  ],
];

function same(expectation: readonly [Expectation, unknown]): Expectations {
  return Object.fromEntries(NAMES.map((name) => [name, expectation])) as Expectations;
}

describe.each(CASES)('%s', (_, options, expectations) => {
  test.each(NAMES)('%s', (implementation) => {
    const expectation = expectations[implementation];
    if (expectation === 'not supported') {
      expect(() => make(implementation, options)).toThrow(`implementation ${implementation} cannot `);
      return;
    }
    const [value, expected] = expectation;
    expect(value(make(implementation, options))).toEqual(expected);
  });
});

describe('the Gateway', () => {
  const gatewayOf = (options: GatewayOptions<never>) => one(make('nginxFabric', options), 'Gateway');

  test('listeners with certificates of each kind', () => {
    const objects = make('nginxFabric', {
      labels: { team: 'web' },
      annotations: { 'example.com/owner': 'web' },
      allow: { namespaces: ['shop', 'blog'] },
      listeners: [
        Listener.http({ allow: 'all' }),
        Listener.https({ hostname: 'a.example.com', certificate: 'a-example-com' }),
        Listener.https({
          name: 'b',
          hostname: 'b.example.com',
          certificate: ['b-rsa', { name: 'b-ecdsa' }],
          allow: { matchLabels: { team: 'web' } },
        }),
        Listener.https({ name: 'c', hostname: 'c.example.com', certificate: { clusterIssuer: 'letsencrypt' } }),
        Listener.https({
          name: 'd',
          hostname: 'd.example.com',
          certificate: { issuer: 'internal', secretName: 'd-tls' },
          tlsOptions: { 'nginx.org/ssl-protocols': 'TLSv1.3' },
        }),
      ],
    });
    expect(one(objects, 'Gateway')).toMatchSnapshot();
    expect(objects.filter(({ kind }) => kind === 'Certificate')).toMatchSnapshot();
  });

  test('a certificate in another namespace needs a grant', () => {
    const certificate = { name: 'app', namespace: 'certificates' };
    expect(() => gatewayOf({ listeners: [Listener.https({ certificate })] })).toThrow('FW2002');
  });

  test('listeners that collide are a problem', () => {
    expect(() => gatewayOf({ listeners: [Listener.http(), Listener.http()] })).toThrow(/FW2003[\s\S]*FW2005/);
  });

  test('its namespace carries the level that its pods pass', () => {
    expect(one(make('nginxFabric', { createNamespace: true }), 'Namespace').metadata).toEqual({
      name: 'webapp',
      labels: { 'pod-security.kubernetes.io/enforce': 'restricted' },
    });
  });

  test('a namespace that nobody names cannot be made', () => {
    const chart = new Chart(new App(), 'test');
    const implementation = GatewayImplementation.nginxFabric();
    expect(() => new ProvisionedGateway(chart, 'public', { implementation, createNamespace: true })).toThrow(
      'createNamespace needs a namespace',
    );
  });
});

describe('parentRef', () => {
  const chart = new Chart(new App(), 'test', { namespace: 'gateways' });
  const gateway = new ProvisionedGateway(chart, 'public', { implementation: GatewayImplementation.nginxFabric() });
  const release = { apex: 'podinfo', port: 80, namespace: 'webapp' };

  test('is what a route attaches to', () => {
    expect(gateway.parentRef()).toEqual({ name: 'public', namespace: 'gateways' });
    expect(gateway.parentRef('http')).toEqual({ name: 'public', namespace: 'gateways', sectionName: 'http' });
  });

  test('a release takes the gateway, or one of its listeners', () => {
    const refs = gatewayApi({ gateways: [gateway, gateway.parentRef('http')] }).route(release).service?.gatewayRefs;
    expect(refs).toEqual([
      { name: 'public', namespace: 'gateways' },
      { name: 'public', namespace: 'gateways', sectionName: 'http' },
    ]);
  });

  test('a KubeSphere gateway has none', () => {
    const implementation = IMPLEMENTATIONS.kubesphere;
    const made = new ProvisionedGateway(chart, 'shop', { implementation });
    expect(made.gatewayName).toBe('kubesphere-router-shop');
    expect(() => (made.parentRef as unknown as () => unknown)()).toThrow('its routes are Ingresses');
  });
});

describe('what gateways share', () => {
  const program = (names: readonly string[]) => {
    const app = new App();
    const charts = names.map((name) => new Chart(app, name, { namespace: name }));
    for (const chart of charts) {
      new ProvisionedGateway(chart, 'public', { implementation: GatewayImplementation.nginxFabricDedicated() });
    }
    return charts.map((chart) => Testing.synth(chart) as Manifest[]);
  };
  const named = (objects: readonly Manifest[]) =>
    objects.map(({ kind, metadata }) => `${kind} ${metadata.namespace ?? ''}/${metadata.name}`).sort();

  test('is made once, and the data planes are apart', () => {
    const [first = [], second = []] = program(['blue', 'green']);
    const shared = named(first).filter((name) => !name.includes('public'));
    expect(shared).toHaveLength(9);
    expect(named(second).filter((name) => !name.includes('public'))).toEqual([]);
    const selectors = [first, second].map((objects) => at(one(objects, 'Service'), 'spec', 'selector'));
    expect(selectors[0]).not.toEqual(selectors[1]);
    const locks = [first, second].map((objects) =>
      /--leader-election-lock-name=([^"]+)/.exec(JSON.stringify(one(objects, 'Deployment')))?.at(1),
    );
    expect(new Set(locks).size).toBe(2);
  });

  test('stays while one gateway uses it, and goes with the last', () => {
    const both = named(program(['blue', 'green']).flat());
    const alone = named(program(['green']).flat());
    const gone = both.filter((name) => !alone.includes(name));
    expect(gone.map((name) => name.split(' ')[0])).toEqual([
      'Deployment',
      'Gateway',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
    ]);
    expect(alone.filter((name) => !both.includes(name))).toEqual([]);
    expect(named(program([]).flat())).toEqual([]);
  });

  test('a gateway without a namespace cannot be told to its data plane', () => {
    const chart = new Chart(new App(), 'test');
    const implementation = GatewayImplementation.nginxFabricDedicated();
    expect(() => new ProvisionedGateway(chart, 'public', { implementation })).toThrow('needs a namespace');
  });
});

describe('KubeSphere', () => {
  const kubesphere = (...options: Parameters<typeof GatewayImplementation.kubesphere>) =>
    synth((chart) => {
      new ProvisionedGateway(chart, 'public', { implementation: GatewayImplementation.kubesphere(...options) });
    });

  test('the gateway of the cluster', () => {
    expect(kubesphere()).toMatchSnapshot();
  });

  test('all fields of a project gateway', () => {
    expect(
      kubesphere({
        project: 'shop',
        governed: true,
        config: { 'client-max-body-size': '20m' },
        controllerAnnotations: { 'example.com/a': '1' },
        deploymentAnnotations: { 'example.com/b': '2' },
      }),
    ).toMatchSnapshot();
  });

  test('the Nginx that its adapter would make', () => {
    expect(kubesphere({ project: 'shop', governed: true, output: 'nginx' })).toMatchSnapshot();
  });

  test('metrics', () => {
    const objects = synth((chart) => {
      new KubeSphereGatewayMetrics(chart, 'metrics', { project: 'shop', ruleLabels: { release: 'prometheus' } });
    });
    expect(one(objects, 'PrometheusRule')).toMatchSnapshot();
    expect(JSON.parse(String(at(one(objects, 'ConfigMap'), 'data', 'kubesphere-router-shop.json')))).toMatchSnapshot();
  });
});
