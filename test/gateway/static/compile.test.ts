import { ApiObject, App, Chart, JsonPatch, Testing } from 'cdk8s';
import { ProvisionedGateway } from '../../../constructs/provisioned-gateway';
import { HTTPRoute } from '../../../imports/gateway.networking.k8s.io';
import { GatewayImplementation } from '../../../lib/gateway/gateway-implementation';
import { Listener } from '../../../lib/gateway/listener';
import { type Manifest } from '../../../lib/rules/object';
import { at, list } from '../../../lib/rules/read';

interface Program {
  readonly objects: readonly Manifest[];
  readonly config: unknown;
}

/** What a gateway with a route is compiled to, of which `build` changes the route. */
function program(build: (route: HTTPRoute, chart: Chart) => void = () => undefined): Program {
  const chart = new Chart(new App(), 'test', { namespace: 'webapp' });
  new ProvisionedGateway(chart, 'public', {
    implementation: GatewayImplementation.kengineStatic(),
    listeners: [Listener.http(), Listener.https({ hostname: 'app.example.com', certificate: 'app' })],
  });
  const route = new HTTPRoute(chart, 'route', {
    metadata: { name: 'podinfo' },
    spec: {
      parentRefs: [{ name: 'public', namespace: 'webapp' }],
      hostnames: ['app.example.com'],
      rules: [{ backendRefs: [{ name: 'podinfo', port: 80 }] }],
    },
  });
  build(route, chart);
  const objects = Testing.synth(chart) as Manifest[];
  const text = at(
    objects.find(({ kind }) => kind === 'ConfigMap'),
    'data',
    'config.json',
  );
  return { objects, config: JSON.parse(String(text)) };
}

const server = (config: unknown, name: string, ...path: readonly (string | number)[]) =>
  at(config, 'apps', 'http', 'servers', name, ...path);
const routes = (config: unknown) => list(server(config, 'port-80', 'routes', 0, 'handle', 0, 'routes'));
const rollout = ({ objects }: Program) =>
  at(
    objects.find(({ kind }) => kind === 'Deployment'),
    'spec',
    'template',
    'metadata',
    'annotations',
    'cdk8s-fairway/config',
  );

test('a route that is made after the gateway reaches its Service', () => {
  const { config } = program();
  expect(routes(config)[0]).toEqual({
    match: [{ host: ['app.example.com'] }],
    handle: [
      {
        handler: 'reverse_proxy',
        upstreams: [{ dial: 'podinfo.webapp.svc:80' }],
        load_balancing: { selection_policy: { policy: 'random' } },
      },
    ],
    terminal: true,
  });
});

test('patches of a route are compiled, and roll the pods out', () => {
  const patched = program((route) => {
    route.addJsonPatch(JsonPatch.replace('/spec/hostnames/0', 'new.example.com'));
  });
  expect(at(routes(patched.config)[0], 'match')).toEqual([{ host: ['new.example.com'] }]);
  expect(rollout(patched)).not.toBe(rollout(program()));
  expect(rollout(program())).toBe(rollout(program()));
});

test('a route of another gateway is not compiled', () => {
  const { config } = program((route) => {
    route.addJsonPatch(JsonPatch.replace('/spec/parentRefs/0/name', 'private'));
  });
  expect(routes(config)).toHaveLength(1);
});

test('a route that no listener admits is an error, as anywhere', () => {
  expect(() =>
    program((route) => {
      route.addJsonPatch(JsonPatch.add('/metadata/namespace', 'elsewhere'));
    }),
  ).toThrow('FW2001');
});

test('a route of a namespace that a selector takes is compiled', () => {
  const chart = new Chart(new App(), 'test', { namespace: 'edge' });
  new ProvisionedGateway(chart, 'public', {
    implementation: GatewayImplementation.kengineStatic(),
    allow: { matchLabels: { team: 'web' } },
  });
  new ApiObject(chart, 'namespace', {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: 'webapp', labels: { team: 'web' } },
  });
  new HTTPRoute(chart, 'route', {
    metadata: { name: 'podinfo', namespace: 'webapp' },
    spec: {
      parentRefs: [{ name: 'public', namespace: 'edge' }],
      rules: [{ backendRefs: [{ name: 'podinfo', port: 80 }] }],
    },
  });
  const objects = Testing.synth(chart) as Manifest[];
  const text = at(
    objects.find(({ kind }) => kind === 'ConfigMap'),
    'data',
    'config.json',
  );
  expect(routes(JSON.parse(String(text)))).toHaveLength(2);
});

test('certificates are mounted where the configuration reads them', () => {
  const { objects, config } = program();
  const [file] = list(at(config, 'apps', 'tls', 'certificates', 'load_files'));
  const deployment = objects.find(({ kind }) => kind === 'Deployment');
  const pod = at(deployment, 'spec', 'template', 'spec');
  expect(file).toEqual({
    certificate: '/etc/gateway-certificates/app/tls.crt',
    key: '/etc/gateway-certificates/app/tls.key',
    tags: ['https'],
  });
  expect(list(at(pod, 'containers', 0, 'volumeMounts'))).toContainEqual({
    name: 'certificate-app',
    mountPath: '/etc/gateway-certificates/app',
    readOnly: true,
  });
  expect(list(at(pod, 'volumes'))).toContainEqual({ name: 'certificate-app', secret: { secretName: 'app' } });
});

test('there is no Admin API, and the pods are checked elsewhere', () => {
  const { objects, config } = program();
  expect(at(config, 'admin')).toEqual({ disabled: true });
  const deployment = objects.find(({ kind }) => kind === 'Deployment');
  const probe = at(deployment, 'spec', 'template', 'spec', 'containers', 0, 'readinessProbe', 'httpGet');
  expect(probe).toEqual({ path: '/healthz', port: 2020 });
  expect(server(config, 'status', 'listen')).toEqual([':2020']);
});
