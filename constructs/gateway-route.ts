import { Construct } from 'constructs';
import { HTTPRoute } from '../imports/gateway.networking.k8s.io';
import { attachFairway } from '../lib/attach';
import { metadataOf } from '../lib/gateway/metadata';
import { toGateway } from '../lib/route/to-gateway';
import type { RouteProps } from '../lib/route/route';
import type { ParentRef, RouteParent } from '../lib/traffic/gateway-api';

/** Properties of a `GatewayRoute`: those of an `NginxIngressRoute`, and gateways. */
export interface GatewayRouteProps extends RouteProps {
  /** What the route attaches to; at least one. TLS is that of their listeners, and not the `tls` of the route. */
  readonly gateways: readonly (ParentRef | RouteParent)[];

  /**
   * Listener with plain HTTP of these gateways, which sends requests to HTTPS where an annotation asks for it; the route
   * itself is then to attach to other listeners.
   *
   * @default - none, and an annotation that asks for it is a problem
   */
  readonly plainListener?: string;
}

/**
 * A route of ingress-nginx as an HTTPRoute: what its annotations say is said by filters, and one that says what an
 * HTTPRoute cannot say is a problem (FW2046). To move a route, change `NginxIngressRoute` to this and name gateways.
 *
 * Makes: an HTTPRoute; where annotations ask for HTTPS, another one that redirects.
 */
export class GatewayRoute extends Construct {
  /** The HTTPRoute. */
  readonly route: HTTPRoute;

  constructor(scope: Construct, id: string, props: GatewayRouteProps) {
    super(scope, id);
    const { host, labels, service, plainListener } = props;
    const { name = service.name } = props;
    const { rules, annotations, redirectToHttps, problems } = toGateway(props);
    const parentRefs = props.gateways.map((gateway) => ('parentRef' in gateway ? gateway.parentRef() : gateway));
    const hostnames = host === undefined ? {} : { hostnames: [host] };

    this.route = new HTTPRoute(this, 'route', {
      metadata: metadataOf({ name, labels, annotations }),
      spec: { parentRefs, ...hostnames, rules },
    });
    if (redirectToHttps && plainListener !== undefined) {
      new HTTPRoute(this, 'redirect', {
        metadata: metadataOf({ name: `${name}-redirect`, labels }),
        spec: {
          parentRefs: parentRefs.map((ref) => ({ ...ref, sectionName: plainListener })),
          ...hostnames,
          rules: [{ filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 308 } }] }],
        },
      });
    }
    this.node.addValidation({
      validate: () => [
        ...problems,
        ...(redirectToHttps && plainListener === undefined
          ? ['an annotation asks for HTTPS: name the plainListener that redirects, or write "false"']
          : []),
      ],
    });
    attachFairway(this);
  }
}
