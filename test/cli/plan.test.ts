import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { planCommand } from '../../lib/cli/commands/plan';
import { canaryYaml, DEPLOYMENT } from '../graph/support';
import { type Outcome, runCommand } from './command';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairway-plan-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function plan(...args: readonly string[]): Promise<Outcome> {
  return runCommand(planCommand(), ...args);
}

const METRICS = 'provider: nginx\nservice: { port: 80 }\nsuspend: false';
const RELEASE = `${DEPLOYMENT}---${canaryYaml(METRICS).replace(
  'maxWeight: 50',
  'maxWeight: 50, metrics: [{ name: request-success-rate, interval: 10s }], webhooks: [{ name: gate, type: confirm-rollout, url: http://gate/ }]',
)}`;

test('a release as a table, tick by tick, and what is to be said of it', async () => {
  const file = put('all.yaml', RELEASE);
  const { stdout, stderr, exitCode } = await plan(file);
  expect(stdout.replaceAll(folder, '')).toBe(`Canary webapp/podinfo  /all.yaml:15
canary by nginx, a tick every 0:10

time  tick  phase        primary  canary         what happens
0:00     1  Progressing    100 %     0 %         new version noticed, canary scaled up; calls gate, confirm-rollout; Deployment/podinfo scaled up to 1
0:10     2  Progressing     75 %    25 %  ███    weight of the canary set
0:20     3  Progressing     50 %    50 %  █████  weight of the canary set; checks request-success-rate
0:30     4  Promoting       50 %    50 %  █████  new version copied to the primary; checks request-success-rate; Deployment/podinfo-primary rolled out
0:40     5  Finalising     100 %     0 %         all traffic to the primary
0:50     6  Succeeded      100 %     0 %         canary scaled down; Deployment/podinfo scaled to zero

promoted after 0:50, at tick 6
a good version: promoted after 0:50; with 1 failed check after 1:00
a bad version: rolled back after 0:40; users meet it for 0:30, 25 % of the requests at most: as much as all of them for 0:08
any version: ended after 21:10 at the latest, once gate let it through
a new Canary: serves after 0:10 to 10:20
`);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
});

test.each([
  [['--fail', 'at=50%'], 'rolled back after 0:50'],
  [['--metric', 'request-success-rate=bad@3..3'], 'promoted after 1:00'],
  [['--failed-checks', '2'], 'rolled back after 0:40'],
  [['--halt', 'gate@1..3'], 'promoted after 1:20'],
  [['--halt', 'gate'], 'never ends'],
])('with %j it is %s', async (options, expected) => {
  const { stdout } = await plan(put('all.yaml', RELEASE), ...options);
  expect(stdout).toContain(expected);
});

test('JSON on stdout is the plan, with its place', async () => {
  const { stdout } = await plan(put('all.yaml', RELEASE), '--format', 'json');
  const { plans } = JSON.parse(stdout) as { plans: { name: string; place: string; timeline: { ticks: unknown[] } }[] };
  expect(plans.map(({ name, place, timeline }) => [name, place.replace(folder, ''), timeline.ticks.length])).toEqual([
    ['podinfo', '/all.yaml:15', 6],
  ]);
});

test('a fleet: one plan for clusters that are alike, and the waves on one time axis', async () => {
  const kustomization = (name: string, wave: string, after: string): string => `
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: app-${name}, namespace: fleet, labels: { cdk8s-fairway/wave: ${wave}, cdk8s-fairway/cluster: ${name} } }
spec: { path: ./dist/app-${name}, kubeConfig: { secretRef: { name: ${name} } }, dependsOn: [${after}] }
`;
  put('hub/hub.yaml', `${kustomization('eu', 'first', '')}---${kustomization('us', 'rest', '{ name: app-eu }')}`);
  put('app-eu/app.yaml', RELEASE);
  put('app-us/app.yaml', RELEASE);
  const { stdout } = await plan(folder);
  expect(stdout.match(/^Canary /gm)).toHaveLength(1);
  expect(stdout).toContain('in eu, us');
  expect(stdout.slice(stdout.indexOf('Waves'))).toBe(`Waves

wave   clusters  starts  ends  at the latest
first         1    0:00  0:50          21:10  ███████████████
rest          1    0:50  1:40          42:20                 ███████████████
`);
});

test.each<readonly [title: string, yaml: string, options: readonly string[], message: RegExp]>([
  ['no Canary', DEPLOYMENT, [], /^there is no Canary/],
  ['YAML that is none', 'a: [', [], /^not all can be read:\n.*all\.yaml:1: /],
  ['no analysis', canaryYaml('').replace(/analysis.*/, ''), [], /^not all Canaries can be read:\n.*spec\.analysis/],
  ['a version of old', RELEASE.replace('flagger.app/v1beta1', 'flagger.app/v1alpha3'), [], /v1alpha3 is not served/],
  [
    'an unknown metric',
    RELEASE,
    ['--metric', 'speed=bad'],
    /^no Canary has a metric speed; there are request-success-rate$/,
  ],
  ['words that say nothing', RELEASE, ['--fail', 'now'], /^--fail now: write/],
])('%s is told in words', async (_title, yaml, options, message) => {
  await expect(plan(put('all.yaml', yaml), ...options)).rejects.toThrow(message);
});

test('fields that are null are left out, as by the API server', async () => {
  const yaml = RELEASE.replace('suspend: false', 'suspend: null').replace(
    'stepWeight: 25',
    'match: null, stepWeight: 25',
  );
  expect((await plan(put('all.yaml', yaml))).stdout).toContain('promoted after 0:50');
});

test('a name does not steer the terminal', async () => {
  const { stdout } = await plan(put('all.yaml', RELEASE.replace('name: gate', 'name: "gate\\e[2J\\u202e"')));
  expect(stdout).toContain('gate\\u001b[2J\\u202e');
  // eslint-disable-next-line no-control-regex -- what must not be there
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});
