import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kubernetesSchemas, type OpenApi, writeKubernetesSchemas } from './kubernetes';

const IMPORTS = join(__dirname, '..', '..', 'imports');

const VERSION = '1.36.3';
const UPSTREAM = `https://raw.githubusercontent.com/kubernetes/kubernetes/v${VERSION}/api/openapi-spec/v3`;

/** What the API server serves by default. */
const GROUPS = [
  'api/v1',
  'apis/admissionregistration.k8s.io/v1',
  'apis/apiextensions.k8s.io/v1',
  'apis/apiregistration.k8s.io/v1',
  'apis/apps/v1',
  'apis/authentication.k8s.io/v1',
  'apis/authorization.k8s.io/v1',
  'apis/autoscaling/v1',
  'apis/autoscaling/v2',
  'apis/batch/v1',
  'apis/certificates.k8s.io/v1',
  'apis/coordination.k8s.io/v1',
  'apis/discovery.k8s.io/v1',
  'apis/events.k8s.io/v1',
  'apis/flowcontrol.apiserver.k8s.io/v1',
  'apis/networking.k8s.io/v1',
  'apis/node.k8s.io/v1',
  'apis/policy/v1',
  'apis/rbac.authorization.k8s.io/v1',
  'apis/resource.k8s.io/v1',
  'apis/scheduling.k8s.io/v1',
  'apis/storage.k8s.io/v1',
];

/** Writes `imports/kubernetes.json` anew, from upstream or from a folder of the same files. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const documents = await Promise.all(
    GROUPS.map(async (group) => {
      const file = `${group.replaceAll('/', '__')}_openapi.json`;
      const text = values.from === undefined ? await download(file) : await readFile(join(values.from, file), 'utf8');
      return JSON.parse(text) as OpenApi;
    }),
  );
  await writeFile(join(IMPORTS, 'kubernetes.json'), writeKubernetesSchemas(kubernetesSchemas(VERSION, documents)));
}

async function download(file: string): Promise<string> {
  const response = await fetch(`${UPSTREAM}/${file}`, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`cannot download ${UPSTREAM}/${file}: ${response.status} ${response.statusText}`);
  return response.text();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
