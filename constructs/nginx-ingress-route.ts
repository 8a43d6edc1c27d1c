import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { type IngressProps, renderIngress } from '../lib/ingress';
import { attachFairway } from '../lib/attach';

/** Properties of an `NginxIngressRoute`. */
export type NginxIngressRouteProps = IngressProps;

/**
 * An Ingress of ingress-nginx in front of one Service: host, paths and TLS. `Traffic.nginx` makes one for its release;
 * one made alone routes to a release when its backend is the apex Service.
 *
 * Makes: an Ingress (`networking.k8s.io/v1`).
 */
export class NginxIngressRoute extends Construct {
  /** The Ingress. */
  readonly ingress: ApiObject;

  constructor(scope: Construct, id: string, props: NginxIngressRouteProps) {
    super(scope, id);
    const { metadata, spec } = renderIngress(props);
    this.ingress = new ApiObject(this, 'ingress', {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata: metadata as ApiObjectMetadata,
      spec,
    });
    attachFairway(this);
  }

  /** Name of the Ingress. */
  get ingressName(): string {
    return this.ingress.name;
  }
}
