import {
  ComponentResource,
  type ComponentResourceOptions,
  type Output,
  output,
  type ProviderResource,
  type Resource,
} from '@pulumi/pulumi';
import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import { Host, type Registration } from './host';
import type { AwaitedKind } from './wait';

/** Where the objects of a component go, and what it waits for. */
export interface Placement {
  /**
   * Namespace of the objects.
   *
   * @default - the namespace of the provider
   */
  readonly namespace?: string;

  /**
   * Kinds whose resources are created only when their objects are ready, of those that tell: a Canary is promoted, a
   * Gateway programmed, a Certificate, HelmRelease or Kustomization ready. An object with an annotation
   * `pulumi.com/waitFor` or `pulumi.com/skipAwait` of its own keeps to that.
   *
   * @default true (all of them)
   */
  readonly awaitReady?: boolean | readonly AwaitedKind[];
}

/** What a component is made of. */
export interface ComponentDefinition<C extends Construct> extends Placement {
  /** Type token, such as `fairway:index:CanaryRelease`; part of the URNs, so it stays. */
  readonly type: string;

  /** Makes the construct. */
  readonly create: (scope: Construct, id: string) => C;

  /** Providers of other clusters that objects go to, by the name of the cluster. @default - none */
  readonly providers?: Readonly<Record<string, ProviderResource>>;
}

/**
 * A cdk8s construct as a Pulumi component: its objects are the children. For a construct of one's own:
 *
 * @example
 * class Shop extends ConstructComponent<ShopConstruct> {
 *   constructor(name: string, props: ShopProps, options?: ComponentResourceOptions) {
 *     const create = (scope: Construct, id: string) => new ShopConstruct(scope, id, props);
 *     super(name, { type: 'shop:index:Shop', namespace: 'shop', create }, options);
 *     this.registerOutputs();
 *   }
 * }
 */
export abstract class ConstructComponent<C extends Construct> extends ComponentResource {
  /** The construct, for what takes constructs: `Target.deployment(shop.construct.deployment)`. */
  readonly construct: C;

  private readonly host: Host;
  private readonly registration: Registration;

  protected constructor(name: string, definition: ComponentDefinition<C>, options: ComponentResourceOptions = {}) {
    const { type, namespace, awaitReady = true, create, providers = {} } = definition;
    super(type, name, {}, options);
    this.host = Host.of(this);
    this.construct = create(this.host.scope(type, namespace), name);
    this.registration = {
      component: this,
      name,
      options: optionsOfChildren(options),
      dependsOn: options.dependsOn,
      awaitReady,
      providers,
    };
    this.registerObjects();
  }

  /** @internal Registers what has come to the construct since the last time. */
  registerObjects(): void {
    this.host.register(this.construct, this.registration);
  }

  /** The resource of an object of the construct. */
  protected resource(object: ApiObject): Resource {
    return this.host.resource(object);
  }

  /** The status of an object of a custom kind, when its resource was last read. */
  protected statusOf<S>(object: ApiObject): Output<S | undefined> {
    const { status } = this.resource(object) as { readonly status?: Output<S | undefined> };
    return output(status) as Output<S | undefined>;
  }
}

/** Options that Pulumi does not hand down from a component to its children by itself, as it does with the others. */
function optionsOfChildren({
  ignoreChanges,
  replaceOnChanges,
  retainOnDelete,
  deletedWith,
  customTimeouts,
}: ComponentResourceOptions): Registration['options'] {
  return {
    ...(ignoreChanges && { ignoreChanges }),
    ...(replaceOnChanges && { replaceOnChanges }),
    ...(retainOnDelete !== undefined && { retainOnDelete }),
    ...(deletedWith && { deletedWith }),
    ...(customTimeouts && { customTimeouts }),
  };
}

/** What a component takes besides the properties of its construct, and these alone. */
export function split<P extends object>({
  namespace,
  awaitReady,
  ...own
}: P & Placement): {
  readonly placement: Placement;
  readonly props: P;
} {
  return {
    placement: { ...(namespace !== undefined && { namespace }), ...(awaitReady !== undefined && { awaitReady }) },
    props: own as unknown as P,
  };
}
