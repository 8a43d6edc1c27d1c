import { finding, type Path } from '../finding';
import { groupOf, type ObjectSet, type SourcedObject } from '../object';
import { at, isAbsent, isUnknown, list, text } from '../read';
import type { Rule } from '../rule';

const HELM = 'helm.toolkit.fluxcd.io';
const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const SOURCE = 'source.toolkit.fluxcd.io';

/** What each group serves in current releases. */
const SERVED: Readonly<Record<string, string>> = { [HELM]: 'v2', [KUSTOMIZE]: 'v1', [SOURCE]: 'v1' };

export const unservedVersion: Rule = {
  code: 'FW3003',
  severity: 'warning',
  title: 'Flux still serves the version of its API',
  why: 'The CRDs of source-controller 1.9, kustomize-controller 1.9 and helm-controller 1.6 serve HelmRelease in v2 and the rest in v1 only; where these are installed the API server refuses what older tools, Kurator among them, write.',
  example: `
apiVersion: helm.toolkit.fluxcd.io/v2beta1
kind: HelmRelease
`,
  remedy: '`apiVersion: helm.toolkit.fluxcd.io/v2`',
  *check(set) {
    for (const object of set.objects) {
      const group = groupOf(object.manifest);
      const served = Object.hasOwn(SERVED, group) ? SERVED[group] : undefined;
      if (served === undefined || object.manifest.apiVersion === `${group}/${served}`) continue;
      yield finding(object, ['apiVersion'], 'current releases of Flux serve it no more', `Write ${group}/${served}`);
    }
  },
};

export const foreignSource: Rule = {
  code: 'FW3004',
  severity: 'warning',
  title: 'What Flux applies is in the namespace of what applies it',
  why: 'A reference to another namespace lets one tenant apply the sources of another. Flux refuses it where it is run with `--no-cross-namespace-refs`, as it should be with tenants.',
  example: `
kind: HelmRelease
spec:
  chartRef: { kind: OCIRepository, name: flagger, namespace: elsewhere }
`,
  remedy: 'Leave `namespace` out, and put the source beside it',
  *check(set) {
    for (const [object, path] of references(set)) {
      const namespace = text(at(object.manifest, ...path, 'namespace'));
      const own = object.manifest.metadata.namespace;
      // Without a namespace of its own an object may well be applied into that one.
      if (namespace === undefined || own === undefined || namespace === own) continue;
      yield finding(
        object,
        [...path, 'namespace'],
        'it is in another namespace',
        'Leave it out, and have it in the same',
      );
    }
  },
};

export const ignoredHealthChecks: Rule = {
  code: 'FW3005',
  severity: 'error',
  title: 'A Kustomization waits for all that it applies or for what it lists',
  why: 'With `wait: true` kustomize-controller does not look at `healthChecks` (`checkHealth` of `internal/controller/kustomization_controller.go`): a primary that Flagger makes is not waited for.',
  example: `
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
spec:
  wait: true
  healthChecks: [{ apiVersion: apps/v1, kind: Deployment, name: podinfo-primary, namespace: webapp }]
`,
  remedy: '`wait: false`',
  *check(set) {
    for (const object of set.ofKind('Kustomization', KUSTOMIZE)) {
      if (at(object.manifest, 'spec', 'wait') !== true) continue;
      if (list(at(object.manifest, 'spec', 'healthChecks')).length === 0) continue;
      yield finding(object, ['spec', 'wait'], 'healthChecks are then ignored', 'Write wait: false, or no healthChecks');
    }
  },
};

export const revisionOfDependency: Rule = {
  code: 'FW3006',
  severity: 'warning',
  title: 'What waits for a Kustomization waits for its new revision',
  why: 'A `readyExpr` takes the place of the check of readiness, generation and revision (unless the controller runs with the feature gate AdditiveCELDependencyCheck), and no expression can see the revision of the source: right after a commit a dependency that is ready with the commit before passes.',
  example: `
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
spec:
  dependsOn:
    - { name: wave-1, readyExpr: "dep.status.conditions.exists(c, c.type == 'Ready' && c.status == 'True')" }
`,
  remedy: 'Leave `readyExpr` out',
  *check(set) {
    for (const object of set.ofKind('Kustomization', KUSTOMIZE)) {
      for (const [index, dependency] of list(at(object.manifest, 'spec', 'dependsOn')).entries()) {
        const expression = at(dependency, 'readyExpr');
        if (isAbsent(expression) || isUnknown(expression) || expression === '') continue;
        const path = ['spec', 'dependsOn', index, 'readyExpr'];
        yield finding(object, path, 'the revision of the source is not compared', "Leave it to Flux's own check");
      }
    }
  },
};

export const circleOfDependencies: Rule = {
  code: 'FW3007',
  severity: 'error',
  title: 'Nothing that Flux applies waits for itself',
  why: 'Each of a circle waits until the one before it is ready, for ever (`checkDependencies` of both controllers).',
  example: `
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: a }
spec: { dependsOn: [{ name: b }] }
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: b }
spec: { dependsOn: [{ name: a }] }
`,
  remedy: 'Take one `dependsOn` away',
  *check(set) {
    for (const objects of [set.ofKind('HelmRelease', HELM), set.ofKind('Kustomization', KUSTOMIZE)]) {
      const named = new Map(objects.map((object) => [keyOf(object.manifest.metadata), object]));
      for (const [object, circle] of circles(named)) {
        yield finding(
          object,
          ['spec', 'dependsOn'],
          `it waits for itself: ${circle.join(' for ')}`,
          'Take one of them away',
        );
      }
    }
  },
};

function* references(set: ObjectSet): Iterable<[SourcedObject, Path]> {
  for (const object of set.ofKind('HelmRelease', HELM)) {
    yield [object, ['spec', 'chartRef']];
    yield [object, ['spec', 'chart', 'spec', 'sourceRef']];
  }
  for (const object of set.ofKind('Kustomization', KUSTOMIZE)) yield [object, ['spec', 'sourceRef']];
}

function keyOf({ name, namespace = '' }: { readonly name: string; readonly namespace?: string | undefined }): string {
  return `${namespace}/${name}`;
}

/** One object of each circle, with the names on it. Each object is visited once. */
function* circles(named: ReadonlyMap<string, SourcedObject>): Iterable<[SourcedObject, readonly string[]]> {
  const done = new Set<string>();
  for (const start of named.keys()) {
    const path: { readonly key: string; readonly next: Iterator<string> }[] = [];
    const enter = (key: string) => path.push({ key, next: dependencies(named.get(key)).values() });
    if (!done.has(start)) enter(start);
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const { value } = at.next.next() as IteratorResult<string, undefined>;
      if (value === undefined) {
        done.add(at.key);
        path.pop();
        continue;
      }
      const from = path.findIndex(({ key }) => key === value);
      const object = named.get(value);
      if (from >= 0 && object) yield [object, [...path.slice(from).map(({ key }) => key), value]];
      else if (object && !done.has(value)) enter(value);
    }
  }
}

function dependencies(object: SourcedObject | undefined): readonly string[] {
  if (!object) return [];
  return list(at(object.manifest, 'spec', 'dependsOn')).flatMap((dependency) => {
    const name = text(at(dependency, 'name'));
    const namespace = text(at(dependency, 'namespace')) ?? object.manifest.metadata.namespace;
    return name === undefined ? [] : [keyOf({ name, namespace })];
  });
}
