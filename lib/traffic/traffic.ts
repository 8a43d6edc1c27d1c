import type { Provider } from './capability';
import { gatewayApi } from './gateway-api';
import { istio } from './istio';
import { kubernetes } from './kubernetes';
import { kuma } from './kuma';
import { nginx } from './nginx';
import type { TrafficOf } from './provider';

/**
 * Traffic by provider `P`. For a union of providers each one must be able to do what a release needs.
 */
export type Traffic<P extends Provider = Provider> = P extends Provider ? TrafficOf<P> : never;

/** What routes requests to a release: changing the provider is changing this one expression. */
export const Traffic = { gatewayApi, istio, nginx, kuma, kubernetes } as const;
