import type { Leaf } from '../leaf';
import { can } from './capability';
import { matchRequest } from './match-request';
import type { TrafficOf } from './provider';

/** Protocols that Kuma tells apart. */
export type KumaProtocol = 'http' | 'http2' | 'grpc' | 'tcp' | 'kafka';

/** A mesh in the program that has TrafficRoutes, such as a `KumaMesh` of version 2. */
export interface MeshReference {
  /** Name of the Mesh. */
  readonly meshName: string;

  /** Kuma has TrafficRoutes before version 3; a mesh of a later one says here what to write instead. */
  readonly trafficRoute: true;
}

export interface KumaOptions {
  /**
   * The mesh of the release, by name or as a `KumaMesh`.
   *
   * @default - Kuma's mesh `default`
   */
  readonly mesh?: string | MeshReference;

  /**
   * What the service port speaks. An `appProtocol` of the service that Kuma knows goes before it.
   *
   * @default "http"
   */
  readonly protocol?: Leaf<KumaProtocol>;
}

/** What Kuma adds to the Services of a mesh (`service_controller.go`), and Flagger would take away at each tick. */
const KUMA_ANNOTATIONS = [
  'ingress.kubernetes.io/service-upstream',
  'nginx.ingress.kubernetes.io/service-upstream',
] as const;

/**
 * Routes by a Kuma TrafficRoute (Kuma 2.x), which Flagger makes and weighs. It is cluster-scoped and carries the name
 * of the apex Service: two releases of one service name overwrite each other, in whatever namespace (FW1012).
 */
export function kuma(options: KumaOptions = {}): TrafficOf<'kuma'> {
  const { mesh, protocol = 'http' } = options;
  const meshName = typeof mesh === 'object' ? nameOf(mesh) : mesh;
  return {
    provider: 'kuma',
    can: can('kuma'),
    match: matchRequest,
    route: ({ port }) => ({
      provider: 'kuma',
      ...(meshName !== undefined && { annotations: { 'kuma.io/mesh': meshName } }),
      service: { unmanagedMetadata: { annotations: KUMA_ANNOTATIONS } },
      serviceAnnotations: protocolAnnotation(port, protocol),
    }),
  };
}

/** Untyped callers get here with a mesh that has no TrafficRoute; no manifest says the version, so no rule can tell. */
function nameOf({
  meshName,
  trafficRoute,
}: {
  readonly meshName: string;
  readonly trafficRoute: true | string;
}): string {
  if (trafficRoute !== true) throw new Error(trafficRoute);
  return meshName;
}

/** Says what a Service port speaks; Kuma takes a port for TCP without it. */
export function protocolAnnotation(port: number, protocol: Leaf<KumaProtocol>): Record<string, Leaf<string>> {
  return { [`${port}.service.kuma.io/protocol`]: protocol };
}
