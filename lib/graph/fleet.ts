import { CLUSTER_LABEL } from '../fleet/engine/labels';
import { groupOf, type ObjectSet, type SourcedObject } from '../rules/object';
import { at, entries, list, text } from '../rules/read';
import { type GraphBuilder, nameOf } from './builder';
import type { GraphEdge } from './graph';

/** Sources of Flux. */
const SOURCE_GROUP = 'source.toolkit.fluxcd.io';

/** The hub, the clusters that it reaches, and what it installs in them in which order. */
export function addFleet(builder: GraphBuilder, set: ObjectSet): void {
  for (const release of set.ofKind('HelmRelease', 'helm.toolkit.fluxcd.io')) addHelmRelease(builder, release);
  for (const kustomization of set.ofKind('Kustomization', 'kustomize.toolkit.fluxcd.io')) {
    addDelivery(builder, kustomization);
  }
  for (const application of set.ofKind('Application', 'argoproj.io')) addDelivery(builder, application);
  for (const fleet of set.ofKind('Fleet', 'fleet.kurator.dev')) addKuratorFleet(builder, fleet);
}

/** The cluster that an object of a hub is about; undefined for the one that it stands in. */
export function clusterOfHubObject({ manifest }: SourcedObject): string | undefined {
  const kubeConfig = at(manifest, 'spec', 'kubeConfig');
  const destination = at(manifest, 'spec', 'destination');
  const named = text(at(kubeConfig, 'secretRef', 'name')) ?? text(at(kubeConfig, 'configMapRef', 'name'));
  const address = text(at(destination, 'name')) ?? text(at(destination, 'server'));
  if (named === undefined && (address === undefined || IN_CLUSTER.has(address))) return undefined;
  return text(at(manifest, 'metadata', 'labels', CLUSTER_LABEL)) ?? named?.replace(/-kubeconfig$/, '') ?? address;
}

/** How Argo CD calls the cluster that it runs in. */
const IN_CLUSTER: ReadonlySet<string> = new Set(['in-cluster', 'https://kubernetes.default.svc']);

function addHelmRelease(builder: GraphBuilder, release: SourcedObject): void {
  const { manifest } = release;
  const chart = text(at(manifest, 'spec', 'chart', 'spec', 'chart'));
  const version = text(at(manifest, 'spec', 'chart', 'spec', 'version'));
  const detail = [chart, version].filter((part) => part !== undefined).join(' ');
  const plugin = builder.given(release, detail === '' ? {} : { detail });
  addToCluster(builder, release, plugin, 'runs');
  addDependencies(builder, release, plugin);
  addSource(builder, release, plugin, at(manifest, 'spec', 'chart', 'spec', 'sourceRef'));
  addSource(builder, release, plugin, at(manifest, 'spec', 'chartRef'));
}

function addDelivery(builder: GraphBuilder, object: SourcedObject): void {
  const delivery = builder.given(object);
  addToCluster(builder, object, delivery, 'delivers');
  addDependencies(builder, object, delivery);
  addSource(builder, object, delivery, at(object.manifest, 'spec', 'sourceRef'));
}

function addToCluster(builder: GraphBuilder, object: SourcedObject, id: string, relation: GraphEdge['relation']): void {
  const name = clusterOfHubObject(object);
  if (name === undefined) return;
  const cluster = addCluster(builder, name);
  if (relation === 'runs') builder.edge({ from: cluster, to: id, relation });
  else builder.edge({ from: id, to: cluster, relation });
}

function addCluster(builder: GraphBuilder, name: string): string {
  const hub = builder.idea('hub', 'Hub', 'hub');
  const cluster = builder.idea('cluster', 'Cluster', name);
  builder.edge({ from: hub, to: cluster, relation: 'manages' });
  return cluster;
}

/** Flux waits for what `dependsOn` names. */
function addDependencies(builder: GraphBuilder, { manifest }: SourcedObject, id: string): void {
  for (const dependency of list(at(manifest, 'spec', 'dependsOn'))) {
    const name = text(at(dependency, 'name'));
    if (name === undefined) continue;
    const namespace = text(at(dependency, 'namespace')) ?? manifest.metadata.namespace;
    const from = builder.named({ group: groupOf(manifest), kind: manifest.kind, name, namespace });
    builder.edge({ from, to: id, relation: 'comes before' });
  }
}

function addSource(builder: GraphBuilder, { manifest }: SourcedObject, id: string, ref: unknown): void {
  const kind = text(at(ref, 'kind'));
  const name = text(at(ref, 'name'));
  if (kind === undefined || name === undefined) return;
  const namespace = text(at(ref, 'namespace')) ?? manifest.metadata.namespace;
  const to = builder.named({ group: SOURCE_GROUP, kind, name, namespace });
  builder.edge({ from: id, to, relation: 'installs from' });
}

/** Kurator installs each plugin in each cluster of its Fleet. */
function addKuratorFleet(builder: GraphBuilder, object: SourcedObject): void {
  const { manifest } = object;
  const { namespace } = nameOf(manifest);
  const hub = builder.given(object);
  const plugins = entries(at(manifest, 'spec', 'plugin')).map(([plugin]) => plugin);
  for (const ref of list(at(manifest, 'spec', 'clusters'))) {
    const kind = text(at(ref, 'kind')) ?? 'AttachedCluster';
    const name = text(at(ref, 'name'));
    if (name === undefined) continue;
    const cluster = builder.named({ group: 'cluster.kurator.dev', kind, name, namespace }, { role: 'cluster' });
    builder.edge({ from: hub, to: cluster, relation: 'manages' });
    for (const plugin of plugins) {
      const to = builder.idea('plugin', 'Plugin', `${plugin} in ${name}`);
      builder.edge({ from: cluster, to, relation: 'runs' });
    }
  }
}
