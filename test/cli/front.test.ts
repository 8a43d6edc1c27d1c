import { spawnSync } from 'node:child_process';
import { fairway } from './support';

test('help names the subcommands, with examples', async () => {
  const { stdout, status } = await fairway('--help');
  expect(status).toBe(0);
  for (const word of ['check', 'explain', 'plan', 'graph', 'completion', 'Examples:']) expect(stdout).toContain(word);
});

test.each(['check', 'explain', 'plan', 'graph'])('%s has help with examples', async (subcommand) => {
  const { stdout, status } = await fairway(subcommand, '--help');
  expect({ status, examples: stdout.includes('Examples:') }).toEqual({ status: 0, examples: true });
});

test.each([
  [['chek'], "unknown command 'chek'"],
  [['check', '--frmat', 'json'], "unknown option '--frmat'"],
  [['check', '--format', 'xml'], 'Allowed choices are text, json, sarif, github'],
  [['check', 'nowhere'], 'there is no file or folder nowhere'],
  [['explain', 'FW9999'], 'there is no code FW9999'],
])('%j fails with a message and no stack trace', async (args, message) => {
  const { stdout, stderr, status } = await fairway(...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
});

describe('completion', () => {
  test('suggests subcommands, options and their values', async () => {
    expect((await fairway('complete', '--', 'ch')).stdout).toMatch(/^check\t/m);
    expect((await fairway('complete', '--', 'check', '--fo')).stdout).toMatch(/^--format\t/m);
    expect((await fairway('complete', '--', 'check', '--format', '')).stdout).toMatch(/^sarif/m);
  });

  test.each(['bash', 'zsh', 'fish'])('has a script for %s', async (shell) => {
    const { stdout, status } = await fairway('completion', shell);
    expect(status).toBe(0);
    expect(stdout).toContain('fairway');
  });

  test('bash takes its script', async () => {
    const { stdout } = await fairway('completion', 'bash');
    expect(spawnSync('bash', ['-n'], { input: stdout }).status).toBe(0);
  });
});
