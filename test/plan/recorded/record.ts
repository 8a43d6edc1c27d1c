/**
 * Records how Flagger's own scheduler runs the releases of `cases.ts`: `ts-node --transpile-only
 * test/plan/recorded/record.ts`. Needs Go, and Flagger's source in the version that the end-to-end suite runs.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TickEvent } from '../../../lib/plan/event';
import { type Line, lineOf, type Recording, type Release, RELEASES } from './release';

const RECORDER = 'scheduler_test.go';
const TOOLS = join(__dirname, '../../e2e/tools/flagger');

/** The pods that Flagger finds at a tick that ends like this. */
const UNREADY: Partial<Record<TickEvent, { canary?: string; primary?: string }>> = {
  'canary-not-ready': { canary: 'waiting' },
  'primary-not-ready': { primary: 'waiting' },
  'rolled-back-by-deadline': { canary: 'late' },
  'promotion-failed': { primary: 'late' },
};

/** What the recorder is to set up before each tick. */
function situationsOf({ ticks, changes }: Release): readonly object[] {
  return ticks.map(({ tick, event, hooks, metrics }) => ({
    changes: changes.filter((change) => change.tick === tick).map(({ to = 'new' }) => to),
    canary: 'ready',
    primary: 'ready',
    ...UNREADY[event],
    hooks: hooks.filter(({ passed }) => !passed).map(({ name }) => name),
    metrics: metrics.filter(({ passed }) => !passed).map(({ name }) => name),
  }));
}

type Outcome = Omit<Line, 'routed'>;

function record(source: string): readonly (readonly Outcome[])[] {
  const folder = join(source, 'pkg/controller');
  for (const file of readdirSync(folder)) if (file.endsWith('_test.go')) rmSync(join(folder, file));
  copyFileSync(join(__dirname, RECORDER), join(folder, RECORDER));
  const files = { RELEASES: join(source, 'releases.json'), OUTCOMES: join(source, 'outcomes.json') };
  const releases = RELEASES.map((release) => ({ canary: release.canary, ticks: situationsOf(release) }));
  writeFileSync(files.RELEASES, JSON.stringify(releases));
  const env = { ...process.env, ...files };
  execFileSync('go', ['test', '-count=1', '-run=TestRecord', './pkg/controller'], {
    cwd: source,
    env,
    stdio: 'inherit',
  });
  return JSON.parse(readFileSync(files.OUTCOMES, 'utf8')) as readonly (readonly Outcome[])[];
}

/** A copy of the source that can be written to. */
function checkOut(folder: string): string {
  const options = { cwd: TOOLS, encoding: 'utf8' } as const;
  const module = execFileSync('go', ['list', '-m', '-f={{.Dir}}', 'github.com/fluxcd/flagger'], options).trim();
  cpSync(module, folder, { recursive: true });
  execFileSync('chmod', ['-R', 'u+w', folder]);
  return folder;
}

const workspace = mkdtempSync(join(tmpdir(), 'flagger-'));
try {
  const outcomes = record(checkOut(workspace));
  const lines = RELEASES.map(({ title, canary }, index) => [
    title,
    (outcomes[index] ?? []).map((outcome) => lineOf({ ...outcome, routed: canary.spec.provider !== 'kubernetes' })),
  ]);
  const recording = Object.fromEntries(lines) as Recording;
  writeFileSync(join(__dirname, 'recorded.json'), `${JSON.stringify(recording, undefined, 2)}\n`);
} finally {
  rmSync(workspace, { recursive: true });
}
