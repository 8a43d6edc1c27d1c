import type { Manifest, Origin } from '../rules/object';
import type { Controller } from '../rules/ownership';

/** What an object is in the topology. */
export const ROLES = [
  'client',
  'gateway',
  'route',
  'service',
  'workload',
  'release',
  'autoscaler',
  'config',
  'mesh',
  'policy',
  'webhook',
  'metric',
  'alert',
  'hub',
  'cluster',
  'delivery',
  'plugin',
  'source',
] as const;

export type Role = (typeof ROLES)[number];

/**
 * Where an object comes from: it is `given`, a controller has `made` it, it is named by another one and is `elsewhere`,
 * or it is no object but an `idea`, such as the clients.
 */
export type Presence = 'given' | 'made' | 'elsewhere' | 'idea';

export interface GraphNode {
  /** `<cluster>|<group>/<kind>/<namespace>/<name>`, unique in the graph. */
  readonly id: string;
  readonly role: Role;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
  /** The cluster that it is applied to, where there are several. */
  readonly cluster?: string;
  readonly presence: Presence;
  /** The controller that has made it, and where upstream does so. */
  readonly made?: { readonly by: Controller; readonly source: string };
  /** What else tells it apart, such as the type of a webhook. */
  readonly detail?: string;
  /** As it is written, where it is given. */
  readonly manifest?: Manifest;
  readonly origin?: Origin;
}

/** What an edge says of its ends, as a verb between them. */
export type Relation =
  | 'sends to'
  | 'selects'
  | 'releases'
  | 'calls'
  | 'checks'
  | 'alerts'
  | 'scales'
  | 'reads'
  | 'applies to'
  | 'configures'
  | 'contains'
  | 'makes'
  | 'manages'
  | 'runs'
  | 'delivers'
  | 'comes before'
  | 'installs from';

/** A share of the traffic of a release that moves while it runs. */
export interface TrafficShare {
  /** Id of the Canary. */
  readonly release: string;
  readonly side: 'primary' | 'canary';
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly relation: Relation;
  /** Such as the hosts or the weight of a route. */
  readonly label?: string;
  readonly traffic?: TrafficShare;
}

/** The topology that objects make up. Nodes and edges stand in the order in which they were found. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}
