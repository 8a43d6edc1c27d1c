import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { attachFairway } from '../lib/attach';
import { renderIngress } from '../lib/ingress';
import type { RouteProps } from '../lib/route/route';
import { toIngress } from '../lib/route/to-ingress';

/** Properties of an `NginxIngressRoute`. */
export type NginxIngressRouteProps = RouteProps;

/**
 * An Ingress of ingress-nginx in front of one Service: host, paths and TLS. `Traffic.nginx` makes one for its release;
 * one made alone routes to a release when its backend is the apex Service. `GatewayRoute` makes an HTTPRoute of the same
 * properties.
 *
 * Makes: an Ingress (`networking.k8s.io/v1`).
 */
export class NginxIngressRoute extends Construct {
  /** The Ingress. */
  readonly ingress: ApiObject;

  constructor(scope: Construct, id: string, props: NginxIngressRouteProps) {
    super(scope, id);
    const { ingress, problems } = toIngress(props);
    const { metadata, spec } = renderIngress(ingress);
    this.ingress = new ApiObject(this, 'ingress', {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata: metadata as ApiObjectMetadata,
      spec,
    });
    this.node.addValidation({ validate: () => [...problems] });
    attachFairway(this);
  }

  /** Name of the Ingress. */
  get ingressName(): string {
    return this.ingress.name;
  }
}
