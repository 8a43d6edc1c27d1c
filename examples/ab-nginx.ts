import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, LoadTest, Match, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'ab-nginx', { namespace: 'ab-nginx' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 80 },
  traffic: Traffic.nginx({ host: 'app.example.com' }),
  strategy: Strategy.abTest({
    iterations: 10,
    match: [Match.header('x-canary', { exact: 'insider' }), Match.cookie('canary')],
  }),
  analysis: {
    interval: Duration.minutes(1),
    threshold: 10,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
    webhooks: [
      LoadTest.hey({
        url: 'http://app.example.com/',
        duration: Duration.minutes(2),
        qps: 10,
        concurrency: 2,
        headers: { 'X-Canary': 'insider' },
      }),
    ],
  },
});

app.synth();
