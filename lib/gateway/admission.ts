import type { GatewaySpecListenersAllowedRoutesNamespaces } from '../../imports/gateway.networking.k8s.io';
import type { LabelSelector } from '../label-selector';

/** Namespaces whose routes may attach: that of the gateway, all, some by name, or those that a selector takes. */
export type RouteAdmission = 'same' | 'all' | { readonly namespaces: readonly string[] } | LabelSelector;

/** The label that Kubernetes puts on each namespace, with its name. */
export const NAMESPACE_NAME_LABEL = 'kubernetes.io/metadata.name';

export function renderAdmission(admission: RouteAdmission): GatewaySpecListenersAllowedRoutesNamespaces {
  if (admission === 'same') return { from: 'Same' };
  if (admission === 'all') return { from: 'All' };
  return { from: 'Selector', selector: namespaceSelector(admission) };
}

/** A selector of namespaces, by their names or by their labels. */
export function namespaceSelector(
  namespaces: { readonly namespaces: readonly string[] } | LabelSelector,
): LabelSelector {
  if (!('namespaces' in namespaces)) return namespaces;
  return { matchExpressions: [{ key: NAMESPACE_NAME_LABEL, operator: 'In', values: namespaces.namespaces }] };
}
