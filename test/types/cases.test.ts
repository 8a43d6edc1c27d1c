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
const diagnostics = compile(files);

describe.each(files.map((file) => [path.basename(file), file]))('%s', (_, file) => {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const expected = lines.flatMap((line, index) => {
    const message = EXPECTED.exec(line)?.[1];
    return message === undefined ? [] : [{ line: index + 2, message }];
  });
  const found = diagnostics.get(file) ?? [];

  test.each(expected.map(({ line, message }) => [line, message]))('line %i is refused: %s', (line, message) => {
    const end = statementEnd(lines, line);
    const text = found.filter((one) => one.line >= line && one.line <= end).map((one) => one.text);
    expect(text.join('\n')).toContain(message);
  });

  test('nothing else is refused', () => {
    const covered = ({ line }: Diagnostic) =>
      expected.some((one) => line >= one.line && line <= statementEnd(lines, one.line));
    expect(found.filter((one) => !covered(one))).toEqual([]);
  });
});

/** The line on which a statement that starts on a line ends. */
function statementEnd(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, index) => index >= start - 1 && /[;,]\s*$/.test(line));
  return end + 1;
}

function compile(roots: readonly string[]): Map<string, Diagnostic[]> {
  const config = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, ROOT);
  const program = ts.createProgram([...roots], { ...options, noUnusedLocals: false });
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
