import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fairway, program } from './support';

const canary = (interval: string): string => `apiVersion: flagger.app/v1beta1
kind: Canary
metadata: { name: podinfo, namespace: webapp }
spec:
  provider: istio
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  service: { port: 9898 }
  analysis:
    interval: ${interval}
    threshold: 5
    maxWeight: 50
    stepWeight: 10
`;

const DEPRECATED = `    metrics:
      - { name: request-success-rate, threshold: 99, interval: 1m }
`;

const WRONG = canary('5s');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairway-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const check = (text: string, ...args: string[]) => fairway('check', ...args, write('canary.yaml', text));

describe('exit status', () => {
  test.each([
    ['nothing is found', canary('1m'), [], 0],
    ['an error is found', WRONG, [], 1],
    ['a warning is found', canary('1m') + DEPRECATED, [], 0],
    ['warnings count', canary('1m') + DEPRECATED, ['--fail-on', 'warning'], 1],
    ['nothing counts', WRONG, ['--fail-on', 'never'], 0],
    ['the input cannot be read', 'a: [', [], 1],
    [
      'an error is acknowledged',
      WRONG.replace('namespace', 'annotations: { cdk8s-fairway/FW1003: ok }, namespace'),
      [],
      0,
    ],
  ])('%s', async (_, text, args, status) => {
    expect((await check(text, ...args)).status).toBe(status);
  });
});

test('standard input, as the program that it is', () => {
  const { stdout, stderr, status } = program(['check', '-'], { input: WRONG });
  expect(stdout).toMatch(/^<stdin>:9:15: error FW1003 /);
  expect(stderr).toBe('1 error, 0 warnings in 1 object of 1 file\n');
  expect(status).toBe(1);
}, 30_000);

describe('formats', () => {
  test('text: a line for each, and a summary that is no part of it', async () => {
    const { stdout, stderr } = await check(WRONG);
    expect(stdout).toMatch(
      /^\S+canary.yaml:9:15: error FW1003 Canary webapp\/podinfo spec\.analysis\.interval = "5s": .+\n$/,
    );
    expect(stderr).toBe('1 error, 0 warnings in 1 object of 1 file\n');
  });

  test('JSON', async () => {
    const { stdout, stderr } = await check(WRONG, '--format', 'json');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      diagnostics: [
        {
          code: 'FW1003',
          severity: 'error',
          location: { file: path.join(folder, 'canary.yaml'), line: 9, column: 15 },
          object: 'Canary webapp/podinfo',
          field: 'spec.analysis.interval',
          value: '5s',
        },
      ],
      files: 1,
      objects: 1,
      unknownKinds: {},
      skipped: [],
    });
  });

  test('GitHub: one command a line, with what is special escaped', async () => {
    const { stdout } = await check(WRONG.replace('5s', '"5s,\\n:%"'), '--format', 'github');
    expect(stdout).toMatch(/^::error file=\S+canary.yaml,line=9,col=15,title=FW\d{4}::Canary .+\n$/);
    expect(stdout).toContain('%25');
  });

  test.each([
    [{}, false],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])(
    'colours with %j in a pipe: %s',
    (env, colored) => {
      const { stdout } = program(['explain', 'FW1003'], {
        env: { FORCE_COLOR: undefined, NO_COLOR: undefined, ...env },
      });
      expect(stdout.includes('\u001b[')).toBe(colored);
    },
    30_000,
  );
});

describe('folders', () => {
  test('manifests of all depths; what is not Kubernetes is left out', async () => {
    write('a/canary.yaml', WRONG);
    write('b.json', '{"name": "a package"}');
    write('.github/workflow.yaml', 'on: push');
    write('values.yml', 'replicas: 2');
    const { stdout, stderr } = await fairway('check', folder);
    expect(stdout).toContain('a/canary.yaml:9:15: error FW1003');
    expect(stderr).toContain('1 error, 0 warnings in 1 object of 1 file');
    expect(stderr).toContain('values.yml: no Kubernetes object');
  });

  test('a file that is named must be one of Kubernetes', async () => {
    write('values.yml', 'replicas: 2');
    const { stdout } = await fairway('check', path.join(folder, 'values.yml'));
    expect(stdout).toContain('values.yml:1:1: error FW0005');
  });

  test('patches of kustomize are no objects by themselves', async () => {
    write('base/canary.yaml', canary('1m'));
    write('base/kustomization.yaml', 'resources: [canary.yaml]\npatches: [{ path: patch.yaml }]\n');
    write('base/patch.yaml', 'apiVersion: flagger.app/v1beta1\nkind: Canary\nmetadata: { name: podinfo }\n');
    const { stdout, stderr, status } = await fairway('check', folder);
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
    expect(stderr).toContain('base/patch.yaml: kustomize applies it to other objects');
  });

  test('a chart is to be rendered first', async () => {
    write('chart/Chart.yaml', 'apiVersion: v2\nname: x\n');
    write('chart/templates/x.yaml', 'apiVersion: v1\nkind: {{ .Values.kind }}\n');
    const { stdout, stderr } = await fairway('check', folder);
    expect(stdout).toBe('');
    expect(stderr).toContain('chart: a Helm chart');
  });
});
