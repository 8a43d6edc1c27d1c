import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Gate, LoadTest, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'blue-green-gateway-api', { namespace: 'blue-green-gateway-api' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 80 },
  traffic: Traffic.gatewayApi({
    gateways: [{ name: 'public', namespace: 'gateways' }],
    hosts: ['app.example.com'],
  }),
  strategy: Strategy.blueGreen({ iterations: 10, mirror: true }),
  analysis: {
    interval: Duration.seconds(30),
    threshold: 2,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
    webhooks: [
      LoadTest.bash({ name: 'acceptance-test', type: 'pre-rollout', script: 'curl -fsS "$URL/token" | grep token' }),
      Gate.confirmPromotion(),
    ],
  },
});

app.synth();
