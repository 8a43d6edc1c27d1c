import type { Leaf } from '../leaf';
import { CAPABILITIES, can, type Can } from '../traffic/capability';
import { gatewayApi, type GatewayApiOptions } from '../traffic/gateway-api';
import { matchRequest } from '../traffic/match-request';
import type { TrafficProvider } from '../traffic/provider';

/** Routing settings of an HTTPRoute that Kuma honours; it drops hosts, timeouts and CORS without a word. */
export interface KumaHttpRouteOptions extends Pick<GatewayApiOptions, 'match' | 'rewrite' | 'headers' | 'mirror'> {
  /**
   * What the service port speaks. An HTTPRoute routes requests: neither `tcp` nor `kafka`.
   *
   * @default "http"
   */
  readonly protocol?: Leaf<'http' | 'http2' | 'grpc'>;
}

const NO_SESSION_AFFINITY = `Kuma cannot ${CAPABILITIES.sessionAffinity}` as const;

/** Traffic by an HTTPRoute in a mesh. Kuma ignores the filters of a single backend, by which Flagger sets its cookie. */
export interface KumaHttpRoute extends TrafficProvider {
  readonly provider: 'gatewayapi';
  readonly can: Omit<Can<'gatewayapi'>, 'sessionAffinity'> & { readonly sessionAffinity: typeof NO_SESSION_AFFINITY };
}

/**
 * Routes by an HTTPRoute that Flagger makes and attaches to the apex Service. Kuma reads what a Service speaks from its
 * `appProtocol`, and takes it for TCP without one.
 */
export function kumaHttpRoute({ protocol = 'http', ...routing }: KumaHttpRouteOptions = {}): KumaHttpRoute {
  return {
    provider: 'gatewayapi',
    can: { ...can('gatewayapi'), sessionAffinity: NO_SESSION_AFFINITY },
    match: matchRequest,
    route: (release) => {
      const apex = { group: '', kind: 'Service', name: release.apex, port: release.port };
      const routed = gatewayApi({ ...routing, gateways: [apex] }).route(release);
      return { ...routed, service: { ...routed.service, appProtocol: protocol } };
    },
  };
}
