import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';

const EXAMPLES = path.resolve(__dirname, '..', 'examples');
const HELPERS = new Set(['main', 'podinfo', 'namespaces']);

const examples = fs
  .readdirSync(EXAMPLES)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => !HELPERS.has(name));

test.each(examples)('example %s', (name) => {
  const outdir = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-example-'));
  try {
    process.env.CDK8S_OUTDIR = outdir;
    jest.isolateModules(() => void jest.requireActual(path.join(EXAMPLES, name)));
    // Charts that depend on each other are numbered.
    const files = fs.readdirSync(outdir).sort();
    const foreign = files.filter((file) => !file.replace(/^\d{4}-/, '').startsWith(name));
    expect(foreign).toEqual([]);
    // Of folders, one for each cluster, the names tell enough.
    const text = files.map((file) =>
      fs.statSync(path.join(outdir, file)).isFile()
        ? fs.readFileSync(path.join(outdir, file), 'utf8')
        : `# ${file}: ${fs.readdirSync(path.join(outdir, file)).sort().join(' ')}\n`,
    );
    expect(text.join('---\n')).toMatchSnapshot();
  } finally {
    delete process.env.CDK8S_OUTDIR;
    fs.rmSync(outdir, { recursive: true });
  }
});

test('all examples are rendered by `npm run synth`', () => {
  const main = fs.readFileSync(path.join(EXAMPLES, 'main.ts'), 'utf8');
  const imported = [...main.matchAll(/^import '\.\/(.+)';$/gm)].map(([, name]) => name);
  expect(imported.sort()).toEqual(examples.sort());
});
