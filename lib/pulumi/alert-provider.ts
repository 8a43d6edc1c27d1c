import type { ComponentResourceOptions } from '@pulumi/pulumi';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/alert-provider';
import { ConstructComponent, type Placement, split } from './component';

/** Properties of an `AlertProvider`: those of the construct, whose leaves may be Inputs. */
export type AlertProviderProps = constructs.AlertProviderProps & Placement;

/** Where alerts go, for `Alert.to`. */
export class AlertProvider extends ConstructComponent<constructs.AlertProvider> {
  /** Name of the AlertProvider. */
  readonly name: string;

  /** Namespace of the AlertProvider, where it is known. */
  readonly namespace: string | undefined;

  constructor(name: string, props: AlertProviderProps, options?: ComponentResourceOptions) {
    const { placement, props: own } = split<constructs.AlertProviderProps>(props);
    const create = (scope: Construct, id: string) => new constructs.AlertProvider(scope, id, own);
    super(name, { ...placement, type: 'fairway:index:AlertProvider', create }, options);
    this.name = this.construct.name;
    this.namespace = this.construct.namespace;
    this.registerOutputs({ name: this.name, namespace: this.namespace });
  }
}
