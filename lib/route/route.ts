import type { Duration } from 'cdk8s';
import type { HTTPRouteSpecRulesFilters } from '../../imports/gateway.networking.k8s.io';
import type { IngressProps } from '../ingress';

/** A filter of the Gateway API. */
export type RouteFilter = HTTPRouteSpecRulesFilters;

/**
 * A route that is written once, for an Ingress of ingress-nginx or for an HTTPRoute. It may speak in the terms of either:
 * annotations are said as filters, and filters as annotations.
 */
export interface RouteProps extends IngressProps {
  /** Filters of the Gateway API. On an Ingress, one that no annotation says is a problem. @default - none */
  readonly filters?: readonly RouteFilter[];

  /** Time for a whole request, which no annotation says. @default - that of the controller */
  readonly timeout?: Duration;
}

/** A plain value as an annotation writes it; undefined for one that is known only at deployment. */
export function written(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** How a message names such a value. */
export const UNKNOWN_VALUE = '(known at deployment)';

/** The prefix of ingress-nginx's annotations. */
export const NGINX = 'nginx.ingress.kubernetes.io/';
