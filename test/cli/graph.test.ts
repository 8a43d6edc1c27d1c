import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphCommand } from '../../lib/cli/commands/graph';
import { canaryYaml, DEPLOYMENT } from '../graph/support';
import { type Outcome, runCommand } from './command';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'fairway-graph-')), 'all.yaml');
  writeFileSync(file, `${DEPLOYMENT}---${canaryYaml('provider: kuma\nservice: { port: 80 }')}`);
});
afterEach(() => {
  rmSync(join(file, '..'), { recursive: true });
});

function graph(...args: readonly string[]): Promise<Outcome> {
  return runCommand(graphCommand(), file, ...args);
}

test.each([
  ['mermaid', /^flowchart LR\n {2}subgraph g0\["webapp"\]\n/],
  ['json', /^\{\n {2}"nodes": \[\n/],
  ['svg', /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^]*<\/svg>\n$/],
  ['html', /^<!doctype html>\n[^]*Canary webapp\/podinfo[^]*<\/html>\n$/],
])('%s goes to stdout, and nothing else does', async (format, expected) => {
  const { stdout, stderr, exitCode } = await graph('--format', format);
  expect(stdout).toMatch(expected);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
});

test('the same files make the same bytes', async () => {
  expect((await graph('-f', 'html')).stdout).toBe((await graph('-f', 'html')).stdout);
});

test('files with nothing to draw are told in words', async () => {
  writeFileSync(file, 'apiVersion: v1\nkind: Namespace\nmetadata: { name: webapp }\n');
  await expect(graph()).rejects.toThrow('there is nothing to draw');
});
