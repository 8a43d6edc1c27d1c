import { diagnostics, report } from './support';

const canary = (name: string, interval = '1m'): string => `
apiVersion: flagger.app/v1beta1
kind: Canary
metadata: { name: ${name} }
spec:
  provider: istio
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  service: { port: 9898 }
  analysis: { interval: ${interval}, threshold: 5, maxWeight: 50, stepWeight: 10 }
`;

test('a rule of the constructs, with its place', async () => {
  expect(await diagnostics(canary('podinfo', '5s'))).toEqual([
    {
      code: 'FW1003',
      severity: 'error',
      location: { file: 'manifest.yaml', line: 9, column: 25 },
      object: 'Canary podinfo',
      field: 'spec.analysis.interval',
      value: '5s',
      message: 'Flagger reads an interval under 10s as 10s',
      fix: 'Write 10s or more',
    },
  ]);
});

test('where a rule says more of a field, the schema is silent', async () => {
  expect((await diagnostics(canary('podinfo', 'soon'))).map(({ code }) => code)).toEqual(['FW1004']);
});

test('an annotation acknowledges a problem, in the rules and in the structure', async () => {
  const names = "name: podinfo, annotations: { cdk8s-fairway/FW1003: 'a demo', cdk8s-fairway/FW0010: 'ours' }";
  const yaml = canary('podinfo', '5s').replace('name: podinfo', names).replace('spec:', 'spec:\n  extra: 1');
  expect((await diagnostics(yaml)).map(({ code, acknowledged }) => [code, acknowledged])).toEqual([
    ['FW0010', 'ours'],
    ['FW1003', 'a demo'],
  ]);
});

test('the items of lists are objects, with their places', async () => {
  const items = `
  - { apiVersion: v1, kind: ConfigMap, metadata: { name: a }, data: { a: 1 } }
  - apiVersion: v1
    kind: ConfigMapList
    items: [{ metadata: { name: b }, dta: {} }]
`;
  const { objects, diagnostics: found } = await report({ f: `apiVersion: v1\nkind: List\nitems:${items}` });
  expect(objects).toBe(2);
  expect(found.map(({ object, field, location }) => [object, field, location.line])).toEqual([
    ['ConfigMap a', 'data.a', 4],
    ['ConfigMap b', 'dta', 7],
  ]);
});

test('kinds that are not known are counted and named', async () => {
  const rollout = 'apiVersion: argoproj.io/v1alpha1\nkind: Rollout\n';
  const { unknownKinds, objects, diagnostics: found } = await report({ a: `${rollout}---\n${rollout}` });
  expect({ unknownKinds, objects, found }).toEqual({
    unknownKinds: { 'argoproj.io/v1alpha1 Rollout': 2 },
    objects: 2,
    found: [],
  });
});

test('what is not among the files is elsewhere, unless the set is closed', async () => {
  const files = { 'canary.yaml': canary('podinfo') };
  expect((await report(files)).diagnostics).toEqual([]);
  expect((await report(files, { closed: true })).diagnostics.map(({ code }) => code)).toEqual(['FW1032']);
});

describe('what is looked at together', () => {
  const other = canary('other').replace('name: other }\n  service', 'name: podinfo }\n  service');

  test('all files', async () => {
    const { diagnostics: found } = await report({ 'a/x.yaml': canary('podinfo'), 'b/y.yaml': other });
    expect(found.map(({ code }) => code)).toContain('FW1014');
  });

  test('each folder by itself, where two of them have the same object', async () => {
    const { diagnostics: found } = await report({
      'prod/x.yaml': canary('podinfo'),
      'prod/y.yaml': other,
      'test/x.yaml': canary('podinfo'),
    });
    expect(found.filter(({ code }) => code === 'FW1014').map(({ location }) => location.file)).toEqual(
      expect.arrayContaining(['prod/y.yaml']),
    );
    expect(found.filter(({ location }) => location.file.startsWith('test/'))).toEqual([]);
  });

  test('each file by itself, where two of a folder have the same object', async () => {
    const { diagnostics: found } = await report({ 'x.yaml': canary('podinfo'), 'y.yaml': canary('podinfo') });
    expect(found).toEqual([]);
  });
});
