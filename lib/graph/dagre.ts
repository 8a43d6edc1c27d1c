import { createRequire } from 'node:module';

/** What is used of dagre. Its own declarations import each other in a way that TypeScript resolves for bundlers only. */
export interface Dagre {
  readonly Graph: new (options: { readonly compound: boolean; readonly multigraph: boolean }) => DagreGraph;
  readonly layout: (graph: DagreGraph) => void;
}

export interface DagreGraph {
  setGraph(options: {
    readonly rankdir: 'LR';
    readonly nodesep: number;
    readonly ranksep: number;
    readonly edgesep: number;
    readonly ranker: 'network-simplex' | 'longest-path';
  }): void;
  setNode(id: string, size: DagreSize): void;
  setParent(id: string, parent: string): void;
  setEdge(from: string, to: string, label: DagreSize & { readonly labelpos: 'c' }, name: string): void;
  /** After the layout. */
  graph(): Partial<DagreSize>;
  /** After the layout, from the middle. */
  node(id: string): DagreSize & DagrePoint;
  /** After the layout; the label has no place where it is empty. */
  edge(from: string, to: string, name: string): Partial<DagrePoint> & { readonly points?: readonly DagrePoint[] };
}

export interface DagreSize {
  readonly width: number;
  readonly height: number;
}

export interface DagrePoint {
  readonly x: number;
  readonly y: number;
}

const load = createRequire(__filename);

/** Loaded only where something is drawn. */
export function dagre(): Dagre {
  return load('@dagrejs/dagre') as Dagre;
}
