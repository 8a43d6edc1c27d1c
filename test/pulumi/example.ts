import * as fs from 'node:fs';
import * as path from 'node:path';
import { ApiObject, App } from 'cdk8s';
import * as ts from 'typescript';
import type { Manifest } from '../../lib/rules/object';

const EXAMPLES = path.resolve(__dirname, '..', '..', 'examples');
const HELPERS = new Set(['main', 'podinfo', 'namespaces']);

/** The examples that are cdk8s programs. */
export const EXAMPLE_NAMES = fs
  .readdirSync(EXAMPLES)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => !HELPERS.has(name));

/**
 * Runs an example with another module in the place of `cdk8s-fairway`.
 *
 * @returns the objects that its App would write
 */
export function runExample(name: string, fairway: object): readonly Manifest[] {
  const apps: App[] = [];
  const synth = jest.spyOn(App.prototype, 'synth').mockImplementation(function (this: App) {
    apps.push(this);
  });
  try {
    runProgram(path.join(EXAMPLES, `${name}.ts`), fairway);
  } finally {
    synth.mockRestore();
  }
  return apps
    .flatMap(({ node }) => node.findAll())
    .filter((construct) => ApiObject.isApiObject(construct))
    .map((object) => object.toJson() as Manifest);
}

/** Runs a program from its source; each time anew, since what it makes it makes when it is loaded. */
export function runProgram(file: string, fairway: object): Record<string, unknown> {
  const source = fs.readFileSync(file, 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: false },
  });
  const load = (id: string): unknown => {
    if (id === 'cdk8s-fairway') return fairway;
    return jest.requireActual(id.startsWith('.') ? path.join(path.dirname(file), id) : id);
  };
  const exported: Record<string, unknown> = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a program of this repository, compiled above
  const program = new Function('require', 'exports', '__dirname', outputText) as (...scope: unknown[]) => void;
  program(load, exported, path.dirname(file));
  return exported;
}
