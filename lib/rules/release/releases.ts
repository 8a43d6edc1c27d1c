import { canaries, type CanaryView } from '../canary';
import type { Path } from '../finding';
import { describe, type ObjectSet } from '../object';
import type { Finding, Rule } from '../rule';

export const sharedTarget: Rule = {
  code: 'FW1014',
  severity: 'error',
  title: 'Each target has one release',
  why:
    'Two Canaries on one target make one primary and scale it against each other. Flagger logs "Bad things will happen!" ' +
    'and goes on (`scheduleCanaries` in `pkg/controller/scheduler.go`).',
  example: `
kind: Canary
metadata: { name: podinfo }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Canary
metadata: { name: podinfo-api }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
`,
  remedy: 'One Canary, or a second Deployment.',
  check: (set) =>
    repeated(
      set,
      ['targetRef', 'name'],
      ({ target }) => target && `${target.kind} ${target.name}`,
      (key) => `the ${key} is the target of`,
      'Release each target once',
    ),
};

export const sharedService: Rule = {
  code: 'FW1015',
  severity: 'error',
  title: 'Each service name has one release',
  why:
    'Two Canaries of one service name in a namespace write the same Services and the same route, each with the pods of ' +
    'its own target (`pkg/router/kubernetes_default.go`).',
  example: `
kind: Canary
metadata: { name: blue }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: blue }
  service: { name: podinfo, port: 80 }
---
kind: Canary
metadata: { name: green }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: green }
  service: { name: podinfo, port: 80 }
`,
  remedy: 'A `service.name` of its own for each release.',
  check: (set) =>
    repeated(
      set,
      ['service', 'name'],
      ({ services }) => services?.apex,
      (key) => `the Service ${key} is that of`,
      'Give each release a service name of its own',
    ),
};

/** Canaries of one namespace that share a key with another one before them. */
function* repeated(
  set: ObjectSet,
  path: Path,
  keyOf: (canary: CanaryView) => string | undefined,
  message: (key: string) => string,
  fix: string,
): Iterable<Finding> {
  const first = new Map<string, CanaryView>();
  for (const canary of canaries(set)) {
    const key = keyOf(canary);
    const place = key === undefined ? undefined : canary.inNamespace(key);
    if (key === undefined || place === undefined) continue;
    const other = first.get(place);
    if (!other) first.set(place, canary);
    else if (other.name !== canary.name) {
      yield canary.finding(path, `${message(key)} ${describe(other.manifest)} too`, fix);
    }
  }
}
