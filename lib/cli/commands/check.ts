import { Command, Option } from 'commander';
import { check } from '../../check/check';
import type { Report } from '../../check/diagnostic';
import { formatGithub } from '../../check/format/github';
import { formatJson } from '../../check/format/json';
import { formatSarif } from '../../check/format/sarif';
import { formatText, summarize } from '../../check/format/text';
import type { Severity } from '../../rules/rule';
import { colorsFor } from '../colors';
import { EXIT } from '../failure';
import { readFiles } from '../files';
import { VERSION } from '../version';

const FORMATS: Readonly<Record<string, (report: Report) => string>> = {
  text: (report) => formatText(report, colorsFor(process.stdout)),
  json: formatJson,
  sarif: (report) => formatSarif(report, VERSION),
  github: formatGithub,
};

/** What is found of these severities makes the exit status. */
const LEVELS: Readonly<Record<string, readonly Severity[]>> = {
  error: ['error'],
  warning: ['error', 'warning'],
  never: [],
};

interface Options {
  readonly format: string;
  readonly failOn: string;
  readonly closed: boolean;
}

const EXAMPLES = `
Examples:
  $ fairway check deploy/                            all manifests of a folder
  $ helm template podinfo ./chart | fairway check -  what a chart renders
  $ kustomize build . | fairway check --closed -     and nothing else is in the cluster
  $ fairway check --format sarif deploy/ > fairway.sarif

Exit status: 0 if nothing was found, 1 if something was, 2 if it could not be looked at.
`;

export function checkCommand(): Command {
  return new Command('check')
    .description('Check manifests as the API server and Flagger will read them')
    .argument('[files...]', 'YAML or JSON files, folders, or - for standard input', ['.'])
    .addOption(
      new Option('-f, --format <format>', 'how to tell what was found').choices(Object.keys(FORMATS)).default('text'),
    )
    .addOption(
      new Option('--fail-on <severity>', 'what exit status 1 takes: an error, a warning too, or nothing')
        .choices(Object.keys(LEVELS))
        .default('error'),
    )
    .option('--closed', 'take what is not among the files for missing, not for elsewhere', false)
    .addHelpText('after', EXAMPLES)
    .action(async (names: readonly string[], { format, failOn, closed }: Options) => {
      const { sources, skipped } = readFiles(names);
      const found = await check(sources, { closed });
      const report = { ...found, skipped: [...skipped, ...found.skipped] };
      process.stdout.write(FORMATS[format]?.(report) ?? '');
      if (format !== 'json') process.stderr.write(summarize(report));
      process.exitCode = fails(report, LEVELS[failOn] ?? []) ? EXIT.found : EXIT.ok;
    });
}

function fails({ diagnostics }: Report, severities: readonly Severity[]): boolean {
  return diagnostics.some(({ severity, acknowledged }) => acknowledged === undefined && severities.includes(severity));
}
