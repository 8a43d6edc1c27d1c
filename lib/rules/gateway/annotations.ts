import { NGINX } from '../../route/route';
import { finding } from '../finding';
import { at, entries } from '../read';
import type { Rule } from '../rule';
import { GATEWAY_GROUP } from './view';

/** What stands for annotations of ingress-nginx that no HTTPRoute says, by how their names begin. */
const INSTEAD: readonly (readonly [string, string])[] = [
  ['canary', 'Write weights of backends; of a release, take Traffic.gatewayApi'],
  ['proxy-read-timeout', 'Write `timeouts.request`, which is for the whole request'],
  ['proxy-send-timeout', 'Write `timeouts.request`, which is for the whole request'],
  ['backend-protocol', 'Write a GRPCRoute for GRPC, or a BackendTLSPolicy for HTTPS'],
  ['proxy-ssl-', 'Write a BackendTLSPolicy for the Service'],
  ['affinity', 'Take a policy of the gateway implementation for session persistence'],
  ['session-cookie-', 'Take a policy of the gateway implementation for session persistence'],
  ['mirror-', 'Write a RequestMirror filter with the Service'],
  ['app-root', 'Write a rule for the exact path / with a RequestRedirect filter'],
  ['auth-tls-', 'Write `tls.frontend` of the Gateway'],
  ['limit-', 'Take a rate limit of the gateway implementation'],
  ['auth-', 'Take an authentication policy of the gateway implementation'],
];

const OTHERWISE = 'Leave it out, or take a policy or an ExtensionRef filter of the gateway implementation';

export const ingressAnnotation: Rule = {
  code: 'FW2046',
  severity: 'error',
  title: 'An HTTPRoute has no annotations of ingress-nginx',
  why:
    'No gateway reads them. `GatewayRoute` says in filters what filters can say, and leaves the others where they are, so ' +
    'that nothing is lost without a word.',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata:
  name: podinfo
  namespace: webapp
  annotations: { ${NGINX}limit-rps: '5' }
spec:
  parentRefs: [{ name: public }]
`,
  remedy: 'A rate limit of the gateway implementation, or an acknowledgement that there is none.',
  *check(set) {
    for (const route of set.ofKind('HTTPRoute', GATEWAY_GROUP)) {
      for (const [name] of entries(at(route.manifest, 'metadata', 'annotations'))) {
        if (!name.startsWith(NGINX)) continue;
        const own = name.slice(NGINX.length);
        yield finding(
          route,
          ['metadata', 'annotations', name],
          `${own} has no equivalent in an HTTPRoute that says the same`,
          INSTEAD.find(([start]) => own.startsWith(start))?.[1] ?? OTHERWISE,
        );
      }
    }
  },
};
