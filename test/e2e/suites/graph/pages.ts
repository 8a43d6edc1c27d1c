import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../../../lib/check/read/source';
import { renderHtml } from '../../../../lib/graph/html';
import { partsOf } from '../../../../lib/graph/parts';
import { rolloutsOf } from '../../../../lib/graph/rollout';
import { renderSvg } from '../../../../lib/graph/svg';
import { topologyOf } from '../../../../lib/graph/topology';
import { canaryYaml, DEPLOYMENT } from '../../../graph/support';

/** Topologies by what is to be seen of them; each has a Canary `podinfo` in its first file. */
export const TOPOLOGIES: Readonly<Record<string, string>> = {
  nginx: release('provider: nginx\nservice: { port: 80 }\ningressRef: { kind: Ingress, name: front }'),
  mirrored: release('provider: istio\nservice: { port: 80 }').replace('stepWeight', 'mirror: true, stepWeight'),
  hostile: release('provider: kuma\nservice: { port: 80 }')
    .replaceAll('podinfo', JSON.stringify(`podinfo<img src=x onerror=alert(1)>'"</script><script>alert(2)</script>`))
    .replace('namespace: webapp', 'namespace: "</text><a href=javascript:alert(3)>"'),
};

function release(spec: string): string {
  return `${DEPLOYMENT}---${canaryYaml(spec)}`;
}

/** Writes a topology as `fairway graph` does. */
export function writeTopology(folder: string, name: string, yaml: string): { html: string; svg: string } {
  const parts = partsOf(readSource({ name: `${name}.yaml`, content: { text: yaml } }).objects);
  const graph = topologyOf(parts);
  const files = { html: join(folder, `${name}.html`), svg: join(folder, `${name}.svg`) };
  writeFileSync(files.html, renderHtml(graph, rolloutsOf(parts)));
  writeFileSync(files.svg, renderSvg(graph));
  return files;
}
