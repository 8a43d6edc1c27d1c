import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, KumaMesh, Metric, Strategy, Target } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'canary-kuma', { namespace: 'canary-kuma' });

const mesh = new KumaMesh(chart, 'mesh', { version: '2.14', namespaces: ['canary-kuma'], mtls: {}, metrics: {} });

const release = new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo', { namespaceLabels: false })),
  service: { port: 9898 },
  traffic: mesh.traffic(),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 5 }),
  analysis: {
    interval: Duration.seconds(30),
    threshold: 5,
    metrics: [Metric.requestSuccessRate({ min: 99 }), Metric.requestDuration({ max: Duration.millis(500) })],
  },
});

mesh.allow(release, { from: [{ namespace: 'frontend' }] });

app.synth();
