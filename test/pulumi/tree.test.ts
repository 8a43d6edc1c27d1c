import * as kubernetes from '@pulumi/kubernetes';
import * as pulumi from '@pulumi/pulumi';
import { GatewayImplementation, Listener, LoadTest, Target, Traffic } from '../../index';
import { CanaryRelease, KumaMesh, NginxIngressRoute, ProvisionedGateway } from '../../pulumi';
import { analysis, release } from './program';
import { one, type Registered, up } from './support';

/** Each resource with its parent, what it waits for and what it leaves to others, without the part that all URNs share. */
function tree(resources: readonly Registered[]): object {
  const short = (urn: string) => urn.replace('urn:pulumi:stack::project::', '');
  return Object.fromEntries(
    [...resources]
      .sort((left, right) => (left.urn < right.urn ? -1 : 1))
      .map(({ urn, parent, dependencies, ignoreChanges, inputs }) => [
        short(urn),
        {
          ...(parent !== '' && { parent: short(parent) }),
          ...(dependencies.length > 0 && { dependencies: dependencies.map(short).sort() }),
          ...(ignoreChanges.length > 0 && { ignoreChanges }),
          ...waitOf(inputs),
        },
      ]),
  );
}

function waitOf(inputs: Registered['inputs']): object {
  const annotations = (inputs.metadata as { annotations?: Record<string, string> } | undefined)?.annotations;
  const waitFor = annotations?.['pulumi.com/waitFor'];
  return waitFor === undefined ? {} : { waitFor };
}

test('components, URNs and dependencies', async () => {
  const { resources, errors } = await up(() => {
    const gateway = new ProvisionedGateway('public', {
      namespace: 'gateways',
      createNamespace: true,
      implementation: GatewayImplementation.envoyGateway(),
      allow: 'all',
      listeners: [Listener.https({ hostname: 'app.example.com', certificate: { clusterIssuer: 'letsencrypt' } })],
    });
    const webhooks = [LoadTest.bash({ name: 'smoke', type: 'pre-rollout', script: 'true' })];
    new CanaryRelease('shop', {
      ...release({ namespace: 'shop', target: Target.deployment('shop'), analysis: { ...analysis, webhooks } }),
      traffic: Traffic.gatewayApi({ gateways: [gateway], hosts: ['app.example.com'] }),
    });

    const ingress = new NginxIngressRoute('podinfo', {
      namespace: 'webapp',
      service: { name: 'podinfo', port: 80 },
      host: 'podinfo.example.com',
    });
    new CanaryRelease('podinfo', release({ traffic: Traffic.nginx({ ingress }) }));

    const mesh = new KumaMesh('mesh', { version: '2.14', namespaces: ['inside'], mtls: {} });
    const inside = new CanaryRelease('inside', { ...release({ namespace: 'inside' }), traffic: mesh.traffic() });
    mesh.allow(inside, { from: [{ namespace: 'shop' }] });
  });
  expect(errors).toEqual([]);
  expect(tree(resources)).toMatchSnapshot();
});

test('a changed value changes the one object that holds it, and no URN', async () => {
  const program = (host: string) => () => {
    new CanaryRelease('podinfo', release({ traffic: Traffic.nginx({ host, tls: { secretName: 'podinfo' } }) }));
  };
  const before = await up(program('old.example.com'));
  const after = await up(program('new.example.com'));
  expect(after.resources.map(({ urn }) => urn).sort()).toEqual(before.resources.map(({ urn }) => urn).sort());
  const changed = after.resources.filter(
    ({ urn, inputs }) =>
      JSON.stringify(inputs) !== JSON.stringify(before.resources.find((old) => old.urn === urn)?.inputs),
  );
  expect(changed.map(({ type, inputs }) => [type, inputs.metadata])).toEqual([
    ['kubernetes:networking.k8s.io/v1:Ingress', one(before.resources, 'Ingress').inputs.metadata],
  ]);
});

test('two clusters have the same objects under names of their own', async () => {
  const { resources, errors } = await up(() => {
    for (const cluster of ['eu', 'us']) {
      const provider = new kubernetes.Provider(cluster);
      const webhooks = [LoadTest.bash({ name: 'smoke', type: 'pre-rollout', script: 'true' })];
      new CanaryRelease(`podinfo-${cluster}`, release({ analysis: { ...analysis, webhooks } }), { provider });
    }
  });
  expect(errors).toEqual([]);
  const urns = resources.map(({ urn }) => urn);
  expect(new Set(urns).size).toBe(urns.length);
  const byProvider = (cluster: string) =>
    resources
      .filter(({ custom, provider }) => custom && provider.includes(`::${cluster}::`))
      .map(({ inputs }) => JSON.stringify(inputs))
      .sort();
  expect(byProvider('eu').length).toBeGreaterThan(3);
  expect(byProvider('eu')).toEqual(byProvider('us'));
});

test('outputs: the phase of a release and the addresses of a gateway', async () => {
  let found: unknown[] = [];
  await up(
    async () => {
      const { phase, services } = new CanaryRelease('podinfo', release());
      const { addresses, gatewayName } = new ProvisionedGateway('public', {
        namespace: 'gateways',
        implementation: GatewayImplementation.istio(),
      });
      const known = new Promise<unknown[]>((resolve) => pulumi.all([phase, addresses]).apply(resolve));
      found = [...(await known), services, gatewayName];
    },
    {
      state: (type) =>
        type.endsWith('Canary')
          ? { status: { phase: 'Initialized' } }
          : type.endsWith('Gateway')
            ? { status: { addresses: [{ type: 'IPAddress', value: '192.0.2.1' }] } }
            : {},
    },
  );
  expect(found).toEqual([
    'Initialized',
    ['192.0.2.1'],
    { apex: 'podinfo', primary: 'podinfo-primary', canary: 'podinfo-canary' },
    'public',
  ]);
});
