import { App as Cdk8sApp, type AppProps, Chart } from 'cdk8s';
import { objectsOf, resolveDependencies } from './dependencies';
import { manifestFiles, metadataFile, yamlOf } from './layout';
import { inDependencyOrder } from './order';
import { type OutputFile, writeFolder } from './output';

/**
 * A cdk8s `App` for trees of any size. It writes what cdk8s's own `App` writes, byte for byte, in time linear in the
 * objects: the tree is validated once and not again for each chart, dependencies are sorted once, and each object is
 * serialized once. `Chart.toJson` and `Testing.synth` stay cdk8s's own.
 *
 * A synth that fails changes nothing in the output folder: files are written in a folder beside it, and moved into
 * their places when all of them are there, as a whole folder if there was none. Files that have not changed keep their
 * time, and those that the app does not write stay. The cdk8s CLI deletes the folder before it runs the app: there, a
 * synth that fails leaves no folder, and all files are new.
 */
export class App extends Cdk8sApp {
  readonly #recordsMetadata: boolean;

  constructor(props: AppProps = {}) {
    super(props);
    this.#recordsMetadata = props.recordConstructMetadata ?? process.env.CDK8S_RECORD_CONSTRUCT_METADATA === 'true';
  }

  /** All charts of the app, each after those that it depends on. */
  override get charts(): Chart[] {
    return inDependencyOrder(this.node.findAll()).filter((construct) => construct instanceof Chart);
  }

  /** Writes all manifests into the output folder. */
  override synth(): void {
    validate(this);
    const chartsDepend = resolveDependencies(this.node.findAll());
    const { charts } = this;
    serialize(this, () => {
      writeFolder(this.outdir, this.#files(charts, chartsDepend));
    });
  }

  /** All manifests of the app as one YAML text. */
  override synthYaml(): string {
    validate(this);
    resolveDependencies(this.node.findAll());
    const { charts } = this;
    return serialize(this, () => yamlOf(charts));
  }

  *#files(charts: readonly Chart[], chartsDepend: boolean): Generator<OutputFile> {
    yield* manifestFiles(this, charts, chartsDepend);
    if (this.#recordsMetadata) yield metadataFile(charts);
  }
}

function validate(app: App): void {
  const errors: string[] = [];
  for (const { node } of app.node.findAll()) {
    for (const error of node.validate()) errors.push(`[${node.path}] ${error}`);
  }
  if (errors.length > 0) throw new Error(`Validation failed with the following errors:\n  ${errors.join('\n  ')}`);
}

/** What `Chart.toJson`, which users override, gets a chart's objects from. */
const serializer: { _synthChart: (chart: Chart) => unknown[] } = Cdk8sApp;

/** Has the charts of an app serialize themselves without preparing the whole app again for each of them. */
function serialize<T>(app: App, run: () => T): T {
  const { _synthChart: synthChart } = serializer;
  serializer._synthChart = (chart) =>
    chart.node.root === app ? objectsOf(chart).map((object): unknown => object.toJson()) : synthChart(chart);
  try {
    return run();
  } finally {
    serializer._synthChart = synthChart;
  }
}
