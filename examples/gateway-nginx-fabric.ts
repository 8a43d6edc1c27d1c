import { App, Chart, Duration } from 'cdk8s';
import {
  CanaryRelease,
  GatewayImplementation,
  Listener,
  Metric,
  ProvisionedGateway,
  Scale,
  Strategy,
  Target,
  Traffic,
} from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

// Two teams with a gateway each, beside one that both share, on NGINX Gateway Fabric 2.x.
const app = new App();
const shared = new Chart(app, 'gateway-nginx-fabric', { namespace: 'nginx-fabric-shared' });

const edge = new ProvisionedGateway(shared, 'edge', {
  implementation: GatewayImplementation.nginxFabric(),
  createNamespace: true,
  listeners: [
    Listener.http(),
    Listener.https({ hostname: '*.example.com', certificate: { clusterIssuer: 'letsencrypt' } }),
  ],
  allow: { namespaces: ['nginx-fabric-blue', 'nginx-fabric-green'] },
  scale: Scale.autoscale({ min: 2, max: 10 }),
  resources: { requests: { cpu: '250m', memory: '128Mi' }, limits: { memory: '512Mi' } },
  service: { externalTrafficPolicy: 'Local' },
  metrics: { from: { namespaces: ['monitoring'] }, podMonitor: true },
  accessLogs: { json: { status: '$status', path: '$request_uri', seconds: '$request_time' } },
});

for (const team of ['blue', 'green']) {
  const chart = new Chart(app, `gateway-nginx-fabric-${team}`, { namespace: `nginx-fabric-${team}` });
  const target = Target.deployment(new Podinfo(chart, 'podinfo'));
  const own = new ProvisionedGateway(chart, team, { implementation: GatewayImplementation.nginxFabric() });

  new CanaryRelease(chart, 'release', {
    target,
    service: { port: 80 },
    traffic: Traffic.gatewayApi({ gateways: [own, edge.parentRef('https')], hosts: [`${team}.example.com`] }),
    strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
    analysis: {
      interval: Duration.seconds(15),
      threshold: 5,
      metrics: [Metric.requestSuccessRate({ min: 99 })],
    },
  });
}

app.synth();
