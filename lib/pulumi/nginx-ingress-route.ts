import type { ComponentResourceOptions } from '@pulumi/pulumi';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/nginx-ingress-route';
import { ConstructComponent, type Placement, split } from './component';

/** Properties of an `NginxIngressRoute`: those of the construct, whose leaves may be Inputs. */
export interface NginxIngressRouteProps extends constructs.NginxIngressRouteProps, Placement {}

/** An Ingress of ingress-nginx in front of one Service. */
export class NginxIngressRoute extends ConstructComponent<constructs.NginxIngressRoute> {
  /** Name of the Ingress. */
  readonly ingressName: string;

  constructor(name: string, props: NginxIngressRouteProps, options?: ComponentResourceOptions) {
    const { placement, props: own } = split<constructs.NginxIngressRouteProps>(props);
    const create = (scope: Construct, id: string) => new constructs.NginxIngressRoute(scope, id, own);
    super(name, { ...placement, type: 'fairway:index:NginxIngressRoute', create }, options);
    this.ingressName = this.construct.ingressName;
    this.registerOutputs({ ingressName: this.ingressName });
  }
}
