import * as fs from 'node:fs';
import * as path from 'node:path';
import * as ts from 'typescript';

const ROOT = path.resolve(__dirname, '..', '..');
const CASES = path.join(__dirname, 'cases');
const EXPECTED = /^\s*\/\/ error: (.+)$/;

interface Diagnostic {
  readonly line: number;
  readonly text: string;
}

const files = fs.readdirSync(CASES).map((file) => path.join(CASES, file));
const program = programOf(files);
const diagnostics = diagnosticsOf(files);

describe.each(files.map((file) => [path.basename(file), file]))('%s', (_, file) => {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const expected = lines.flatMap((line, index) => {
    const message = EXPECTED.exec(line)?.[1];
    return message === undefined ? [] : [{ start: index + 2, end: endOfNode(file, index + 2), message }];
  });
  const found = diagnostics.get(file) ?? [];

  test.each(expected.map(({ start, end, message }) => [start, message, end]))(
    'line %i is refused: %s',
    (start, message, end) => {
      const text = found.filter(({ line }) => line >= start && line <= end).map((one) => one.text);
      expect(text.join('\n')).toContain(message);
    },
  );

  test('nothing else is refused', () => {
    const covered = ({ line }: Diagnostic) => expected.some(({ start, end }) => line >= start && line <= end);
    expect(found.filter((one) => !covered(one))).toEqual([]);
  });
});

/** The line on which the outermost node that starts on a line ends. */
function endOfNode(file: string, start: number): number {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not compiled`);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const search = (node: ts.Node): number | undefined =>
    node !== source && lineOf(node.getStart(source)) === start ? lineOf(node.getEnd()) : ts.forEachChild(node, search);
  return search(source) ?? start;
}

function programOf(roots: readonly string[]): ts.Program {
  const config = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, ROOT);
  return ts.createProgram([...roots], { ...options, noUnusedLocals: false });
}

function diagnosticsOf(roots: readonly string[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const root of roots) {
    const source = program.getSourceFile(root);
    for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      const text = ts.flattenDiagnosticMessageText(messageText, '\n');
      found.set(root, [...(found.get(root) ?? []), { line, text }]);
    }
  }
  return found;
}
