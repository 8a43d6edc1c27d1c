import { primaryName } from '../../release/names';
import { canaries, type CanaryView } from '../canary';
import { finding } from '../finding';
import { describe, type ObjectSet, type SourcedObject } from '../object';
import { changedObjects } from '../ownership';
import { at, hasUnknown, isAbsent, isUnknown, number, text } from '../read';
import { references, resolve, resolved, workloadOf } from '../reference';
import type { Finding, Rule } from '../rule';

export const unscalableTarget: Rule = {
  code: 'FW1022',
  severity: 'error',
  title: 'Only a Deployment is autoscaled',
  why:
    'Flagger copies the autoscaler for `<target>-primary` (`pkg/canary/hpa_reconciler.go`). A DaemonSet has no replicas to ' +
    'scale, and of a Service Flagger makes no workload.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: DaemonSet, name: agent }
  autoscalerRef: { apiVersion: autoscaling/v2, kind: HorizontalPodAutoscaler, name: agent }
`,
  remedy: 'Leave `autoscalerRef` out.',
  *check(set) {
    for (const canary of canaries(set)) {
      const kind = canary.target?.kind;
      if (kind === undefined || kind === 'Deployment' || isAbsent(canary.spec('autoscalerRef'))) continue;
      yield canary.finding(['autoscalerRef'], `a ${kind} has no replicas to scale`, 'Leave it out');
    }
  },
};

/** Where each kind of autoscaler has its bounds, and what they are by default. */
const BOUNDS = {
  HorizontalPodAutoscaler: {
    group: 'autoscaling',
    min: 'minReplicas',
    max: 'maxReplicas',
    minimum: 1,
    maximum: undefined,
  },
  ScaledObject: { group: 'keda.sh', min: 'minReplicaCount', max: 'maxReplicaCount', minimum: 0, maximum: 100 },
} as const;

export const emptyBounds: Rule = {
  code: 'FW1023',
  severity: 'error',
  title: 'An autoscaler has at least as many replicas at most as at least',
  why:
    'The API server refuses the HorizontalPodAutoscaler, KEDA the ScaledObject. The bounds of the primary are those of ' +
    '`primaryScalerReplicas`, each else that of the autoscaler (`pkg/canary/hpa_reconciler.go`).',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  autoscalerRef:
    apiVersion: autoscaling/v2
    kind: HorizontalPodAutoscaler
    name: podinfo
    primaryScalerReplicas: { minReplicas: 5, maxReplicas: 3 }
`,
  remedy: '`maxReplicas: 5` or more.',
  *check(set) {
    for (const [kind, bounds] of Object.entries(BOUNDS)) {
      for (const scaler of set.ofKind(kind, bounds.group)) {
        const { min, max } = read(scaler, bounds);
        if (min === undefined || max === undefined || min <= max) continue;
        const message = `at least ${min} and at most ${max} replicas is refused`;
        yield finding(scaler, ['spec', bounds.max], message, `Write ${min} or more`);
      }
    }
    for (const canary of canaries(set)) yield* primaryBounds(set, canary);
  },
};

function* primaryBounds(set: ObjectSet, canary: CanaryView): Iterable<Finding> {
  const path = ['autoscalerRef', 'primaryScalerReplicas'];
  const kind = text(canary.spec('autoscalerRef', 'kind'));
  if (isAbsent(canary.spec(...path)) || !(kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject')) return;
  const scaler = resolved(set, canary, 'autoscaler');
  const own = scaler && read(scaler, BOUNDS[kind]);
  const min = number(canary.spec(...path, 'minReplicas')) ?? own?.min;
  const max = number(canary.spec(...path, 'maxReplicas')) ?? own?.max;
  if (min === undefined || max === undefined || min <= max) return;
  yield canary.finding(path, `the primary has at least ${min} and at most ${max} replicas`, 'Raise maxReplicas');
}

function read({ manifest }: SourcedObject, { min, max, minimum, maximum }: (typeof BOUNDS)[keyof typeof BOUNDS]) {
  const least = at(manifest, 'spec', min);
  const most = at(manifest, 'spec', max);
  return { min: isAbsent(least) ? minimum : number(least), max: isAbsent(most) ? maximum : number(most) };
}

export const fixedReplicas: Rule = {
  code: 'FW1024',
  severity: 'error',
  title: 'A target with an autoscaler has no replicas of its own',
  why:
    'Each apply sets the number of pods back to what the manifest says, against the autoscaler, and starts the idle ' +
    'target again (`pkg/canary/deployment_controller.go` scales it to 0).',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  autoscalerRef: { apiVersion: autoscaling/v2, kind: HorizontalPodAutoscaler, name: podinfo }
---
kind: Deployment
metadata:
  name: podinfo
spec:
  replicas: 2
  selector: { matchLabels: { app: podinfo } }
`,
  remedy: 'Leave `replicas` out; with cdk8s-plus, call `markHasAutoscaler()`.',
  *check(set) {
    for (const { canary, target, scalers } of replicated(set)) {
      if (scalers.length === 0) continue;
      yield finding(
        target,
        ['spec', 'replicas'],
        `${describe(canary.manifest)} has it scaled by a ${scalers.join(', ')}, and each apply sets it back`,
        'Leave it out',
      );
    }
  },
};

export const inflatedTarget: Rule = {
  code: 'FW1029',
  severity: 'warning',
  title: 'What applies the target does not set its replicas',
  why:
    'Flagger scales the target to 0 between releases (`ScaleToZero` in `pkg/canary/deployment_controller.go`). Each apply ' +
    'of a manifest with `replicas` starts the idle pods again.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Deployment
metadata:
  name: podinfo
spec:
  replicas: 2
  selector: { matchLabels: { app: podinfo } }
`,
  remedy:
    'Leave `replicas` out and set the number by an autoscaler, or have the tool that applies it leave `/spec/replicas` ' +
    'alone (`ignoreChanges` of Pulumi, `ignoreDifferences` of Argo CD).',
  *check(set) {
    for (const { canary, target, scalers, replicas } of replicated(set)) {
      if (scalers.length > 0 || replicas <= 0) continue;
      yield finding(
        target,
        ['spec', 'replicas'],
        `each apply starts ${replicas} pods that ${describe(canary.manifest)} keeps at 0 between releases`,
        'Set the number by an autoscaler, or have what applies it leave /spec/replicas alone',
      );
    }
  },
};

/** Targets with replicas in their manifest, and who else writes them. */
function* replicated(set: ObjectSet) {
  for (const canary of canaries(set)) {
    const target = canary.target?.kind === 'Deployment' ? workloadOf(set, canary) : undefined;
    const replicas = target && number(at(target.manifest, 'spec', 'replicas'));
    if (!target || replicas === undefined || !canary.services || hasUnknown(canary.spec('autoscalerRef'))) continue;
    const scalers = changedObjects(canary.manifest)
      .filter(
        ({ by, kind, pointers }) => by !== 'Flagger' && kind === 'Deployment' && pointers.includes('/spec/replicas'),
      )
      .map(({ by }) => by);
    yield { canary, target, replicas, scalers };
  }
}

export const foreignAutoscaler: Rule = {
  code: 'FW1028',
  severity: 'error',
  title: 'The autoscaler of a release scales its target',
  why:
    'Flagger makes a copy of it that scales the primary (`pkg/canary/hpa_reconciler.go`), and the original is to scale ' +
    'the target. Where it is missing Flagger stays where it is.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
  autoscalerRef: { apiVersion: autoscaling/v2, kind: HorizontalPodAutoscaler, name: podinfo }
---
kind: HorizontalPodAutoscaler
metadata:
  name: podinfo
spec:
  maxReplicas: 4
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo-primary }
`,
  remedy: '`scaleTargetRef` with the target of the release: Flagger makes the one for the primary.',
  *check(set) {
    for (const canary of canaries(set)) {
      const reference = references(canary).find(({ role }) => role === 'autoscaler');
      if (!reference || canary.target?.kind !== 'Deployment') continue;
      const resolution = resolve(set, reference);
      if (resolution.state === 'found') {
        const name = text(at(resolution.object.manifest, 'spec', 'scaleTargetRef', 'name'));
        if (name === undefined || name === canary.target.name) continue;
        yield finding(
          resolution.object,
          ['spec', 'scaleTargetRef', 'name'],
          `${describe(canary.manifest)} names it for ${canary.target.name}, and Flagger copies it for the primary`,
          `Write ${canary.target.name}`,
        );
      } else if (set.closed && resolution.state !== 'uncertain') {
        yield canary.finding(
          ['autoscalerRef', 'name'],
          `there is no such ${reference.kind} in the namespace of the Canary`,
          'Make it, or leave autoscalerRef out',
        );
      }
    }
  },
};

export const unnamedAutoscaler: Rule = {
  code: 'FW1070',
  severity: 'warning',
  title: 'A release names the autoscaler of its target',
  why:
    'An autoscaler of the target alone rests while the target has no pods, and the primary, which serves, keeps its number ' +
    'of pods (`pkg/controller/scheduler.go` copies what `autoscalerRef` names). It is silent where the primary has one.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: HorizontalPodAutoscaler
metadata:
  name: podinfo
spec:
  maxReplicas: 4
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
`,
  remedy: '`autoscalerRef: { apiVersion: autoscaling/v2, kind: HorizontalPodAutoscaler, name: podinfo }`',
  *check(set) {
    for (const canary of canaries(set)) {
      const { target } = canary;
      if (target?.kind !== 'Deployment' || !isAbsent(canary.spec('autoscalerRef'))) continue;
      const scalers = Object.entries(BOUNDS).flatMap(([kind, { group }]) =>
        set.inNamespace(kind, canary.namespace, group),
      );
      const scaled = scalers.map((scaler) => ({ scaler, name: at(scaler.manifest, 'spec', 'scaleTargetRef', 'name') }));
      const scaler = scaled.find(({ name }) => name === target.name)?.scaler;
      if (!scaler || scaled.some(({ name }) => name === primaryName(target.name) || isUnknown(name))) continue;
      yield canary.finding(
        ['autoscalerRef'],
        `${describe(scaler.manifest)} scales the target, and nothing scales the primary`,
        'Name it here',
      );
    }
  },
};
