import { Yaml } from 'cdk8s';
import type { Graph, GraphNode, Presence } from './graph';
import type { Rollout, RolloutScenario } from './rollout';
import { summaryOf, titleOf } from './title';

/** What the script of the page reads. Nodes and edges stand at the places that the drawing names. */
export interface PageData {
  readonly nodes: readonly PageNode[];
  readonly edges: readonly PageEdge[];
  readonly rollouts: readonly PageRollout[];
}

export interface PageNode {
  readonly title: string;
  readonly kind: string;
  readonly summary: string;
  readonly presence: Presence;
  /** Facts to list, each with its name. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly yaml?: string;
}

export interface PageEdge {
  readonly from: number;
  readonly to: number;
  readonly relation: string;
  readonly label?: string;
  /** Place of the rollout that moves the traffic, and the side of it. */
  readonly traffic?: { readonly rollout: number; readonly side: 'primary' | 'canary' };
}

export interface PageRollout {
  readonly title: string;
  readonly scenarios: readonly RolloutScenario[];
}

export function pageData(graph: Graph, rollouts: readonly Rollout[]): PageData {
  const places = new Map(graph.nodes.map(({ id }, index) => [id, index]));
  const titles = new Map(graph.nodes.map((node) => [node.id, summaryOf(node)]));
  const rolloutPlaces = new Map(rollouts.map(({ release }, index) => [release, index]));
  return {
    nodes: graph.nodes.map(pageNode),
    edges: graph.edges.map(({ from, to, relation, label, traffic }) => {
      const rollout = traffic && rolloutPlaces.get(traffic.release);
      return {
        from: places.get(from) ?? -1,
        to: places.get(to) ?? -1,
        relation,
        ...(label !== undefined && { label }),
        ...(traffic && rollout !== undefined && { traffic: { rollout, side: traffic.side } }),
      };
    }),
    rollouts: rollouts.map(({ release, scenarios }) => ({ title: titles.get(release) ?? release, scenarios })),
  };
}

function pageNode(node: GraphNode): PageNode {
  const { kind, presence, manifest } = node;
  return {
    title: titleOf(node),
    kind,
    summary: summaryOf(node),
    presence,
    facts: factsOf(node),
    ...(manifest && { yaml: Yaml.stringify(manifest) }),
  };
}

function factsOf({ detail, cluster, made, origin, manifest }: GraphNode): readonly (readonly [string, string])[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Detail', detail],
    ['API version', manifest?.apiVersion],
    ['Cluster', cluster],
    ['Made by', made && `${made.by} (${made.source})`],
    ['Construct', origin?.path],
    [
      'Source',
      origin?.file === undefined ? undefined : `${origin.file}${origin.line === undefined ? '' : `:${origin.line}`}`,
    ],
    ['URN', origin?.urn],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
