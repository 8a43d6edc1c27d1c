import { App, Chart, Testing } from 'cdk8s';
import { ProvisionedGateway } from '../../constructs/provisioned-gateway';
import { GatewayImplementation } from '../../lib/gateway/gateway-implementation';
import { Listener } from '../../lib/gateway/listener';
import { type Manifest } from '../../lib/rules/object';
import { at, list } from '../../lib/rules/read';
import { selects } from '../../lib/rules/selector';
import { synth } from '../support';

// Facts of the Kengine gateway, each with its place in khulnasoft/gateway v0.1.0.
const OPERATOR = 'example/operator.yaml';
const KENGINE = 'example/kengine.yaml';
const CONTROLLER = 'internal/controller/gateway.go';

const objects = synth((chart) => {
  const implementation = GatewayImplementation.kengine();
  new ProvisionedGateway(chart, 'public', {
    implementation,
    listeners: [Listener.http(), Listener.https({ certificate: 'app' })],
  });
  new ProvisionedGateway(chart, 'private', { implementation });
}, 'kengine-system');

const found = (kind: string, name: string): Manifest => {
  const object = objects.find((one) => one.kind === kind && one.metadata.name === name);
  if (!object) throw new Error(`no ${kind} ${name}`);
  return object;
};
const pod = (name: string, ...path: readonly (string | number)[]) =>
  at(found('Deployment', name), 'spec', 'template', 'spec', ...path);
const labels = (name: string) =>
  at(found('Deployment', name), 'spec', 'template', 'metadata', 'labels') as Record<string, string>;

test.each<readonly [string, string, unknown, unknown]>([
  [
    'the class of the controller',
    'internal/gateway.go',
    at(found('GatewayClass', 'kengine'), 'spec', 'controllerName'),
    'khulnasoft.com/gateway-controller',
  ],
  [
    'the label that finds its pods',
    CONTROLLER,
    at(found('Service', 'public-kengine'), 'metadata', 'labels', 'gateway.khulnasoft.com/owning-gateway'),
    'public',
  ],
  ['the arguments of the controller', OPERATOR, pod('kengine-gateway', 'containers', 0, 'args'), ['--leader-elect']],
  [
    'its certificate',
    OPERATOR,
    at(pod('kengine-gateway', 'volumes', 0), 'csi', 'volumeAttributes', 'csi.cert-manager.io/common-name'),
    'system:serviceaccount:kengine-system:kengine-gateway',
  ],
  [
    'where it reads it',
    CONTROLLER,
    pod('kengine-gateway', 'containers', 0, 'volumeMounts', 0, 'mountPath'),
    '/var/run/secrets/tls',
  ],
  [
    'the port that it programs',
    CONTROLLER,
    pod('public-kengine', 'containers', 0, 'ports'),
    [{ name: 'admin', containerPort: 2021 }],
  ],
  [
    'the name that it expects',
    CONTROLLER,
    at(list(pod('public-kengine', 'volumes')).at(-1), 'csi', 'volumeAttributes', 'csi.cert-manager.io/dns-names'),
    '${POD_NAME},${POD_NAME}.${POD_NAMESPACE}',
  ],
  ['the arguments of Kengine', KENGINE, pod('public-kengine', 'containers', 1, 'args'), ['run']],
  [
    'low ports without a privilege',
    KENGINE,
    pod('public-kengine', 'securityContext', 'sysctls'),
    [{ name: 'net.ipv4.ip_unprivileged_port_start', value: '0' }],
  ],
])('%s (%s)', (_, __, value, expected) => {
  expect(value).toEqual(expected);
});

test('the proxy asks for a certificate, and for the permission that the controller has', () => {
  expect(pod('public-kengine', 'containers', 0, 'args')).toEqual(
    expect.arrayContaining([
      '--secure-listen-address=:2021',
      '--upstream=http://127.0.0.1:2019/',
      '--client-ca-file=/var/run/secrets/tls/ca.crt',
    ]),
  );
  expect(at(found('ConfigMap', 'kengine-kube-rbac-proxy'), 'data', 'config.yaml')).toContain('subresource: config');
  expect(list(found('Role', 'kengine-gateway').rules)).toContainEqual({
    apiGroups: [''],
    resources: ['kengine/config'],
    resourceNames: ['kengine'],
    verbs: ['create'],
  });
});

test('the authority of the certificates is where its issuer reads it', () => {
  const issuer = found('Issuer', 'kengine');
  const authority = found('Certificate', 'kengine-ca');
  expect(authority.metadata.namespace).toBe(issuer.metadata.namespace);
  expect(at(authority, 'spec', 'secretName')).toBe(at(issuer, 'spec', 'ca', 'secretName'));
});

test('HTTPS is served by HTTP/3 too', () => {
  expect(at(found('Service', 'public-kengine'), 'spec', 'ports')).toEqual([
    { name: 'port-80', port: 80, targetPort: 80, protocol: 'TCP' },
    { name: 'port-443', port: 443, targetPort: 443, protocol: 'TCP' },
    { name: 'http3-443', port: 443, targetPort: 443, protocol: 'UDP' },
  ]);
});

test('the controller is shared', () => {
  const kinds = ['Deployment', 'GatewayClass', 'ClusterRole', 'Issuer', 'Namespace'];
  const counts = kinds.map((kind) => objects.filter((one) => one.kind === kind).length);
  expect(counts).toEqual([3, 1, 2, 2, 1]);
});

test('another namespace than that of the controller is refused', () => {
  const chart = new Chart(new App(), 'test', { namespace: 'webapp' });
  const implementation = GatewayImplementation.kengine();
  expect(() => new ProvisionedGateway(chart, 'public', { implementation })).toThrow('"kengine-system"');
});

test('what is made in the namespace of the controller makes it once', () => {
  const chart = new Chart(new App(), 'test', { namespace: 'kengine-system' });
  new ProvisionedGateway(chart, 'public', { implementation: GatewayImplementation.kengine(), createNamespace: true });
  expect((Testing.synth(chart) as Manifest[]).filter(({ kind }) => kind === 'Namespace')).toHaveLength(1);
});

describe('who reaches which port of which pod', () => {
  const pods = ['kengine-gateway', 'public-kengine', 'private-kengine'].map((name) => ({ name, labels: labels(name) }));
  const stranger = { name: 'stranger', labels: { app: 'stranger' } };
  const sources = [
    ...pods.map((one) => ({ ...one, namespace: 'kengine-system' })),
    { ...stranger, namespace: 'kengine-system' },
  ];
  const callers = [
    ...sources,
    // The controller's labels alone, in another namespace, open nothing.
    { name: 'impostor', labels: labels('kengine-gateway'), namespace: 'webapp' },
  ];

  /** What Kubernetes lets through: policies of pods in one namespace, with peers of that namespace. */
  const reaches = (from: (typeof callers)[number], to: Readonly<Record<string, string>>, port: number): boolean => {
    const policies = objects.filter(
      ({ kind, spec }) => kind === 'NetworkPolicy' && selects(at(spec, 'podSelector'), new Map(Object.entries(to))),
    );
    expect(policies).not.toEqual([]);
    return policies
      .flatMap(({ spec }) => list(at(spec, 'ingress')))
      .some((rule) => {
        const peers = list(at(rule, 'from'));
        const ports = list(at(rule, 'ports'));
        return (
          ports.some((one) => at(one, 'port') === port) &&
          (peers.length === 0 ||
            peers.some(
              (peer) =>
                from.namespace === 'kengine-system' &&
                selects(at(peer, 'podSelector'), new Map(Object.entries(from.labels))) === true,
            ))
        );
      });
  };

  test.each(['public-kengine', 'private-kengine'])('the port that programs %s: the controller alone', (name) => {
    const reaching = callers.filter((from) => reaches(from, labels(name), 2021)).map((from) => from.name);
    expect(reaching).toEqual(['kengine-gateway']);
  });

  test.each(['public-kengine', 'private-kengine'])('the Admin API of %s: nobody', (name) => {
    expect(callers.filter((from) => reaches(from, labels(name), 2019))).toEqual([]);
  });

  test('the listeners: anyone', () => {
    expect(callers.every((from) => reaches(from, labels('public-kengine'), 443))).toBe(true);
  });

  test('the controller: nobody', () => {
    expect(
      callers.filter((from) => [8080, 8081].some((port) => reaches(from, labels('kengine-gateway'), port))),
    ).toEqual([]);
  });
});
