import type { ComponentResourceOptions } from '@pulumi/pulumi';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/kuma-mesh';
import type { HasTrafficRoute, KumaVersion } from '../kuma/version';
import type { CanaryRelease } from './canary-release';
import { ConstructComponent, type Placement, split } from './component';

/** Properties of a `KumaMesh` for Kuma of version `V`: those of the construct, whose leaves may be Inputs. */
export type KumaMeshProps<V extends KumaVersion = KumaVersion> = constructs.KumaMeshProps<V> & Placement;

/** A mesh of Kuma for releases. */
export class KumaMesh<V extends KumaVersion = KumaVersion> extends ConstructComponent<constructs.KumaMesh<V>> {
  /** Name of the Mesh. */
  readonly meshName: string;

  /** Whether releases are routed by TrafficRoute. */
  readonly trafficRoute: HasTrafficRoute<V>;

  constructor(name: string, props: KumaMeshProps<V>, options?: ComponentResourceOptions) {
    const { placement, props: own } = split<constructs.KumaMeshProps<V>>(props);
    const create = (scope: Construct, id: string) => new constructs.KumaMesh<V>(scope, id, own);
    super(name, { ...placement, type: 'fairway:index:KumaMesh', create }, options);
    this.meshName = this.construct.meshName;
    this.trafficRoute = this.construct.trafficRoute;
    this.registerOutputs({ meshName: this.meshName });
  }

  /** The traffic of a release in this mesh. */
  traffic(options?: constructs.KumaMeshTrafficOptions<V>): constructs.KumaMeshTraffic<V> {
    return this.construct.traffic(options);
  }

  /** Lets clients call a release where mTLS is on; the permissions are children of the release. */
  allow(release: CanaryRelease, options: constructs.AllowOptions<V>): void {
    this.construct.allow(release.construct, options);
    release.registerObjects();
  }
}
