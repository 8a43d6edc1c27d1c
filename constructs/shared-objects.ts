import { ApiObject, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { attachFairway } from '../lib/attach';
import { clusterScoped } from '../lib/cluster-scoped';
import type { SharedPart } from '../lib/gateway/implementation';

const CLUSTER_SCOPED = new Set(['Namespace', 'ClusterRole', 'ClusterRoleBinding', 'GatewayClass']);

/**
 * Objects that several constructs of a program need and that exist once: made with the first that asks, in its chart,
 * and gone with the last.
 *
 * Makes: the objects that it is given.
 */
export class SharedObjects extends Construct {
  /** The objects of an id, found anywhere in the program or made now. */
  static of(scope: Construct, part: SharedPart): SharedObjects {
    const made = scope.node.root.node
      .findAll()
      .find(
        (construct): construct is SharedObjects => construct instanceof SharedObjects && construct.node.id === part.id,
      );
    return made ?? new SharedObjects(Chart.of(scope), part);
  }

  private constructor(scope: Construct, { id, objects }: SharedPart) {
    super(scope, id);
    let previous: ApiObject | undefined;
    for (const [objectId, object] of Object.entries(objects)) {
      const made = new ApiObject(this, objectId, object);
      if (CLUSTER_SCOPED.has(made.kind)) clusterScoped(made);
      if (previous) made.addDependency(previous);
      previous = made;
    }
    attachFairway(this);
  }
}
