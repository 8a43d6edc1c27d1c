import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import * as ts from 'typescript';

const README = fs.readFileSync(path.resolve(__dirname, '..', 'README.md'), 'utf8');

test('the first release writes what the README says', () => {
  const [, program = ''] = /`main\.ts`:\n\n```ts\n(.*?)```/s.exec(README) ?? [];
  const [, manifest = ''] = /writes `dist\/podinfo\.k8s\.yaml`:\n\n```yaml\n(.*?)```/s.exec(README) ?? [];
  expect(run(program)).toEqual({ 'podinfo.k8s.yaml': manifest });
});

test('the first release is no longer than twelve lines', () => {
  const [, construct = ''] = /^(new CanaryRelease.*?^\}\);)$/ms.exec(README) ?? [];
  expect(construct.split('\n').length).toBeLessThanOrEqual(12);
  expect(construct).not.toBe('');
});

/** The files that a program writes. */
function run(program: string): Record<string, string> {
  const outdir = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-readme-'));
  process.env.CDK8S_OUTDIR = outdir;
  try {
    const { outputText } = ts.transpileModule(program, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
    const load = (name: string): unknown => jest.requireActual(name);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the README's own
    (new Function('require', 'exports', outputText) as (...scope: unknown[]) => void)(load, {});
    return Object.fromEntries(
      fs.readdirSync(outdir).map((file) => [file, fs.readFileSync(path.join(outdir, file), 'utf8')]),
    );
  } finally {
    delete process.env.CDK8S_OUTDIR;
    fs.rmSync(outdir, { recursive: true });
  }
}
