import { App, Chart, JsonPatch, Testing, YamlOutputType } from 'cdk8s';
import { acknowledge, Engine, Fleet, FleetPlugins, type FleetPluginsProps, Plugin } from '../../index';
import type { Manifest } from '../../lib/rules/object';
import { hasSchema, refusals } from '../fleet/strict';

const fleet = new Fleet({
  name: 'quickstart',
  clusters: [
    { name: 'member1', kubeConfig: { secretRef: { name: 'member1', key: 'member1.config' } } },
    { name: 'member2', labels: { tier: 'edge' } },
  ],
});
const byConfigMap = new Fleet({ name: 'f', clusters: [{ name: 'a', kubeConfig: { configMapRef: { name: 'a' } } }] });

interface Output {
  readonly hub: readonly Manifest[];
  readonly members: ReadonlyMap<string, readonly Manifest[]>;
  readonly plugins: FleetPlugins;
}

function make(props: Partial<FleetPluginsProps>, prepare: (plugins: FleetPlugins) => void = () => undefined): Output {
  const app = new App({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
  const chart = new Chart(app, 'hub', { namespace: 'fleet' });
  const plugins = new FleetPlugins(chart, 'plugins', {
    fleet,
    plugins: [Plugin.flagger({ traffic: 'nginx' }), Plugin.loadTester()],
    ...props,
  });
  prepare(plugins);
  const hub = Testing.synth(chart) as Manifest[];
  const members = new Map([...plugins.members].map(([name, member]) => [name, member.toJson() as Manifest[]]));
  return { hub, members, plugins };
}

const named = (manifests: readonly Manifest[]) => manifests.map(({ kind, metadata: { name } }) => `${kind} ${name}`);
const find = (manifests: readonly Manifest[], name: string) => {
  const found = manifests.find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`no ${name} among ${named(manifests).join(', ')}`);
  return found as unknown as { metadata: Record<string, unknown>; spec: Record<string, unknown> };
};

describe('Engine.flux', () => {
  test('a release for each chart and cluster, each repository once', () => {
    expect(named(make({}).hub)).toEqual([
      'HelmRepository kubernetes-github-io-ingress-nginx',
      'OCIRepository prometheus-29-27-0',
      'OCIRepository flagger-1-44-0',
      'HelmRepository flagger-app',
      'HelmRelease ingress-nginx-member1',
      'HelmRelease prometheus-member1',
      'HelmRelease flagger-member1',
      'HelmRelease flagger-loadtester-member1',
      'HelmRelease ingress-nginx-member2',
      'HelmRelease prometheus-member2',
      'HelmRelease flagger-member2',
      'HelmRelease flagger-loadtester-member2',
    ]);
  });

  test('a release reaches its cluster by reference, after what it needs', () => {
    const { hub } = make({});
    expect(find(hub, 'flagger-member1')).toMatchObject({
      metadata: {
        namespace: 'fleet',
        labels: { 'cdk8s-fairway/cluster': 'member1', 'cdk8s-fairway/plugin': 'flagger' },
      },
      spec: {
        chartRef: { kind: 'OCIRepository', name: 'flagger-1-44-0' },
        releaseName: 'flagger',
        targetNamespace: 'flagger-system',
        storageNamespace: 'flagger-system',
        kubeConfig: { secretRef: { name: 'member1', key: 'member1.config' } },
        dependsOn: [{ name: 'ingress-nginx-member1' }, { name: 'prometheus-member1' }],
        install: { createNamespace: true, remediation: { retries: 3 } },
        upgrade: { crds: 'CreateReplace', remediation: { retries: 3, remediateLastFailure: true } },
        driftDetection: { mode: 'enabled' },
        values: { meshProvider: 'nginx', metricsServer: 'http://prometheus-server.monitoring:80' },
      },
    });
    expect(find(hub, 'flagger-member2').spec.kubeConfig).toEqual({ secretRef: { name: 'member2-kubeconfig' } });
    const { hub: other } = make({ fleet: byConfigMap, plugins: [Plugin.certManager()] });
    expect(find(other, 'cert-manager-a').spec.kubeConfig).toEqual({ configMapRef: { name: 'a' } });
  });

  test('some clusters only, and options for all releases', () => {
    const { hub } = make({
      plugins: [Plugin.certManager({ valuesFrom: [{ kind: 'Secret', name: 'acme' }] })],
      only: { selector: { matchLabels: { tier: 'edge' } } },
      engine: Engine.flux({ serviceAccountName: 'platform', driftDetection: 'warn', retries: 0 }),
    });
    expect(named(hub)).toEqual(['OCIRepository cert-manager-v1-21-1', 'HelmRelease cert-manager-member2']);
    expect(find(hub, 'cert-manager-member2').spec).toMatchObject({
      serviceAccountName: 'platform',
      driftDetection: { mode: 'warn' },
      install: { remediation: { retries: 0 } },
      valuesFrom: [{ kind: 'Secret', name: 'acme' }],
    });
  });

  test('a chart with changes of its own says what drift is none', () => {
    const { hub } = make({ plugins: [Plugin.istio()] });
    expect(find(hub, 'istiod-member1').spec.driftDetection).toEqual({
      mode: 'enabled',
      ignore: [{ target: { kind: 'ValidatingWebhookConfiguration' }, paths: ['/webhooks/0/failurePolicy'] }],
    });
  });

  test('a range of versions is asked for as one', () => {
    const { hub } = make({ plugins: [Plugin.certManager({ chart: { version: '1.x' } })] }, (plugins) => {
      acknowledge(plugins, 'FW3002', 'a test');
    });
    expect(find(hub, 'cert-manager-1-x').spec.ref).toEqual({ semver: '1.x' });
  });

  test('a patch works on all that is made', () => {
    const { hub } = make({}, (plugins) => {
      plugins.hub['flagger-member1']?.addJsonPatch(JsonPatch.replace('/spec/interval', '1m'));
    });
    expect(find(hub, 'flagger-member1').spec.interval).toBe('1m');
  });
});

describe('engines per cluster', () => {
  test('Engine.fluxPerCluster: a folder with namespaces, repositories and releases', () => {
    const { hub, members } = make({ engine: Engine.fluxPerCluster() });
    expect(hub).toEqual([]);
    const member = members.get('member1') ?? [];
    expect(named(member).slice(0, 5)).toEqual([
      'Namespace ingress-nginx',
      'Namespace monitoring',
      'Namespace flagger-system',
      'Namespace flagger-loadtester',
      'HelmRepository kubernetes-github-io-ingress-nginx',
    ]);
    expect(find(member, 'monitoring').metadata.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    const release = member.find(({ kind, metadata }) => kind === 'HelmRelease' && metadata.name === 'flagger');
    expect(release).toMatchObject({
      metadata: { namespace: 'flux-system' },
      spec: { dependsOn: [{ name: 'ingress-nginx' }, { name: 'prometheus' }], install: { createNamespace: false } },
    });
    expect(release?.spec).not.toHaveProperty('kubeConfig');
  });

  test('charts in one namespace get the level that all of them pass', () => {
    const plugins = [Plugin.grafana(), Plugin.kubePrometheusStack()];
    const { members } = make({ plugins, engine: Engine.fluxPerCluster() });
    expect(find(members.get('member1') ?? [], 'monitoring').metadata.labels).toEqual({
      'pod-security.kubernetes.io/enforce': 'privileged',
    });
  });

  test('Engine.argoCd: an Application for each chart, in sync waves', () => {
    const { members } = make({ plugins: [Plugin.flagger({ traffic: 'istio' })], engine: Engine.argoCd() });
    const applications = members.get('member2') ?? [];
    expect(
      applications.map(({ metadata }) => [metadata.name, metadata.annotations?.['argocd.argoproj.io/sync-wave']]),
    ).toEqual([
      ['istio-base', '0'],
      ['istiod', '1'],
      ['prometheus', '0'],
      ['flagger', '2'],
    ]);
    expect(find(applications, 'flagger').spec).toMatchObject({
      source: { repoURL: 'ghcr.io/fluxcd/charts', chart: 'flagger', targetRevision: '1.44.0' },
      destination: { namespace: 'flagger-system' },
      syncPolicy: { managedNamespaceMetadata: { labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } } },
    });
    expect(find(applications, 'istiod').spec.ignoreDifferences).toEqual([
      { group: '*', kind: 'ValidatingWebhookConfiguration', jsonPointers: ['/webhooks/0/failurePolicy'] },
    ]);
  });

  test('Argo CD takes no values from Secrets', () => {
    const plugins = [Plugin.certManager({ valuesFrom: [{ kind: 'Secret', name: 'acme' }] })];
    expect(() => make({ plugins, engine: Engine.argoCd() })).toThrow(/FW3010 .* which cert-manager asks for/);
  });

  test('without folders no cluster could read its own', () => {
    const chart = new Chart(new App(), 'hub');
    new FleetPlugins(chart, 'plugins', { fleet, plugins: [Plugin.certManager()], engine: Engine.fluxPerCluster() });
    expect(() => {
      Testing.synth(chart);
    }).toThrow('FW3011');
  });
});

describe('Engine.kurator', () => {
  const kurator = (...plugins: Plugin[]) => make({ plugins, engine: Engine.kurator() });

  test("Kurator's quick start with nginx", () => {
    const { hub } = kurator(Plugin.flagger({ traffic: 'nginx' }), Plugin.loadTester());
    expect(named(hub)).toEqual(['AttachedCluster member1', 'AttachedCluster member2', 'Fleet quickstart']);
    expect(find(hub, 'member1').spec).toEqual({ kubeconfig: { name: 'member1', key: 'member1.config' } });
    const { plugin } = find(hub, 'quickstart').spec as { plugin: { flagger: Record<string, unknown> } };
    expect(plugin.flagger).toMatchObject({ trafficRoutingProvider: 'nginx', publicTestloader: true });
    expect(plugin.flagger.config).toEqual({
      chart: { repository: 'https://kubernetes.github.io/ingress-nginx', name: 'ingress-nginx', version: '4.15.1' },
    });
    expect(plugin.flagger.extraArgs).not.toHaveProperty('metricsServer');
  });

  test('with kuma Flagger is told what Kurator does not tell it', () => {
    const flagger = Plugin.flagger({
      traffic: 'kuma',
      metricsServer: 'http://prometheus-server.mesh-observability:80',
    });
    const { hub } = kurator(flagger, Plugin.kuma({ namespace: 'kuma-system' }));
    const { plugin } = find(hub, 'quickstart').spec as { plugin: { flagger: Record<string, unknown> } };
    expect(plugin.flagger).toMatchObject({
      trafficRoutingProvider: 'kuma',
      config: { chart: { name: 'kuma', version: '2.14.3' }, extraArgs: { controlPlane: { mode: 'zone' } } },
      extraArgs: { meshProvider: 'kuma', metricsServer: 'http://prometheus-server.mesh-observability:80' },
    });
  });

  test.each<[string, Plugin[], string]>([
    ['a provider', [Plugin.flagger({ traffic: 'kubernetes' })], 'Kurator cannot route by kubernetes'],
    ['a Prometheus', [Plugin.flagger({ traffic: 'kuma' })], 'Kurator has no Prometheus without Thanos'],
    ['Istio', [Plugin.flagger({ traffic: 'istio', metricsServer: 'http://p' })], 'Kurator does not install Istio'],
    ['another plugin', [Plugin.certManager()], 'Kurator has no plugin cert-manager'],
    [
      'a namespace',
      [Plugin.flagger({ traffic: 'nginx', namespace: 'flagger' })],
      'Kurator cannot install flagger in flagger: it is installed with Flagger, by Kurator in ingress-nginx',
    ],
    [
      'values that need quotes',
      [Plugin.flagger({ traffic: 'nginx', values: { podAnnotations: { 'prometheus.io/port': '8080' } } })],
      'Kurator spoils values of flagger',
    ],
    [
      'values of one cluster',
      [Plugin.flagger({ traffic: 'nginx', values: ({ name }) => ({ clusterName: name }) })],
      'Kurator gives all clusters the same flagger',
    ],
    [
      'values that the load tester gets too',
      [Plugin.flagger({ traffic: 'nginx', values: { resources: { limits: { cpu: '2000m' } } } }), Plugin.loadTester()],
      "Kurator gives the load tester Flagger's resources too",
    ],
    [
      'a load tester of a version',
      [Plugin.flagger({ traffic: 'nginx' }), Plugin.loadTester({ chart: { version: '0.37.0' } })],
      'Kurator installs the version of the load tester that it chooses',
    ],
    [
      'values from a Secret',
      [Plugin.flagger({ traffic: 'nginx', valuesFrom: [{ kind: 'Secret', name: 'slack' }] })],
      'Kurator takes no values of flagger from Secrets or ConfigMaps',
    ],
  ])('%s that its API has no words for is a problem', (_, plugins, message) => {
    expect(() => kurator(...plugins)).toThrow(`FW3010 hub/plugins: ${message}`);
  });

  test('a kubeconfig in a ConfigMap is a problem', () => {
    const props = { fleet: byConfigMap, plugins: [], engine: Engine.kurator() };
    expect(() => make(props)).toThrow('Kurator reads kubeconfigs from Secrets only, and cluster a names a ConfigMap');
  });

  test('a problem can be acknowledged', () => {
    const plugins = [Plugin.certManager()];
    expect(() =>
      make({ plugins, engine: Engine.kurator() }, (made) => {
        acknowledge(made, 'FW3010', 'installed by hand');
      }),
    ).not.toThrow();
  });

  test("the rest of Kurator's own plugins is said in its words", () => {
    const engine = Engine.kurator({ plugin: { grafana: {} } });
    const { hub } = make({ plugins: [], engine });
    expect(find(hub, 'quickstart').spec.plugin).toEqual({ grafana: {} });
  });
});

describe('the API servers take all of it strictly', () => {
  const all = Object.keys(Engine) as (keyof typeof Engine)[];
  test.each(all)('Engine.%s', (engine) => {
    const { hub, members } = make({ engine: Engine[engine]() });
    const objects = [...hub, ...[...members.values()].flat()];
    expect(objects.flatMap(refusals)).toEqual([]);
    expect(objects.some(hasSchema)).toBe(engine !== 'argoCd');
  });

  test('the judge refuses what is wrong', () => {
    const [release] = make({}).hub.filter(({ kind }) => kind === 'HelmRelease');
    expect(refusals({ ...release, spec: { ...(release?.spec as object), intervall: '1m' } } as Manifest)).not.toEqual(
      [],
    );
  });
});
