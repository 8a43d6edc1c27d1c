import type { ApiObjectProps } from 'cdk8s';
import type { Cluster } from '../cluster';
import type { Fleet } from '../fleet';
import type { PlannedChart } from '../plan';

/** What an engine is asked to bring into clusters. */
export interface FleetRequest {
  readonly fleet: Fleet;
  /** What each cluster gets, in the order in which it is installed. */
  readonly installs: readonly { readonly cluster: Cluster; readonly charts: readonly PlannedChart[] }[];
  /** Ids of the plugins that the fleet lists; the others are there because they are needed. */
  readonly listed: ReadonlySet<string>;
}

/** Objects by the id of their construct, each after those that it needs. */
export type EngineObjects = Readonly<Record<string, ApiObjectProps>>;

/** What an engine makes of a request. */
export interface Distribution {
  /** Applied to the cluster that the engine runs in. */
  readonly hub: EngineObjects;
  /** Applied to each cluster, by its name. */
  readonly members: ReadonlyMap<string, EngineObjects>;
  /** What the engine has no words for. */
  readonly refused: readonly Refusal[];
}

/** A part of a request that an engine cannot carry out. */
export interface Refusal {
  readonly message: string;
  readonly fix: string;
}

/** Who brings charts into clusters. Pure functions; the objects are made by the construct. */
export interface FleetEngine {
  distribute(request: FleetRequest): Distribution;
}
