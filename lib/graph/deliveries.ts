import { WAVE_LABEL } from '../fleet/engine/labels';
import type { DeliveryStep } from '../plan/waves';
import type { Plan } from '../plan/plan';
import type { ObjectSet } from '../rules/object';
import { at, list, text } from '../rules/read';
import { clusterOfHubObject } from './fleet';

/** What the objects of a hub deliver to which clusters, with the plans of the releases there. */
export function deliverySteps(hub: ObjectSet, plansOf: (cluster: string) => readonly Plan[]): readonly DeliveryStep[] {
  const kustomizations = hub.ofKind('Kustomization', 'kustomize.toolkit.fluxcd.io');
  return [...kustomizations, ...hub.ofKind('Application', 'argoproj.io')].map((object) => {
    const { manifest } = object;
    const cluster = clusterOfHubObject(object);
    const outlooks = (cluster === undefined ? [] : plansOf(cluster)).map(({ outlook }) => outlook);
    return {
      name: manifest.metadata.name,
      cluster,
      wave: text(at(manifest, 'metadata', 'labels', WAVE_LABEL)),
      after: list(at(manifest, 'spec', 'dependsOn')).flatMap((dependency) => text(at(dependency, 'name')) ?? []),
      best: longest(outlooks.map(({ promotion }) => promotion?.best)),
      worst: longest(outlooks.map(({ worst }) => worst)),
    };
  });
}

/** Releases of one cluster run side by side. */
function longest(seconds: readonly (number | undefined)[]): number | undefined {
  const known = seconds.filter((value) => value !== undefined);
  return known.length < seconds.length ? undefined : Math.max(0, ...known);
}
