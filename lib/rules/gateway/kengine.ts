import { KENGINE_CONTROLLER_NAME, OWNING_GATEWAY_LABEL } from '../../gateway/kengine-names';
import { finding } from '../finding';
import { describe } from '../object';
import { at, list, text } from '../read';
import type { Rule } from '../rule';
import { attachedTo } from './gateway-class';
import { RoutePart } from './route-view';

const SOURCE = 'khulnasoft/gateway v0.1.0';

const gateway = (controller: string) => `
apiVersion: gateway.networking.k8s.io/v1
kind: GatewayClass
metadata: { name: edge }
spec: { controllerName: ${controller} }
---
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public, namespace: edge }
spec:
  gatewayClassName: edge
  listeners:
    - { name: http, port: 80, protocol: HTTP, allowedRoutes: { namespaces: { from: All } } }
---`;

/** A release on a gateway of a controller. */
export const releaseExample = (controller: string) => `${gateway(controller)}
apiVersion: flagger.app/v1beta1
kind: Canary
metadata: { name: podinfo, namespace: webapp }
spec:
  provider: gatewayapi:v1
  service:
    gatewayRefs: [{ name: public, namespace: edge }]
`;

/** A rule of an HTTPRoute on a gateway of a controller. */
export const routeExample = (controller: string, rule: string) => `${gateway(controller)}
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: podinfo, namespace: webapp }
spec:
  parentRefs: [{ name: public, namespace: edge }]
  rules:
    - ${rule}
`;

export const kengineName: Rule = {
  code: 'FW2040',
  severity: 'error',
  title: 'Gateways of Kengine have names of their own, in all namespaces',
  why:
    'The controller looks for the Service of a gateway by the label with its name, in all namespaces, and takes the first: ' +
    `of two, one gets the routes of the other (${SOURCE}, \`internal/controller/gateway.go\`).`,
  example: ['blue', 'green']
    .map(
      (namespace) => `
apiVersion: v1
kind: Service
metadata:
  name: edge
  namespace: ${namespace}
  labels: { ${OWNING_GATEWAY_LABEL}: edge }
`,
    )
    .join('---'),
  remedy: 'Two names, such as `blue-edge` and `green-edge`.',
  *check(set) {
    const owners = new Map<string, string>();
    for (const service of set.ofKind('Service', '')) {
      const owner = text(at(service.manifest, 'metadata', 'labels', OWNING_GATEWAY_LABEL));
      if (owner === undefined) continue;
      const other = owners.get(owner);
      if (other === undefined) {
        owners.set(owner, describe(service.manifest));
        continue;
      }
      yield finding(
        service,
        ['metadata', 'labels', OWNING_GATEWAY_LABEL],
        `${other} is that of a gateway of the same name`,
        'Give the gateway another name',
      );
    }
  },
};

export const kengineRelease: Rule = {
  code: 'FW2041',
  severity: 'error',
  title: 'A release is not routed by Kengine',
  why:
    'The Kengine controller sends each request to the first backend of a rule, whatever the weights, and does not match ' +
    `headers: the new version gets no request, and is promoted (${SOURCE}, \`internal/kengine/http.go\`, \`matchers.go\`).`,
  example: releaseExample(KENGINE_CONTROLLER_NAME),
  remedy:
    'Another implementation; or `Traffic.kubernetes()` with blue/green, and an HTTPRoute to the apex Service of the release.',
  *check(set) {
    for (const { object, path } of attachedTo(set, KENGINE_CONTROLLER_NAME)) {
      if (object.manifest.kind !== 'Canary') continue;
      yield finding(
        object,
        path,
        'the Kengine controller ignores weights and matches of headers: the new version gets no request',
        'Release behind the apex Service with the provider kubernetes, or on another gateway',
      );
    }
  },
};

export const kengineRoute: Rule = {
  code: 'FW2042',
  severity: 'error',
  title: 'A route on Kengine has one backend, and matches paths and methods',
  why:
    'The Kengine controller sends each request to the first backend of a rule, and takes no notice of `headers` and ' +
    `\`queryParams\` in a match (${SOURCE}, \`internal/kengine/http.go\`, \`matchers.go\`).`,
  example: routeExample(
    KENGINE_CONTROLLER_NAME,
    'matches: [{ headers: [{ name: x-canary, value: insider }] }]\n      backendRefs: [{ name: podinfo, port: 80 }]',
  ),
  remedy: 'Another implementation, such as `kengineStatic`.',
  *check(set) {
    for (const { object } of attachedTo(set, KENGINE_CONTROLLER_NAME)) {
      if (object.manifest.kind !== 'HTTPRoute') continue;
      for (const rule of new RoutePart(object, ['spec']).parts('rules')) {
        if (list(rule.at('backendRefs')).length > 1) {
          yield rule.finding(
            ['backendRefs'],
            'the Kengine controller sends all requests to the first one',
            'Write one backend, or take another gateway',
          );
        }
        for (const match of rule.parts('matches')) {
          for (const field of ['headers', 'queryParams']) {
            if (list(match.at(field)).length === 0) continue;
            yield match.finding(
              [field],
              'the Kengine controller takes requests without them too',
              'Match paths and methods, or take another gateway',
            );
          }
        }
      }
    }
  },
};
