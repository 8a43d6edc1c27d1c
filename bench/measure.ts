import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark, Program, Row } from './benchmark';

/** Memory, where there is such a folder: disks are not what is compared. */
const OUTPUT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** The programs of a size take turns. Each has this many, or as many as it can start within its time. */
const TURNS = 10;
const TURNS_MS = 10_000;

/** Seconds that pass, and those that processors work, for the program and for the system. */
const TIMEFORMAT = '%3R %3U %3S';

/** What a program has printed, and the time of its process. */
type Figures = Readonly<Record<string, number>> & { readonly ms: number };

/** Runs the programs of a size side by side. What else the machine does only makes them slower: the best run counts. */
export function measure(benchmark: Benchmark, size: number): Row {
  const programs = Object.entries(benchmark.programs(size));
  const runs = new Map<string, Figures[]>(programs.map(([name]) => [name, []]));
  const timeOf = (figures: readonly Figures[]): number => figures.reduce((total, { ms }) => total + ms, 0);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, program] of programs) {
      const figures = runs.get(name) ?? [];
      if (timeOf(figures) < TURNS_MS) figures.push(run(program));
    }
  }
  return {
    size,
    best: (program, figure = 'ms') => {
      const figures = (runs.get(program) ?? []).map((run) => run[figure] ?? NaN);
      if (figures.length === 0 || figures.some(Number.isNaN)) throw new Error(`${program} states no ${figure}`);
      return Math.min(...figures);
    },
  };
}

function run({ command, args }: Program): Figures {
  const folder = mkdtempSync(join(OUTPUT, 'cdk8s-fairway-bench-'));
  try {
    const env = { ...process.env, CDK8S_OUTDIR: join(folder, 'dist'), TIMEFORMAT };
    const timed = ['-c', 'time "$@"', 'bash', command, ...args];
    const { status, error, stdout, stderr } = spawnSync('bash', timed, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
    const [seconds = NaN, user = NaN, system = NaN] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
    const printed = stdout.startsWith('{') ? (JSON.parse(stdout) as Record<string, number>) : {};
    return { ...printed, ms: seconds * 1_000, cpuMs: (user + system) * 1_000 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
