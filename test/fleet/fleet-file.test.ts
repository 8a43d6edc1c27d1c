import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { readFleet } from '../../lib/fleet/fleet-file';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-fleet-'));
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  fs.writeFileSync(at, text);
  return at;
}

function problems(text: string): string[] {
  const at = file('clusters.yaml', text);
  try {
    readFleet(at);
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.replace(`${at}:`, ''));
  }
  return [];
}

const YAML = `name: production
clusters:
  - name: eu-1
    region: eu-west-1
    labels: { tier: canary }
    kubeConfig: { secretRef: { name: eu-1, key: config } }
  - name: us-1
    kubeConfig: { configMapRef: { name: us-1 } }
waves:
  - { name: first, selector: { matchLabels: { tier: canary } } }
  - { name: rest, clusters: [us-1] }
`;

test('a fleet of YAML', () => {
  const fleet = readFleet(file('fleet.yaml', YAML));
  expect(fleet.name).toBe('production');
  expect(fleet.waves.map(({ name, clusters }) => [name, clusters.map((cluster) => cluster.name)])).toEqual([
    ['first', ['eu-1']],
    ['rest', ['us-1']],
  ]);
  expect(fleet.clusters[0]?.kubeConfig).toEqual({ secretRef: { name: 'eu-1', key: 'config' } });
});

test('a fleet of JSON', () => {
  expect(readFleet(file('fleet.json', '{"name": "f", "clusters": [{"name": "a"}]}')).clusters).toEqual([{ name: 'a' }]);
});

test.each<[string, string, string[]]>([
  [
    'a number for a label',
    'name: f\nclusters:\n  - name: a\n    labels:\n      shard: 7\n',
    ['5: clusters[0].labels.shard: must be a string, not the number 7'],
  ],
  [
    'a field that is not known',
    'name: f\nclusters:\n  - name: a\n    regoin: eu\n',
    ['4: clusters[0].regoin: is not known here; known are kubeConfig, labels, name, region'],
  ],
  ['a field that is missing', 'name: f\nclusters:\n  - region: eu\n', ['3: clusters[0]: name is missing']],
  ['no map at all', '- a\n', ['1: must be a map, not a list']],
  [
    'a kubeconfig value',
    'name: f\nclusters:\n  - name: a\n    kubeConfig: abc\n',
    ['4: clusters[0].kubeConfig: must be a map, not the string "abc"'],
  ],
  [
    'two references',
    'name: f\nclusters:\n  - name: a\n    kubeConfig: {secretRef: {name: a}, configMapRef: {name: a}}\n',
    ['4: clusters[0].kubeConfig: needs either secretRef or configMapRef'],
  ],
  [
    'an unknown operator',
    'name: f\nclusters: [{name: a}]\nwaves:\n  - name: w\n    selector:\n      matchExpressions:\n        - {key: a, operator: Is}\n',
    ['7: waves[0].selector.matchExpressions[0].operator: "Is" is none of In, NotIn, Exists, DoesNotExist'],
  ],
  [
    'a name twice',
    'name: f\nclusters:\n  - name: a\n  - name: a\n',
    ['4: clusters[1].name: another cluster is named "a"'],
  ],
  [
    'several at once',
    'name: f\nclusters:\n  - name: a\n    region: 1\n  - nmae: b\n',
    [
      '4: clusters[0].region: must be a string, not the number 1',
      '5: clusters[1]: name is missing',
      '5: clusters[1].nmae: is not known here; known are kubeConfig, labels, name, region',
    ],
  ],
])('%s is told with its line', (_, text, expected) => {
  expect(problems(text)).toEqual(expected);
});

test('text that is no YAML is told with its line', () => {
  expect(problems('name: f\nclusters: [\n')[0]).toMatch(/^[23]: /);
});
