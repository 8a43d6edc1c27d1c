import { Command, Option } from 'commander';
import type { Graph } from '../../graph/graph';
import { renderHtml } from '../../graph/html';
import { renderJson } from '../../graph/json';
import { renderMermaid } from '../../graph/mermaid';
import { withOrigins } from '../../graph/origins';
import { partsOf } from '../../graph/parts';
import { type Rollout, rolloutsOf } from '../../graph/rollout';
import { renderSvg } from '../../graph/svg';
import { topologyOf } from '../../graph/topology';
import { checkCanaries } from '../canaries';
import { EXIT, Failure } from '../failure';
import { readManifests, tellSkipped } from '../manifests';

/** The rollouts are for those who play them. */
const FORMATS: Readonly<Record<string, (graph: Graph, rollouts: () => readonly Rollout[]) => string>> = {
  mermaid: renderMermaid,
  json: renderJson,
  svg: renderSvg,
  html: (graph, rollouts) => renderHtml(graph, rollouts()),
};

const EXAMPLES = `
Examples:
  $ fairway graph dist/                                  a flowchart of Mermaid
  $ fairway graph --format svg dist/ > topology.svg
  $ fairway graph --format html dist/ > topology.html    to look around in, and to play the rollouts
  $ fairway graph --format json dist/ | jq '.nodes[] | select(.presence == "made") | .id'

Exit status: 0, or 2 if there is nothing to draw or it cannot be read.
`;

export function graphCommand(): Command {
  return new Command('graph')
    .description('Show the topology: from the clients through gateways and routes to the workloads')
    .argument('[files...]', 'YAML or JSON files, folders, or - for standard input', ['.'])
    .addOption(new Option('-f, --format <format>', 'how to draw it').choices(Object.keys(FORMATS)).default('mermaid'))
    .addHelpText('after', EXAMPLES)
    .action((names: readonly string[], { format }: { readonly format: string }) => {
      const { objects: read, skipped } = readManifests(names);
      const objects = withOrigins(read);
      const parts = partsOf(objects);
      const graph = topologyOf(parts);
      if (graph.nodes.length === 0) throw new Failure('there is nothing to draw among the files');
      const rollouts = (): readonly Rollout[] => {
        checkCanaries(objects);
        return rolloutsOf(parts);
      };
      process.stdout.write(FORMATS[format]?.(graph, rollouts) ?? '');
      tellSkipped(skipped);
      process.exitCode = EXIT.ok;
    });
}
