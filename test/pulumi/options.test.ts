import * as kubernetes from '@pulumi/kubernetes';
import * as pulumi from '@pulumi/pulumi';
import type { ComponentResourceOptions } from '@pulumi/pulumi';
import { GatewayImplementation, Listener, Traffic } from '../../index';
import { CanaryRelease, ProvisionedGateway } from '../../pulumi';
import { release } from './program';
import { one, type Registered, up } from './support';

/** The Canary of a release with options. */
async function canaryWith(options: () => ComponentResourceOptions, props = release): Promise<Registered> {
  const { resources, errors } = await up(() => {
    new CanaryRelease('podinfo', props(), options());
  });
  expect(errors).toEqual([]);
  return one(resources, 'Canary');
}

test('provider and providers', async () => {
  const byProvider = await canaryWith(() => ({ provider: new kubernetes.Provider('eu') }));
  const byProviders = await canaryWith(() => ({ providers: { kubernetes: new kubernetes.Provider('eu') } }));
  expect(byProvider.provider).toContain('pulumi:providers:kubernetes::eu');
  expect(byProviders.provider).toBe(byProvider.provider);
});

test('the provider of a parent', async () => {
  const { provider, parent } = await canaryWith(() => ({
    parent: new pulumi.ComponentResource('shop:index:Shop', 'shop', {}, { provider: new kubernetes.Provider('eu') }),
  }));
  expect(provider).toContain('pulumi:providers:kubernetes::eu');
  expect(parent).toContain('shop:index:Shop$fairway:index:CanaryRelease::podinfo');
});

test('protect and retainOnDelete', async () => {
  expect(await canaryWith(() => ({ protect: true, retainOnDelete: true }))).toMatchObject({
    protect: true,
    retainOnDelete: true,
  });
});

test('ignoreChanges, beside what Flagger owns', async () => {
  const { ignoreChanges } = await canaryWith(() => ({ ignoreChanges: ['spec.suspend'] }));
  expect(ignoreChanges).toEqual(['metadata.finalizers', 'status', 'spec.suspend']);
});

test.each<[string, (resource: pulumi.Resource) => ComponentResourceOptions['dependsOn']]>([
  ['a resource', (resource) => resource],
  ['a list', (resource) => [resource]],
  ['a Promise', (resource) => Promise.resolve([resource])],
  ['an Output', (resource) => pulumi.output([resource])],
])('dependsOn: %s', async (_, dependsOn) => {
  const { dependencies } = await canaryWith(() => {
    const found = dependsOn(new kubernetes.core.v1.Namespace('webapp'));
    return found === undefined ? {} : { dependsOn: found };
  });
  expect(dependencies).toEqual(['urn:pulumi:stack::project::kubernetes:core/v1:Namespace::webapp']);
});

test('what depends on a component waits for its objects', async () => {
  const { resources } = await up(() => {
    const first = new CanaryRelease('podinfo', release());
    new kubernetes.core.v1.ConfigMap('after', {}, { dependsOn: first });
  });
  expect(one(resources, 'ConfigMap').dependencies).toEqual([one(resources, 'Canary').urn]);
});

test('transformations reach the objects', async () => {
  const { inputs } = await canaryWith(() => ({
    transformations: [
      ({ type, props, opts }) =>
        type.endsWith(':Canary')
          ? { props: { ...props, spec: { ...(props.spec as object), suspend: true } }, opts }
          : undefined,
    ],
  }));
  expect(inputs.spec).toMatchObject({ suspend: true });
});

test('aliases: objects are named after their component, so that they follow it to a new name', async () => {
  const { resources } = await up(() => {
    new CanaryRelease('podinfo', release(), { aliases: [{ name: 'shop' }] });
  });
  expect(one(resources, 'CanaryRelease').aliases).toEqual(['shop']);
  expect(one(resources, 'Canary').name).toMatch(/^podinfo:/);
});

describe('awaitReady', () => {
  const waitsOf = async (awaitReady?: boolean | readonly ('Gateway' | 'Certificate')[]) => {
    const { resources } = await up(() => {
      new ProvisionedGateway('public', {
        namespace: 'gateways',
        implementation: GatewayImplementation.istio(),
        listeners: [Listener.https({ hostname: 'app.example.com', certificate: { clusterIssuer: 'letsencrypt' } })],
        ...(awaitReady !== undefined && { awaitReady }),
      });
    });
    return resources
      .filter(({ inputs }) => JSON.stringify(inputs).includes('pulumi.com/waitFor'))
      .map(({ inputs }) => inputs.kind)
      .sort();
  };

  test('is on by default, and can be switched off, for a kind as well', async () => {
    expect(await waitsOf()).toEqual(['Certificate', 'Gateway']);
    expect(await waitsOf(true)).toEqual(['Certificate', 'Gateway']);
    expect(await waitsOf(['Gateway'])).toEqual(['Gateway']);
    expect(await waitsOf(false)).toEqual([]);
  });

  test.each(['pulumi.com/waitFor', 'pulumi.com/skipAwait'])('the own word of an object counts: %s', async (key) => {
    const annotations = { [key]: key.endsWith('skipAwait') ? 'true' : 'jsonpath={.status.phase}' };
    const { inputs } = await canaryWith(
      () => ({}),
      () => release({ metadata: { annotations } }),
    );
    expect(inputs.metadata).toMatchObject({ annotations });
    expect(Object.keys((inputs.metadata as { annotations: object }).annotations)).toEqual([key]);
  });
});

test('core kinds are the classes of the provider', async () => {
  const { resources } = await up(() => {
    new CanaryRelease('podinfo', release({ traffic: Traffic.nginx({ host: 'app.example.com' }) }));
  });
  expect(resources.filter(({ custom }) => custom).map(({ type }) => type)).toEqual([
    'kubernetes:networking.k8s.io/v1:Ingress',
    'kubernetes:flagger.app/v1beta1:Canary',
  ]);
});
