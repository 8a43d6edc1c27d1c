import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { run, type CommandResult } from '../../harness/command';
import type { Harness } from '../../harness/harness';
import { moduleFolder, type ModuleSource } from '../../harness/modules';
import { valueAt } from '../../harness/objects';
import { NotAvailable } from '../../harness/tools';

type Values = Readonly<Record<string, unknown>>;

/** Helm values that Fairway writes, and the chart that they are for. */
export interface ChartEntry {
  readonly name: string;
  /** The chart as a folder of a Go module; undefined where it is not to be had here. */
  readonly chart: (ModuleSource & { readonly path: string }) | undefined;
  readonly values: Values;
}

/**
 * Renders a chart by real `helm template`, which checks the values against the chart's `values.schema.json` where it has
 * one. Most have none, and ignore a value that they do not know: so each value must either be the chart's default or make
 * a difference to what is rendered.
 *
 * @returns what is wrong with the values
 */
export async function renderChart({ tools, workspace }: Harness, { chart, values }: ChartEntry): Promise<string[]> {
  if (chart === undefined) {
    throw new NotAvailable('the chart is in no Go module');
  }
  const helm = await tools.path('helm');
  const folder = join(await moduleFolder(workspace, chart), chart.path);
  const render = (input: Values): Promise<CommandResult> =>
    run(helm, ['template', 'e2e', folder, '--values', '-'], { input: JSON.stringify(input) });

  const { code, stdout, stderr } = await render(values);
  if (code !== 0) {
    return [stderr.trim()];
  }
  const defaults: unknown = parse(readFileSync(join(folder, 'values.yaml'), 'utf8'));
  const problems: string[] = [];
  for (const path of leavesOf(values)) {
    const isDefault = isDeepStrictEqual(valueAt(values, ...path), valueAt(defaults, ...path));
    if (!isDefault && (await render(without(values, path))).stdout === stdout) {
      problems.push(`the chart does not read ${path.join('.')}`);
    }
  }
  return problems;
}

/** The paths of all values that are no maps. */
function leavesOf(values: Values): string[][] {
  return Object.entries(values).flatMap(([key, value]) =>
    isMap(value) && Object.keys(value).length > 0 ? leavesOf(value).map((path) => [key, ...path]) : [[key]],
  );
}

function without(values: Values, [key = '', ...rest]: readonly string[]): Values {
  const value = values[key];
  if (rest.length > 0 && isMap(value)) {
    return { ...values, [key]: without(value, rest) };
  }
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));
}

function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
