import type { HookAnswer, MetricFault, Scenario, Ticks } from './scenario';

/** What a person asks for in words; each is a list, since it may be said several times. */
export interface ScenarioWords {
  /** `at=50%`. */
  readonly fail?: string | undefined;
  /** `name=bad`, `name=bad@3` or `name=bad@3..5`. */
  readonly metric?: readonly string[] | undefined;
  /** `name`, `name@3` or `name@3..5`. */
  readonly halt?: readonly string[] | undefined;
  readonly failedChecks?: number | undefined;
}

/** Words that say no scenario. */
export class ScenarioError extends Error {}

/**
 * A scenario from words.
 *
 * @throws ScenarioError
 */
export function readScenario({ fail, metric = [], halt = [], failedChecks }: ScenarioWords): Scenario {
  return {
    ...(fail !== undefined && { fail: { at: readWeight(fail) } }),
    ...(metric.length > 0 && { metrics: metric.map(readMetric) }),
    ...(halt.length > 0 && { hooks: halt.map(readHook) }),
    ...(failedChecks !== undefined && { failedChecks }),
  };
}

function readWeight(words: string): number {
  const [, weight] = /^at=(\d+(?:\.\d+)?)%$/.exec(words) ?? [];
  if (weight === undefined || Number(weight) > 100) {
    throw new ScenarioError(`--fail ${words}: write the weight from which on it fails, such as at=50%`);
  }
  return Number(weight);
}

function readMetric(words: string): MetricFault {
  const [, name, ticks] = /^(.+)=bad(?:@(.+))?$/.exec(words) ?? [];
  const range = readTicks(ticks);
  if (name === undefined || range === undefined) {
    throw new ScenarioError(`--metric ${words}: write name=bad, name=bad@3 from tick 3 on, or name=bad@3..5`);
  }
  return { name, ...range };
}

function readHook(words: string): HookAnswer {
  const [, name, ticks] = /^([^@]+)(?:@(.+))?$/.exec(words) ?? [];
  const range = readTicks(ticks);
  if (name === undefined || range === undefined) {
    throw new ScenarioError(`--halt ${words}: write the name of a webhook, name@3 from tick 3 on, or name@3..5`);
  }
  return { name, ...range };
}

/** Undefined for what is no range. */
function readTicks(words: string | undefined): Ticks | undefined {
  if (words === undefined) return {};
  const [, from, dots, to] = /^([1-9]\d*)(\.\.([1-9]\d*))?$/.exec(words) ?? [];
  if (from === undefined) return undefined;
  if (dots === undefined) return { from: Number(from) };
  return Number(to) < Number(from) ? undefined : { from: Number(from), to: Number(to) };
}

/** Names of a scenario that none of some Canaries has. */
export function unknownNames(
  { metrics = [], hooks = [] }: Scenario,
  settings: readonly {
    readonly checks: readonly { readonly name: string }[];
    readonly webhooks: readonly { readonly name: string }[];
  }[],
): readonly { readonly kind: 'metric' | 'webhook'; readonly name: string; readonly known: readonly string[] }[] {
  const known = {
    metric: distinct(settings.flatMap(({ checks }) => checks.map(({ name }) => name))),
    webhook: distinct(settings.flatMap(({ webhooks }) => webhooks.map(({ name }) => name))),
  };
  return [
    ...metrics.map(({ name }) => ({ kind: 'metric' as const, name })),
    ...hooks.map(({ name }) => ({ kind: 'webhook' as const, name })),
  ]
    .filter(({ kind, name }) => !known[kind].includes(name))
    .map(({ kind, name }) => ({ kind, name, known: known[kind] }));
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
