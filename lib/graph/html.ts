import { createHash } from 'node:crypto';
import { escapeJson } from './escape';
import type { Graph } from './graph';
import { layOut } from './layout';
import { pageData } from './page-data';
import page from './page/page.json';
import type { Rollout } from './rollout';
import { svgElement } from './svg';

/**
 * One file that needs nothing else: the drawing, the objects behind it, and the releases to play. Its policy forbids
 * everything but its own style and script, so nothing is fetched and nothing in a manifest is run.
 */
export function renderHtml(graph: Graph, rollouts: readonly Rollout[]): string {
  const style = `${page.drawing}\n${page.style}`;
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(page.script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const drawing = svgElement(graph, layOut(graph), 'id="drawing" role="group"');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Topology</title>
<style>${style}</style>
</head>
<body>
${page.body.replace('<!-- drawing -->', () => drawing)}
<script type="application/json" id="data">${escapeJson(pageData(graph, rollouts))}</script>
<script>${page.script}</script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
