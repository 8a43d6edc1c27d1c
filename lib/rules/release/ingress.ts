import { canaries, type CanaryView } from '../canary';
import { finding } from '../finding';
import { describe, type SourcedObject } from '../object';
import { at, entries, isAbsent, isUnknown, list, text } from '../read';
import { references, resolve, resolved } from '../reference';
import type { Finding, Rule } from '../rule';

export const missingBackend: Rule = {
  code: 'FW1010',
  severity: 'error',
  title: 'The Ingress of an nginx release routes to its apex Service',
  why:
    'Flagger copies the Ingress of `ingressRef` and looks in it for a path with the apex Service as backend. Without one ' +
    'it stays where it is (`Reconcile` in `pkg/router/ingress.go`).',
  example: `
kind: Canary
spec:
  provider: nginx
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  ingressRef: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: podinfo }
---
kind: Ingress
metadata:
  name: podinfo
spec:
  rules:
    - http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service: { name: frontend, port: { number: 80 } }
`,
  remedy:
    '`service: { name: podinfo, … }` as the backend, the `service.name` of the release or else the name of its target.',
  *check(set) {
    for (const canary of canaries(set)) {
      if (canary.provider !== 'nginx') continue;
      const name = canary.spec('ingressRef', 'name');
      if (isAbsent(name) || name === '') {
        yield canary.finding(['ingressRef'], 'provider nginx needs the Ingress of the release', 'Name an Ingress');
        continue;
      }
      const reference = references(canary).find(({ role }) => role === 'Ingress');
      const resolution = reference && resolve(set, reference);
      if (resolution?.state === 'found') yield* backend(canary, resolution.object);
      else if (set.closed && resolution && resolution.state !== 'uncertain') {
        yield canary.finding(
          ['ingressRef', 'name'],
          'there is no such Ingress in the namespace of the release',
          'Make one whose backend is the apex Service',
        );
      }
    }
  },
};

function* backend(canary: CanaryView, ingress: SourcedObject): Iterable<Finding> {
  const apex = canary.services?.apex;
  const names = backends(ingress);
  if (apex === undefined || names.some(isUnknown) || names.includes(apex)) return;
  const found = [...new Set(names.map(text).filter((name) => name !== undefined))];
  yield finding(
    ingress,
    ['spec', 'rules'],
    `no path has the backend ${apex}, the apex Service of ${describe(canary.manifest)}` +
      (found.length > 0 ? `, but ${found.join(', ')}` : ''),
    `Write ${apex} as the backend Service`,
  );
}

/** Names of the Services that the paths of an Ingress have as backend. */
function backends(ingress: SourcedObject): readonly unknown[] {
  const rules = at(ingress.manifest, 'spec', 'rules');
  if (isUnknown(rules)) return [rules];
  return list(rules).flatMap((rule) => {
    const paths = at(rule, 'http', 'paths');
    return isUnknown(paths) ? [paths] : list(paths).map((path) => at(path, 'backend', 'service', 'name'));
  });
}

export const ruleWithoutHttp: Rule = {
  code: 'FW1011',
  severity: 'error',
  title: 'Each rule of the Ingress of a release has http',
  why:
    'Flagger reads the paths of each rule without looking whether there are any: a rule with a host alone crashes it, and ' +
    'with it all releases of the cluster (`Reconcile` in `pkg/router/ingress.go`).',
  example: `
kind: Canary
spec:
  provider: nginx
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  ingressRef: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: podinfo }
---
kind: Ingress
metadata:
  name: podinfo
spec:
  rules:
    - host: app.example.com
`,
  remedy: '`http.paths` in each rule, or a rule less.',
  *check(set) {
    const told = new Set<SourcedObject>();
    for (const canary of canaries(set)) {
      const ingress = resolved(set, canary, 'Ingress');
      if (!ingress || told.has(ingress)) continue;
      told.add(ingress);
      for (const [index, rule] of list(at(ingress.manifest, 'spec', 'rules')).entries()) {
        if (isUnknown(rule) || !isAbsent(at(rule, 'http'))) continue;
        const message = `${describe(canary.manifest)} releases by this Ingress, and a rule without http crashes Flagger`;
        yield finding(ingress, ['spec', 'rules', index], message, 'Give the rule http.paths, or take it out');
      }
    }
  },
};

const CANARY_ANNOTATION = 'nginx.ingress.kubernetes.io/canary';

export const canaryAnnotation: Rule = {
  code: 'FW1040',
  severity: 'warning',
  title: 'The Ingress of a release has no canary annotations',
  why:
    'They are for the copy that Flagger makes, and it does not copy those of the original (`makeAnnotations` in ' +
    '`pkg/router/ingress.go`). On the original they make ingress-nginx take it for a canary with no main Ingress.',
  example: `
kind: Canary
spec:
  provider: nginx
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  ingressRef: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: podinfo }
---
kind: Ingress
metadata:
  name: podinfo
  annotations:
    nginx.ingress.kubernetes.io/canary: 'true'
`,
  remedy: 'Leave them out.',
  *check(set) {
    const told = new Set<SourcedObject>();
    for (const canary of canaries(set)) {
      const ingress = canary.provider === 'nginx' ? resolved(set, canary, 'Ingress') : undefined;
      if (!ingress || told.has(ingress)) continue;
      told.add(ingress);
      for (const [key] of entries(ingress.manifest.metadata.annotations)) {
        if (key !== CANARY_ANNOTATION && !key.startsWith(`${CANARY_ANNOTATION}-`)) continue;
        const message = 'canary annotations are for the copy that Flagger makes, and here they hide the release';
        yield finding(ingress, ['metadata', 'annotations', key], message, 'Leave it out');
      }
    }
  },
};

export const sharedIngress: Rule = {
  code: 'FW1069',
  severity: 'error',
  title: 'Each nginx release has an Ingress of its own',
  why:
    'Flagger names the copy after the Ingress (`pkg/router/ingress.go`): two releases of one Ingress write one copy, each ' +
    'with its own backend and its own weight.',
  example: `
kind: Canary
metadata: { name: frontend }
spec:
  provider: nginx
  ingressRef: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: site }
---
kind: Canary
metadata: { name: backend }
spec:
  provider: nginx
  ingressRef: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: site }
`,
  remedy: 'Two Ingresses: ingress-nginx merges those of one host.',
  *check(set) {
    const first = new Map<string, CanaryView>();
    for (const canary of canaries(set)) {
      const name = text(canary.spec('ingressRef', 'name'));
      const key = name === undefined || name === '' ? undefined : canary.inNamespace(name);
      if (canary.provider !== 'nginx' || key === undefined) continue;
      const other = first.get(key);
      if (!other) first.set(key, canary);
      else if (other.name !== canary.name) {
        yield canary.finding(
          ['ingressRef', 'name'],
          `${describe(other.manifest)} is released by this Ingress too, and both write the one copy of it`,
          'Give each release an Ingress of its own',
        );
      }
    }
  },
};
