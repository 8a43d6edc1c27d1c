import {
  type ComponentResource,
  type CustomResourceOptions,
  type Input,
  type ProviderResource,
  type Resource,
  type ResourceOptions,
  runtime,
} from '@pulumi/pulumi';
import { ApiObject, App, Chart, YamlOutputType } from 'cdk8s';
import { Construct, type IConstruct } from 'constructs';
import { clusterOf } from '../rules/cluster';
import { describe, type Manifest } from '../rules/object';
import { isClosed, problemsAmong } from '../rules/validate';
import { inDependencyOrder } from '../synth/order';
import { Gate } from './gate';
import { IgnoredFields, isCanary } from './ignored-fields';
import { Order } from './order';
import { Outputs } from './outputs';
import { assertPlain } from './plain';
import { registerManifest } from './resource';
import { Shared } from './shared';
import { Verdict } from './verdict';
import { type AwaitedKind, awaitReady } from './wait';

/** What a component says of its objects. */
export interface Registration {
  readonly component: ComponentResource;
  /** Name of the component, which those of its children begin with. */
  readonly name: string;
  /** Options of the user for the children. */
  readonly options: Omit<CustomResourceOptions, 'dependsOn'>;
  readonly dependsOn: ResourceOptions['dependsOn'] | undefined;
  /** Kinds whose resources are created only when the object is ready; all or none. */
  readonly awaitReady: boolean | readonly AwaitedKind[];
  /** Providers of other clusters, by the name of the cluster. */
  readonly providers: Readonly<Record<string, ProviderResource>>;
}

const PROVIDER = 'kubernetes:index:Provider';

/**
 * The hidden App of one provider: every component of that provider puts its construct into it, so that the rules see
 * all of their objects, and objects that several of them need exist once.
 */
export class Host {
  private static readonly hosts = new WeakMap<object, Host>();

  /** The host of the provider of a component; one process may run several programs, each with its default provider. */
  static of(component: ComponentResource): Host {
    const provider = component.getProvider(PROVIDER);
    const key = provider ?? runtime.getStackResource() ?? runtime.getMonitor() ?? Host;
    const known = Host.hosts.get(key) ?? new Host(provider);
    Host.hosts.set(key, known);
    return known;
  }

  private readonly outputs = new Outputs();
  private readonly app = new App({
    resolvers: [this.outputs],
    yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE,
  });
  /** Beside the charts of other clusters, which stand at the top by the names of these. */
  private readonly namespaces = new Construct(this.app, 'Namespaces');
  private readonly manifests = new Map<ApiObject, Manifest>();
  private readonly resources = new Map<IConstruct, Resource>();
  private readonly ignored = new IgnoredFields();
  /** What is wrong with objects that are one to the API server and would be two to Pulumi. */
  private readonly repeated: string[] = [];
  private readonly order = new Order();
  private readonly verdict = new Verdict((text) => this.outputs.shown(text));
  private readonly gate = new Gate(() => {
    this.judge();
  });
  private shared: Shared | undefined;

  private constructor(private readonly provider: ProviderResource | undefined) {}

  /** Where the constructs of the components of a type and a namespace go. */
  scope(type: string, namespace: string | undefined): Construct {
    const id = namespace ?? 'default namespace';
    const found = this.namespaces.node.tryFindChild(id);
    const chart = found instanceof Chart ? found : this.makeChart(id, namespace);
    const scope = chart.node.tryFindChild(type);
    return scope instanceof Scope ? scope : new Scope(chart, type);
  }

  private makeChart(id: string, namespace: string | undefined): Chart {
    return new Chart(this.namespaces, id, {
      disableResourceNameHashes: true,
      ...(namespace !== undefined && { namespace }),
    });
  }

  /** The resource of an object. */
  resource(object: ApiObject): Resource {
    const found = this.resources.get(object);
    if (!found) throw new Error(`${object.node.path} is not registered`);
    return found;
  }

  /**
   * Registers the objects that a construct has brought into the App: its own as children of its component, those beside
   * it, which others share, as children of a component of the stack.
   */
  register(construct: IConstruct, registration: Registration): void {
    const objects = this.unknownObjects(construct);
    if (objects.length === 0) return;
    for (const object of objects) this.render(object);
    for (const object of objects) {
      object.node.addDependency(...this.order.dependenciesOf(object, this.manifestOf(object)));
    }
    const checked = this.checked();
    for (const object of inDependencyOrder(objects).filter((one) => ApiObject.isApiObject(one))) {
      this.resources.set(object, this.registerOne(object, construct, registration, checked));
    }
  }

  private unknownObjects(construct: IConstruct): ApiObject[] {
    const beside = this.app.node.children
      .flatMap(({ node }) => node.children)
      .flatMap((child) =>
        Chart.isChart(child) ? child.node.children.filter((one) => !(one instanceof Scope)) : child,
      );
    return [construct, ...beside]
      .flatMap(({ node }) => node.findAll())
      .filter((found) => ApiObject.isApiObject(found))
      .filter((object) => !this.manifests.has(object));
  }

  private render(object: ApiObject): void {
    const manifest = object.toJson() as Manifest;
    assertPlain(manifest, object.node.path);
    this.manifests.set(object, manifest);
    const same = this.order.add(object, manifest);
    if (same) this.repeated.push(`${describe(manifest)} is made twice: ${same.node.path}, ${object.node.path}`);
    if (isCanary(manifest)) this.ignored.add(manifest);
  }

  private manifestOf(object: ApiObject): Manifest {
    const found = this.manifests.get(object);
    if (!found) throw new Error(`${object.node.path} is not rendered`);
    return found;
  }

  private registerOne(
    object: ApiObject,
    construct: IConstruct,
    registration: Registration,
    checked: Promise<void>,
  ): Resource {
    const manifest = this.manifestOf(object);
    const cluster = clusterOf(object);
    const own = cluster !== undefined || object.node.scopes.includes(construct);
    const { name, options } = own ? registration : { name: this.sharedComponent().resourceName, options: {} };
    const { namespace } = manifest.metadata;
    const place = [cluster, namespace, manifest.metadata.name].filter((part) => part !== undefined).join('/');
    // Nothing reaches the engine before the rules have seen what belongs together.
    const dependencies = this.dependenciesOf(object);
    const dependsOn: Promise<Input<Resource>[]> = checked.then(() => [
      ...dependencies,
      ...([registration.dependsOn ?? []].flat() as Input<Resource>[]),
    ]);
    return registerManifest(
      `${name}:${place}`,
      this.outputs.withOutputs(awaitReady(manifest, registration.awaitReady)),
      {
        ...options,
        parent: own ? registration.component : this.sharedComponent(),
        ...(cluster !== undefined && { provider: providerOf(cluster, registration) }),
        ignoreChanges: [...this.ignored.of(manifest), ...(options.ignoreChanges ?? [])],
        dependsOn,
      },
    );
  }

  private dependenciesOf(object: ApiObject): readonly Resource[] {
    return object.node.dependencies.flatMap((dependency) => this.resources.get(dependency) ?? []);
  }

  private sharedComponent(): Shared {
    this.shared ??= Shared.of(this.provider);
    return this.shared;
  }

  /**
   * Fulfilled when the rules have passed: over all that the program makes before it first waits, and where there are
   * Outputs, once more with the values of those that the objects have by now. Later Outputs are not waited for: they may
   * come from the very resources that wait here.
   */
  private async checked(): Promise<void> {
    await Promise.all([this.gate.pass(), this.outputs.settled]);
    if (this.outputs.count > 0) await this.gate.pass();
  }

  private judge(): void {
    const known = Array.from(
      this.manifests,
      ([object, manifest]) => [object, this.outputs.withValues(manifest)] as const,
    );
    const invalid = this.app.node.children
      .flatMap(({ node }) => node.findAll())
      .flatMap(({ node }) => node.validate().map((error) => `${node.path}: ${error}`));
    this.verdict.tell(problemsAmong(known, isClosed(this.app)), [...this.repeated, ...this.changed(), ...invalid]);
  }

  /** What was changed after it was registered, which Pulumi would never see. */
  private changed(): string[] {
    return this.app.node
      .findAll()
      .filter((found) => ApiObject.isApiObject(found))
      .filter((object) => JSON.stringify(object.toJson()) !== JSON.stringify(this.manifests.get(object)))
      .map(({ node }) => `${node.path} has changed since its component was made: make what belongs together in one`);
  }
}

/** What the components of a type put their constructs into; what else stands in a chart is shared. */
class Scope extends Construct {}

function providerOf(cluster: string, { providers, name }: Registration): ProviderResource {
  const found = providers[cluster];
  if (!found) {
    throw new Error(`${name} installs in the cluster ${cluster}: give its provider as providers: { "${cluster}": … }`);
  }
  return found;
}
