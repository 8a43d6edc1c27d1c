import { Fleet } from '../../lib/fleet/fleet';
import { planCharts, withNeeds } from '../../lib/fleet/plan';
import type { Plugin as PluginContract } from '../../lib/fleet/plugin';
import { Plugin } from '../../lib/fleet/plugins';
import { CHARTS } from '../../lib/fleet/versions';
import { PROVIDERS, type Provider } from '../../lib/traffic/capability';

const fleet = new Fleet({ name: 'f', clusters: [{ name: 'a' }, { name: 'b' }] });
const [a, b] = fleet.clusters as [Fleet['clusters'][number], Fleet['clusters'][number]];

const plan = (...plugins: PluginContract[]) => planCharts(fleet, a, withNeeds(plugins));
const order = (...plugins: PluginContract[]) => plan(...plugins).map(({ name, after }) => [name, ...after]);
const chartOf = (name: string, ...plugins: PluginContract[]) => {
  const found = plan(...plugins).find((chart) => chart.name === name);
  if (!found) throw new Error(`no chart ${name}`);
  return found;
};
const own = (id: string, ...needs: PluginContract[]): PluginContract => ({
  id,
  needs,
  charts: () => [{ name: id, chart: CHARTS.kuma, namespace: id, podSecurity: 'restricted' }],
});

/** What each provider brings, and what Flagger is told of it. */
const EXPECTED: Record<Provider, { order: string[][]; meshProvider: string }> = {
  nginx: {
    order: [['ingress-nginx'], ['prometheus'], ['flagger', 'ingress-nginx', 'prometheus']],
    meshProvider: 'nginx',
  },
  kuma: { order: [['kuma'], ['prometheus'], ['flagger', 'kuma', 'prometheus']], meshProvider: 'kuma' },
  istio: {
    order: [['istio-base'], ['istiod', 'istio-base'], ['prometheus'], ['flagger', 'istiod', 'prometheus']],
    meshProvider: 'istio',
  },
  gatewayapi: {
    order: [['gateway-api-crds'], ['prometheus'], ['flagger', 'gateway-api-crds', 'prometheus']],
    meshProvider: 'gatewayapi:v1',
  },
  kubernetes: { order: [['prometheus'], ['flagger', 'prometheus']], meshProvider: 'kubernetes' },
};

test.each(Object.keys(PROVIDERS) as Provider[])('Flagger with %s brings what it needs, in order', (traffic) => {
  const flagger = Plugin.flagger({ traffic });
  expect(order(flagger)).toEqual(EXPECTED[traffic].order);
  expect(chartOf('flagger', flagger).values).toMatchObject({
    meshProvider: EXPECTED[traffic].meshProvider,
    metricsServer: 'http://prometheus-server.monitoring:80',
  });
});

test('what the fleet lists itself is taken for a need, and the wires follow it', () => {
  const prometheus = Plugin.prometheus({ namespace: 'observability' });
  const plugins = [Plugin.flagger({ traffic: 'nginx' }), prometheus, Plugin.ingressNginx({ replicas: 3 })];
  expect(chartOf('flagger', ...plugins).values?.metricsServer).toBe('http://prometheus-server.observability:80');
  expect(chartOf('ingress-nginx', ...plugins).values).toEqual({
    controller: {
      metrics: { enabled: true },
      podAnnotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': '10254' },
      replicaCount: 3,
    },
  });
});

test('what is there already is not installed', () => {
  const flagger = Plugin.flagger({ traffic: 'istio', withProvider: false, metricsServer: 'http://thanos:9090' });
  expect(order(flagger)).toEqual([['flagger']]);
  expect(chartOf('flagger', flagger).values?.metricsServer).toBe('http://thanos:9090');
});

test('a plugin in the place of Prometheus must say its address', () => {
  expect(() => plan(Plugin.flagger({ traffic: 'nginx' }), own('prometheus'))).toThrow('has no address');
});

test('Prometheus is told of the sidecars of Kuma where there are any', () => {
  const jobs = (...plugins: PluginContract[]) =>
    Object.keys(chartOf('prometheus', ...plugins).values?.scrapeConfigs as object);
  expect(jobs(Plugin.flagger({ traffic: 'nginx' }))).not.toContain('kuma-dataplanes');
  expect(jobs(Plugin.flagger({ traffic: 'kuma' }))).toContain('kuma-dataplanes');
  const moved = chartOf('prometheus', Plugin.flagger({ traffic: 'kuma' }), Plugin.kuma({ namespace: 'mesh' })).values;
  expect(JSON.stringify(moved)).toContain('http://kuma-control-plane.mesh:5676');
});

test('the load tester is in the mesh, and its namespace admits what that takes', () => {
  const tester = (...plugins: PluginContract[]) => chartOf('flagger-loadtester', Plugin.loadTester(), ...plugins);
  expect(tester()).toMatchObject({ podSecurity: 'restricted' });
  expect(tester().values).not.toHaveProperty('podLabels');
  expect(tester(Plugin.kuma())).toMatchObject({
    podSecurity: 'privileged',
    values: { podLabels: { 'kuma.io/sidecar-injection': 'enabled' } },
  });
  expect(tester(Plugin.istio({ cni: true }))).toMatchObject({
    podSecurity: 'restricted',
    values: { podLabels: { 'sidecar.istio.io/inject': 'true' } },
  });
});

test('a chart that is partly given keeps the rest of its defaults', () => {
  const { chart } = chartOf('flagger', Plugin.flagger({ traffic: 'kubernetes', chart: { version: '1.43.0' } }));
  expect(chart).toEqual({ ...CHARTS.flagger, version: '1.43.0' });
});

test('values merge deeply, and may differ by cluster', () => {
  const plugins = withNeeds([
    Plugin.flagger({
      traffic: 'kubernetes',
      values: ({ name }) => ({ clusterName: name, securityContext: { enabled: false } }),
    }),
  ]);
  const values = [a, b].map(
    (cluster) => planCharts(fleet, cluster, plugins).find(({ name }) => name === 'flagger')?.values,
  );
  expect(values.map((of) => of?.clusterName)).toEqual(['a', 'b']);
  expect(values[0]?.securityContext).toMatchObject({ enabled: false, context: { runAsNonRoot: true } });
});

test('the charts of Istio are of one version', () => {
  const charts = plan(Plugin.istio({ chart: { version: '1.29.0' }, cni: true }));
  expect(charts.map(({ name, chart, after }) => [name, chart.version, ...after])).toEqual([
    ['istio-base', '1.29.0'],
    ['istio-cni', '1.29.0', 'istio-base'],
    ['istiod', '1.29.0', 'istio-cni'],
  ]);
});

test("a user's own plugin is as good as ours", () => {
  expect(order(own('mine', Plugin.certManager()))).toEqual([['cert-manager'], ['mine', 'cert-manager']]);
  expect(
    order(
      Plugin.chart({
        name: 'other',
        chart: CHARTS.kuma,
        namespace: 'other',
        podSecurity: 'restricted',
        values: ({ name }) => ({ cluster: name }),
        needs: [own('first')],
      }),
    ),
  ).toEqual([['first'], ['other', 'first']]);
});

test('two plugins of one id, two charts of one name and a circle of needs are refused', () => {
  expect(() => withNeeds([own('x'), own('x')])).toThrow('Two plugins of the list are "x"');
  const twin: PluginContract = { ...own('y'), charts: (context) => own('x').charts(context) };
  expect(() => plan(own('x'), twin)).toThrow('The plugins x and y both install a chart as "x"');
  expect(() => plan(own('a', own('b')), own('b', own('a')))).toThrow('Plugins need each other: a needs b needs a');
});

test('every plugin states a level of Pod Security, and its chart is in the table', () => {
  const plugins = Object.entries(Plugin).flatMap(([name, make]) =>
    name === 'chart' || name === 'flagger' ? [] : [(make as () => PluginContract)()],
  );
  plugins.push(Plugin.flagger({ traffic: 'kubernetes' }));
  const charts = planCharts(fleet, a, withNeeds(plugins));
  expect(charts.length).toBeGreaterThan(15);
  const known = Object.values(CHARTS).map((chart) => JSON.stringify(chart));
  for (const { chart, podSecurity } of charts) {
    expect(['restricted', 'baseline', 'privileged']).toContain(podSecurity);
    expect(known.some((text) => text.includes(`"${chart.name}"`) && text.includes(chart.version))).toBe(true);
  }
});
