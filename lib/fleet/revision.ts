import { createHash } from 'node:crypto';
import { configsOf } from '../rules/ownership';
import { at, entries, text } from '../rules/read';
import type { Manifest, ObjectSet } from '../rules/object';

/**
 * The annotation that tells one version of a target from the next. Flagger copies those of the pod template to the
 * primary when it promotes (`makeAnnotations` of `pkg/canary/util.go`), so the primary says which version it runs.
 */
export const REVISION = 'cdk8s-fairway/revision';

const POD_ANNOTATIONS = ['spec', 'template', 'metadata', 'annotations'] as const;

/** The revision that a target or its primary carries. */
export function revisionOf(workload: Manifest): string | undefined {
  return text(at(workload, ...POD_ANNOTATIONS, REVISION));
}

/** A workload that carries its revision on its pods. */
export function withRevision(workload: Manifest, set: ObjectSet): Manifest {
  const template = at(workload, 'spec', 'template');
  const annotations = { ...Object.fromEntries(entries(at(workload, ...POD_ANNOTATIONS))) };
  annotations[REVISION] = computeRevision(workload, set);
  return {
    ...workload,
    spec: {
      ...Object.fromEntries(entries(at(workload, 'spec'))),
      template: {
        ...Object.fromEntries(entries(template)),
        metadata: { ...Object.fromEntries(entries(at(template, 'metadata'))), annotations },
      },
    },
  };
}

/**
 * A hash of what makes Flagger release a target: its pod template, and the ConfigMaps and Secrets that its pods read,
 * as far as they are in the set.
 */
export function computeRevision(workload: Manifest, set: ObjectSet): string {
  const { namespace } = workload.metadata;
  const configs = configsOf(workload).flatMap(({ kind, name }) => {
    const manifest = set.find({ kind, name, namespace })?.manifest;
    return manifest ? [[kind, name, manifest.data, manifest.binaryData, manifest.stringData]] : [];
  });
  const content = JSON.stringify([at(workload, 'spec', 'template'), configs]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
