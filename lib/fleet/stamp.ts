import { ApiObject, type Chart } from 'cdk8s';
import { targetOf } from '../rules/canary';
import type { Manifest } from '../rules/object';
import { canariesOf, setOf } from './promotion';
import { REVISION, revisionOf, withRevision } from './revision';

/** The objects of a chart as they are written. */
export function manifestsOf(chart: Chart): readonly Manifest[] {
  return objectsOf(chart).map((object) => object.toJson() as Manifest);
}

/**
 * Has each target of a Canary in a chart carry its revision on its pods, and the Canary the same, so that each new
 * version changes both. It is computed when they are written, from what they are then.
 */
export function stampRevisions(chart: Chart): void {
  const objects = objectsOf(chart);
  for (const canary of objects.filter((object) => canariesOf([object.toJson() as Manifest]).length > 0)) {
    const ref = targetOf(canary.toJson() as Manifest);
    const target = objects.find(({ kind, name }) => kind === ref?.kind && name === ref.name);
    if (!target || (target.kind !== 'Deployment' && target.kind !== 'DaemonSet')) continue;
    onWriting(target, (manifest) => withRevision(manifest, setOf(configsIn(chart))));
    onWriting(canary, (manifest) => ({
      ...manifest,
      metadata: {
        ...manifest.metadata,
        annotations: { ...manifest.metadata.annotations, [REVISION]: revisionOf(target.toJson() as Manifest) },
      },
    }));
  }
}

function objectsOf(chart: Chart): readonly ApiObject[] {
  return chart.node.findAll().filter((construct) => ApiObject.isApiObject(construct));
}

function configsIn(chart: Chart): readonly Manifest[] {
  return objectsOf(chart)
    .filter(({ kind }) => kind === 'ConfigMap' || kind === 'Secret')
    .map((object) => object.toJson() as Manifest);
}

/** Changes what an object is written as, after all its patches. */
function onWriting(object: ApiObject, change: (manifest: Manifest) => Manifest): void {
  const stock = object.toJson.bind(object) as () => Manifest;
  object.toJson = () => change(stock());
}
