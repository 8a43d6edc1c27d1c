import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'canary-gateway-api', { namespace: 'canary-gateway-api' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 80 },
  traffic: Traffic.gatewayApi({
    gateways: [{ name: 'public', namespace: 'gateways' }],
    hosts: ['app.example.com'],
    timeout: Duration.seconds(15),
  }),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: {
    interval: Duration.seconds(15),
    threshold: 5,
    metrics: [Metric.requestSuccessRate({ min: 99 }), Metric.requestDuration({ max: Duration.millis(500) })],
  },
});

app.synth();
