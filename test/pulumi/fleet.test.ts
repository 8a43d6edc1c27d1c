import * as kubernetes from '@pulumi/kubernetes';
import { CHARTS, Engine, Fleet, Plugin } from '../../index';
import { FleetPlugins, type FleetPluginsProps, HelmEngine } from '../../pulumi';
import { type Registered, up } from './support';

const fleet = new Fleet({ name: 'production', clusters: [{ name: 'eu' }, { name: 'us' }] });
const plugins = [Plugin.flagger({ traffic: 'nginx' }), Plugin.ingressNginx()];

async function install(props: Partial<FleetPluginsProps>) {
  return up(() => {
    const providers = { eu: new kubernetes.Provider('eu'), us: new kubernetes.Provider('us') };
    new FleetPlugins('plugins', { namespace: 'fleet', fleet, plugins, providers, ...props });
  });
}

const clusterOf = ({ provider }: Registered) => /::(\w+)::[^:]*$/.exec(provider)?.[1];

test('what an engine puts into a cluster goes to the provider of the cluster', async () => {
  const { resources, errors } = await install({ engine: Engine.fluxPerCluster() });
  expect(errors).toEqual([]);
  const objects = resources.filter(({ custom, type }) => custom && !type.startsWith('pulumi:'));
  for (const cluster of ['eu', 'us']) {
    const names = objects.filter((object) => clusterOf(object) === cluster).map(({ name }) => name);
    expect(names).toContain(`plugins:${cluster}/flux-system/flagger`);
    expect(names.every((name) => name.startsWith(`plugins:${cluster}/`))).toBe(true);
  }
});

test('a cluster without a provider is named', async () => {
  const { errors } = await install({ engine: Engine.fluxPerCluster(), providers: {} });
  expect(errors).toEqual([expect.stringContaining('plugins installs in the cluster eu: give its provider')]);
});

describe.each([
  ['Release', HelmEngine.release(), 'kubernetes:helm.sh/v3:Release'],
  ['Chart', HelmEngine.chart(), 'kubernetes:helm.sh/v4:Chart'],
])('HelmEngine: %s', (_, engine, type) => {
  test('each chart in each cluster, after those that it needs and its namespace', async () => {
    const { resources, errors } = await install({ engine });
    expect(errors).toEqual([]);
    const charts = resources.filter((resource) => resource.type === type);
    for (const cluster of ['eu', 'us']) {
      const inCluster = charts.filter(({ name }) => name.startsWith(`plugins:${cluster}/`));
      const flagger = inCluster.find(({ name }) => name.endsWith('/flagger'));
      expect(flagger?.inputs).toMatchObject({
        name: 'flagger',
        chart: 'oci://ghcr.io/fluxcd/charts/flagger',
        version: CHARTS.flagger.version,
      });
      const nginx = inCluster.find(({ name }) => name.endsWith('/ingress-nginx'));
      expect(nginx?.inputs).toMatchObject({
        chart: 'ingress-nginx',
        repositoryOpts: { repo: 'https://kubernetes.github.io/ingress-nginx' },
        values: { controller: { metrics: { enabled: true } } },
      });
      const namespaces = resources.filter(
        (resource) => resource.type === 'kubernetes:core/v1:Namespace' && clusterOf(resource) === cluster,
      );
      expect(namespaces.length).toBeGreaterThan(0);
      expect(flagger?.dependencies).toEqual(expect.arrayContaining(namespaces.map(({ urn }) => urn)));
    }
    expect(resources.some(({ inputs }) => inputs.kind === 'HelmRelease')).toBe(false);
  });

  test('a chart that takes values from Secrets is refused', async () => {
    const withSecret = Plugin.flagger({ traffic: 'nginx', valuesFrom: [{ kind: 'Secret', name: 'slack' }] });
    const { errors } = await install({ engine, plugins: [withSecret] });
    expect(errors).toEqual([expect.stringMatching(/FW3010.*takes values from Secrets/)]);
  });
});
