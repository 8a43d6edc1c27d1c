import { type ComponentResourceOptions, type Output, output } from '@pulumi/pulumi';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/provisioned-gateway';
import type { GatewayImplementationName } from '../gateway/capability';
import { ConstructComponent, type Placement, split } from './component';

/** Properties of a `ProvisionedGateway`: those of the construct, whose leaves may be Inputs. */
export interface ProvisionedGatewayProps<I extends GatewayImplementationName = GatewayImplementationName>
  extends constructs.ProvisionedGatewayProps<I>, Omit<Placement, 'namespace'> {}

interface GatewayStatus {
  readonly addresses?: readonly { readonly value?: string }[];
}

/** A gateway with a data plane of its own, on the implementation of one's choice. */
export class ProvisionedGateway<
  I extends GatewayImplementationName = GatewayImplementationName,
> extends ConstructComponent<constructs.ProvisionedGateway<I>> {
  /** Name of the gateway. */
  readonly gatewayName: string;

  /** Addresses of the Gateway when it was last read; none where the implementation has a kind of its own. */
  readonly addresses: Output<readonly string[]>;

  /** What a route names to attach to the gateway, or to one of its listeners. */
  readonly parentRef: constructs.ProvisionedGateway<I>['parentRef'];

  constructor(name: string, props: ProvisionedGatewayProps<I>, options?: ComponentResourceOptions) {
    // The namespace of the gateway is that of what is made beside it too.
    const { placement, props: own } = split<constructs.ProvisionedGatewayProps<I>>(
      props as constructs.ProvisionedGatewayProps<I> & Placement,
    );
    const create = (scope: Construct, id: string) => new constructs.ProvisionedGateway<I>(scope, id, own);
    super(name, { ...placement, type: 'fairway:index:ProvisionedGateway', create }, options);
    const { gatewayName, parentRef, gateway } = this.construct;
    this.gatewayName = gatewayName;
    this.parentRef = parentRef;
    this.addresses = gateway
      ? this.statusOf<GatewayStatus>(gateway).apply((status) => addressesOf(status))
      : output([] as readonly string[]);
    this.registerOutputs({ gatewayName, addresses: this.addresses });
  }
}

function addressesOf(status: GatewayStatus | undefined): readonly string[] {
  return (status?.addresses ?? []).flatMap(({ value }) => value ?? []);
}
