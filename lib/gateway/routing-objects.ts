import { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { clusterOf } from '../rules/cluster';
import { type Manifest, ObjectSet } from '../rules/object';
import { GATEWAY_GROUP } from '../rules/gateway/view';

/** The Gateways, routes and namespaces that go to the cluster of a construct, as they are written. */
export function routingObjects(construct: IConstruct): ObjectSet {
  const cluster = clusterOf(construct);
  const objects = construct.node.root.node
    .findAll()
    .filter((one): one is ApiObject => ApiObject.isApiObject(one))
    .filter((one) => one.apiGroup === GATEWAY_GROUP || one.kind === 'Namespace')
    .filter((one) => clusterOf(one) === cluster);
  return new ObjectSet(
    objects.map((one) => ({ manifest: one.toJson() as Manifest, origin: {}, acknowledged: new Map() })),
  );
}
