import type { IngressOptions } from '../ingress';
import { can } from './capability';
import type { RequestMatch } from './match';
import { matchRequest } from './match-request';
import type { TrafficOf } from './provider';

/** An Ingress in the program, such as an `NginxIngressRoute`. */
export interface IngressReference {
  /** Name of the Ingress. */
  readonly ingressName: string;
}

/** A release gets an Ingress of its own, or names one that routes to its apex Service. */
export type NginxOptions =
  | (IngressOptions & { readonly ingress?: never })
  | {
      /** The Ingress, by name or as an `NginxIngressRoute`; one of its backends must be the apex Service (FW1010). */
      readonly ingress: string | IngressReference;
    };

/**
 * Routes by a canary Ingress of ingress-nginx, which Flagger copies from the Ingress of the release and weighs by
 * annotation. The controller is retired since March 2026 (FW1030 warns): `Traffic.gatewayApi` in this place is the
 * migration.
 */
export function nginx(options: NginxOptions): TrafficOf<'nginx'> {
  const { ingress, ...own } = options;
  return {
    provider: 'nginx',
    can: can('nginx'),
    match: matchNginx,
    route: ({ apex, port }) => ({
      provider: 'nginx',
      ...(ingress === undefined
        ? { ingress: { ...(own as IngressOptions), name: apex, service: { name: apex, port } } }
        : { ingressName: typeof ingress === 'string' ? ingress : ingress.ingressName }),
    }),
  };
}

/**
 * Flagger reads the exact value of a header named `cookie` as the name of the cookie (`pkg/router/ingress.go`). A value
 * of one's own has no place there: it is written as for the others, and the rules say what is wrong with it (FW1001).
 */
function matchNginx(request: RequestMatch): ReturnType<typeof matchRequest> {
  const { cookie, headers, ...rest } = request;
  if (!cookie || cookie.value !== undefined) return matchRequest(request);
  return matchRequest({ ...rest, headers: { ...headers, cookie: { exact: cookie.name } } });
}
