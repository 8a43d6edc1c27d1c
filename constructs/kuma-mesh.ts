import { ApiObject, Lazy } from 'cdk8s';
import { Construct } from 'constructs';
import {
  Mesh,
  MeshIdentity,
  MeshMetric,
  type MeshSpec,
  MeshTLS,
  type MeshTLSSpec,
  MeshTrafficPermission,
  TrafficRoute,
} from '../imports/kuma.io';
import { attachFairway } from '../lib/attach';
import { clusterScoped } from '../lib/cluster-scoped';
import { kumaHttpRoute, type KumaHttpRoute, type KumaHttpRouteOptions } from '../lib/kuma/http-route';
import { type KumaMetrics, renderMeshMetric, renderMetrics } from '../lib/kuma/metrics';
import { type Kuma3Mtls, type KumaMtls, renderIdentity, renderMtls } from '../lib/kuma/mtls';
import { allowByIdentity, allowByTags, type KumaClient } from '../lib/kuma/permission';
import { podLabels } from '../lib/kuma/pod-label';
import { type HasTrafficRoute, isKuma3, type Kuma3, type KumaVersion, NO_TRAFFIC_ROUTE } from '../lib/kuma/version';
import { kuma, type KumaOptions } from '../lib/traffic/kuma';
import type { TrafficOf } from '../lib/traffic/provider';
import type { CanaryRelease } from './canary-release';

/** Properties of a `KumaMesh` for Kuma of version `V`. */
export type KumaMeshProps<V extends KumaVersion = KumaVersion> = KumaMeshCommonProps<V> &
  (V extends Kuma3 ? Kuma3MeshProps : Kuma2MeshProps);

export interface KumaMeshCommonProps<V extends KumaVersion> {
  /** Version of Kuma's control plane; it decides by which objects the mesh is described and releases are routed. */
  readonly version: V;

  /** Name of the Mesh. @default "default" */
  readonly name?: string;

  /**
   * Namespaces to make, whose pods are in the mesh.
   *
   * @default - none
   */
  readonly namespaces?: readonly string[];

  /**
   * Whether Kuma's CNI is installed. Only then are the namespaces `restricted`: without it each pod gets the init
   * container `kuma-init`, which runs as root with NET_ADMIN and NET_RAW, and nothing below `privileged` admits that.
   *
   * @default false
   */
  readonly cni?: boolean;

  /**
   * Prometheus metrics of the sidecars, such as the built-in metrics of a release are read from.
   *
   * @default - none
   */
  readonly metrics?: KumaMetrics;
}

export interface Kuma2MeshProps {
  /**
   * Encrypts what goes between pods. A release then needs `allow`.
   *
   * @default - plain text
   */
  readonly mtls?: KumaMtls;
}

export interface Kuma3MeshProps {
  /**
   * Encrypts what goes between pods. A release then needs `allow`.
   *
   * @default - plain text
   */
  readonly mtls?: Kuma3Mtls;

  /** Namespace of Kuma's control plane, where policies of the whole mesh live. @default "kuma-system" */
  readonly systemNamespace?: string;
}

/** The properties of both majors, as the constructor reads them. */
type AnyKumaMeshProps<V extends KumaVersion = KumaVersion> = KumaMeshCommonProps<V> & Kuma3MeshProps;

/** Options of the traffic of a mesh of version `V`. */
export type KumaMeshTrafficOptions<V extends KumaVersion> = V extends Kuma3
  ? KumaHttpRouteOptions
  : Omit<KumaOptions, 'mesh'>;

/** Traffic of a mesh of version `V`: by TrafficRoute, from Kuma 3 on by HTTPRoute. */
export type KumaMeshTraffic<V extends KumaVersion> = V extends Kuma3 ? KumaHttpRoute : TrafficOf<'kuma'>;

export interface AllowOptions<V extends KumaVersion = KumaVersion> {
  /** Who may call the release: clients, gateways and the load tester, all of them in the mesh. */
  readonly from: readonly KumaClient<V>[];
}

/**
 * A mesh of Kuma for releases.
 *
 * Makes: a Mesh; the namespaces, labelled for injection. For Kuma 2 also a TrafficRoute for all services that have none
 * of their own; for Kuma 3 a MeshIdentity with `mtls`, a MeshTLS where that is permissive, and a MeshMetric with
 * `metrics`.
 */
export class KumaMesh<V extends KumaVersion = KumaVersion> extends Construct {
  /** The Mesh. */
  readonly mesh: Mesh;

  /** Name of the Mesh. */
  readonly meshName: string;

  /** The namespaces, in the order of the properties. */
  readonly namespaces: readonly ApiObject[];

  /** Whether releases are routed by TrafficRoute. */
  readonly trafficRoute: HasTrafficRoute<V>;

  private readonly version: V;
  private readonly trustDomain: string;

  constructor(scope: Construct, id: string, props: KumaMeshProps<V>) {
    super(scope, id);
    const { version, name = 'default', namespaces = [], cni = false, ...features }: AnyKumaMeshProps<V> = props;
    const { mtls, metrics } = features;

    this.version = version;
    this.meshName = name;
    this.trustDomain = mtls?.trustDomain ?? `${name}.default.mesh.local`;
    this.trafficRoute = (isKuma3(version) ? NO_TRAFFIC_ROUTE : true) as HasTrafficRoute<V>;

    const spec: MeshSpec = isKuma3(version)
      ? {}
      : {
          mtls: mtls && renderMtls(mtls),
          metrics: metrics && renderMetrics(metrics),
          // In a mesh that routes to MeshServices alone, a TrafficRoute has no effect.
          meshServices: { mode: 'Disabled' },
        };
    this.mesh = clusterScoped(new Mesh(this, 'mesh', { metadata: { name }, spec }));
    if (isKuma3(version)) this.makePolicies(features);
    else this.routeAll();
    this.namespaces = namespaces.map((namespace) => this.makeNamespace(namespace, cni));
    attachFairway(this);
  }

  /**
   * The traffic of a release in this mesh: by TrafficRoute, from Kuma 3 on by an HTTPRoute at the apex Service.
   *
   * @example new CanaryRelease(chart, 'podinfo', { traffic: mesh.traffic({ protocol: 'grpc' }), … })
   */
  traffic(options?: KumaMeshTrafficOptions<V>): KumaMeshTraffic<V> {
    const traffic = isKuma3(this.version)
      ? kumaHttpRoute(options as KumaHttpRouteOptions)
      : kuma({ ...options, mesh: this.meshName });
    return traffic as KumaMeshTraffic<V>;
  }

  /**
   * Lets clients call a release where mTLS is on: makes a MeshTrafficPermission for the pods of its primary and one for
   * those of its canary, in the namespace of the release.
   */
  allow(release: CanaryRelease, { from }: AllowOptions<V>): readonly MeshTrafficPermission[] {
    const { services, target } = release;
    const clients = isKuma3(this.version) ? allowByIdentity(from, this.trustDomain) : allowByTags(from);
    return (['primary', 'canary'] as const).map((role) => {
      // Read when the manifests are written, since a workload may get its selector after its release.
      const labels = Lazy.any({ produce: () => podLabels(target)[role] }) as Record<string, string>;
      const permission = new MeshTrafficPermission(release, `${role}-permission`, {
        metadata: { name: services[role], labels: this.meshLabel },
        spec: { targetRef: { kind: 'Dataplane', labels }, ...clients },
      });
      return this.afterMesh(permission);
    });
  }

  private get meshLabel(): Record<string, string> {
    return { 'kuma.io/mesh': this.meshName };
  }

  /** Kuma refuses what belongs to a mesh that is not there. */
  private afterMesh<T extends ApiObject>(object: T): T {
    object.addDependency(this.mesh);
    return object;
  }

  /** With the first TrafficRoute in a mesh, Kuma 2 routes nothing more to a service that none matches. */
  private routeAll(): void {
    const all = { 'kuma.io/service': '*' };
    const route = new TrafficRoute(this, 'route-all', {
      mesh: this.meshName,
      metadata: { name: `route-all-${this.meshName}` },
      spec: {
        sources: [{ match: all }],
        destinations: [{ match: all }],
        conf: { destination: all },
      },
    });
    this.afterMesh(clusterScoped(route));
  }

  private makePolicies({ mtls, metrics, systemNamespace = 'kuma-system' }: Omit<AnyKumaMeshProps, 'version'>): void {
    const metadata = { name: this.meshName, namespace: systemNamespace, labels: this.meshLabel };
    if (mtls) {
      const spec = renderIdentity(mtls, this.trustDomain);
      this.afterMesh(new MeshIdentity(this, 'identity', { metadata, spec }));
    }
    if (mtls?.mode === 'Permissive') {
      const spec: MeshTLSSpec = { targetRef: { kind: 'Mesh' }, rules: [{ default: { mode: 'Permissive' } }] };
      this.afterMesh(new MeshTLS(this, 'tls', { metadata, spec }));
    }
    if (metrics) {
      this.afterMesh(new MeshMetric(this, 'metric', { metadata, spec: renderMeshMetric(metrics) }));
    }
  }

  private makeNamespace(name: string, cni: boolean): ApiObject {
    const namespace = new ApiObject(this, `namespace-${name}`, {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: {
        name,
        labels: {
          'kuma.io/sidecar-injection': 'enabled',
          ...(this.meshName !== 'default' && this.meshLabel),
          'pod-security.kubernetes.io/enforce': cni ? 'restricted' : 'privileged',
        },
      },
    });
    return this.afterMesh(clusterScoped(namespace));
  }
}
