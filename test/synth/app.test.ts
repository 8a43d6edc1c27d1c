import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as cdk8s from 'cdk8s';
import { ApiObject, Chart, type IResolver, Include, JsonPatch, Lazy, Testing, YamlOutputType } from 'cdk8s';
import * as kplus from 'cdk8s-plus-28';
import { Construct } from 'constructs';
import fc from 'fast-check';
import { App } from '../../lib/synth/app';
import { tree } from './arbitrary';

type Build = (app: cdk8s.App) => void;

const OUTPUT_TYPES = [
  YamlOutputType.FILE_PER_APP,
  YamlOutputType.FILE_PER_CHART,
  YamlOutputType.FILE_PER_RESOURCE,
  YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE,
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cdk8s-fairway-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** All that an app writes, or the error that it stops with. */
function output(Type: typeof cdk8s.App, build: Build, props: cdk8s.AppProps = {}): Record<string, string> {
  const outdir = join(folder, 'dist');
  try {
    const app = new Type({ outdir, recordConstructMetadata: true, ...props });
    build(app);
    app.synth();
    return { ...contents(outdir), 'synthYaml()': app.synthYaml() };
  } catch (error) {
    return { error: kindOf(error) };
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** An error without what may be found in another order. */
function kindOf(error: unknown): string {
  return String(error).replace(/^Error: (Dependency cycle detected).*$/, '$1');
}

function contents(directory: string): Record<string, string> {
  const entries = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => {
    const file = join(directory, path);
    return [path, statSync(file).isDirectory() ? 'a folder' : readFileSync(file, 'utf8')];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function expectSame(build: Build, props?: cdk8s.AppProps): void {
  for (const yamlOutputType of OUTPUT_TYPES) {
    const stock = output(cdk8s.App, build, { yamlOutputType, ...props });
    expect(output(App, build, { yamlOutputType, ...props })).toEqual(stock);
  }
}

function configMap(scope: Construct, id: string, data: unknown = { key: id }): ApiObject {
  return new ApiObject(scope, id, { apiVersion: 'v1', kind: 'ConfigMap', data });
}

class Edited extends Chart {
  override toJson(): unknown[] {
    return [
      { apiVersion: 'v1', kind: 'Namespace', metadata: { name: this.node.id } },
      ...(super.toJson() as unknown[]),
    ];
  }
}

class Labelled extends ApiObject {
  override toJson(): unknown {
    const manifest = super.toJson() as Record<string, unknown>;
    return { ...manifest, status: this.node.dependencies.map(({ node }) => node.path) };
  }
}

/** A construct of a random tree; its scope is one of those before it, or the app. */
interface Node {
  readonly kind:
    'chart' | 'edited chart' | 'construct' | 'object' | 'labelled object' | 'patched object' | 'lazy object';
  readonly id: string;
  readonly scope: number;
  readonly data: unknown;
}

interface Tree {
  readonly nodes: readonly Node[];
  /** Pairs of a construct and one that it depends on. */
  readonly dependencies: readonly (readonly [number, number])[];
}

const trees: fc.Arbitrary<Tree> = fc.record({
  nodes: fc.array(
    fc.record<Node>({
      kind: fc.constantFrom(
        'chart',
        'edited chart',
        'construct',
        'object',
        'labelled object',
        'patched object',
        'lazy object',
      ),
      id: fc.constantFrom('a', 'b', 'web', 'Default', 'Resource', '0', '7', '12', 'x.y', 'Größe', 'a/b'),
      scope: fc.nat(12),
      data: tree,
    }),
    { minLength: 1, maxLength: 12 },
  ),
  dependencies: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 5 }),
});

function grow({ nodes, dependencies }: Tree): Build {
  return (app) => {
    const constructs: Construct[] = [];
    for (const { kind, id, scope, data } of nodes) {
      const parent = constructs[scope % (constructs.length + 1)] ?? app;
      const name = parent.node.tryFindChild(id) ? `${id}-${constructs.length}` : id;
      constructs.push(plant(parent, name, kind, data));
    }
    for (const [from, to] of dependencies) {
      const [source, target] = [constructs[from % constructs.length], constructs[to % constructs.length]];
      if (source && target && source !== target) source.node.addDependency(target);
    }
  };
}

function plant(scope: Construct, id: string, kind: Node['kind'], data: unknown): Construct {
  const inChart = scope.node.scopes.some((construct) => construct instanceof Chart);
  if (kind === 'construct') return new Construct(scope, id);
  if (kind === 'edited chart') return new Edited(scope, id);
  if (kind === 'chart' || !inChart) return new Chart(scope, id, { namespace: 'prod', labels: { chart: 'yes' } });
  if (kind === 'labelled object') return new Labelled(scope, id, { apiVersion: 'v1', kind: 'ConfigMap', data });
  if (kind === 'lazy object') return configMap(scope, id, Lazy.any({ produce: () => data }));
  const object = configMap(scope, id, data);
  if (kind === 'patched object')
    object.addJsonPatch(JsonPatch.add('/data', { on: 'yes' }), JsonPatch.add('/list', [-0]));
  return object;
}

test('any tree is written as cdk8s writes it', () => {
  fc.assert(
    fc.property(trees, (spec) => {
      expectSame(grow(spec));
    }),
    { numRuns: 300 },
  );
});

test('an app without charts leaves an empty folder', () => {
  expectSame(() => undefined);
  new App({ outdir: join(folder, 'dist') }).synth();
  expect(contents(join(folder, 'dist'))).toEqual({});
});

test('a chart without objects is an empty file, or an empty folder', () => {
  expectSame((app) => new Chart(app, 'empty'));
});

test('objects of the same file name overwrite each other in the same order', () => {
  expectSame((app) => {
    const [a, b] = [new Chart(app, 'a'), new Chart(app, 'b')];
    a.addDependency(b);
    for (const chart of [a, b]) {
      for (const id of ['x', 'y'])
        new ApiObject(chart, id, { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'same' }, id });
    }
  });
});

test('charts that depend on each other through their objects are numbered', () => {
  const build: Build = (app) => {
    const [apps, crds] = [new Chart(app, 'apps'), new Chart(app, 'crds')];
    configMap(apps, 'web').addDependency(configMap(crds, 'types'));
  };
  expectSame(build);
  expect(Object.keys(output(App, build))).toEqual(expect.arrayContaining(['0000-crds.k8s.yaml', '0001-apps.k8s.yaml']));
});

test('included manifests, resolvers and extensions are honoured', () => {
  const upper: IResolver = {
    resolve: (context) => {
      if (context.value === 'lower') context.replaceValue('UPPER');
    },
  };
  const manifest = join(folder, 'manifest.yaml');
  writeFileSync(manifest, 'kind: Service\napiVersion: v1\nmetadata: {name: web}\nspec: &s {a: [1, yes]}\nstatus: *s\n');
  const build: Build = (app) => {
    const chart = new Chart(app, 'included');
    new Include(chart, 'include', { url: manifest });
    configMap(chart, 'map', { case: 'lower' });
  };
  expectSame(build, { resolvers: [upper], outputFileExtension: '.yml' });
  expect(output(App, build, { resolvers: [upper] })['included.k8s.yaml']).toContain('UPPER');
});

test('the pods and services of cdk8s-plus are written as cdk8s writes them', () => {
  expectSame((app) => {
    const chart = new Chart(app, 'web');
    const deployment = new kplus.Deployment(chart, 'deployment', {
      containers: [{ image: 'nginx:1.27', portNumber: 80 }],
    });
    deployment.exposeViaIngress('/', { ingress: new kplus.Ingress(new Chart(app, 'edge'), 'ingress') });
    const settings = new kplus.ConfigMap(chart, 'settings', { data: { 'nginx.conf': 'http {\n  server { }\n}\n' } });
    deployment.containers[0]?.mount('/etc/nginx', kplus.Volume.fromEmptyDir(chart, 'volume', settings.name));
  });
});

describe('each synth', () => {
  function counted(build: (chart: Chart) => void): {
    app: App;
    validations: () => number;
    serializations: () => number;
  } {
    let validations = 0;
    let serializations = 0;
    class Counted extends ApiObject {
      override toJson(): unknown {
        serializations++;
        return super.toJson();
      }
    }
    const app = new App({ outdir: join(folder, 'dist') });
    for (const id of ['a', 'b', 'c']) {
      const chart = new Edited(app, id);
      chart.node.addValidation({ validate: () => (validations++, []) });
      new Counted(chart, 'object', { apiVersion: 'v1', kind: 'ConfigMap' });
      build(chart);
    }
    return { app, validations: () => validations, serializations: () => serializations };
  }

  test('validates each construct and serializes each object once, also where a chart overrides toJson', () => {
    const { app, validations, serializations } = counted(() => undefined);
    app.synth();
    expect([validations(), serializations()]).toEqual([3, 3]);
    app.synthYaml();
    expect([validations(), serializations()]).toEqual([6, 6]);
  });

  test('leaves the toJson of a chart as it is elsewhere', () => {
    const { app, validations } = counted(() => undefined);
    app.synth();
    expect(Testing.synth(new Chart(new cdk8s.App(), 'other'))).toEqual([]);
    expect(app.charts[0]?.toJson()).toHaveLength(2);
    expect(validations()).toBe(6);
  });

  test('serializes the charts of another app that are asked for on the way as cdk8s does', () => {
    let validated = 0;
    const other = new Chart(new cdk8s.App(), 'other');
    other.node.addValidation({ validate: () => (validated++, []) });
    configMap(other, 'map');
    const { app } = counted((chart) =>
      configMap(chart, 'lazy', Lazy.any({ produce: (): unknown => Testing.synth(other) })),
    );
    app.synth();
    expect(validated).toBe(3);
  });

  test('gives all errors of all constructs, and writes nothing', () => {
    const build: Build = (app) => {
      for (const id of ['a', 'b']) {
        const chart = new Chart(app, id);
        chart.node.addValidation({ validate: () => [`${id} is wrong`, `${id} is bad`] });
      }
    };
    expectSame(build);
    const app = new App({ outdir: join(folder, 'dist') });
    build(app);
    expect(() => {
      app.synth();
    }).toThrow('Validation failed with the following errors:\n  [a] a is wrong\n  [a] a is bad\n  [b] b is wrong');
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });
});
