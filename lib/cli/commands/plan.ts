import { Command, InvalidArgumentError, Option } from 'commander';
import { deliverySteps } from '../../graph/deliveries';
import { partsOf } from '../../graph/parts';
import { planReleases } from '../../plan/releases';
import { readScenario, type ScenarioWords, ScenarioError, unknownNames } from '../../plan/request';
import type { Scenario } from '../../plan/scenario';
import { formatPlans, type PlanEntry } from '../../plan/text';
import { type PlannedWave, planSteps, planWaves } from '../../plan/waves';
import { colorsFor } from '../colors';
import { EXIT, Failure } from '../failure';
import { readManifests, tellSkipped } from '../manifests';
import { checkCanaries } from '../canaries';

interface Options extends ScenarioWords {
  readonly format: string;
  readonly meshProvider?: string;
  readonly requests?: number;
  readonly matching?: number;
}

/** What `fairway plan` tells. */
interface Told {
  readonly plans: readonly (PlanEntry & { readonly cluster: string | undefined })[];
  readonly waves: readonly PlannedWave[];
}

const FORMATS: Readonly<Record<string, (told: Told) => string>> = {
  text: ({ plans, waves }) => formatPlans(merged(plans), waves, colorsFor(process.stdout)),
  json: ({ plans, waves }) =>
    `${JSON.stringify({ plans: plans.map(({ plan, cluster, place }) => ({ cluster, place, ...plan })), waves }, undefined, 2)}\n`,
};

const EXAMPLES = `
Examples:
  $ fairway plan dist/                                what each release will do, tick by tick
  $ fairway plan --fail at=50% canary.yaml            a version that fails from 50 % of the traffic on
  $ fairway plan --metric latency=bad@3..5 dist/      a metric that is out of its range from tick 3 to 5
  $ fairway plan --halt approve@1..4 dist/            a gate that opens at tick 5
  $ fairway plan --format json dist/ | jq '.plans[].outlook.bad'

Exit status: 0, or 2 if there is nothing to plan or it cannot be read.
`;

export function planCommand(): Command {
  return new Command('plan')
    .description('Say what releases will do: every tick, how long they take, who meets a bad version')
    .argument('[files...]', 'YAML or JSON files, folders, or - for standard input', ['.'])
    .addOption(new Option('-f, --format <format>', 'how to tell it').choices(Object.keys(FORMATS)).default('text'))
    .option('--fail <at=weight>', 'the new version is bad from a weight on, such as at=50%')
    .option('--metric <name=bad>', 'a metric is out of its range; @3 from tick 3 on, @3..5 until tick 5', collect)
    .option('--halt <webhook>', 'a webhook refuses (one of type rollback: asks for it); @3 or @3..5', collect)
    .option('--failed-checks <number>', 'analyses that fail before the others pass', wholeNumber)
    .option('--mesh-provider <provider>', 'what Flagger runs with, for a Canary without provider')
    .option('--requests <rate>', 'requests per second that reach a release', positiveNumber)
    .option('--matching <share>', 'share of the requests that match an A/B test, from 0 to 1', share)
    .addHelpText('after', EXAMPLES)
    .action((names: readonly string[], options: Options) => {
      const { objects, skipped } = readManifests(names);
      checkCanaries(objects);
      const parts = partsOf(objects);
      const scenario = scenarioOf(options);
      const { meshProvider, requests: requestsPerSecond, matching: matchingShare } = options;
      const assumptions = {
        ...(meshProvider !== undefined && { meshProvider }),
        ...(requestsPerSecond !== undefined && { requestsPerSecond }),
        ...(matchingShare !== undefined && { matchingShare }),
      };
      const plans = parts.flatMap(({ cluster, set }) =>
        planReleases(set, scenario, assumptions).map(({ plan, canary: { origin } }) => {
          const place = origin.file === undefined ? undefined : `${origin.file}:${origin.line ?? 1}`;
          return { plan, cluster, place, clusters: cluster === undefined ? [] : [cluster] };
        }),
      );
      if (plans.length === 0) throw new Failure('there is no Canary of flagger.app among the files');
      checkNames(scenario, plans);
      const hub = parts.find(({ cluster }) => cluster === undefined);
      const steps = hub
        ? deliverySteps(hub.set, (cluster) => plans.flatMap((each) => (each.cluster === cluster ? [each.plan] : [])))
        : [];
      process.stdout.write(FORMATS[options.format]?.({ plans, waves: planWaves(planSteps(steps)) }) ?? '');
      tellSkipped(skipped);
      process.exitCode = EXIT.ok;
    });
}

function scenarioOf(words: ScenarioWords): Scenario {
  try {
    return readScenario(words);
  } catch (error) {
    throw error instanceof ScenarioError ? new Failure(error.message) : error;
  }
}

function checkNames(scenario: Scenario, plans: readonly PlanEntry[]): void {
  const [unknown] = unknownNames(
    scenario,
    plans.map(({ plan }) => plan.settings),
  );
  if (!unknown) return;
  const known = unknown.known.length === 0 ? 'there is none' : `there are ${unknown.known.join(', ')}`;
  throw new Failure(`no Canary has a ${unknown.kind} ${unknown.name}; ${known}`);
}

/** Plans that are the same in several clusters are told once. */
function merged(plans: Told['plans']): readonly PlanEntry[] {
  const groups = new Map<string, PlanEntry>();
  for (const entry of plans) {
    const key = JSON.stringify([entry.plan, entry.cluster === undefined ? entry.place : '']);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, clusters: [...known.clusters, ...entry.clusters] } : entry);
  }
  return [...groups.values()];
}

function collect(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Write a whole number.');
  return Number(value);
}

function positiveNumber(value: string): number {
  if (!/^\d+(\.\d+)?$/.test(value) || Number(value) === 0) throw new InvalidArgumentError('Write a number above 0.');
  return Number(value);
}

function share(value: string): number {
  if (!/^\d+(\.\d+)?$/.test(value) || Number(value) > 1) {
    throw new InvalidArgumentError('Write a number from 0 to 1.');
  }
  return Number(value);
}
