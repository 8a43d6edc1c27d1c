import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '../../harness/command';
import type { Harness } from '../../harness/harness';
import { makeFolder } from '../../harness/workspace';

export const CHART_VERSION = '0.1.0';

/** A ConfigMap of the values' `data`, named after the release. */
export const CONFIG = `apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ .Release.Name }}
data: {{ .Values.data | toJson }}
`;

/** A Deployment, which Helm waits for. */
export const WORKLOAD = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Release.Name }}
spec:
  replicas: 1
  selector: { matchLabels: { app: small } }
  template:
    metadata: { labels: { app: small } }
    spec: { containers: [{ name: main, image: registry.example.com/small:1 }] }
`;

/** Packages a chart of some templates by real Helm, and gives the path of its archive. */
export async function packageChart(harness: Harness, name: string, templates: readonly string[]): Promise<string> {
  const helm = await harness.tools.path('helm');
  const folder = makeFolder(harness.workspace, `charts/${name}`);
  mkdirSync(join(folder, 'templates'), { recursive: true });
  writeFileSync(join(folder, 'Chart.yaml'), `apiVersion: v2\nname: ${name}\nversion: ${CHART_VERSION}\n`);
  writeFileSync(join(folder, 'values.yaml'), 'data: {}\n');
  writeFileSync(join(folder, 'templates', 'all.yaml'), templates.join('---\n'));
  const target = makeFolder(harness.workspace, 'charts');
  await output(helm, ['package', folder, '--destination', target]);
  return join(target, `${name}-${CHART_VERSION}.tgz`);
}
