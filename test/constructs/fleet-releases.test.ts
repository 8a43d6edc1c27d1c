import { ApiObject, App, Chart, Duration, JsonPatch, Testing, YamlOutputType } from 'cdk8s';
import {
  CanaryRelease,
  Delivery,
  Fleet,
  FleetReleases,
  type FleetReleasesProps,
  Metric,
  Strategy,
  Target,
  Traffic,
} from '../../index';
import { REVISION, revisionOf } from '../../lib/fleet/revision';
import type { Manifest } from '../../lib/rules/object';
import { refusals } from '../fleet/strict';

interface Values {
  readonly host: string;
  readonly image: string;
}

const fleet = new Fleet({
  name: 'f',
  clusters: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
  waves: [
    { name: 'first', clusters: ['a'] },
    { name: 'second', clusters: ['b', 'c'] },
  ],
});
const flux = Delivery.flux({ source: { kind: 'GitRepository', name: 'fleet' }, path: 'deploy' });

function workload(chart: Chart, image: string): ApiObject {
  const labels = { app: 'podinfo' };
  const env = [{ name: 'COLOR', valueFrom: { configMapKeyRef: { name: 'podinfo', key: 'color' } } }];
  return new ApiObject(chart, 'deployment', {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'podinfo' },
    spec: {
      replicas: 2,
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: { containers: [{ name: 'podinfo', image, env, ports: [{ containerPort: 9898 }] }] },
      },
    },
  });
}

function canary(chart: Chart, target: Target, host: string): void {
  new CanaryRelease(chart, 'release', {
    target,
    service: { port: 80, targetPort: 9898 },
    traffic: Traffic.istio({ hosts: [host] }),
    strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
    analysis: { interval: Duration.seconds(30), threshold: 5, metrics: [Metric.requestSuccessRate({ min: 99 })] },
  });
}

function release(chart: Chart, { host, image }: Values): void {
  canary(chart, Target.deployment(workload(chart, image)), host);
}

interface Output {
  readonly hub: readonly Manifest[];
  readonly releases: FleetReleases<Values>;
  member(cluster: string): readonly Manifest[];
}

function make(
  props: Partial<FleetReleasesProps<Values>> = {},
  prepare: (chart: Chart) => void = () => undefined,
): Output {
  const app = new App({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
  const chart = new Chart(app, 'hub', { namespace: 'fleet' });
  const releases = new FleetReleases<Values>(chart, 'podinfo', {
    fleet,
    namespace: 'web',
    values: { host: 'app.example.com', image: 'podinfo:1' },
    release,
    delivery: flux,
    ...props,
  });
  for (const member of releases.members.values()) prepare(member);
  const hub = Testing.synth(chart) as Manifest[];
  return { hub, releases, member: (cluster) => (releases.members.get(cluster)?.toJson() ?? []) as Manifest[] };
}

function one(manifests: readonly Manifest[], kind: string, name?: string) {
  const found = manifests.filter(
    (object) => object.kind === kind && (name ?? object.metadata.name) === object.metadata.name,
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of ${kind} ${name ?? ''}`);
  return found[0] as Manifest & { readonly spec: Record<string, unknown> };
}

const revision = (output: Output, cluster = 'a') => revisionOf(one(output.member(cluster), 'Deployment'));

test('each cluster gets a folder, with what is different there', () => {
  const output = make({ overrides: { b: { host: 'b.example.com' } } });
  const hosts = ['a', 'b'].map((cluster) => one(output.member(cluster), 'Canary').spec.service as { hosts: string[] });
  expect(hosts.map((service) => service.hosts)).toEqual([['app.example.com'], ['b.example.com']]);
  expect(output.releases.members.get('a')?.node.path).toBe('podinfo-a');
  expect(one(output.hub, 'Kustomization', 'podinfo-a').spec).toMatchObject({
    path: './deploy/podinfo-a',
    sourceRef: { kind: 'GitRepository', name: 'fleet' },
    kubeConfig: { secretRef: { name: 'a-kubeconfig' } },
    prune: true,
    wait: false,
  });
});

test('a wave waits for the gate of the one before, and the gate for all of its clusters', () => {
  const { hub } = make();
  const after = (name: string) => one(hub, 'Kustomization', name).spec.dependsOn;
  expect(after('podinfo-a')).toBeUndefined();
  expect(after('podinfo-wave-first')).toEqual([{ name: 'podinfo-a' }]);
  expect(after('podinfo-b')).toEqual([{ name: 'podinfo-wave-first' }]);
  expect(after('podinfo-c')).toEqual([{ name: 'podinfo-wave-first' }]);
  expect(hub.filter(({ kind }) => kind === 'Kustomization')).toHaveLength(4);
});

test('a wave in which no cluster is selected is left out', () => {
  const { hub } = make({ only: { clusters: ['b'] } });
  expect(hub.map(({ metadata }) => metadata.name)).toEqual(['podinfo-b']);
});

test('the target, the Canary, what is waited for and the folder that is built carry one revision', () => {
  const output = make();
  const stamp = revision(output) ?? '';
  expect(stamp).toMatch(/^[0-9a-f]{16}$/);
  expect(one(output.member('a'), 'Canary').metadata.annotations).toMatchObject({ [REVISION]: stamp });
  const { patches, healthCheckExprs, healthChecks } = one(output.hub, 'Kustomization', 'podinfo-a').spec as {
    patches: { patch: string; target: object }[];
    healthCheckExprs: { kind: string; current: string }[];
    healthChecks: object[];
  };
  expect(patches.map(({ patch, target }) => [JSON.parse(patch) as unknown, target])).toEqual([
    [
      [{ op: 'test', path: '/spec/template/metadata/annotations/cdk8s-fairway~1revision', value: stamp }],
      { group: 'apps', version: 'v1', kind: 'Deployment', name: 'podinfo', namespace: 'web' },
    ],
  ]);
  expect(healthCheckExprs.find(({ kind }) => kind === 'Deployment')?.current).toContain(
    `'web/podinfo-primary': '${stamp}'`,
  );
  expect(healthChecks).toEqual([
    { apiVersion: 'flagger.app/v1beta1', kind: 'Canary', name: 'podinfo', namespace: 'web' },
    { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo-primary', namespace: 'web' },
  ]);
});

describe('the revision changes', () => {
  const config = (color: string) => (chart: Chart) => {
    new ApiObject(chart, 'config', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'podinfo', namespace: 'web' },
      ...{ data: { color } },
    });
  };
  const patch = (op: JsonPatch) => (chart: Chart) => {
    const deployment = chart.node.tryFindChild('deployment') as ApiObject;
    deployment.addJsonPatch(op);
  };

  test('with the pod template', () => {
    const before = revision(make());
    expect(revision(make())).toBe(before);
    expect(revision(make({ values: { host: 'app.example.com', image: 'podinfo:2' } }))).not.toBe(before);
  });

  test('with a patch that is added later', () => {
    const image = JsonPatch.replace('/spec/template/spec/containers/0/image', 'podinfo:2');
    expect(revision(make({}, patch(image)))).toBe(revision(make({ values: { host: 'x', image: 'podinfo:2' } })));
  });

  test('with a ConfigMap that the pods read', () => {
    const [red, blue] = [revision(make({}, config('red'))), revision(make({}, config('blue')))];
    expect(red).not.toBe(blue);
    expect(red).not.toBe(revision(make()));
  });

  test('not with what Flagger does not release', () => {
    expect(revision(make({}, patch(JsonPatch.replace('/spec/replicas', 5))))).toBe(revision(make()));
    expect(revision(make({ values: { host: 'other.example.com', image: 'podinfo:1' } }))).toBe(revision(make()));
  });
});

test('what controllers change is left to them', () => {
  expect(one(make().hub, 'Kustomization', 'podinfo-a').spec.ignore).toEqual([
    { target: { group: 'apps', kind: 'Deployment', name: 'podinfo', namespace: 'web' }, paths: ['/spec/replicas'] },
    {
      target: { group: 'flagger.app', kind: 'Canary', name: 'podinfo', namespace: 'web' },
      paths: ['/metadata/finalizers', '/status'],
    },
  ]);
});

test("the timeout is the release's own worst case, or what is said", () => {
  const timeout = (output: Output) => one(output.hub, 'Kustomization', 'podinfo-a').spec.timeout;
  const seconds = Number(String(timeout(make())).replace(/\D/g, ''));
  // Six ticks at least, five failed checks, and a deadline of ten minutes for each of two workloads.
  expect(String(timeout(make()))).toMatch(/s$/);
  expect(seconds).toBeGreaterThan(1200);
  expect(seconds).toBeLessThan(3600);
  const delivery = Delivery.flux({ source: { kind: 'OCIRepository', name: 'x' }, timeout: Duration.hours(2) });
  expect(timeout(make({ delivery }))).toBe('120m');
});

test('a release without a Canary is ready when all of it is', () => {
  const { hub } = make({ release: (chart, { image }) => void workload(chart, image) });
  expect(one(hub, 'Kustomization', 'podinfo-a').spec).toMatchObject({ wait: true, timeout: '5m' });
});

describe('a problem is', () => {
  test.each<[string, Partial<FleetReleasesProps<Values>>, string]>([
    [
      'a target that is not delivered',
      {
        release: (chart, { host }) => {
          canary(chart, Target.deployment('podinfo'), host);
        },
      },
      'in a nothing tells when podinfo is promoted: its target Deployment podinfo is not delivered with it',
    ],
    [
      'a target without pods of its own',
      {
        release: (chart, { host }) => {
          canary(chart, Target.service('podinfo'), host);
        },
      },
      'a target of kind Service has no pods of its own that carry a revision',
    ],
  ])('%s', (_, props, message) => {
    expect(() => make(props)).toThrow(message);
  });

  test('an App that writes files side by side', () => {
    const chart = new Chart(new App(), 'hub');
    const values = { host: 'x', image: 'podinfo:1' };
    new FleetReleases(chart, 'podinfo', { fleet, namespace: 'web', values, release, delivery: flux });
    expect(() => {
      Testing.synth(chart);
    }).toThrow(/FW3011 .*each cluster reads a folder of its own/);
  });

  test('what is different in a cluster that is not there', () => {
    expect(() => make({ overrides: { z: { host: 'z' } } })).toThrow('Fleet f has no cluster "z"');
  });

  test('a name that is no folder', () => {
    const app = new App({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
    const values = { host: 'x', image: 'podinfo:1' };
    const props = { fleet, namespace: 'web', values, release, delivery: flux };
    expect(() => new FleetReleases(new Chart(app, 'hub'), 'p'.repeat(63), props)).toThrow('is no name for a folder');
  });
});

test('the same objects in many clusters are no conflict', () => {
  expect(() => make()).not.toThrow();
  expect(
    make()
      .member('a')
      .map(({ metadata }) => metadata.name),
  ).toEqual(
    make()
      .member('b')
      .map(({ metadata }) => metadata.name),
  );
});

test('Argo CD: an Application for each cluster, which leaves to controllers what is theirs', () => {
  const delivery = Delivery.argoCd({ repoURL: 'https://git.example.com/fleet.git', path: 'deploy' });
  const { hub } = make({ delivery });
  expect(hub.map(({ kind }) => kind)).toEqual(['Application', 'Application', 'Application']);
  expect(one(hub, 'Application', 'podinfo-a').spec).toMatchObject({
    source: { repoURL: 'https://git.example.com/fleet.git', path: 'deploy/podinfo-a', targetRevision: 'HEAD' },
    destination: { name: 'a', namespace: 'web' },
    ignoreDifferences: [
      { group: 'apps', kind: 'Deployment', name: 'podinfo', namespace: 'web', jsonPointers: ['/spec/replicas'] },
      { group: 'flagger.app', kind: 'Canary' },
    ],
  });
});

test('the API servers take all of it strictly', () => {
  const output = make();
  expect([...output.hub, ...output.member('a')].flatMap(refusals)).toEqual([]);
});
