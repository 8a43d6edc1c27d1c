import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Metric, NginxIngressRoute, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'blue-green-nginx', { namespace: 'blue-green-nginx' });

const ingress = new NginxIngressRoute(chart, 'ingress', {
  service: { name: 'podinfo', port: 80 },
  host: 'app.example.com',
  paths: [{ path: '/api' }, { path: '/healthz', pathType: 'Exact' }],
  annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '8m' },
});

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 80 },
  traffic: Traffic.nginx({ ingress }),
  strategy: Strategy.blueGreen({ iterations: 10 }),
  analysis: {
    interval: Duration.seconds(30),
    threshold: 2,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
  },
});

app.synth();
