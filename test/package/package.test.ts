import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');
const MODULES = path.join(ROOT, 'node_modules');
const INIT_TEMPLATE = path.join(MODULES, 'cdk8s-cli', 'templates', 'typescript-app');

const PROGRAM = `
const app = new App();
const chart = new Chart(app, 'podinfo', { namespace: 'webapp' });
new CanaryRelease(chart, 'podinfo', {
  target: Target.deployment('podinfo'),
  service: { port: 80, targetPort: 9898 },
  traffic: Traffic.gatewayApi({ gateways: [{ name: 'public' }], hosts: ['app.example.com'] }),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: { interval: Duration.seconds(15), threshold: 5 },
});
console.log(app.synthYaml());
`;
const PULUMI_PROGRAM = `
import * as pulumi from '@pulumi/pulumi';
import { Duration } from 'cdk8s';
import { Strategy, Target, Traffic } from 'cdk8s-fairway';
import { CanaryRelease } from 'cdk8s-fairway/pulumi';

const newResource = ({ type, name, inputs }: pulumi.runtime.MockResourceArgs) => {
  console.log(type);
  return { id: name, state: inputs };
};
void pulumi.runtime.setMocks({ newResource, call: () => ({}) }).then(() => {
  new CanaryRelease('podinfo', {
    namespace: 'webapp',
    target: Target.deployment('podinfo'),
    service: { port: 80, targetPort: 9898 },
    traffic: Traffic.istio({ hosts: [pulumi.output('app.example.com')] }),
    strategy: Strategy.canary({ maxWeight: pulumi.output(50), stepWeight: 10 }),
    analysis: { interval: Duration.seconds(15), threshold: 5 },
  });
});
`;
const NAMES = 'CanaryRelease, Strategy, Target, Traffic';

let temp: string;
let tarball: string;

beforeAll(() => {
  temp = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-package-'));
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', temp], ROOT)) as {
    filename: string;
  }[];
  tarball = path.join(temp, packed?.filename ?? '');
}, 120_000);

afterAll(() => {
  fs.rmSync(temp, { recursive: true, force: true });
});

test('holds the compiled library and nothing else', () => {
  const files = run('tar', ['-tzf', tarball]).trim().split('\n');
  const places = new Set(files.map((file) => file.replace(/^package\//, '').split('/')[0]));
  expect([...places].sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'build', 'package.json']);
  expect(files.filter((file) => /\/(test|examples|import|docs)\//.test(file))).toEqual([]);
});

test('runs in a CommonJS app', () => {
  const app = appWith({
    'app.js': `const { App, Chart, Duration } = require('cdk8s');\nconst { ${NAMES} } = require('cdk8s-fairway');\n${PROGRAM}`,
  });
  expect(run('node', ['app.js'], app)).toContain('kind: Canary');
});

test('runs in an ES module app', () => {
  const app = appWith({
    'app.mjs': `import { App, Chart, Duration } from 'cdk8s';\nimport { ${NAMES} } from 'cdk8s-fairway';\n${PROGRAM}`,
  });
  expect(run('node', ['app.mjs'], app)).toContain('kind: Canary');
});

test('compiles and runs in an untouched `cdk8s init` project', () => {
  const app = appWith({
    'tsconfig.json': fs.readFileSync(path.join(INIT_TEMPLATE, 'tsconfig.json'), 'utf8'),
    'main.ts': `import { App, Chart, Duration } from 'cdk8s';\nimport { ${NAMES} } from 'cdk8s-fairway';\n${PROGRAM}`,
  });
  run('node', [path.join(MODULES, 'typescript', 'bin', 'tsc'), '--build'], app);
  expect(run('node', ['main.js'], app)).toContain('kind: Canary');
}, 60_000);

test('compiles and runs as Pulumi components, also where modules are resolved as by Node 10', () => {
  const app = appWith({
    'tsconfig.json': fs.readFileSync(path.join(INIT_TEMPLATE, 'tsconfig.json'), 'utf8'),
    'main.ts': PULUMI_PROGRAM,
  });
  fs.symlinkSync(path.join(MODULES, '@pulumi'), path.join(app, 'node_modules', '@pulumi'));
  run('node', [path.join(MODULES, 'typescript', 'bin', 'tsc'), '--build'], app);
  expect(run('node', ['main.js'], app)).toContain('kubernetes:flagger.app/v1beta1:Canary');
}, 120_000);

test('exports the types that declaration files of users name', () => {
  const app = appWith({
    'tsconfig.json': fs.readFileSync(path.join(INIT_TEMPLATE, 'tsconfig.json'), 'utf8'),
    'main.ts': `import { Match, Metric, Strategy, Traffic, Webhook } from 'cdk8s-fairway';
export const canary = Strategy.canary({ maxWeight: 50, stepWeight: 10 });
export const ab = Strategy.abTest({ iterations: 3, match: [Match.cookie('x')] });
export const traffic = { a: Traffic.istio(), b: Traffic.nginx({ host: 'a' }), c: Traffic.kuma(), d: Traffic.kubernetes() };
export const gateway = Traffic.gatewayApi({ gateways: [] });
export const metric = Metric.requestSuccessRate({ min: 99 });
export const hook = Webhook.event({ name: 'told', url: 'http://events.webapp/' });
`,
  });
  run('node', [path.join(MODULES, 'typescript', 'bin', 'tsc'), '--build'], app);
  expect(fs.existsSync(path.join(app, 'main.d.ts'))).toBe(true);
}, 60_000);

test('is clean for publint', () => {
  run('node', [path.join(MODULES, 'publint', 'src', 'cli.js'), '--strict', tarball]);
}, 60_000);

test('is clean for arethetypeswrong', () => {
  run('node', [path.join(MODULES, '@arethetypeswrong', 'cli', 'dist', 'index.js'), tarball]);
}, 60_000);

/** An app with the packed library installed, and its dependencies and peers of this checkout. */
function appWith(files: Readonly<Record<string, string>>): string {
  const app = fs.mkdtempSync(path.join(temp, 'app-'));
  const modules = path.join(app, 'node_modules');
  fs.mkdirSync(modules, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', modules]);
  fs.renameSync(path.join(modules, 'package'), path.join(modules, 'cdk8s-fairway'));
  const { dependencies = {} } = JSON.parse(
    fs.readFileSync(path.join(modules, 'cdk8s-fairway', 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  for (const installed of ['cdk8s', 'constructs', '@types/node', 'undici-types', ...Object.keys(dependencies)]) {
    fs.mkdirSync(path.dirname(path.join(modules, installed)), { recursive: true });
    fs.symlinkSync(path.join(MODULES, installed), path.join(modules, installed));
  }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(app, name), text);
  return app;
}

function run(command: string, args: readonly string[], cwd = temp): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}
