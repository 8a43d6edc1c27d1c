import type { Command } from 'commander';

/** What a command did. */
export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | string | undefined;
}

/** Runs a command in this process. What it throws, the front would tell in a line. */
export async function runCommand(command: Command, ...args: readonly string[]): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    jest.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    }),
  );
  const before = process.exitCode;
  try {
    await command.exitOverride().parseAsync(args, { from: 'user' });
    return { ...written, exitCode: process.exitCode };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
