import type { ControlPlane } from '../../harness/control-plane';
import { explain } from '../../harness/explain';
import { describe, inApplyOrder, refOf, valueAt, type KubeObject } from '../../harness/objects';
import type { SuiteReport } from '../../harness/suite';
import { inject, kubeletProblems } from './injection';
import type { ClusterSets, ManifestSet } from '../../harness/manifest-set';

const ENFORCE = 'pod-security.kubernetes.io/enforce';

/** Where objects stand that say no namespace. */
const DEFAULT_NAMESPACE = 'default';

/** The kinds that make pods, and where their pod template stands. */
const POD_TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  Deployment: ['spec', 'template'],
  DaemonSet: ['spec', 'template'],
  StatefulSet: ['spec', 'template'],
  Job: ['spec', 'template'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template'],
};

/**
 * Applies what one cluster holds for real, and takes it away again, since the next one may hold objects of the same names.
 *
 * Namespaces enforce the Pod Security level that the sets state for them, else `restricted`. Nothing makes pods on a bare
 * control plane, so each pod template is applied as a pod too, as the injector of a mesh would leave it.
 *
 * @returns all rejections and warnings of each set
 */
export async function applySets(
  { client }: ControlPlane,
  sets: ClusterSets,
  report: SuiteReport,
): Promise<Map<ManifestSet, string[]>> {
  const applied: KubeObject[] = [];
  const apply = async (object: KubeObject): Promise<string[]> => {
    const { ref, rejection, warnings } = await client.apply(object);
    report.applied += 1;
    applied.push(object);
    return [rejection ?? [], warnings].flat().map((text) => `${describe(ref)}: ${text}`);
  };
  const problems = new Map<ManifestSet, string[]>(sets.map((set) => [set, []]));
  const inEachSet = async (judge: (object: KubeObject, set: ManifestSet) => Promise<string[]>): Promise<void> => {
    for (const set of sets) {
      for (const object of inApplyOrder(set.objects)) {
        const found = await judge(object, set).catch((error: unknown) => [explain(error)]);
        problems.get(set)?.push(...found);
      }
    }
  };

  const namespaces = namespacesOf(sets.flatMap(({ objects }) => objects));
  for (const namespace of namespaces.values()) {
    await client.mustApply(namespace);
    await client.mustApply(defaultServiceAccount(namespace.metadata.name));
  }
  await inEachSet(async (object) => {
    if (object.kind === 'Namespace') {
      return apply(enforcing(object));
    }
    return apply((await client.isNamespaced(object)) ? withNamespace(object) : object);
  });
  await inEachSet(async (object, { cni = false }) => {
    const found: string[] = [];
    for (const pod of podsOf(withNamespace(object))) {
      const namespace = namespaces.get(pod.metadata.namespace ?? DEFAULT_NAMESPACE);
      const injected = namespace === undefined ? pod : inject(pod, namespace, cni);
      found.push(...(await apply(injected)), ...kubeletProblems(injected));
    }
    return found;
  });

  // Namespaces stay: nothing on a bare control plane ends them.
  for (const object of applied.filter(({ kind }) => kind !== 'Namespace').reverse()) {
    await client.delete(refOf(object));
  }
  return problems;
}

/** The same for a set alone. */
export async function applySet(plane: ControlPlane, set: ManifestSet, report: SuiteReport): Promise<string[]> {
  return (await applySets(plane, [set], report)).get(set) ?? [];
}

function withNamespace(object: KubeObject): KubeObject {
  const { namespace = DEFAULT_NAMESPACE } = object.metadata;
  return { ...object, metadata: { ...object.metadata, namespace } };
}

/** The namespaces that the objects are, or stand in, each with the level that it enforces. */
function namespacesOf(objects: readonly KubeObject[]): Map<string, KubeObject> {
  const named = objects.map(({ metadata: { namespace } }) => newNamespace(namespace ?? DEFAULT_NAMESPACE));
  const stated = objects.filter(({ kind }) => kind === 'Namespace');
  return new Map([...named, ...stated].map((namespace) => [namespace.metadata.name, enforcing(namespace)]));
}

function newNamespace(name: string): KubeObject {
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
}

function enforcing(namespace: KubeObject): KubeObject {
  const labels = { [ENFORCE]: 'restricted', ...namespace.metadata.labels };
  return { ...namespace, metadata: { ...namespace.metadata, labels } };
}

/** Pods need one, and the controller that makes it does not run. */
function defaultServiceAccount(namespace: string): KubeObject {
  return { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default', namespace } };
}

function podsOf({ kind, metadata, ...object }: KubeObject): KubeObject[] {
  const path = POD_TEMPLATES[kind];
  const template = path && (valueAt(object, ...path) as Pick<KubeObject, 'metadata' | 'spec'> | undefined);
  if (template === undefined) {
    return [];
  }
  const { name, namespace } = metadata;
  return [
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { ...template.metadata, name, ...(namespace === undefined ? {} : { namespace }) },
      spec: template.spec,
    },
  ];
}
