import { spawnSync } from 'node:child_process';
import * as path from 'node:path';
import { run } from '../../lib/cli/program';

export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | string | null | undefined;
}

/** Runs a command line of `fairway` in this process. */
export async function fairway(...args: readonly string[]): Promise<Run> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  // The library that completes writes there; jest's own console is not stdout.
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => {
    written.stdout += `${line}\n`;
  });
  try {
    process.exitCode = 0;
    await run(['node', 'fairway', ...args]);
    return { ...written, status: process.exitCode };
  } finally {
    process.exitCode = undefined;
    for (const spy of [...spies, log]) spy.mockRestore();
  }
}

const ROOT = path.resolve(__dirname, '..', '..');

/** Runs `fairway` as the program that it is. */
export function program(args: readonly string[], options: { input?: string; cwd?: string; env?: object } = {}): Run {
  const { input = '', cwd = ROOT, env = {} } = options;
  const loader = require.resolve('ts-node/register/transpile-only');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--require', loader, path.join(ROOT, 'cli.ts'), ...args],
    {
      input,
      cwd,
      encoding: 'utf8',
      env: { ...process.env, TS_NODE_PROJECT: path.join(ROOT, 'tsconfig.json'), ...env },
    },
  );
  return { stdout, stderr, status };
}
