import type { Cluster } from '../cluster';
import type { Fleet } from '../fleet';

/** Labels by which what is made for a fleet is found. */
export const FLEET_LABEL = 'cdk8s-fairway/fleet';
export const CLUSTER_LABEL = 'cdk8s-fairway/cluster';
export const PLUGIN_LABEL = 'cdk8s-fairway/plugin';
export const WAVE_LABEL = 'cdk8s-fairway/wave';

export function fleetLabels(fleet: Fleet, cluster?: Cluster): Readonly<Record<string, string>> {
  return { [FLEET_LABEL]: fleet.name, ...(cluster && { [CLUSTER_LABEL]: cluster.name }) };
}
