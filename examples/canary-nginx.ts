import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, LoadTest, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'canary-nginx', { namespace: 'canary-nginx' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 80 },
  traffic: Traffic.nginx({
    host: 'app.example.com',
    tls: { secretName: 'app-example-com', issuer: { clusterIssuer: 'letsencrypt' } },
  }),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 5 }),
  analysis: {
    interval: Duration.seconds(10),
    threshold: 10,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
    webhooks: [
      LoadTest.hey({ url: 'https://app.example.com/', duration: Duration.minutes(1), qps: 10, concurrency: 2 }),
    ],
  },
});

app.synth();
