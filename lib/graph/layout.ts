import { type Component, componentsOf } from './component';
import { dagre, type DagrePoint, type DagreSize } from './dagre';
import { drawnEdges } from './drawn';
import type { Graph, GraphEdge, GraphNode } from './graph';
import { groupsOf } from './group';
import { linesOf, widthOf } from './label';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedNode extends Box {
  readonly node: GraphNode;
  /** What is written in it. */
  readonly lines: readonly [string, string];
}

export interface PlacedEdge {
  readonly edge: GraphEdge;
  readonly points: readonly Point[];
  /** The middle of what is written on it. */
  readonly label: Point;
}

export interface PlacedGroup extends Box {
  readonly title: string;
}

/** Where everything stands, in pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly groups: readonly PlacedGroup[];
}

const NODE_HEIGHT = 46;
const PADDING = 12;
const MARGIN = 24;
const EDGE_LABEL_HEIGHT = 16;

/** Nodes above which speed counts: longest paths instead of the shortest edges, and no boxes around groups. */
const LARGE = 300;

/** Lays out each component by itself, one below the other, so that the time grows in line with their number. */
export function layOut(graph: Graph): Layout {
  const layouts = componentsOf(graph.nodes, drawnEdges(graph)).map(layOutComponent);
  let y = MARGIN;
  const placed = layouts.map((layout) => {
    const moved = moveBy(layout, { x: MARGIN, y });
    y += layout.height + MARGIN;
    return moved;
  });
  return {
    width: Math.max(0, ...layouts.map(({ width }) => width)) + 2 * MARGIN,
    height: y,
    nodes: placed.flatMap(({ nodes }) => nodes),
    edges: placed.flatMap(({ edges }) => edges),
    groups: placed.flatMap(({ groups }) => groups),
  };
}

function layOutComponent(component: Component): Layout {
  if (component.nodes.length > LARGE) return arrange(component, []);
  const groups = groupsOf(component.nodes).flatMap(({ title, nodes }, index) =>
    title === undefined ? [] : [{ id: `group ${index}`, title, nodes }],
  );
  try {
    return arrange(component, groups);
  } catch {
    // dagre finds no place for the boxes of some graphs ("Not possible to find intersection inside of the rectangle").
    return arrange(component, []);
  }
}

/** A group that gets a box of its own. */
interface Boxed {
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly GraphNode[];
}

function arrange({ nodes, edges }: Component, groups: readonly Boxed[]): Layout {
  const { Graph: DagreGraph, layout } = dagre();
  const drawing = new DagreGraph({ compound: true, multigraph: true });
  const ranker = nodes.length > LARGE ? 'longest-path' : 'network-simplex';
  drawing.setGraph({ rankdir: 'LR', nodesep: 18, ranksep: 40, edgesep: 12, ranker });
  const written = nodes.map((node) => ({ node, lines: linesOf(node, groups.length > 0) }));
  for (const { node, lines } of written) {
    drawing.setNode(node.id, { width: Math.max(...lines.map(widthOf)) + 2 * PADDING, height: NODE_HEIGHT });
  }
  for (const { title, nodes: members, id } of groups) {
    drawing.setNode(id, { width: widthOf(title), height: 0 });
    for (const node of members) drawing.setParent(node.id, id);
  }
  for (const [index, edge] of edges.entries()) {
    const width = widthOf(edgeText(edge)) + PADDING;
    drawing.setEdge(edge.from, edge.to, { width, height: EDGE_LABEL_HEIGHT, labelpos: 'c' }, String(index));
  }
  layout(drawing);

  const { width = 0, height = 0 } = drawing.graph();
  return {
    width,
    height,
    nodes: written.map(({ node, lines }) => ({ node, lines, ...boxOf(drawing.node(node.id)) })),
    edges: edges.map((edge, index) => {
      const { points = [], x, y } = drawing.edge(edge.from, edge.to, String(index));
      const middle = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
      return { edge, points, label: { x: x ?? middle.x, y: y ?? middle.y } };
    }),
    groups: groups.map(({ title, id }) => ({ title, ...boxOf(drawing.node(id)) })),
  };
}

/** What is written on an edge: with the share of a side of a release, there is room for it to change. */
export function edgeText({ relation, label, traffic }: GraphEdge): string {
  return [label ?? (traffic ? undefined : relation), traffic && `${traffic.side} 100 %`]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** dagre counts from the middle of a rectangle. */
function boxOf({ x, y, width, height }: DagrePoint & DagreSize): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function moveBy(layout: Layout, by: Point): Layout {
  const moved = <T extends Point>(point: T): T => ({ ...point, x: point.x + by.x, y: point.y + by.y });
  return {
    ...layout,
    nodes: layout.nodes.map(moved),
    groups: layout.groups.map(moved),
    edges: layout.edges.map(({ edge, points, label }) => ({ edge, points: points.map(moved), label: moved(label) })),
  };
}
