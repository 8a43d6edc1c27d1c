import { Fleet, fleetProblems } from '../../lib/fleet/fleet';

const clusters = [
  { name: 'eu-1', region: 'eu', labels: { tier: 'canary' } },
  { name: 'eu-2', region: 'eu' },
  { name: 'us-1', region: 'us' },
];

test('without waves all clusters are one', () => {
  expect(new Fleet({ name: 'f', clusters }).waves).toEqual([{ name: 'all', clusters }]);
});

test('waves choose clusters by name, label and region', () => {
  const { waves } = new Fleet({
    name: 'f',
    clusters,
    waves: [
      { name: 'canary', selector: { matchLabels: { tier: 'canary' } } },
      { name: 'eu', clusters: ['eu-2'] },
      { name: 'us', selector: { matchLabels: { 'topology.kubernetes.io/region': 'us' } } },
    ],
  });
  expect(waves.map((wave) => [wave.name, wave.clusters.map(({ name }) => name)])).toEqual([
    ['canary', ['eu-1']],
    ['eu', ['eu-2']],
    ['us', ['us-1']],
  ]);
});

test('a selection is by names, by selector, or both', () => {
  const fleet = new Fleet({ name: 'f', clusters });
  const names = (...[selection]: Parameters<Fleet['select']>) => fleet.select(selection).map(({ name }) => name);
  expect(names()).toEqual(['eu-1', 'eu-2', 'us-1']);
  expect(names({ clusters: ['us-1'] })).toEqual(['us-1']);
  expect(
    names({
      selector: { matchExpressions: [{ key: 'topology.kubernetes.io/region', operator: 'NotIn', values: ['us'] }] },
    }),
  ).toEqual(['eu-1', 'eu-2']);
  expect(names({ clusters: ['us-1'], selector: { matchLabels: { tier: 'canary' } } })).toEqual(['eu-1', 'us-1']);
  expect(() => names({ clusters: ['eu-9'] })).toThrow('Fleet f has no cluster "eu-9"');
});

test.each<[string, Parameters<typeof fleetProblems>[0], string[]]>([
  ['no clusters', { name: 'f', clusters: [] }, ['clusters: a fleet has at least one cluster']],
  [
    'names that are no labels',
    { name: 'F', clusters: [{ name: 'a_b' }] },
    ['name: "F" is not a DNS label', 'clusters.0.name: "a_b" is not a DNS label'],
  ],
  [
    'a name twice',
    { name: 'f', clusters: [{ name: 'a' }, { name: 'a' }] },
    ['clusters.1.name: another cluster is named "a"'],
  ],
  [
    'a wave that names an unknown cluster',
    { name: 'f', clusters: [{ name: 'a' }], waves: [{ name: 'one', clusters: ['a', 'b'] }] },
    ['waves.0.clusters.1: no cluster is named "b"'],
  ],
  [
    'a wave of nobody',
    { name: 'f', clusters: [{ name: 'a' }], waves: [{ name: 'one', clusters: ['a'] }, { name: 'two' }] },
    ['waves.1: no cluster is in this wave'],
  ],
  [
    'clusters in no wave or in two',
    {
      name: 'f',
      clusters: [{ name: 'a' }, { name: 'b' }],
      waves: [
        { name: 'one', clusters: ['a'] },
        { name: 'two', clusters: ['a'] },
      ],
    },
    ['clusters.0: is in several waves: one, two', 'clusters.1: is in no wave'],
  ],
])('%s is told', (_, props, expected) => {
  const found = fleetProblems(props).map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(found).toHaveLength(expected.length);
  expected.forEach((text, index) => {
    expect(found[index]).toContain(text);
  });
  expect(() => new Fleet(props)).toThrow('The fleet is not right');
});
