import { App, Chart, Duration } from 'cdk8s';
import {
  CanaryRelease,
  GatewayImplementation,
  KubeSphereGatewayMetrics,
  Metric,
  ProvisionedGateway,
  Strategy,
  Target,
  Traffic,
} from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

// Two KubeSphere projects with a gateway each. KubeSphere makes none for a project while the cluster has one of its own,
// so there is no shared one; routes are Ingresses.
const app = new App();
const monitoring = new Chart(app, 'gateway-kubesphere', { namespace: 'kubesphere-monitoring-system' });

for (const project of ['kubesphere-blue', 'kubesphere-green']) {
  const chart = new Chart(app, `gateway-${project}`, { namespace: project });

  new ProvisionedGateway(chart, 'gateway', {
    implementation: GatewayImplementation.kubesphere({ project, config: { 'use-gzip': 'true' } }),
    service: { type: 'NodePort' },
    resources: { requests: { cpu: '100m', memory: '128Mi' } },
    accessLogs: { json: { status: '$status', path: '$request_uri' } },
  });
  new KubeSphereGatewayMetrics(monitoring, project, { project });

  new CanaryRelease(chart, 'release', {
    target: Target.deployment(new Podinfo(chart, 'podinfo')),
    service: { port: 80 },
    traffic: Traffic.nginx({ host: `${project}.example.com` }),
    strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
    analysis: {
      interval: Duration.seconds(15),
      threshold: 5,
      metrics: [Metric.requestSuccessRate({ min: 99 })],
    },
  });
}

app.synth();
