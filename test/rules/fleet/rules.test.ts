import { codes, type Fragment, problems } from '../support';

const helmRelease = (chart: string, version: string): Fragment => ({
  kind: 'HelmRelease',
  spec: { chart: { spec: { chart, version, sourceRef: { kind: 'HelmRepository', name: 'x' } } } },
});
const kustomization = (name: string, spec: object, namespace = 'fleet'): Fragment => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace },
  spec,
});

test.each([
  ['4.10.1', true],
  ['4.11.4', true],
  ['4.11.5', false],
  ['4.12.0', true],
  ['4.12.1', false],
  ['4.13.0', false],
  ['4.15.1', false],
  ['3.41.0', true],
])('FW3001: ingress-nginx %s has a known hole: %s', (version, expected) => {
  expect(codes([helmRelease('ingress-nginx', version)]).includes('FW3001')).toBe(expected);
});

test('FW3001: other charts of that version have none', () => {
  expect(codes([helmRelease('kuma', '4.10.1')])).toEqual([]);
});

test.each<[string, Fragment]>([
  [
    'Argo CD',
    {
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'Application',
      spec: { source: { chart: 'ingress-nginx', targetRevision: '4.10.1' } },
    },
  ],
  [
    'Kurator',
    {
      apiVersion: 'fleet.kurator.dev/v1alpha1',
      kind: 'Fleet',
      spec: { plugin: { flagger: { config: { chart: { name: 'ingress-nginx', version: '4.10.1' } } } } },
    },
  ],
  [
    'an OCI registry',
    {
      apiVersion: 'source.toolkit.fluxcd.io/v1',
      kind: 'OCIRepository',
      spec: {
        url: 'oci://example.com/charts/ingress-nginx',
        ref: { tag: '4.10.1' },
        layerSelector: { mediaType: 'application/vnd.cncf.helm.chart.content.v1.tar+gzip' },
      },
    },
  ],
])('FW3001: a chart of %s is looked at too', (_, object) => {
  expect(codes([object])).toEqual(['FW3001']);
});

test.each([
  ['1.44.0', false],
  ['v1.44.0', false],
  ['1.44.0-rc.1', false],
  ['1.x', true],
  ['>=1.0.0', true],
  ['*', true],
  ['1.44', true],
])('FW3002: version %s is a range: %s', (version, expected) => {
  expect(codes([helmRelease('flagger', version)]).includes('FW3002')).toBe(expected);
});

test('FW3003: what Flux serves passes', () => {
  expect(codes([{ kind: 'HelmRelease' }, kustomization('a', {})])).toEqual([]);
  expect(codes([{ apiVersion: 'source.toolkit.fluxcd.io/v1beta2', kind: 'HelmRepository' }])).toEqual(['FW3003']);
});

test('FW3004: a reference that repeats the own namespace passes', () => {
  const spec = (namespace: string) => ({ sourceRef: { kind: 'GitRepository', name: 'x', namespace } });
  expect(codes([kustomization('a', spec('fleet'))])).toEqual([]);
  expect(codes([kustomization('a', spec('other'))])).toEqual(['FW3004']);
});

test('FW3005: one or the other passes', () => {
  const healthChecks = [{ kind: 'Deployment', name: 'x', namespace: 'y' }];
  expect(codes([kustomization('a', { wait: true }), kustomization('b', { wait: false, healthChecks })])).toEqual([]);
});

test('FW3006: a dependency without an expression passes', () => {
  expect(codes([kustomization('a', {}), kustomization('b', { dependsOn: [{ name: 'a' }] })])).toEqual([]);
});

test('FW3007: a circle is told once, with all that is on it', () => {
  const objects = [
    kustomization('a', { dependsOn: [{ name: 'b' }] }),
    kustomization('b', { dependsOn: [{ name: 'c' }, { name: 'd' }] }),
    kustomization('c', { dependsOn: [{ name: 'a' }] }),
    kustomization('d', {}),
  ];
  expect(problems(objects).map(({ message }) => message)).toEqual([
    'it waits for itself: fleet/a for fleet/b for fleet/c for fleet/a',
  ]);
});

test('FW3007: the same names in two namespaces, and two ways to one, are no circle', () => {
  expect(
    codes([
      kustomization('a', { dependsOn: [{ name: 'a', namespace: 'other' }] }),
      kustomization('a', {}, 'other'),
      kustomization('x', { dependsOn: [{ name: 'y' }, { name: 'z' }] }),
      kustomization('y', { dependsOn: [{ name: 'z' }] }),
      kustomization('z', {}),
    ]),
  ).toEqual([]);
});
