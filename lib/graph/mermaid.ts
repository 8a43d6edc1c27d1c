import { drawnEdges } from './drawn';
import type { Graph, GraphEdge, GraphNode } from './graph';
import { groupsOf } from './group';
import { titleOf } from './title';

/** A flowchart of Mermaid, which GitHub and many others draw. */
export function renderMermaid(graph: Graph): string {
  const { nodes } = graph;
  const ids = new Map(nodes.map(({ id }, index) => [id, `n${index}`]));
  const groups = groupsOf(nodes).flatMap(({ title, nodes: members }, index) => {
    const lines = members.map((node) => nodeLine(node, ids.get(node.id) ?? ''));
    return title === undefined
      ? lines.map((line) => `  ${line}`)
      : [`  subgraph g${index}["${escaped(title)}"]`, ...lines.map((line) => `    ${line}`), '  end'];
  });
  const arrows = drawnEdges(graph).map((edge) => `  ${edgeLine(edge, ids)}`);
  return [
    'flowchart LR',
    ...groups,
    ...arrows,
    '  classDef made stroke-dasharray: 5 3',
    '  classDef elsewhere stroke-dasharray: 1 3',
    '',
  ].join('\n');
}

function nodeLine(node: GraphNode, id: string): string {
  const { kind, detail } = node;
  const text = [kind, titleOf(node), ...(detail === undefined ? [] : [detail])].map(escaped).join('<br>');
  const [open, close] = SHAPES[node.role] ?? ['[', ']'];
  const mark = node.presence === 'made' || node.presence === 'elsewhere' ? `:::${node.presence}` : '';
  return `${id}${open}"${text}"${close}${mark}`;
}

const SHAPES: Partial<Record<GraphNode['role'], readonly [string, string]>> = {
  client: ['((', '))'],
  release: ['{{', '}}'],
  cluster: ['[(', ')]'],
  hub: ['[(', ')]'],
};

function edgeLine({ from, to, relation, label, traffic }: GraphEdge, ids: ReadonlyMap<string, string>): string {
  const arrow = relation === 'sends to' || relation === 'selects' ? '-->' : '-.->';
  const text = [relation, label, traffic?.side].filter((part) => part !== undefined).join(': ');
  return `${ids.get(from) ?? ''} ${arrow}|"${escaped(text)}"| ${ids.get(to) ?? ''}`;
}

/** Mermaid reads entities in numbers within quotes, and HTML outside of them. */
function escaped(text: string): string {
  return Array.from(text, (character) =>
    /[\p{L}\p{N} _.,:/*-]/u.test(character) ? character : `#${character.codePointAt(0) ?? 0};`,
  ).join('');
}
