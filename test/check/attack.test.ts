import { check } from '../../lib/check/check';
import { decode, MAX_BYTES } from '../../lib/check/read/text';
import { found, report } from './support';

const HEAD = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: x }\n';

test('aliases of aliases', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]\n`);
  expect(await found(`${HEAD}a0: &a0 [x]\n${lines.join('')}`)).toEqual(['FW0004']);
});

test('an alias within its own anchor', async () => {
  expect(await found(`${HEAD}data: &a [*a]\n`)).toEqual(['FW0004']);
});

test.each([
  ['YAML', `${HEAD}data: ${'['.repeat(100_000)}`],
  ['JSON', `{"apiVersion":"v1","kind":"ConfigMap","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('deep %s', async (_, text) => {
  expect(await found(text)).toEqual(['FW0004']);
});

test('a large file is refused before it is read', async () => {
  const content = decode(Buffer.alloc(MAX_BYTES + 1));
  const { diagnostics } = await check([{ name: 'large.yaml', content }]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['FW0001']);
});

test.each([
  ['UTF-16', Buffer.from('\ufeffkind: x', 'utf16le'), 'the text is UTF-16'],
  ['Latin-1', Buffer.from('kind: é', 'latin1'), 'the text is not UTF-8'],
])('%s', async (_, bytes, message) => {
  const { diagnostics } = await check([{ name: 'f.yaml', content: decode(bytes) }]);
  expect(diagnostics).toEqual([expect.objectContaining({ code: 'FW0001', message })]);
});

test('a byte order mark is no text', async () => {
  const { objects, diagnostics } = await check([{ name: 'f.yaml', content: decode(Buffer.from(`\ufeff${HEAD}`)) }]);
  expect({ objects, diagnostics }).toEqual({ objects: 1, diagnostics: [] });
});

test('a key that stands twice is told, and the rest is looked at', async () => {
  expect(await found(`${HEAD}data: { a: b, a: 1 }\n`)).toEqual(['FW0003', 'FW0012 data.a']);
});

test('one document that cannot be read does not hide the others', async () => {
  const text = `${HEAD}data: { a: *x }\n---\n${HEAD}data: { a: 1 }\n`;
  expect(await found(text)).toEqual(['FW0002', 'FW0012 data.a']);
});

test('a template is told to be one', async () => {
  const { diagnostics } = await report({ 'f.yaml': `${HEAD}data: {{ .Values.data }}\n` });
  expect(diagnostics[0]).toMatchObject({ code: 'FW0002', fix: expect.stringContaining('helm template') as string });
});

test('names of JavaScript are names like any others', async () => {
  const text = `${HEAD}data: { __proto__: a, constructor: b }\n__proto__: {}\nconstructor: {}\n`;
  expect(await found(text)).toEqual(['FW0010 __proto__', 'FW0010 constructor']);
});

test('a hundred thousand findings in one object take seconds', async () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => `  k${index}: 1\n`);
  expect(await found(`${HEAD}data:\n${keys.join('')}`)).toHaveLength(100_000);
}, 20_000);
