import { KUBESPHERE_METRICS } from '../../lib/gateway/kubesphere-metrics';
import { type LegacyRouter, planKubeSphereMigration } from '../../lib/gateway/kubesphere-migration';
import { kubeSphereLogs, kubeSphereNames } from '../../lib/gateway/kubesphere-names';

describe('names (kubesphere v3.3.2 `pkg/models/gateway/gateway.go`)', () => {
  test.each([
    [{ project: 'shop' }, 'kubesphere-router-shop', 'kubesphere-controls-system'],
    [{ project: 'shop', workingNamespace: 'shop' }, 'kubesphere-router-shop', 'shop'],
    [{}, 'kubesphere-router-kubesphere-system', 'kubesphere-controls-system'],
    [{ workingNamespace: 'gateways' }, 'kubesphere-router-kubesphere-system', 'kubesphere-controls-system'],
  ])('%j', (scope, name, namespace) => {
    expect(kubeSphereNames(scope)).toMatchObject({ name, namespace, release: `${name}-ingress` });
  });

  test('logs are those of the pods of the release', () => {
    expect(kubeSphereLogs({ project: 'shop' })).toEqual({
      namespace: 'kubesphere-controls-system',
      labels: {
        'app.kubernetes.io/name': 'ingress-nginx',
        'app.kubernetes.io/instance': 'kubesphere-router-shop-ingress',
      },
      selector: 'app.kubernetes.io/name=ingress-nginx,app.kubernetes.io/instance=kubesphere-router-shop-ingress',
      query:
        '{namespace="kubesphere-controls-system", app_kubernetes_io_name="ingress-nginx", ' +
        'app_kubernetes_io_instance="kubesphere-router-shop-ingress"}',
    });
  });
});

test('the fifteen metrics (kubesphere v3.3.2 `pkg/models/monitoring/named_metrics.go`)', () => {
  expect(Object.keys(KUBESPHERE_METRICS)).toEqual([
    'ingress_request_count',
    'ingress_request_5xx_count',
    'ingress_request_4xx_count',
    'ingress_active_connections',
    'ingress_success_rate',
    'ingress_request_duration_average',
    'ingress_request_duration_50percentage',
    'ingress_request_duration_95percentage',
    'ingress_request_duration_99percentage',
    'ingress_request_volume',
    'ingress_request_volume_by_ingress',
    'ingress_request_network_sent',
    'ingress_request_network_received',
    'ingress_request_memory_bytes',
    'ingress_request_cpu_usage',
  ]);
});

describe('the way from a legacy router', () => {
  const router: LegacyRouter = {
    namespace: 'kubesphere-controls-system',
    serviceType: 'NodePort',
    serviceAnnotations: { 'example.com/lb': 'a' },
    replicas: 3,
    resources: { limits: { cpu: '1' } },
    config: { 'use-gzip': 'true' },
    sidecarInject: 'true',
  };

  test('steps, in the order of `UpgradeGateway`', () => {
    expect(planKubeSphereMigration({ project: 'shop' }, router)).toMatchSnapshot();
  });

  test('a router with nothing set', () => {
    const plan = planKubeSphereMigration(
      { project: 'shop', workingNamespace: 'shop' },
      { namespace: 'shop', serviceType: 'LoadBalancer' },
    );
    const create = plan.possible ? plan.steps.find(({ action }) => action === 'create') : undefined;
    expect(create).toMatchObject({
      spec: {
        controller: { scope: { enabled: true, namespace: 'shop' } },
        deployment: { replicas: 1 },
        service: { type: 'LoadBalancer' },
      },
    });
  });

  test('there is none when gateways run in another namespace', () => {
    expect(planKubeSphereMigration({ project: 'shop', workingNamespace: 'shop' }, router)).toEqual({
      possible: false,
      reason: expect.stringContaining('a Service cannot move') as unknown,
    });
  });
});
