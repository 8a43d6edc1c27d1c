import type { Manifest } from '../../rules/object';
import type { Cluster } from '../cluster';
import type { Refusal } from '../engine/engine';

/** A folder of objects and the cluster that they go to. */
export interface Parcel {
  readonly cluster: Cluster;
  /** Name of the folder in the output. */
  readonly folder: string;
  /** Namespace of the objects. */
  readonly namespace: string;
  /** The objects, as they are written. */
  readonly objects: readonly Manifest[];
  /** Names of what must be done before. */
  readonly after: readonly string[];
}

/** Something that is done when all that it comes after is. */
export interface Gate {
  /** Name of the folder in the output, whose objects stay on the hub. */
  readonly folder: string;
  readonly after: readonly string[];
}

/** Who applies the output to the clusters. Pure functions; the objects are made by the construct. */
export interface Delivery {
  readonly apiVersion: string;
  readonly kind: string;
  /** `spec` of the object on the hub that applies a parcel. */
  readonly spec: (parcel: Parcel) => object;
  /** `spec` of the object that ends a wave, where waves can be held back. */
  readonly gate?: (gate: Gate) => object;
  /** What it cannot do for a parcel. */
  readonly refuse: (parcel: Parcel) => readonly Refusal[];
}
