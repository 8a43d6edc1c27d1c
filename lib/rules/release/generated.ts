import { canaries, type CanaryView } from '../canary';
import { finding } from '../finding';
import { describe, groupOf, type ObjectSet, type SourcedObject } from '../object';
import { madeObjects, type MadeObject } from '../ownership';
import { at, entries, hasUnknown, text } from '../read';
import { workloadOf } from '../reference';
import type { Rule } from '../rule';

export const generatedObject: Rule = {
  code: 'FW1016',
  severity: 'error',
  title: 'Nobody else applies an object that Flagger makes',
  why:
    'Flagger writes the objects of a release at each tick, and what applies the manifests writes them back: the apex ' +
    'Service then selects the idle pods of the target until the next tick, a route loses the weights of the release. ' +
    'An object that is applied once, or from which the tool keeps its hands (`kustomize.toolkit.fluxcd.io/reconcile: ' +
    'disabled`, `ssa: IfNotPresent`), is not meant, nor an apex Service that selects the primary itself.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Service
metadata:
  name: podinfo
spec:
  selector: { app: podinfo }
  ports: [{ port: 80 }]
`,
  remedy: 'Leave the Service out: Flagger makes it from `spec.service`.',
  *check(set) {
    for (const canary of canaries(set)) {
      const target = workloadOf(set, canary);
      for (const made of madeObjects(canary.manifest, target?.manifest)) {
        const own = findMade(set, canary, made);
        if (!own || isLeftAlone(own) || selectsPrimary(own) || isUntracked(set, canary, made)) continue;
        yield finding(
          own,
          [],
          `${made.by} makes this object for ${describe(canary.manifest)}, and the two write over each other`,
          'Leave it out, or give it another name',
        );
      }
    }
  },
};

function findMade(set: ObjectSet, canary: CanaryView, made: MadeObject): SourcedObject | undefined {
  const group = groupOf(made);
  const { kind, name } = made;
  // A TrafficRoute has no namespace of its own; a chart may still have written one into its metadata.
  if (kind === 'TrafficRoute') return set.named(kind, name, group)[0];
  return set.find({ kind, name, namespace: canary.namespace, group });
}

const FLUX = 'kustomize.toolkit.fluxcd.io/';

function isLeftAlone({ manifest }: SourcedObject): boolean {
  const { annotations } = manifest.metadata;
  return (
    at(annotations, `${FLUX}reconcile`) === 'disabled' ||
    ['IfNotPresent', 'Ignore'].includes(text(at(annotations, `${FLUX}ssa`)) ?? '')
  );
}

/** An apex Service with the selector that Flagger gives it, such as one of another type. */
function selectsPrimary({ manifest }: SourcedObject): boolean {
  if (manifest.kind !== 'Service') return false;
  const selector = at(manifest, 'spec', 'selector');
  const [label, ...others] = entries(selector).map(([, value]) => text(value));
  return hasUnknown(selector) || (others.length === 0 && (label?.endsWith('-primary') ?? false));
}

/** ConfigMaps and Secrets that Flagger is told not to track keep their name in the primary. */
function isUntracked(set: ObjectSet, canary: CanaryView, { kind, name }: MadeObject): boolean {
  if (kind !== 'ConfigMap' && kind !== 'Secret') return false;
  const original = set.find({ kind, name: name.replace(/-primary$/, ''), namespace: canary.namespace });
  const tracking = original && text(at(original.manifest.metadata.annotations, 'flagger.app/config-tracking'));
  return tracking?.startsWith('disable') ?? false;
}
