import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, LoadTest, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'blue-green-kubernetes', { namespace: 'blue-green-kubernetes' });

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 9898 },
  traffic: Traffic.kubernetes(),
  strategy: Strategy.blueGreen({ iterations: 10 }),
  analysis: {
    interval: Duration.seconds(30),
    threshold: 2,
    webhooks: [
      LoadTest.bash({
        name: 'smoke-test',
        type: 'pre-rollout',
        script: 'curl -fsS "$URL/healthz"',
      }),
      LoadTest.hey({ duration: Duration.seconds(20), qps: 10, concurrency: 2 }),
    ],
  },
});

app.synth();
