import { primaryName } from '../release/names';
import type { CanaryView } from '../rules/canary';
import type { ObjectSet } from '../rules/object';
import { configsOf, madeObjects } from '../rules/ownership';
import { at, list, text } from '../rules/read';
import { type Reference, references, workloadOf } from '../rules/reference';
import type { GraphBuilder } from './builder';
import type { GraphEdge } from './graph';
import { addReleaseRoutes } from './release-routes';
import { urlService } from './url';

/** A Canary with what it names, what Flagger makes for it, and the way of the traffic between them. */
export function addRelease(builder: GraphBuilder, set: ObjectSet, canary: CanaryView): string {
  const release = builder.given(canary.object, { detail: canary.providerName ?? 'no provider' });
  for (const made of madeObjects(canary.manifest, workloadOf(set, canary)?.manifest)) {
    builder.edge({ from: release, to: builder.made(made), relation: 'makes' });
  }
  for (const reference of references(canary)) {
    const relation = RELATIONS[reference.role];
    if (relation) builder.edge({ from: release, to: builder.named(reference), relation });
  }
  addAutoscaling(builder, canary);
  addConfigs(builder, canary, set);
  addWebhooks(builder, canary, release);
  addBuiltinMetrics(builder, canary, release);
  addReleaseRoutes(builder, canary, release);
  return release;
}

/** An Ingress is on the way of the traffic, where it is told more of. */
const RELATIONS: Partial<Record<Reference['role'], GraphEdge['relation']>> = {
  target: 'releases',
  'metric template': 'checks',
  'alert provider': 'alerts',
};

function addAutoscaling(builder: GraphBuilder, canary: CanaryView): void {
  const { target, namespace } = canary;
  const scaler = references(canary).find(({ role }) => role === 'autoscaler');
  if (!scaler || !target) return;
  const workload = { group: 'apps', kind: target.kind, namespace };
  for (const name of [(given: string) => given, primaryName]) {
    builder.edge({
      from: builder.named({ ...scaler, name: name(scaler.name) }),
      to: builder.named({ ...workload, name: name(target.name) }),
      relation: 'scales',
    });
  }
}

/** Flagger copies the ConfigMaps and Secrets that the target reads, for the primary to read. */
function addConfigs(builder: GraphBuilder, canary: CanaryView, set: ObjectSet): void {
  const { target, namespace } = canary;
  const workload = workloadOf(set, canary);
  if (!workload || !target) return;
  for (const { kind, name } of configsOf(workload.manifest)) {
    for (const side of [(given: string) => given, primaryName]) {
      builder.edge({
        from: builder.named({ group: 'apps', kind: target.kind, name: side(target.name), namespace }),
        to: builder.named({ group: '', kind, name: side(name), namespace }),
        relation: 'reads',
      });
    }
  }
}

function addWebhooks(builder: GraphBuilder, canary: CanaryView, release: string): void {
  const { namespace, name } = canary;
  for (const webhook of list(canary.analysis('webhooks'))) {
    const hook = text(at(webhook, 'name'));
    if (hook === undefined) continue;
    const type = text(at(webhook, 'type'));
    const id = builder.idea('webhook', 'Webhook', `${name}/${hook}`, {
      detail: type === undefined || type === '' ? 'rollout' : type,
      ...(namespace !== undefined && { namespace }),
    });
    builder.edge({ from: release, to: id, relation: 'calls' });
    const service = urlService(text(at(webhook, 'url')), namespace);
    if (service) builder.edge({ from: id, to: builder.named(service), relation: 'sends to' });
  }
}

function addBuiltinMetrics(builder: GraphBuilder, canary: CanaryView, release: string): void {
  const { namespace } = canary;
  for (const metric of list(canary.analysis('metrics'))) {
    const name = text(at(metric, 'name'));
    if (name === undefined || at(metric, 'templateRef', 'name') !== undefined) continue;
    const detail = at(metric, 'query') === undefined ? 'built in' : 'query';
    const scope = namespace !== undefined && { namespace };
    builder.edge({
      from: release,
      to: builder.idea('metric', 'Metric', `${canary.name}/${name}`, { detail, ...scope }),
      relation: 'checks',
    });
  }
}
