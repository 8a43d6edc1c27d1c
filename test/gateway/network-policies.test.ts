import { ProvisionedGateway } from '../../constructs/provisioned-gateway';
import type { GatewayImplementationName } from '../../lib/gateway/capability';
import { GatewayImplementation } from '../../lib/gateway/gateway-implementation';
import type { GatewayMetrics } from '../../lib/gateway/options';
import type { Manifest } from '../../lib/rules/object';
import { at, entries, list } from '../../lib/rules/read';
import { selects } from '../../lib/rules/selector';
import { NAMESPACE, synth } from '../support';

interface Pod {
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * What Kubernetes does with NetworkPolicies: a pod that one selects takes only what one of them lets in. The source is a
 * pod without labels, which a selector of pods does not take.
 */
function mayReach(policies: readonly Manifest[], pod: Pod, port: number, from: string): boolean {
  const own = policies.filter(
    ({ metadata, spec }) =>
      metadata.namespace === pod.namespace &&
      selects(at(spec, 'podSelector'), new Map(Object.entries(pod.labels))) === true,
  );
  if (own.length === 0) return true;
  return own
    .flatMap(({ spec }) => list(at(spec, 'ingress')))
    .some((rule) => {
      const ports = list(at(rule, 'ports'));
      const sources = list(at(rule, 'from'));
      const source = new Map([['kubernetes.io/metadata.name', from]]);
      return (
        (ports.length === 0 || ports.some((one) => at(one, 'port') === port)) &&
        (sources.length === 0 ||
          sources.some(
            (one) => at(one, 'podSelector') === undefined && selects(at(one, 'namespaceSelector'), source) === true,
          ))
      );
    });
}

/** The pods of each data plane as its controller labels them, and their ports. */
const PODS: Readonly<
  Record<GatewayImplementationName, Pod & { readonly listener: number; readonly closed: readonly number[] }>
> = {
  nginxFabric: {
    namespace: 'webapp',
    labels: {
      'app.kubernetes.io/instance': 'ngf',
      'app.kubernetes.io/managed-by': 'ngf-nginx',
      'app.kubernetes.io/name': 'public-nginx',
      'gateway.networking.k8s.io/gateway-name': 'public',
    },
    listener: 80,
    closed: [9113, 8081],
  },
  nginxFabricDedicated: {
    namespace: 'nginx-gateway',
    labels: { 'app.kubernetes.io/name': 'nginx-gateway', 'app.kubernetes.io/instance': 'public-fc07fdda' },
    listener: 80,
    closed: [9113, 8081],
  },
  nginxFabricProvisioner: {
    namespace: 'nginx-gateway',
    labels: {
      'app.kubernetes.io/name': 'nginx-gateway',
      'app.kubernetes.io/instance': 'nginx-gateway',
      app: 'nginx-gateway-1',
    },
    listener: 80,
    closed: [9113, 8081],
  },
  envoyGateway: {
    namespace: 'envoy-gateway-system',
    labels: {
      'app.kubernetes.io/component': 'proxy',
      'app.kubernetes.io/managed-by': 'envoy-gateway',
      'app.kubernetes.io/name': 'envoy',
      'gateway.envoyproxy.io/owning-gateway-name': 'public',
      'gateway.envoyproxy.io/owning-gateway-namespace': 'webapp',
    },
    listener: 10_080,
    closed: [19_000, 19_001, 19_002, 19_003],
  },
  istio: {
    namespace: 'webapp',
    labels: {
      'gateway.networking.k8s.io/gateway-name': 'public',
      'gateway.networking.k8s.io/gateway-class-name': 'istio',
    },
    listener: 80,
    closed: [15_000, 15_020, 15_090],
  },
  kengine: {
    namespace: 'webapp',
    labels: { 'app.kubernetes.io/name': 'kengine', 'app.kubernetes.io/instance': 'public' },
    listener: 80,
    closed: [2019, 2021],
  },
  kengineStatic: {
    namespace: 'webapp',
    labels: { 'app.kubernetes.io/name': 'caddy', 'app.kubernetes.io/instance': 'public' },
    listener: 80,
    closed: [2019, 2020],
  },
  kubesphere: {
    namespace: 'kubesphere-controls-system',
    labels: {
      'app.kubernetes.io/name': 'ingress-nginx',
      'app.kubernetes.io/instance': 'kubesphere-router-shop-ingress',
      'app.kubernetes.io/component': 'controller',
    },
    listener: 443,
    closed: [10_254, 10_246, 8443],
  },
};
const METRICS: Readonly<Partial<Record<GatewayImplementationName, number>>> = {
  nginxFabric: 9113,
  nginxFabricDedicated: 9113,
  envoyGateway: 19_001,
  istio: 15_020,
  kengineStatic: 2020,
  kubesphere: 10_254,
};

function implementationOf(name: GatewayImplementationName) {
  if (name === 'kubesphere') return GatewayImplementation.kubesphere({ project: 'shop' });
  if (name === 'kengine') return GatewayImplementation.kengine({ namespace: NAMESPACE });
  return GatewayImplementation[name]();
}

function policies(name: GatewayImplementationName, metrics?: GatewayMetrics): readonly Manifest[] {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const objects = synth((chart) => {
    const implementation = implementationOf(name);
    new ProvisionedGateway(chart, 'public', { implementation, ...(metrics && ({ metrics } as object)) });
  });
  stderr.mockRestore();
  return objects.filter(({ kind }) => kind === 'NetworkPolicy');
}

describe.each(Object.entries(PODS) as [GatewayImplementationName, (typeof PODS)['istio']][])('%s', (name, pod) => {
  test('anyone reaches the listener', () => {
    expect(mayReach(policies(name), pod, pod.listener, 'anywhere')).toBe(true);
  });

  test.each(pod.closed)('nobody reaches port %i', (port) => {
    expect(mayReach(policies(name), pod, port, 'anywhere')).toBe(false);
  });

  test('those who may read metrics reach these, and nothing else', () => {
    const port = METRICS[name];
    if (port === undefined) return;
    const made = policies(name, { from: { namespaces: ['monitoring'] } });
    expect(mayReach(made, pod, port, 'monitoring')).toBe(true);
    expect(mayReach(made, pod, port, 'anywhere')).toBe(false);
    for (const other of pod.closed.filter((one) => one !== port && !(name === 'istio' && one === 15_090))) {
      expect(mayReach(made, pod, other, 'monitoring')).toBe(false);
    }
  });

  test('pods of another gateway are not its own', () => {
    const other = Object.fromEntries(entries(pod.labels).map(([key, value]) => [key, `${String(value)}-other`]));
    expect(mayReach(policies(name), { namespace: pod.namespace, labels: other }, 9999, 'anywhere')).toBe(true);
  });
});

test("KubeSphere's Prometheus reads the metrics without being asked for", () => {
  expect(mayReach(policies('kubesphere'), PODS.kubesphere, 10_254, 'kubesphere-monitoring-system')).toBe(true);
});
