import { readSource } from '../../lib/check/read/source';
import type { Graph, GraphNode } from '../../lib/graph/graph';
import { partsOf } from '../../lib/graph/parts';
import { type Part, topologyOf } from '../../lib/graph/topology';

/** The parts of YAML texts, by the names of their files. */
export function partsIn(files: Readonly<Record<string, string>>): readonly Part[] {
  return partsOf(Object.entries(files).flatMap(([name, text]) => readSource({ name, content: { text } }).objects));
}

export function graphOf(yaml: string): Graph {
  return topologyOf(partsIn({ 'all.yaml': yaml }));
}

export function nodeOf({ nodes }: Graph, kind: string, name: string): GraphNode | undefined {
  return nodes.find((node) => node.kind === kind && node.name === name);
}

/** The edges of a graph in words, `Service a > Deployment b`, of some relations. */
export function edgesOf({ nodes, edges }: Graph, ...relations: readonly string[]): readonly string[] {
  const names = new Map(nodes.map(({ id, kind, name }) => [id, `${kind} ${name}`]));
  return edges
    .filter(({ relation }) => relations.includes(relation))
    .map(({ from, to, traffic }) => `${names.get(from)} > ${names.get(to)}${traffic ? ` (${traffic.side})` : ''}`);
}

/** A Canary of a Deployment, as anybody writes it. */
export function canaryYaml(spec: string, name = 'podinfo'): string {
  return `
apiVersion: flagger.app/v1beta1
kind: Canary
metadata: { name: ${name}, namespace: webapp }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  analysis: { interval: 10s, threshold: 2, stepWeight: 25, maxWeight: 50 }
${spec.replace(/^/gm, '  ')}
`;
}

export const DEPLOYMENT = `
apiVersion: apps/v1
kind: Deployment
metadata: { name: podinfo, namespace: webapp }
spec:
  selector: { matchLabels: { app: podinfo } }
  template:
    metadata: { labels: { app: podinfo } }
    spec:
      containers:
        - name: podinfo
          image: podinfo
          envFrom: [{ configMapRef: { name: settings } }]
`;
