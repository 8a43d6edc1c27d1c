import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Definition } from '../../../lib/import/definition';
import { readSchemas } from '../../../lib/import/schemas';
import type { Client } from './client';
import type { Harness } from './harness';
import { readManifests, type Manifest } from './manifests';
import { moduleFolder, type ModuleSource } from './modules';
import { describe, valueAt } from './objects';
import { NotAvailable } from './tools';
import { waitFor } from './wait';

/** Where upstreams keep their CustomResourceDefinitions: files and folders of a module. */
type CrdSource = ModuleSource & { readonly paths: readonly string[] };

const MODULES: readonly CrdSource[] = [
  { module: 'github.com/fluxcd/flagger', pins: 'flagger', paths: ['artifacts/flagger/crd.yaml'] },
  // With the admission policies that guard the installed channel and version.
  {
    module: 'sigs.k8s.io/gateway-api',
    version: 'v1.6.1',
    sum: 'h1:mock6phZbI6rvZerwrVNk7hVNymQgHo+6sJ81Ia7ftY=',
    paths: ['config/crd/standard'],
  },
  {
    module: 'istio.io/api',
    version: 'v1.30.3',
    sum: 'h1:pPSa0uah/t7CEuwacS4rw5qK/oHGvxC0WO8i4RRGwEU=',
    paths: ['kubernetes/customresourcedefinitions.gen.yaml'],
  },
  {
    module: 'github.com/fluxcd/source-controller',
    version: 'v1.9.1',
    sum: 'h1:FF8XTxLND/pXzVtUESKURUDiItFJQDZBZkbHvZimN8s=',
    paths: ['config/crd/bases'],
  },
  { module: 'github.com/fluxcd/helm-controller', pins: 'helm-controller', paths: ['config/crd/bases'] },
  { module: 'github.com/fluxcd/kustomize-controller', pins: 'kustomize-controller', paths: ['config/crd/bases'] },
  {
    module: 'github.com/cert-manager/cert-manager',
    version: 'v1.21.1',
    sum: 'h1:0LttV37Q5c2CBNoHkjuI8sLKTXWZDC2SwQkxrBMKV9w=',
    paths: ['certificates', 'clusterissuers', 'issuers'].map((kind) => `deploy/crds/cert-manager.io_${kind}.yaml`),
  },
  {
    module: 'github.com/envoyproxy/gateway',
    version: 'v1.9.1',
    sum: 'h1:vAVp6/AlBXJ1aOhp1mxL7fNEzVEfjADUguUhm2wzxQY=',
    paths: ['charts/gateway-helm/charts/crds/crds/generated/gateway.envoyproxy.io_envoyproxies.yaml'],
  },
  {
    module: 'github.com/prometheus-operator/prometheus-operator',
    version: 'v0.93.0',
    sum: 'h1:AohlYJT+En8TmNpAcEUJ3GsaJTAqfEBwHmGTVpRm/Io=',
    paths: ['podmonitors', 'prometheusrules', 'servicemonitors'].map(
      (kind) => `example/prometheus-operator-crd/monitoring.coreos.com_${kind}.yaml`,
    ),
  },
];

/** The schemas of all kinds that Fairway writes: Kuma, Kurator, KubeSphere and NGINX Gateway Fabric have no module. */
const SCHEMAS = resolve(__dirname, '../../../imports/schemas.json');

/**
 * Installs the CRDs of Fairway's own schemas; over them, as upstream wrote them, those of the Go modules that can be
 * downloaded; over these, those of the user's folder.
 */
export async function installCrds(harness: Harness, client: Client): Promise<void> {
  const manifests = new Map<string, Manifest>();
  const add = (found: readonly Manifest[]): void => {
    for (const manifest of found) {
      manifests.set(`${manifest.kind}/${manifest.name}`, manifest);
    }
  };
  add(readSchemas(readFileSync(SCHEMAS, 'utf8')).map(definitionManifest));
  for (const source of MODULES) {
    try {
      const folder = await moduleFolder(harness.workspace, source);
      add(source.paths.flatMap((path) => readManifests(join(folder, path))));
    } catch (error) {
      if (!(error instanceof NotAvailable)) {
        throw error;
      }
    }
  }
  if (harness.crdFolder !== undefined) {
    add(readManifests(harness.crdFolder));
  }

  const all = [...manifests.values()];
  const crds = all.filter(({ kind }) => kind === 'CustomResourceDefinition');
  await Promise.all(crds.map((crd) => applyManifest(client, crd)));
  await Promise.all(crds.map((crd) => established(client, crd)));
  await Promise.all(all.filter((manifest) => !crds.includes(manifest)).map((other) => applyManifest(client, other)));
}

async function applyManifest(client: Client, manifest: Manifest): Promise<void> {
  const { rejection } = await client.applyText(manifest, manifest.text);
  if (rejection !== undefined) {
    throw new Error(`${describe(manifest)}: ${rejection}`);
  }
}

async function established(client: Client, crd: Manifest): Promise<void> {
  await waitFor(describe(crd), async () => {
    const conditions = valueAt(await client.get(crd), 'status', 'conditions');
    const list = Array.isArray(conditions) ? (conditions as { type: string; status: string }[]) : [];
    return list.some(({ type, status }) => type === 'Established' && status === 'True') ? true : undefined;
  });
}

function definitionManifest({ group, kind, plural, scope, versions, subresources, schema }: Definition): Manifest {
  const apiVersion = 'apiextensions.k8s.io/v1';
  const name = `${plural}.${group}`;
  const spec = {
    group,
    scope,
    names: { kind, plural },
    versions: versions.map((version, index) => ({
      name: version,
      served: true,
      storage: index === 0,
      schema: { openAPIV3Schema: schema },
      ...(subresources && { subresources }),
    })),
  };
  const text = JSON.stringify({ apiVersion, kind: 'CustomResourceDefinition', metadata: { name }, spec });
  return { apiVersion, kind: 'CustomResourceDefinition', name, text };
}
