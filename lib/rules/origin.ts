import * as path from 'node:path';
import type { IConstruct } from 'constructs';

const PACKAGE = path.resolve(__dirname, '..', '..');
const OWN = ['lib', 'constructs', 'imports'].map((folder) => path.join(PACKAGE, folder) + path.sep);

/** Errors are kept as they are: their stack is only rendered when somebody asks. */
const created = new WeakMap<IConstruct, Error>();

/** Remembers which line of the program makes a construct. */
export function recordOrigin(construct: IConstruct): void {
  created.set(construct, new Error());
}

/** The line of the program that made a construct, or the nearest construct above it. */
export function originOf(construct: IConstruct): { readonly file: string; readonly line: number } | undefined {
  for (const scope of construct.node.scopes.reverse()) {
    const stack = created.get(scope)?.stack;
    if (stack !== undefined) return userFrame(stack);
  }
  return undefined;
}

function userFrame(stack: string): { file: string; line: number } | undefined {
  for (const frame of stack.split('\n').slice(1)) {
    const [, location, line] = /\(?((?:file:\/\/)?[^()\s]+):(\d+):\d+\)?$/.exec(frame) ?? [];
    if (location === undefined || location.startsWith('node:') || location.includes(`node_modules${path.sep}`))
      continue;
    const file = location.replace(/^file:\/\//, '');
    if (OWN.some((folder) => file.startsWith(folder))) continue;
    return { file: path.relative(process.cwd(), file), line: Number(line) };
  }
  return undefined;
}
