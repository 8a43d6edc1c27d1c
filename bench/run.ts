import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import type { Benchmark } from './benchmark';
import { compile } from './compile';
import { measure } from './measure';

const load = createRequire(__filename);
const FOLDER = join(__dirname, 'benchmarks');

/** `npm run bench [-- name… [--up-to size]]`: measures the benchmarks of that folder, and prints their ratios. */
function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'up-to': { type: 'string' } } });
  const known = readdirSync(FOLDER).map((file) => parse(file).name);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no benchmark ${unknown.join(', ')}; there are ${known.join(', ')}`);

  compile();
  const largest = Number(values['up-to'] ?? Infinity);
  for (const name of positionals.length > 0 ? positionals : known) {
    const { benchmark } = load(join(FOLDER, name)) as { benchmark: Benchmark };
    console.log(`\n## ${name}\n`);
    print(benchmark, largest);
  }
}

/** Prints a row of ratios as soon as its programs have run. */
function print(benchmark: Benchmark, largest: number): void {
  const { sizes, ratios, unit } = benchmark;
  console.log(
    `| ${[unit, ...Object.keys(ratios)].join(' | ')} |\n|${' ---: |'.repeat(1 + Object.keys(ratios).length)}`,
  );
  const base = measure(benchmark, benchmark.base ?? sizes[0]);
  for (const size of sizes.filter((size) => size <= largest)) {
    const row = size === base.size ? base : measure(benchmark, size);
    const cells = Object.values(ratios).map((ratio) => format(ratio(row, base)));
    console.log(`| ${[size.toLocaleString('en'), ...cells].join(' | ')} |`);
  }
}

function format(ratio: number): string {
  return ratio.toFixed(ratio < 10 ? 2 : 0);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
