import type { ComponentResourceOptions, Output } from '@pulumi/pulumi';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/canary-release';
import type { ServiceNames } from '../release/names';
import type { Capability } from '../traffic/capability';
import { ConstructComponent, type Placement, split } from './component';
import { awaitPrimary } from './promotion';

/** Properties of a `CanaryRelease`: those of the construct, whose leaves may be Inputs. */
export interface CanaryReleaseProps<N extends Capability = Capability>
  extends constructs.CanaryReleaseProps<N>, Placement {
  /**
   * Waits until Flagger has promoted what the target is now. A new version of the target leaves the Canary as it was, so
   * without this `pulumi up` ends before the release begins. The workload must be among `dependsOn`, with a template
   * from `withRevision`. A release that is rolled back ends in a time-out: after what it takes at worst, or after
   * `customTimeouts`.
   *
   * @default false
   */
  readonly awaitPromotion?: boolean;
}

/** A progressive release with Flagger. */
export class CanaryRelease<N extends Capability = Capability> extends ConstructComponent<constructs.CanaryRelease<N>> {
  /** Phase of the Canary when its resource was last read. */
  readonly phase: Output<string | undefined>;

  /** Names of the Services that Flagger makes. */
  readonly services: ServiceNames;

  constructor(name: string, props: CanaryReleaseProps<N>, options: ComponentResourceOptions = {}) {
    const { awaitPromotion = false, ...rest } = props;
    const { placement, props: own } = split<constructs.CanaryReleaseProps<N>>(rest);
    const create = (scope: Construct, id: string) => new constructs.CanaryRelease<N>(scope, id, own);
    super(name, { ...placement, type: 'fairway:index:CanaryRelease', create }, options);
    const { canary, services, target } = this.construct;
    if (awaitPromotion) {
      awaitPrimary(target, this.resource(canary), options.dependsOn, `${name}:promotion`, {
        parent: this,
        ...(options.customTimeouts && { customTimeouts: options.customTimeouts }),
      });
    }
    this.phase = this.statusOf<{ readonly phase?: string }>(canary).apply((status) => status?.phase);
    this.services = services;
    this.registerOutputs({ phase: this.phase, services });
  }
}
