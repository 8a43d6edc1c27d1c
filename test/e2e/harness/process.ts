import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atExit } from './exit';
import { waitFor, type WaitOptions } from './wait';
import type { Workspace } from './workspace';

export interface DaemonOptions {
  /** Names the log file. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Added to this process's environment. @default - nothing */
  readonly env?: Readonly<Record<string, string>>;
}

/** A process of the harness that runs until it is stopped. */
export interface Daemon {
  /** Waits until `look` gives a value; fails at once, with the end of the log, when the process has ended. */
  ready<T>(look: () => Promise<T | undefined>, options?: WaitOptions): Promise<T>;
  /** What it has logged so far. */
  log(): string;
  /** Ends it and everything that it started. */
  stop(): Promise<void>;
}

export function startDaemon(workspace: Workspace, options: DaemonOptions): Daemon {
  const logFile = join(workspace.logs, `${options.name}.log`);
  const output = openSync(logFile, 'a');
  // A process group of its own, so that what the process starts can be ended with it.
  const child = spawn(options.command, options.args, {
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...options.env },
  });
  closeSync(output);

  let ended: string | undefined;
  const kill = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined) {
      killGroup(child.pid, signal);
    }
  };
  const forget = atExit(() => {
    kill('SIGKILL');
  });
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `exit ${String(code ?? signal)}`));

  const log = (): string => readFileSync(logFile, 'utf8');
  return {
    log,
    async ready(look, waitOptions) {
      const found = await waitFor(
        options.name,
        async () => (ended === undefined ? wrap(await look()) : { ended }),
        waitOptions,
      );
      if ('ended' in found) {
        throw new Error(`${options.name} ended (${found.ended}):\n${log().split('\n').slice(-15).join('\n')}`);
      }
      return found.value;
    },
    async stop() {
      kill('SIGTERM');
      for (let waited = 0; ended === undefined && waited < 5000; waited += 50) {
        await sleep(50);
      }
      kill('SIGKILL');
      forget();
    },
  };
}

function wrap<T>(value: T | undefined): { value: T } | undefined {
  return value === undefined ? undefined : { value };
}

/** Ends a process group; one that is gone already is fine. */
export function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}
