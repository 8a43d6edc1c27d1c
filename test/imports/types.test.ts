import { join } from 'node:path';
import ts from 'typescript';
import { type Group, groups } from './groups';
import { accepted, type Case, nearMisses } from './literals';

const ROOT = join(__dirname, '..', '..');

/** A file for the compiler that stands in memory, with one case on each line. */
interface CaseFile {
  readonly name: string;
  readonly path: string;
  readonly cases: readonly Case[];
  readonly text: string;
}

function caseFile({ name, pin, definitions }: Group): CaseFile {
  const cases: Case[] = [];
  const lines: string[] = [];
  for (const definition of definitions) {
    for (const each of [...accepted(definition, pin.opaque ?? []), ...nearMisses(definition, pin.opaque ?? [])]) {
      cases.push(each);
      lines.push(`{ const _: group.${definition.kind}Props = ${JSON.stringify(each.value)}; }`);
    }
  }
  const text = `import type * as group from '../../imports/${name}'; ${lines.join('\n')}`;
  return { name, path: join(__dirname, `${name}.cases.ts`), cases, text };
}

/** The compiler's messages, as `path:line: message`. */
function compile(files: readonly CaseFile[]): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const program = ts.createProgram({
    rootNames: [...texts.keys()],
    options: { ...options, types: [], noUnusedLocals: false },
    host: {
      ...host,
      fileExists: (path) => texts.has(path) || host.fileExists(path),
      readFile: (path) => texts.get(path) ?? host.readFile(path),
      getSourceFile: (path, version) => {
        const text = texts.get(path);
        return text === undefined ? host.getSourceFile(path, version) : ts.createSourceFile(path, text, version);
      },
    },
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${file?.fileName ?? ''}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

const files = groups.map(caseFile);
const messages = compile(files);

test('the compiler complains of nothing but the cases', () => {
  const paths = files.map(({ path }) => path);
  expect(messages.filter((message) => !paths.some((path) => message.startsWith(`${path}:`)))).toEqual([]);
});

describe.each(files)('$name', ({ path, cases }) => {
  const answers = cases.map(({ name, refused }, line) => ({
    name,
    refused,
    said: messages.filter((message) => message.startsWith(`${path}:${line}: `)),
  }));

  test('takes all fields, every word, and the required fields alone', () => {
    const good = answers.filter(({ refused }) => refused === undefined);
    expect(good.length).toBeGreaterThanOrEqual(3);
    expect(good.filter(({ said }) => said.length > 0)).toEqual([]);
  });

  test('refuses each unknown field, wrong literal and missing field by its name', () => {
    const bad = answers.flatMap(({ refused, ...answer }) => (refused === undefined ? [] : [{ ...answer, refused }]));
    expect(bad.length).toBeGreaterThan(0);
    expect(bad.filter(({ said, refused }) => !said.some((message) => message.includes(refused)))).toEqual([]);
  });
});
