import type { ComponentResourceOptions } from '@pulumi/pulumi';
import type { Construct } from 'constructs';
import * as constructs from '../../constructs/load-tester';
import { ConstructComponent, type Placement, split } from './component';

/** Properties of a `LoadTester`: those of the construct, whose leaves may be Inputs. */
export interface LoadTesterProps extends constructs.LoadTesterProps, Placement {}

/**
 * Flagger's load tester. Releases of its namespace that are made after it use it; one that needs a load tester where
 * none is makes one, which belongs to the stack.
 */
export class LoadTester extends ConstructComponent<constructs.LoadTester> {
  /** URL that Flagger calls from its own namespace. */
  readonly url: string;

  constructor(name: string, props: LoadTesterProps = {}, options?: ComponentResourceOptions) {
    const { placement, props: own } = split<constructs.LoadTesterProps>(props);
    const create = (scope: Construct, id: string) => new constructs.LoadTester(scope, id, own);
    super(name, { ...placement, type: 'fairway:index:LoadTester', create }, options);
    this.url = this.construct.url;
    this.registerOutputs({ url: this.url });
  }
}
