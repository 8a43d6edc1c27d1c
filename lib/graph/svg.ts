import { escapeMarkup } from './escape';
import type { Graph } from './graph';
import {
  edgeText,
  type Layout,
  layOut,
  type PlacedEdge,
  type PlacedGroup,
  type PlacedNode,
  type Point,
} from './layout';
import page from './page/page.json';
import { summaryOf } from './title';

/** A picture that needs nothing else, light or dark as the reader likes it. */
export function renderSvg(graph: Graph): string {
  const layout = layOut(graph);
  const { width, height } = layout;
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `${svgElement(graph, layout, `${size} role="img"`, `<style>${page.drawing}</style>`)}\n`;
}

/**
 * The svg element of a drawing. Nodes and edges carry their places in the graph, `data-node` and `data-edge`.
 *
 * @param attributes of the element
 * @param head what stands before the drawing
 */
export function svgElement(graph: Graph, layout: Layout, attributes: string, head = ''): string {
  const { width, height, nodes, edges, groups } = layout;
  const nodePlaces = new Map(graph.nodes.map(({ id }, index) => [id, index]));
  const edgePlaces = new Map(graph.edges.map((edge, index) => [edge, index]));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawing${groups.length > 0 ? ' grouped' : ''}"`,
    ` viewBox="0 0 ${round(width)} ${round(height)}" ${attributes} aria-label="Topology">`,
    head,
    `<g class="view">`,
    ...groups.map(groupElement),
    ...edges.map((placed) => edgeElement(placed, edgePlaces.get(placed.edge) ?? -1)),
    ...nodes.map((placed) => nodeElement(placed, nodePlaces.get(placed.node.id) ?? -1)),
    '</g></svg>',
  ].join('');
}

function groupElement({ title, x, y, width, height }: PlacedGroup): string {
  const box = rectElement({ x: x - 8, y: y - 12, width: width + 16, height: height + 20 });
  return `<g class="group">${box}${textElement('', { x, y: y + 4 }, title)}</g>`;
}

function nodeElement({ node, lines, x, y, width, height }: PlacedNode, place: number): string {
  const [kind, name] = lines;
  const middle = x + width / 2;
  return [
    `<g class="node ${node.role} ${node.presence}" data-node="${place}" text-anchor="middle">`,
    `<title>${escapeMarkup(summaryOf(node))}</title>`,
    rectElement({ x, y, width, height }),
    textElement('kind', { x: middle, y: y + 18 }, kind),
    textElement('name', { x: middle, y: y + 35 }, name),
    '</g>',
  ].join('');
}

function rectElement({ x, y, width, height }: PlacedGroup | Pick<PlacedNode, 'x' | 'y' | 'width' | 'height'>): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
}

function textElement(className: string, { x, y }: Point, text: string): string {
  const named = className === '' ? '' : ` class="${className}"`;
  return `<text${named} x="${round(x)}" y="${round(y)}">${escapeMarkup(text)}</text>`;
}

function edgeElement({ edge, points, label }: PlacedEdge, place: number): string {
  const carries = edge.relation === 'sends to' || edge.relation === 'selects';
  const classes = ['edge', carries ? 'way' : 'aside', ...(edge.traffic ? [edge.traffic.side] : [])].join(' ');
  const text = edge.traffic ? edgeText(edge).replace(/ 100 %$/, '') : edgeText(edge);
  return [
    `<g class="${classes}" data-edge="${place}">`,
    `<path d="${curve(points)}"/>`,
    tip(points),
    textElement('', { x: label.x, y: label.y - 6 }, text),
    '</g>',
  ].join('');
}

/** A smooth line through the middles between points. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last) return '';
  const bends = rest.map((point, index) => {
    const next = rest[index + 1];
    const end = next ? middleOf(point, next) : last;
    return `Q${at(point)} ${at(end)}`;
  });
  return `M${at(first)}${bends.length > 0 ? bends.join('') : `L${at(last)}`}`;
}

/** The head of the arrow at the last point. */
function tip(points: readonly Point[]): string {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return '';
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  return `<path class="tip" d="M0 0L-9 -4L-9 4Z" transform="translate(${at(last)}) rotate(${round(angle)})"/>`;
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
