import type { CanaryView } from './canary';
import type { Path } from './finding';
import type { ObjectSet, SourcedObject } from './object';
import { at, isAbsent, isUnknown, list, text } from './read';

/** An object that a Canary names. */
export interface Reference {
  /** What it is for, in words. */
  readonly role: 'target' | 'autoscaler' | 'Ingress' | 'metric template' | 'alert provider';
  /** Where it is named, beneath `spec`. */
  readonly path: Path;
  readonly group: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
}

/** What a set knows of a reference. */
export type Resolution =
  | { readonly state: 'found'; readonly object: SourcedObject }
  /** The set has objects of the name in other namespaces only. */
  | { readonly state: 'elsewhere'; readonly object: SourcedObject }
  /** The set has it without a namespace, or the reference has none: it may be the one. */
  | { readonly state: 'uncertain' }
  | { readonly state: 'absent' };

const GROUPS: Readonly<Record<string, string>> = {
  Deployment: 'apps',
  DaemonSet: 'apps',
  Service: '',
  HorizontalPodAutoscaler: 'autoscaling',
  ScaledObject: 'keda.sh',
};

/** All objects that a Canary names. */
export function references(canary: CanaryView): readonly Reference[] {
  return [
    ...local(canary, 'target', ['targetRef'], canary.target?.kind),
    ...local(canary, 'autoscaler', ['autoscalerRef'], text(canary.spec('autoscalerRef', 'kind'))),
    ...ingressReference(canary),
    ...list(canary.analysis('metrics')).flatMap((_, index) =>
      shared(canary, 'metric template', 'MetricTemplate', ['analysis', 'metrics', index, 'templateRef']),
    ),
    ...list(canary.analysis('alerts')).flatMap((_, index) =>
      shared(canary, 'alert provider', 'AlertProvider', ['analysis', 'alerts', index, 'providerRef']),
    ),
  ];
}

/** Flagger's nginx and skipper routers copy or change an Ingress, and only these look for it. */
function ingressReference(canary: CanaryView): Reference[] {
  const name = text(canary.spec('ingressRef', 'name'));
  if (name === undefined || !['nginx', 'skipper'].includes(canary.providerName ?? '')) return [];
  const { namespace } = canary;
  return [{ role: 'Ingress', path: ['ingressRef'], group: 'networking.k8s.io', kind: 'Ingress', name, namespace }];
}

function local(canary: CanaryView, role: Reference['role'], path: Path, kind = ''): Reference[] {
  const name = text(canary.spec(...path, 'name'));
  const group = GROUPS[kind];
  if (name === undefined || group === undefined) return [];
  return [{ role, path, group, kind, name, namespace: canary.namespace }];
}

function shared(canary: CanaryView, role: Reference['role'], kind: string, path: Path): Reference[] {
  const name = text(canary.spec(...path, 'name'));
  if (name === undefined) return [];
  const given = canary.spec(...path, 'namespace');
  if (isUnknown(given)) return [];
  // Flagger takes an empty namespace for none.
  const namespace = isAbsent(given) || given === '' ? canary.namespace : text(given);
  return [{ role, path, group: 'flagger.app', kind, name, namespace }];
}

export function resolve(set: ObjectSet, reference: Omit<Reference, 'role' | 'path'>): Resolution {
  const { group, kind, name, namespace } = reference;
  const named = set.named(kind, name, group);
  const object = named.find(({ manifest }) => manifest.metadata.namespace === namespace);
  if (object) return { state: 'found', object };
  const [first] = named;
  if (!first) return { state: 'absent' };
  const namespaces = [namespace, ...named.map(({ manifest }) => manifest.metadata.namespace)];
  const certain = !namespaces.some((value) => value === undefined || isUnknown(value));
  return certain ? { state: 'elsewhere', object: first } : { state: 'uncertain' };
}

/** The object in the set that a Canary names in a role, where it is there. */
export function resolved(set: ObjectSet, canary: CanaryView, role: Reference['role']): SourcedObject | undefined {
  const reference = references(canary).find((candidate) => candidate.role === role);
  const resolution = reference && resolve(set, reference);
  return resolution?.state === 'found' ? resolution.object : undefined;
}

/** The target in the set, where it has pods of its own. */
export function workloadOf(set: ObjectSet, canary: CanaryView): SourcedObject | undefined {
  return canary.target?.kind === 'Service' ? undefined : resolved(set, canary, 'target');
}

/** A port that a container declares. */
export interface ContainerPort {
  readonly container: string;
  /** Place among the ports of its container. */
  readonly index: number;
  readonly name: string | undefined;
  readonly port: unknown;
}

/** The ports that containers declare. */
export function containerPorts(containers: unknown): readonly ContainerPort[] {
  return list(containers).flatMap((container) =>
    list(at(container, 'ports')).map((port, index) => ({
      container: text(at(container, 'name')) ?? '',
      index,
      name: text(at(port, 'name')),
      port: at(port, 'containerPort'),
    })),
  );
}
