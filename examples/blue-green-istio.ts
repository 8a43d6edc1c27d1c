import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, LoadTest, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { ISTIO } from './namespaces';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'blue-green-istio', { namespace: 'blue-green-istio' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo', { namespaceLabels: ISTIO })),
  service: { port: 9898 },
  traffic: Traffic.istio({ gateways: ['istio-system/public-gateway'], hosts: ['app.example.com'] }),
  strategy: Strategy.blueGreen({ iterations: 10, mirror: true, mirrorWeight: 50 }),
  analysis: {
    interval: Duration.minutes(1),
    threshold: 2,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
    webhooks: [LoadTest.hey({ duration: Duration.minutes(1), qps: 10, concurrency: 2 })],
  },
});

app.synth();
