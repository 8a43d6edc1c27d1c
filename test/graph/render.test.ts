import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '../../lib/graph/build-page';
import type { Graph, GraphNode } from '../../lib/graph/graph';
import { renderHtml } from '../../lib/graph/html';
import { layOut } from '../../lib/graph/layout';
import { renderJson } from '../../lib/graph/json';
import { renderMermaid } from '../../lib/graph/mermaid';
import type { PageData } from '../../lib/graph/page-data';
import { rolloutsOf } from '../../lib/graph/rollout';
import { renderSvg } from '../../lib/graph/svg';
import { topologyOf } from '../../lib/graph/topology';
import { canaryYaml, DEPLOYMENT, graphOf, partsIn } from './support';

const RELEASE = `${DEPLOYMENT}---${canaryYaml('provider: istio\nservice: { port: 80 }')}`;

/** What would end an element, an attribute, a comment, a quoted text or a line, if it were written as it is. */
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--<script>',
  ']]>&lt;&#0;',
  '"]; click n0 "javascript:alert(1)"',
  'a\u2028b\u0000c\ud800d\u001b[2J',
  'line\nend\n%%{init: {}}%%',
];

function hostileGraph(): Graph {
  const nodes = HOSTILE.map((name, index): GraphNode => ({
    id: `|/Service/${name}/${name}`,
    role: 'service',
    kind: index % 2 === 0 ? 'Service' : name,
    name,
    namespace: name,
    presence: 'given',
    detail: name,
    origin: { file: name, path: name },
    manifest: { apiVersion: 'v1', kind: 'Service', metadata: { name, annotations: { [name]: name } } },
  }));
  const edges = nodes.slice(1).map(({ id, name }, index) => ({
    from: nodes[index]?.id ?? '',
    to: id,
    relation: 'sends to' as const,
    label: name,
  }));
  return { nodes, edges };
}

/** The tags of a markup text, as a parser would find them. */
function tagsOf(markup: string): ReadonlySet<string> {
  return new Set(Array.from(markup.matchAll(/<([a-z!/][^\s>/]*)/gi), ([, name = '']) => name.toLowerCase()));
}

test('hostile names bring no element and no attribute into an SVG', () => {
  const svg = renderSvg(hostileGraph());
  const plain = renderSvg(graphOf(RELEASE));
  expect([...tagsOf(svg)].filter((tag) => !tagsOf(plain).has(tag))).toEqual([]);
  for (const [, attributes = ''] of svg.matchAll(/<[a-z]+((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/gi)) {
    expect(attributes).not.toMatch(/\son\w+=/i);
  }
  expect(svg.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}]/u);
});

test('hostile names stay text in an HTML file, which has the scripts that it came with and no other', () => {
  const html = renderHtml(hostileGraph(), []);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<!--');
  const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
  const data = JSON.parse(json) as PageData;
  expect(data.nodes.map(({ title }) => title.split('/').length > 0)).not.toContain(false);
  expect(data.nodes[0]?.yaml).toContain('</script>');
  expect(data.edges.map(({ label }) => label)).toEqual(HOSTILE.slice(1));
});

test('the policy of an HTML file allows its own style and script only', () => {
  const html = renderHtml(graphOf(RELEASE), []);
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; /);
  expect(html).not.toMatch(/\b(?:src|href)=|@import|url\(/);
});

test('hostile names stay text in Mermaid', () => {
  const lines = renderMermaid(hostileGraph()).trimEnd().split('\n');
  const allowed =
    /^(?:flowchart LR| *subgraph g\d+\["[^"<>]*"\]| *end| *n\d+\["[^"]*"\]| *n\d+ -->\|"[^"<>]*"\| n\d+| *classDef .*)$/;
  expect(lines.filter((line) => !allowed.test(line.replaceAll('<br>', ' ')))).toEqual([]);
});

test('JSON is the graph', () => {
  const graph = graphOf(RELEASE);
  expect(JSON.parse(renderJson(graph))).toEqual(JSON.parse(JSON.stringify(graph)));
});

test('no two nodes are drawn over each other, and every edge has a way', () => {
  const { nodes, edges, width, height } = layOut(graphOf(RELEASE));
  for (const [index, a] of nodes.entries()) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height).toBe(true);
    for (const b of nodes.slice(index + 1)) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect({ a: a.node.name, b: b.node.name, apart }).toMatchObject({ apart: true });
    }
  }
  expect(edges.filter(({ points }) => points.length < 2)).toEqual([]);
});

test('the layout takes time in line with the number of releases', () => {
  const time = (count: number): number => {
    const graph = graphOf(
      Array.from({ length: count }, (_, index) =>
        canaryYaml('provider: kuma\nservice: { port: 80 }', `app-${index}`).replaceAll('webapp', `ns-${index}`),
      ).join('---'),
    );
    const parted = {
      ...graph,
      edges: graph.edges.filter(({ from }) => !from.includes('Clients') && !from.includes('Mesh')),
    };
    const start = performance.now();
    expect(layOut(parted).nodes).toHaveLength(graph.nodes.length);
    return performance.now() - start;
  };
  time(10);
  expect(time(120) / time(30)).toBeLessThan(10);
});

test('a release is played with a good version and a bad one', () => {
  const parts = partsIn({ 'all.yaml': RELEASE });
  const [rollout] = rolloutsOf(parts);
  expect(topologyOf(parts).nodes.map(({ id }) => id)).toContain(rollout?.release);
  expect(rollout?.scenarios.map(({ ticks }) => ticks.map(({ phase, canary }) => `${phase} ${canary}`))).toEqual([
    ['Progressing 0', 'Progressing 25', 'Progressing 50', 'Promoting 50', 'Finalising 0', 'Succeeded 0'],
    ['Progressing 0', 'Progressing 25', 'Progressing 50', 'Promoting 50', 'Finalising 0', 'Succeeded 0'],
  ]);
});

test('page.json is what the sources of the page say; `npm run page` writes it', () => {
  expect(readFileSync(join(__dirname, '../../lib/graph/page/page.json'), 'utf8')).toBe(buildPage());
});
