import { ApiObject, Chart, Duration, Testing } from 'cdk8s';
import { CanaryRelease, KumaMesh, Strategy, Target, Traffic } from '../../index';
import { one, synth } from '../support';

const mtls = { certificateExpiration: Duration.hours(12) };

function releaseOf(chart: Chart, traffic: KumaTraffic, target = Target.deployment('podinfo')): CanaryRelease {
  return new CanaryRelease(chart, 'release', {
    target,
    service: { name: 'web', port: 80, targetPort: 9898 },
    traffic,
    strategy: Strategy.canary({ stepWeight: 10 }),
    analysis: { interval: Duration.seconds(15), threshold: 5 },
  });
}

type KumaTraffic = ReturnType<KumaMesh['traffic']>;

describe('Kuma 2', () => {
  test('the mesh with its namespaces', () => {
    const made = synth((chart) => {
      new KumaMesh(chart, 'mesh', { version: '2.14', name: 'shop', namespaces: ['webapp'], mtls, metrics: {} });
    });
    expect(made).toMatchSnapshot();
  });

  test('makes no more than the Mesh and the route of all services when nothing is asked for', () => {
    const made = synth((chart) => {
      new KumaMesh(chart, 'mesh', { version: '2.10.4' });
    });
    expect(made.map(({ kind, metadata, spec }) => [kind, metadata, spec])).toEqual([
      ['Mesh', { name: 'default' }, { meshServices: { mode: 'Disabled' } }],
      ['TrafficRoute', { name: 'route-all-default' }, expect.anything()],
    ]);
  });

  test('takes a certificate authority and a mode', () => {
    const ca = { certificateSecret: 'shop-ca', privateKeySecret: 'shop-ca-key' };
    const made = synth((chart) => {
      new KumaMesh(chart, 'mesh', { version: '2.14', mtls: { mode: 'Permissive', ca } });
    });
    expect(one(made, 'Mesh').spec).toMatchObject({
      mtls: {
        enabledBackend: 'ca-1',
        backends: [
          {
            name: 'ca-1',
            type: 'provided',
            mode: 'PERMISSIVE',
            conf: { cert: { secret: 'shop-ca' }, key: { secret: 'shop-ca-key' } },
          },
        ],
      },
    });
  });

  test('a release is routed by TrafficRoute, its Services speak the protocol', () => {
    const made = synth((chart) => {
      const mesh = new KumaMesh(chart, 'mesh', { version: '2.14', name: 'shop' });
      releaseOf(chart, mesh.traffic({ protocol: 'grpc' }));
    });
    const { metadata, spec } = one(made, 'Canary');
    const annotations = { '80.service.kuma.io/protocol': 'grpc' };
    expect(metadata.annotations).toEqual({ 'kuma.io/mesh': 'shop' });
    expect(spec).toMatchObject({
      provider: 'kuma',
      service: { apex: { annotations }, primary: { annotations }, canary: { annotations } },
    });
  });

  test('lets clients in by the tags of their certificates', () => {
    const made = synth((chart) => {
      const mesh = new KumaMesh(chart, 'mesh', { version: '2.14', name: 'shop', mtls: {} });
      mesh.allow(releaseOf(chart, mesh.traffic()), {
        from: [{ namespace: 'web' }, { namespace: 'test', labels: { app: 'flagger-loadtester' } }],
      });
    });
    expect(permissions(made)).toMatchSnapshot();
  });
});

describe('Kuma 3', () => {
  test('the mesh with its namespaces', () => {
    const made = synth((chart) => {
      new KumaMesh(chart, 'mesh', {
        version: '3.0',
        name: 'shop',
        namespaces: ['webapp'],
        cni: true,
        mtls: { ...mtls, mode: 'Permissive' },
        metrics: { port: 9999, tls: 'ProvidedTLS' },
        systemNamespace: 'mesh-system',
      });
    });
    expect(made).toMatchSnapshot();
  });

  test('makes no more than the Mesh when nothing is asked for', () => {
    const made = synth((chart) => {
      new KumaMesh(chart, 'mesh', { version: '3.0' });
    });
    expect(made).toEqual([{ apiVersion: 'kuma.io/v1alpha1', kind: 'Mesh', metadata: { name: 'default' }, spec: {} }]);
  });

  test('takes a certificate authority', () => {
    const ca = { certificateSecret: 'shop-ca', privateKeySecret: 'shop-ca-key' };
    const made = synth((chart) => {
      new KumaMesh(chart, 'mesh', { version: '3.0', mtls: { ca } });
    });
    const secret = (name: string) => ({ type: 'Secret', secretRef: { kind: 'Secret', name } });
    expect(one(made, 'MeshIdentity').spec).toMatchObject({
      provider: {
        type: 'Bundled',
        bundled: { ca: { certificate: secret('shop-ca'), privateKey: secret('shop-ca-key') } },
      },
    });
    expect(made.some(({ kind }) => kind === 'MeshTLS')).toBe(false);
  });

  test('a release is routed by an HTTPRoute at its apex Service', () => {
    const made = synth((chart) => {
      const mesh = new KumaMesh(chart, 'mesh', { version: '3.0' });
      releaseOf(chart, mesh.traffic({ protocol: 'http2', headers: { request: { set: { 'x-mesh': 'shop' } } } }));
    });
    expect(one(made, 'Canary').spec).toMatchObject({
      provider: 'gatewayapi:v1',
      service: {
        appProtocol: 'http2',
        gatewayRefs: [{ group: '', kind: 'Service', name: 'web', port: 80 }],
        headers: { request: { set: { 'x-mesh': 'shop' } } },
      },
    });
  });

  test('what the service says it speaks goes before the traffic', () => {
    const made = synth((chart) => {
      new CanaryRelease(chart, 'release', {
        target: Target.deployment('podinfo'),
        service: { port: 80, appProtocol: 'kubernetes.io/h2c' },
        traffic: new KumaMesh(chart, 'mesh', { version: '3.0' }).traffic(),
        strategy: Strategy.canary({ stepWeight: 10 }),
        analysis: { interval: Duration.seconds(15), threshold: 5 },
      });
    });
    expect(one(made, 'Canary').spec).toMatchObject({ service: { appProtocol: 'kubernetes.io/h2c' } });
  });

  test('lets clients in by their identities', () => {
    const made = synth((chart) => {
      const mesh = new KumaMesh(chart, 'mesh', { version: '3.0', mtls: { trustDomain: 'shop.example.com' } });
      mesh.allow(releaseOf(chart, mesh.traffic()), {
        from: [{ namespace: 'web' }, { namespace: 'test', serviceAccount: 'flagger-loadtester' }],
      });
    });
    expect(one(made, 'MeshIdentity').spec).toMatchObject({ spiffeID: { trustDomain: 'shop.example.com' } });
    expect(permissions(made)).toMatchSnapshot();
  });
});

test('permissions select pods by the label that Flagger reads, also one that is set later', () => {
  const made = synth((chart) => {
    const matchLabels: Record<string, string> = { tier: 'front' };
    const workload = new ApiObject(chart, 'workload', {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'podinfo' },
      spec: { selector: { matchLabels }, template: { metadata: { labels: matchLabels } } },
    });
    const mesh = new KumaMesh(chart, 'mesh', { version: '2.14', mtls: {} });
    mesh.allow(releaseOf(chart, mesh.traffic(), Target.deployment(workload)), { from: [{ namespace: 'web' }] });
    matchLabels.name = 'info';
  });
  expect(permissions(made).map(({ spec }) => spec)).toMatchObject([
    { targetRef: { labels: { name: 'info-primary' } } },
    { targetRef: { labels: { name: 'info' } } },
  ]);
});

test('permissions are written with their release, after the mesh', () => {
  const app = Testing.app();
  const webapp = new Chart(app, 'webapp', { namespace: 'webapp' });
  const meshes = new Chart(app, 'meshes');
  const mesh = new KumaMesh(meshes, 'mesh', { version: '2.14', mtls: {} });
  const release = releaseOf(webapp, mesh.traffic());
  const made = mesh.allow(release, { from: [{ namespace: 'web' }] });

  expect(made.map((permission) => Chart.of(permission))).toEqual([webapp, webapp]);
  expect(app.synthYaml().indexOf('kind: Mesh\n')).toBeLessThan(app.synthYaml().indexOf('kind: MeshTrafficPermission'));
});

test.each(['2.9', '2.7.3', '1.8', '4.0', '2', 'latest'])('refuses version %s', (version) => {
  expect(() => new KumaMesh(Testing.chart(), 'mesh', { version: version as '2.14' })).toThrow(
    `KumaMesh was given version "${version}": it knows Kuma 2 from 2.10 on, and Kuma 3`,
  );
});

test('Traffic.kuma refuses a mesh of Kuma 3 that no compiler has seen', () => {
  const mesh: unknown = new KumaMesh(Testing.chart(), 'mesh', { version: '3.0' });
  expect(() => Traffic.kuma({ mesh: mesh as KumaMesh<'2.14'> })).toThrow(
    'Kuma 3 has no TrafficRoute: write mesh.traffic() instead of Traffic.kuma({ mesh })',
  );
});

function permissions(made: ReturnType<typeof synth>): ReturnType<typeof synth> {
  return made.filter(({ kind }) => kind === 'MeshTrafficPermission');
}
