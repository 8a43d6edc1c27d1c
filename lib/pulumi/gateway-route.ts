import type { ComponentResourceOptions } from '@pulumi/pulumi';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/gateway-route';
import { ConstructComponent, type Placement, split } from './component';

/** Properties of a `GatewayRoute`: those of the construct, whose leaves may be Inputs. */
export interface GatewayRouteProps extends constructs.GatewayRouteProps, Placement {}

/** A route of ingress-nginx as an HTTPRoute. */
export class GatewayRoute extends ConstructComponent<constructs.GatewayRoute> {
  constructor(name: string, props: GatewayRouteProps, options?: ComponentResourceOptions) {
    const { placement, props: own } = split<constructs.GatewayRouteProps>(props);
    const create = (scope: Construct, id: string) => new constructs.GatewayRoute(scope, id, own);
    super(name, { ...placement, type: 'fairway:index:GatewayRoute', create }, options);
    this.registerOutputs();
  }
}
