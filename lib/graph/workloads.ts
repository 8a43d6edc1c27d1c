import type { ObjectSet, SourcedObject } from '../rules/object';
import { at, entries, text } from '../rules/read';
import { type GraphBuilder, type ObjectName, nameOf } from './builder';
import { type Pods, podsOf, selectPods } from './pods';

/** Workloads with the Services, autoscalers and policies that take their pods. */
export function addWorkloads(builder: GraphBuilder, set: ObjectSet): void {
  const pods = podsOf(set);
  for (const kind of ['Deployment', 'DaemonSet', 'StatefulSet']) {
    for (const workload of set.ofKind(kind, 'apps')) builder.given(workload);
  }
  for (const service of set.ofKind('Service', '')) addService(builder, service, pods);
  for (const kind of ['HorizontalPodAutoscaler', 'ScaledObject']) {
    for (const scaler of set.ofKind(kind)) addScaler(builder, scaler);
  }
  for (const { kind, group, selectors } of POLICIES) {
    for (const policy of set.ofKind(kind, group)) addPolicy(builder, policy, pods, selectors);
  }
}

function addService(builder: GraphBuilder, service: SourcedObject, pods: readonly Pods[]): void {
  const from = builder.given(service);
  const matchLabels = at(service.manifest, 'spec', 'selector');
  if (entries(matchLabels).length === 0) return;
  for (const workload of selectPods(pods, service.manifest.metadata.namespace, { matchLabels })) {
    builder.edge({ from, to: builder.named(workload), relation: 'selects' });
  }
}

function addScaler(builder: GraphBuilder, scaler: SourcedObject): void {
  const { manifest } = scaler;
  const from = builder.given(scaler);
  const target = at(manifest, 'spec', 'scaleTargetRef');
  const name = text(at(target, 'name'));
  if (name === undefined) return;
  const kind = text(at(target, 'kind')) ?? 'Deployment';
  const to = builder.named({ group: 'apps', kind, name, namespace: manifest.metadata.namespace });
  builder.edge({ from, to, relation: 'scales' });
}

/** Objects that say which pods they are about. */
const POLICIES: readonly {
  readonly kind: string;
  readonly group: string;
  readonly selectors: (policy: SourcedObject) => readonly unknown[];
}[] = [
  {
    kind: 'NetworkPolicy',
    group: 'networking.k8s.io',
    selectors: ({ manifest }) => [at(manifest, 'spec', 'podSelector') ?? {}],
  },
  { kind: 'PodDisruptionBudget', group: 'policy', selectors: ({ manifest }) => [at(manifest, 'spec', 'selector')] },
  {
    kind: 'PodMonitor',
    group: 'monitoring.coreos.com',
    selectors: ({ manifest }) => [at(manifest, 'spec', 'selector')],
  },
  {
    kind: 'MeshTrafficPermission',
    group: 'kuma.io',
    selectors: ({ manifest }) => {
      const target = at(manifest, 'spec', 'targetRef');
      const labels = at(target, 'labels') ?? at(target, 'tags');
      return labels === undefined ? [{}] : [{ matchLabels: labels }];
    },
  },
];

function addPolicy(
  builder: GraphBuilder,
  policy: SourcedObject,
  pods: readonly Pods[],
  selectors: (policy: SourcedObject) => readonly unknown[],
): void {
  const from = builder.given(policy);
  const { namespace } = nameOf(policy.manifest);
  const taken = selectors(policy).flatMap((selector) =>
    selector === undefined ? [] : selectPods(pods, namespace, selector),
  );
  for (const workload of distinct(taken)) {
    builder.edge({ from, to: builder.named(workload), relation: 'applies to' });
  }
}

function distinct(names: readonly ObjectName[]): readonly ObjectName[] {
  return [...new Map(names.map((name) => [`${name.kind}/${name.name}`, name])).values()];
}
