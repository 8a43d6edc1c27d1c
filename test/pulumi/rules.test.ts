import * as kubernetes from '@pulumi/kubernetes';
import * as pulumi from '@pulumi/pulumi';
import { JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';
import * as core from '../../index';
import { acknowledge, GatewayImplementation, MetricProvider, Target, Traffic } from '../../index';
import { CanaryRelease, ConstructComponent, MetricTemplate, NginxIngressRoute, ProvisionedGateway } from '../../pulumi';
import { release } from './program';
import { one, up } from './support';

const blue = () => release({ target: Target.deployment('blue'), service: { name: 'shop', port: 80 } });
const green = () => release({ target: Target.deployment('green'), service: { name: 'shop', port: 80 } });

test('two components that break a rule together fail together', async () => {
  const { errors, resources } = await up(() => {
    new CanaryRelease('blue', blue());
    new CanaryRelease('green', green());
  });
  expect(errors).toEqual([expect.stringContaining('FW1015 Canary webapp/green spec.service.name')]);
  expect(resources.filter(({ custom }) => custom)).toEqual([]);
});

test('they fail together where one waits for a value that the other has', async () => {
  const { errors, resources } = await up(() => {
    const { phase } = new CanaryRelease('blue', blue());
    const label = phase.apply((known) => known ?? 'none');
    new CanaryRelease('green', { ...green(), metadata: { labels: { blue: label } } });
  });
  expect(errors).toEqual([expect.stringContaining('FW1015')]);
  expect(resources.filter(({ custom }) => custom)).toEqual([]);
});

test('a later component is seen with the earlier ones', async () => {
  const { errors, resources } = await up(async () => {
    new CanaryRelease('blue', blue());
    await new Promise((resolve) => setTimeout(resolve, 20));
    new CanaryRelease('green', green());
  });
  expect(errors).toEqual([expect.stringContaining('FW1015')]);
  expect(resources.filter(({ custom }) => custom).map(({ name }) => name)).toEqual(['blue:webapp/blue']);
});

test('the clusters of two providers are looked at apart', async () => {
  const { errors } = await up(() => {
    new CanaryRelease('blue', blue(), { provider: new kubernetes.Provider('eu') });
    new CanaryRelease('green', green(), { provider: new kubernetes.Provider('us') });
  });
  expect(errors).toEqual([]);
});

test('one object of two components is an error', async () => {
  const { errors } = await up(() => {
    new CanaryRelease('one', release());
    new CanaryRelease('two', release());
  });
  expect(errors).toEqual([
    expect.stringMatching(/Canary webapp\/podinfo is made twice: .*\/one\/canary, .*\/two\/canary/),
  ]);
});

test('all errors are told at once, with the line of the program', async () => {
  const { errors } = await up(() => {
    new CanaryRelease('one', release({ analysis: { ...release().analysis, threshold: 0 } }));
    new CanaryRelease('two', {
      ...release({ analysis: { ...release().analysis, threshold: -1 } }),
      namespace: 'other',
    });
  });
  expect(errors[0]).toMatch(/threshold = 0.*test\/pulumi\/rules\.test\.ts:\d+[^]*threshold = -1/);
  expect(errors).toHaveLength(1);
});

test('a warning is told once, and not where it is acknowledged', async () => {
  const nginx = (namespace: string) =>
    release({ namespace, traffic: Traffic.nginx({ host: pulumi.output('a.example.com') }) });
  const { errors, warnings } = await up(async () => {
    new CanaryRelease('one', nginx('one'));
    const { construct } = new CanaryRelease('two', nginx('two'));
    acknowledge(construct, 'FW1030', 'we move next year');
    await new Promise((resolve) => setTimeout(resolve, 20));
    new NginxIngressRoute('three', { namespace: 'one', service: { name: 'other', port: 80 }, host: 'b.example.com' });
  });
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('FW1030 Canary one/podinfo')]);
});

test('what a construct says of itself counts as well', async () => {
  const { errors } = await up(() => {
    const implementation = GatewayImplementation.kubesphere() as unknown as ReturnType<
      typeof GatewayImplementation.istio
    >;
    new ProvisionedGateway('public', { namespace: 'gateways', implementation, spread: true });
  });
  expect(errors).toEqual([expect.stringMatching(/kubesphere/i)]);
});

test('a patch that comes too late is an error, and no patch that is lost', async () => {
  const { errors, resources } = await up(() => {
    const { construct } = new CanaryRelease('podinfo', release());
    construct.canary.addJsonPatch(JsonPatch.add('/spec/suspend', true));
  });
  expect(errors).toEqual([expect.stringContaining('podinfo/canary has changed since its component was made')]);
  expect(resources.filter(({ custom }) => custom)).toEqual([]);
});

test('a construct of constructs is one component, in which each may depend on what comes later', async () => {
  class Site extends Construct {
    constructor(scope: Construct, id: string) {
      super(scope, id);
      const gateway = new core.ProvisionedGateway(this, 'edge', {
        implementation: GatewayImplementation.kengineStatic(),
      });
      new core.GatewayRoute(this, 'route', {
        gateways: [gateway],
        host: 'app.example.com',
        annotations: { 'nginx.ingress.kubernetes.io/force-ssl-redirect': 'false' },
        service: { name: 'podinfo', port: 80 },
      });
    }
  }
  class SiteComponent extends ConstructComponent<Site> {
    constructor(name: string) {
      super(name, { type: 'site:index:Site', namespace: 'webapp', create: (scope, id) => new Site(scope, id) });
      this.registerOutputs();
    }
  }
  const { errors, resources } = await up(() => {
    new SiteComponent('site');
  });
  expect(errors).toEqual([]);
  expect(JSON.stringify(one(resources, 'ConfigMap').inputs)).toContain('app.example.com');
});

test('components of different types may have one name', async () => {
  const { errors, resources } = await up(() => {
    new NginxIngressRoute('podinfo', {
      namespace: 'webapp',
      service: { name: 'podinfo', port: 80 },
      host: 'a.example.com',
    });
    new CanaryRelease('podinfo', release());
    new MetricTemplate('podinfo', {
      namespace: 'webapp',
      provider: MetricProvider.prometheus({ address: 'http://prometheus.monitoring:9090' }),
      query: '{{ interval }}',
    });
  });
  expect(errors).toEqual([]);
  expect(resources.filter(({ custom }) => custom).map(({ name }) => name)).toEqual(
    Array(3).fill('podinfo:webapp/podinfo'),
  );
});
