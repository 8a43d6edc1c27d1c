import { App, Chart, Duration } from 'cdk8s';
import { Autoscale, CanaryRelease, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'canary-autoscaled', { namespace: 'canary-autoscaled' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 80 },
  traffic: Traffic.gatewayApi({
    gateways: [{ name: 'public', namespace: 'gateways' }],
    hosts: ['app.example.com'],
  }),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: {
    interval: Duration.minutes(1),
    threshold: 5,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
  },
  autoscale: Autoscale.horizontal({
    minReplicas: 2,
    maxReplicas: 8,
    metrics: [Autoscale.cpu(80)],
    primary: { minReplicas: 3, maxReplicas: 12 },
  }),
});

app.synth();
