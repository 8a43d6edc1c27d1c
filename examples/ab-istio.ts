import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Match, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { ISTIO } from './namespaces';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'ab-istio', { namespace: 'ab-istio' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo', { namespaceLabels: ISTIO })),
  service: { port: 9898 },
  traffic: Traffic.istio({ gateways: ['istio-system/public-gateway'], hosts: ['app.example.com'] }),
  strategy: Strategy.abTest({
    iterations: 10,
    match: [
      Match.all(Match.header('user-agent', { regex: '.*Firefox.*' }), Match.cookie('type', 'insider')),
      Match.source({ app: 'frontend-beta' }),
    ],
  }),
  analysis: {
    interval: Duration.minutes(1),
    threshold: 3,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
  },
});

app.synth();
