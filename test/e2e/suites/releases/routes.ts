import type { Provider } from '../../../../index';
import { valueAt, type KubeObject } from '../../harness/objects';

/** The object by which Flagger routes for a provider, and what share it gives to the canary. */
export interface Routes {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespaced: boolean;
  /** @param service name of the release's apex Service */
  name(service: string): string;
  canaryWeight(route: KubeObject, service: string): number;
}

/** Undefined where Flagger routes by Services alone. */
export const ROUTES: Readonly<Record<Provider, Routes | undefined>> = {
  istio: {
    apiVersion: 'networking.istio.io/v1beta1',
    kind: 'VirtualService',
    namespaced: true,
    name: (service) => service,
    canaryWeight: (route, service) =>
      weightOf(
        `${service}-canary`,
        listAt(route, 'spec', 'http').map((http) => listAt(http, 'route')),
        (backend) => valueAt(backend, 'destination', 'host'),
      ),
  },
  gatewayapi: {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'HTTPRoute',
    namespaced: true,
    name: (service) => service,
    canaryWeight: (route, service) =>
      weightOf(
        `${service}-canary`,
        listAt(route, 'spec', 'rules').map((rule) => listAt(rule, 'backendRefs')),
        (backend) => valueAt(backend, 'name'),
      ),
  },
  kuma: {
    apiVersion: 'kuma.io/v1alpha1',
    kind: 'TrafficRoute',
    namespaced: false,
    name: (service) => service,
    canaryWeight: (route, service) =>
      weightOf(
        `${service}-canary`,
        [listAt(route, 'spec', 'conf', 'split')],
        (backend) => String(valueAt(backend, 'destination', 'kuma.io/service')).split('_')[0],
      ),
  },
  nginx: {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    namespaced: true,
    name: (service) => `${service}-canary`,
    canaryWeight: ({ metadata: { annotations = {} } }) => nginxWeight(annotations),
  },
  kubernetes: undefined,
};

/**
 * The weight of a Service in the last rule that names it: where there are several, those for users who are bound to a
 * version by a cookie come first. One that no rule names gets nothing.
 */
function weightOf(
  service: string,
  rules: readonly (readonly unknown[])[],
  serviceOf: (backend: unknown) => unknown,
): number {
  const backends = rules.flatMap((rule) => rule.filter((backend) => serviceOf(backend) === service));
  return Number(valueAt(backends.at(-1), 'weight') ?? 0);
}

/** A match by header or cookie goes before the weight, which stands at 0 beside it. */
function nginxWeight(annotations: Readonly<Record<string, string>>): number {
  const setting = (name: string): string | undefined => annotations[`nginx.ingress.kubernetes.io/${name}`];
  if (setting('canary') !== 'true') {
    return 0;
  }
  const matches = setting('canary-by-header') ?? setting('canary-by-cookie');
  return matches === undefined ? Number(setting('canary-weight')) : 100;
}

function listAt(object: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = valueAt(object, ...path);
  return Array.isArray(list) ? list : [];
}
