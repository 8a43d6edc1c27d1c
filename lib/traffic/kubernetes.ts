import { can } from './capability';
import { matchRequest } from './match-request';
import type { TrafficOf } from './provider';

/** Plain Kubernetes Services: no traffic is routed, so only blue/green is possible. */
export function kubernetes(): TrafficOf<'kubernetes'> {
  return {
    provider: 'kubernetes',
    can: can('kubernetes'),
    match: matchRequest,
    route: () => ({ provider: 'kubernetes' }),
  };
}
