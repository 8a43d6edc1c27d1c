import type { ComponentResourceOptions } from '@pulumi/pulumi';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/metric-template';
import { ConstructComponent, type Placement, split } from './component';

/** Properties of a `MetricTemplate`: those of the construct, whose leaves may be Inputs. */
export interface MetricTemplateProps<Q extends string = string> extends constructs.MetricTemplateProps<Q>, Placement {}

/** A metric of one's own, for `Metric.template`. */
export class MetricTemplate<const Q extends string = string> extends ConstructComponent<constructs.MetricTemplate<Q>> {
  /** Name of the MetricTemplate. */
  readonly name: string;

  /** Namespace of the MetricTemplate, where it is known. */
  readonly namespace: string | undefined;

  /** The query, as it was given. */
  readonly query: Q;

  constructor(name: string, props: MetricTemplateProps<Q>, options?: ComponentResourceOptions) {
    const { placement, props: own } = split<constructs.MetricTemplateProps<Q>>(props);
    const create = (scope: Construct, id: string) => new constructs.MetricTemplate<Q>(scope, id, own);
    super(name, { ...placement, type: 'fairway:index:MetricTemplate', create }, options);
    this.name = this.construct.name;
    this.namespace = this.construct.namespace;
    this.query = this.construct.query;
    this.registerOutputs({ name: this.name, namespace: this.namespace });
  }
}
