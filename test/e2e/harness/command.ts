import { spawn } from 'node:child_process';
import { atExit } from './exit';
import { killGroup } from './process';

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What the command reads. @default - nothing */
  readonly input?: string;
}

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end; it ends with this process. */
export async function run(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      detached: true,
      stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
    });
    const forget = atExit(() => {
      if (child.pid !== undefined) {
        killGroup(child.pid, 'SIGKILL');
      }
    });
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('close', (code) => {
      forget();
      resolve({ code: code ?? 1, stdout, stderr });
    });
    // A command may end without reading its input; its exit code says why.
    child.stdin?.on('error', () => undefined).end(options.input);
  });
}

/** Runs a command that has to succeed and gives what it printed. */
export async function output(command: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  const { code, stdout, stderr } = await run(command, args, options);
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')}: exit ${code}\n${stderr.trim()}`);
  }
  return stdout.trim();
}
