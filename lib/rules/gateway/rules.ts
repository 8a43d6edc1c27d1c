import { ingressAnnotation } from './annotations';
import { unattachable } from './attachment';
import { foreignCertificate } from './certificate';
import { frontendPort, gatewayAddress, infrastructureKey } from './infrastructure';
import { kengineName, kengineRelease, kengineRoute } from './kengine';
import { certificateless, hostnameOfConnection, listenerName, sameListener, tlsMode, tlsOfPlain } from './listeners';
import { provisionerMode, restrictedNginxFabric, supersededNginxFabric } from './nginx-fabric';
import { filterFields, filterValues, pathModifier, repeatedFilter } from './filters';
import { sameParent } from './parents';
import { backendPort, manyMatches, matchedPath, redirectWithBackend, routeTimeouts } from './routes';
import { compiledListener, compiledRelease, compiledRoute } from './static';
import type { Rule } from '../rule';

/** The rules of gateways, in the order of their codes. */
export const GATEWAY_RULES: readonly Rule[] = [
  unattachable,
  foreignCertificate,
  sameListener,
  certificateless,
  listenerName,
  tlsOfPlain,
  tlsMode,
  hostnameOfConnection,
  gatewayAddress,
  infrastructureKey,
  frontendPort,
  supersededNginxFabric,
  provisionerMode,
  restrictedNginxFabric,
  sameParent,
  filterFields,
  repeatedFilter,
  pathModifier,
  filterValues,
  matchedPath,
  redirectWithBackend,
  backendPort,
  manyMatches,
  routeTimeouts,
  kengineName,
  kengineRelease,
  kengineRoute,
  compiledRelease,
  compiledRoute,
  compiledListener,
  ingressAnnotation,
];
