import { Duration } from 'cdk8s';
import {
  type CanaryReleaseProps,
  type Capability,
  KuratorApplication,
  LoadTest,
  Match,
  Metric,
  Strategy,
  Target,
  Traffic,
} from '../../index';
import { refusals } from '../fleet/strict';
import { one, synth } from '../support';

const base = {
  target: Target.deployment('podinfo'),
  service: { name: 'podinfo-service', port: 80, targetPort: 9898 },
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: { interval: Duration.seconds(90), threshold: 2, metrics: [Metric.requestSuccessRate({ min: 99 })] },
};

function application<N extends Capability>(release: CanaryReleaseProps<N>) {
  const manifests = synth((chart) => {
    new KuratorApplication<N>(chart, 'rollout-demo', {
      destination: { fleet: 'quickstart', clusterSelector: { matchLabels: { env: 'test' } } },
      source: { gitRepository: { interval: '3m', url: 'https://git.example.com/podinfo.git' } },
      sync: { kustomization: { interval: '0s', path: './deploy', prune: true } },
      namespace: 'webapp',
      release,
    });
  }, 'default');
  const made = one(manifests, 'Application');
  expect(manifests).toHaveLength(1);
  expect(refusals(made)).toEqual([]);
  const { syncPolicies } = made.spec as { syncPolicies: { rollout: Record<string, unknown> }[] };
  return { made, rollout: syncPolicies[0]?.rollout };
}

test('a canary with nginx, a metric and a load test', () => {
  const { rollout, made } = application({
    ...base,
    traffic: Traffic.nginx({ host: 'podinfo.example.com' }),
    analysis: {
      ...base.analysis,
      webhooks: [
        LoadTest.hey({ duration: Duration.minutes(1), qps: 10, concurrency: 2, tester: 'http://tester.webapp/' }),
      ],
    },
    progressDeadlineSeconds: 300,
  });
  expect(made.spec).toMatchObject({
    syncPolicies: [{ destination: { fleet: 'quickstart', clusterSelector: { matchLabels: { env: 'test' } } } }],
  });
  expect(rollout).toMatchObject({
    workload: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo', namespace: 'webapp' },
    serviceName: 'podinfo-service',
    port: 80,
    trafficRoutingProvider: 'nginx',
    testLoader: true,
    rolloutPolicy: {
      rolloutTimeoutSeconds: 300,
      trafficRouting: { host: 'podinfo.example.com', canaryStrategy: { maxWeight: 50, stepWeight: 10 } },
      trafficAnalysis: {
        checkIntervalSeconds: 90,
        checkFailedTimes: 2,
        metrics: [{ name: 'request-success-rate', intervalSeconds: 60, thresholdRange: { min: 99 } }],
        webhooks: { command: [expect.stringContaining('hey')] },
      },
    },
  });
});

test('an A/B test with istio', () => {
  const { rollout } = application({
    ...base,
    strategy: Strategy.abTest({ iterations: 10, match: [Match.header('x-canary', { exact: 'insider' })] }),
    traffic: Traffic.istio({ hosts: ['app.example.com'], timeout: Duration.seconds(15) }),
  });
  expect(rollout).toMatchObject({
    trafficRoutingProvider: 'istio',
    rolloutPolicy: {
      trafficRouting: {
        hosts: ['app.example.com'],
        timeoutSeconds: 15,
        analysisTimes: 10,
        match: [{ headers: { 'x-canary': { exact: 'insider' } } }],
      },
    },
  });
});

test('kuma says its protocol', () => {
  const { rollout } = application({ ...base, traffic: Traffic.kuma({ protocol: 'http2' }) });
  expect(rollout).toMatchObject({ rolloutPolicy: { trafficRouting: { protocol: 'http2' } } });
});

test.each<[string, () => unknown, string]>([
  [
    'a provider',
    () =>
      application({
        ...base,
        traffic: Traffic.gatewayApi({ gateways: [{ name: 'public' }], hosts: ['a.example.com'] }),
      }),
    'routes by istio, kuma, nginx only',
  ],
  [
    'a mesh',
    () => application({ ...base, traffic: Traffic.kuma({ mesh: 'other' }) }),
    'releases in the mesh default only',
  ],
  [
    'a port name',
    () => application({ ...base, service: { ...base.service, portName: 'grpc' }, traffic: Traffic.istio() }),
    'has no word for spec.service.portName',
  ],
  [
    'ready thresholds',
    () => application({ ...base, analysis: { ...base.analysis, primaryReadyThreshold: 50 }, traffic: Traffic.istio() }),
    'has no word for spec.analysis.primaryReadyThreshold',
  ],
  [
    'mirroring',
    () =>
      application({ ...base, strategy: Strategy.canary({ stepWeight: 10, mirror: true }), traffic: Traffic.istio() }),
    'has no word for spec.analysis.mirror',
  ],
])('%s that its API lacks is a problem', (_, make, message) => {
  expect(make).toThrow(`FW3012 test/rollout-demo: the rollout of a Kurator Application ${message}`);
});
