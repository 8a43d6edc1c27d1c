import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Toolbox } from './harness/build';
import { startControlPlane, type ControlPlane } from './harness/control-plane';
import { installCrds } from './harness/crds';
import { explain } from './harness/explain';
import { startDelivery, type Delivery } from './harness/delivery';
import type { Harness } from './harness/harness';
import { SuiteReport, type Environment, type Suite } from './harness/suite';
import { synthesizeExamples } from './harness/synthesize';
import { createWorkspace } from './harness/workspace';
import { suites } from './suites';

/** Beside this repository, where its CRDs are kept while it is developed. */
const DEFAULT_CRDS = resolve(__dirname, '../../../shared/crds');

const USAGE = `usage: npm run e2e -- [<suite>...] [--crds <folder>] [--logs <folder>]

  --crds <folder>  CustomResourceDefinitions to install beside those of the pinned Go modules
  --logs <folder>  keeps the logs of all processes there

suites: ${suites.map(({ name }) => name).join(', ')}`;

interface SuiteRun {
  readonly suite: Suite;
  readonly report: SuiteReport;
  readonly seconds: number;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { crds: { type: 'string' }, logs: { type: 'string' }, help: { type: 'boolean' } },
  });
  const unknown = positionals.filter((name) => !suites.some((suite) => suite.name === name));
  if (values.help === true || unknown.length > 0) {
    print(unknown.length > 0 ? `no suite ${unknown.join(', ')}\n\n${USAGE}` : USAGE);
    return unknown.length > 0 ? 2 : 0;
  }
  const chosen = suites.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

  const environment = createEnvironment({
    tools: new Toolbox(print),
    workspace: createWorkspace(values.logs === undefined ? undefined : resolve(values.logs)),
    crdFolder: values.crds ?? (existsSync(DEFAULT_CRDS) ? DEFAULT_CRDS : undefined),
  });
  const runs = await Promise.all(chosen.map((suite) => runSuite(suite, environment)));
  return summarize(runs);
}

function createEnvironment(harness: Harness): Environment {
  let plane: Promise<ControlPlane> | undefined;
  let delivery: Promise<Delivery> | undefined;
  let examples: Promise<string> | undefined;
  return {
    ...harness,
    controlPlane: () => (plane ??= startBarePlane(harness)),
    examples: () => (examples ??= synthesizeExamples(harness.workspace)),
    delivery: () => (delivery ??= startDelivery(harness, 'delivery')),
  };
}

async function startBarePlane(harness: Harness): Promise<ControlPlane> {
  const plane = await startControlPlane(harness, 'bare');
  await installCrds(harness, plane.client);
  return plane;
}

async function runSuite(suite: Suite, environment: Environment): Promise<SuiteRun> {
  const started = Date.now();
  const report = new SuiteReport();
  try {
    await suite.run(environment, report);
  } catch (error) {
    report.stopped('runs to its end', error);
  }
  for (const result of report.results) {
    print(`${result.status.padEnd(7)} ${suite.name}: ${result.name}`);
    if (result.status !== 'passed') {
      print(result.reason.replace(/^/gm, '          '));
    }
  }
  return { suite, report, seconds: Math.round((Date.now() - started) / 1000) };
}

function summarize(runs: readonly SuiteRun[]): number {
  print('');
  print('suite          passed  failed  skipped  objects applied  releases run  seconds');
  for (const { suite, report, seconds } of runs) {
    const figures = [report.count('passed'), report.count('failed'), report.count('skipped')];
    print(
      [
        suite.name.padEnd(13),
        String(figures[0]).padStart(8),
        String(figures[1]).padStart(7),
        String(figures[2]).padStart(8),
        String(report.applied).padStart(16),
        String(report.releases).padStart(13),
        String(seconds).padStart(8),
      ].join(''),
    );
  }
  const total = (status: 'passed' | 'failed' | 'skipped'): number =>
    runs.reduce((sum, { report }) => sum + report.count(status), 0);
  const skipped = total('skipped') === 0 ? '' : `, ${total('skipped')} skipped`;
  print('');
  print(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  return total('failed') === 0 ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    print(explain(error));
    process.exit(1);
  },
);
