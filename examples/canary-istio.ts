import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, LoadTest, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { ISTIO } from './namespaces';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'canary-istio', { namespace: 'canary-istio' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo', { namespaceLabels: ISTIO })),
  service: { port: 9898, portDiscovery: true },
  traffic: Traffic.istio({
    gateways: ['istio-system/public-gateway'],
    hosts: ['app.example.com'],
    retries: { attempts: 3, perTryTimeout: Duration.seconds(1), retryOn: 'gateway-error,connect-failure' },
    trafficPolicy: { tls: { mode: 'ISTIO_MUTUAL' } },
  }),
  strategy: Strategy.canary({ stepWeights: [1, 2, 10, 80], stepWeightPromotion: 100 }),
  analysis: {
    interval: Duration.minutes(1),
    threshold: 10,
    metrics: [
      Metric.requestSuccessRate({ min: 99 }),
      Metric.requestDuration({ max: Duration.millis(500), interval: Duration.seconds(30) }),
    ],
    webhooks: [LoadTest.hey({ duration: Duration.minutes(1), qps: 10, concurrency: 2 })],
  },
});

app.synth();
