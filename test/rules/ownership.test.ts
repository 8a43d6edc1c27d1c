import { changedObjects, madeObjects, type ObjectName } from '../../lib/rules/ownership';
import { UNKNOWN } from '../../lib/rules/read';
import { canary, daemonSet, deployment, GATEWAY_API, HPA, NGINX, type Patch, SCALED_OBJECT } from './release/objects';
import { manifest } from './support';

const made = (spec: Patch, target?: Parameters<typeof manifest>[0]) =>
  madeObjects(manifest(canary(spec)), target && manifest(target)).map(nameOf);
const changed = (spec: Patch) =>
  changedObjects(manifest(canary(spec))).map(({ by, pointers, ...object }) => [by, nameOf(object), pointers]);

function nameOf({ apiVersion, kind, name, namespace }: ObjectName): string {
  return `${apiVersion} ${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}

const SERVICES = ['v1 Service webapp/podinfo', 'v1 Service webapp/podinfo-primary', 'v1 Service webapp/podinfo-canary'];
const PRIMARY = 'apps/v1 Deployment webapp/podinfo-primary';
const FINALIZERS = ['Flagger', 'flagger.app/v1beta1 Canary webapp/podinfo', ['/metadata/finalizers', '/status']];
const REPLICAS = (by: string) => [by, 'apps/v1 Deployment webapp/podinfo', ['/spec/replicas']];

describe('what is made', () => {
  test.each<[string, Patch, readonly string[]]>([
    ['plain Kubernetes', { provider: 'kubernetes' }, [...SERVICES, PRIMARY]],
    ["the provider of Flagger's flag", { provider: undefined }, [...SERVICES, PRIMARY]],
    [
      'istio',
      { provider: 'istio' },
      [
        ...SERVICES,
        PRIMARY,
        'networking.istio.io/v1beta1 VirtualService webapp/podinfo',
        'networking.istio.io/v1beta1 DestinationRule webapp/podinfo-primary',
        'networking.istio.io/v1beta1 DestinationRule webapp/podinfo-canary',
      ],
    ],
    ['gatewayapi:v1', GATEWAY_API, [...SERVICES, PRIMARY, 'gateway.networking.k8s.io/v1 HTTPRoute webapp/podinfo']],
    [
      'gatewayapi:v1beta1',
      { provider: 'gatewayapi:v1beta1' },
      [...SERVICES, PRIMARY, 'gateway.networking.k8s.io/v1beta1 HTTPRoute webapp/podinfo'],
    ],
    ['nginx', NGINX, [...SERVICES, PRIMARY, 'networking.k8s.io/v1 Ingress webapp/podinfo-canary']],
    [
      'kuma, with a TrafficRoute of the cluster',
      { provider: 'kuma' },
      [...SERVICES, PRIMARY, 'kuma.io/v1alpha1 TrafficRoute podinfo'],
    ],
    [
      'a DaemonSet',
      { provider: 'kubernetes', targetRef: { kind: 'DaemonSet' } },
      [...SERVICES, 'apps/v1 DaemonSet webapp/podinfo-primary'],
    ],
    [
      'a Service',
      { provider: 'kubernetes', targetRef: { apiVersion: 'v1', kind: 'Service' } },
      ['v1 Service webapp/podinfo-primary', 'v1 Service webapp/podinfo-canary'],
    ],
    [
      'an autoscaler',
      { provider: 'kubernetes', autoscalerRef: HPA },
      [...SERVICES, PRIMARY, 'autoscaling/v2 HorizontalPodAutoscaler webapp/podinfo-primary'],
    ],
    [
      'a ScaledObject',
      { provider: 'kubernetes', autoscalerRef: SCALED_OBJECT },
      [...SERVICES, PRIMARY, 'keda.sh/v1alpha1 ScaledObject webapp/podinfo-primary'],
    ],
    [
      'another service name',
      { provider: 'kubernetes', service: { name: 'web' } },
      ['v1 Service webapp/web', 'v1 Service webapp/web-primary', 'v1 Service webapp/web-canary', PRIMARY],
    ],
    ['an unknown service name', { provider: 'kubernetes', service: { name: UNKNOWN } }, []],
  ])('%s', (_, spec, expected) => {
    expect([...made(spec)].sort()).toEqual([...expected].sort());
  });

  test('copies of what the pods of the target read', () => {
    const spec = {
      volumes: [
        { name: 'a', configMap: { name: 'files' } },
        { name: 'b', secret: { secretName: 'tls' } },
        { name: 'c', projected: { sources: [{ secret: { name: 'token' } }] } },
      ],
      containers: [
        {
          name: 'podinfo',
          env: [{ name: 'A', valueFrom: { configMapKeyRef: { name: 'settings', key: 'a' } } }],
          envFrom: [{ secretRef: { name: 'database' } }],
        },
      ],
      initContainers: [{ name: 'init', envFrom: [{ configMapRef: { name: 'files' } }] }],
    };
    const without = made({ provider: 'kubernetes' });
    const copies = made({ provider: 'kubernetes' }, deployment({ template: { spec } })).filter(
      (name) => !without.includes(name),
    );
    expect(copies.sort()).toEqual([
      'v1 ConfigMap webapp/files-primary',
      'v1 ConfigMap webapp/settings-primary',
      'v1 Secret webapp/database-primary',
      'v1 Secret webapp/tls-primary',
      'v1 Secret webapp/token-primary',
    ]);
  });
});

describe('what is changed', () => {
  test('the replicas of a Deployment', () => {
    expect(changed({})).toEqual([REPLICAS('Flagger'), FINALIZERS]);
  });

  test('the replicas, by an autoscaler too', () => {
    expect(changed({ autoscalerRef: HPA })).toEqual([
      REPLICAS('Flagger'),
      REPLICAS('HorizontalPodAutoscaler'),
      FINALIZERS,
    ]);
  });

  test('the pause of a ScaledObject', () => {
    expect(changed({ autoscalerRef: SCALED_OBJECT })).toEqual([
      REPLICAS('Flagger'),
      [
        'Flagger',
        'keda.sh/v1alpha1 ScaledObject webapp/podinfo',
        ['/metadata/annotations/autoscaling.keda.sh~1paused-replicas'],
      ],
      REPLICAS('KEDA'),
      FINALIZERS,
    ]);
  });

  test('the node selector of a DaemonSet', () => {
    expect(daemonSet().kind).toBe('DaemonSet');
    expect(changed({ targetRef: { kind: 'DaemonSet' } })).toEqual([
      ['Flagger', 'apps/v1 DaemonSet webapp/podinfo', ['/spec/template/spec/nodeSelector/flagger.app~1scale-to-zero']],
      FINALIZERS,
    ]);
  });

  test('the annotations of the Services, by Kuma', () => {
    const byKuma = changed({ provider: 'kuma' }).filter(([by]) => by === 'Kuma');
    expect(byKuma.map(([, object]) => object)).toEqual(SERVICES);
  });
});
