/** Names of Fairway's providers in `spec.provider`. */
export type ProviderName = 'gatewayapi:v1' | 'gatewayapi:v1beta1' | 'istio' | 'nginx' | 'kuma' | 'kubernetes';

const GATEWAY_API = ['gatewayapi:v1', 'gatewayapi:v1beta1'] as const;

/**
 * The settings of `spec.service` that say how requests are routed, each with the providers whose router reads it
 * (fluxcd/flagger 1.44, `pkg/router`). nginx routes by its Ingress, kuma and kubernetes by the Services alone.
 */
export const ROUTING_SETTINGS = {
  backends: [],
  backendTimeout: ['gatewayapi:v1'],
  corsPolicy: ['gatewayapi:v1', 'istio'],
  delegation: ['istio'],
  gatewayRefs: GATEWAY_API,
  gateways: ['istio'],
  headers: [...GATEWAY_API, 'istio'],
  hosts: [...GATEWAY_API, 'istio'],
  match: [...GATEWAY_API, 'istio'],
  meshName: [],
  mirror: GATEWAY_API,
  retries: ['istio'],
  rewrite: [...GATEWAY_API, 'istio'],
  timeout: ['gatewayapi:v1', 'istio'],
  trafficPolicy: ['istio'],
} as const satisfies Record<string, readonly ProviderName[]>;

/** The settings of `spec.service` that an Istio VirtualService for plain TCP has no place for. */
export const HTTP_SETTINGS = ['corsPolicy', 'headers', 'retries', 'rewrite', 'timeout'] as const;
