import { argoCdDelivery as argoCd } from './delivery/argo-cd';
import type { Delivery as DeliveryContract } from './delivery/delivery';
import { fluxDelivery as flux } from './delivery/flux';

/** Who applies what is synthesized for a cluster to that cluster. */
export type Delivery = DeliveryContract;

export const Delivery = { argoCd, flux } as const;
