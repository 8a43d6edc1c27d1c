import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from './benchmark';

const ROOT = join(__dirname, '..');
const COMPILED = join(ROOT, 'node_modules', '.cache', 'cdk8s-fairway-bench');

/** Compiles the library and the programs, so that no compiler is part of what is measured. */
export function compile(): void {
  const programs = readdirSync(join(__dirname, 'programs')).map((file) => join(__dirname, 'programs', file));
  const options = ['--noCheck', '--noEmit', 'false', '--module', 'node16', '--target', 'es2022', '--resolveJsonModule'];
  const folders = ['--rootDir', ROOT, '--outDir', COMPILED];
  const args = [require.resolve('typescript/bin/tsc'), ...options, ...folders, join(ROOT, 'index.ts'), ...programs];
  rmSync(COMPILED, { recursive: true, force: true });
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}

/** Path of a compiled file, by its path in the project. */
export function compiled(path: string): string {
  return join(COMPILED, `${path}.js`);
}

/** A program from `programs/`. */
export function program(name: string, ...args: readonly (string | number)[]): Program {
  return { command: process.execPath, args: [compiled(`bench/programs/${name}`), ...args.map(String)] };
}
