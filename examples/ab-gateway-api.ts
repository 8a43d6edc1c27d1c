import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Match, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'ab-gateway-api', { namespace: 'ab-gateway-api' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 80 },
  traffic: Traffic.gatewayApi({
    gateways: [{ name: 'public', namespace: 'gateways' }],
    hosts: ['app.example.com'],
  }),
  strategy: Strategy.abTest({
    iterations: 10,
    match: [Match.header('x-user', { regex: '^beta-.+$' }), Match.cookie('canary')],
  }),
  analysis: {
    interval: Duration.minutes(1),
    threshold: 3,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
  },
});

app.synth();
