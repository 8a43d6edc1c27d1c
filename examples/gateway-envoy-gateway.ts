import { App, Chart, Duration } from 'cdk8s';
import {
  CanaryRelease,
  GatewayImplementation,
  Metric,
  ProvisionedGateway,
  Strategy,
  Target,
  Traffic,
} from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

// Two teams with a gateway each, beside one that both share, on Envoy Gateway.
const app = new App();
const implementation = GatewayImplementation.envoyGateway();
const shared = new Chart(app, 'gateway-envoy-gateway', { namespace: 'envoy-gateway-shared' });

const edge = new ProvisionedGateway(shared, 'edge', {
  implementation,
  createNamespace: true,
  allow: { namespaces: ['envoy-gateway-blue', 'envoy-gateway-green'] },
});

for (const team of ['blue', 'green']) {
  const chart = new Chart(app, `gateway-envoy-gateway-${team}`, { namespace: `envoy-gateway-${team}` });
  const target = Target.deployment(new Podinfo(chart, 'podinfo'));
  const own = new ProvisionedGateway(chart, team, { implementation });

  new CanaryRelease(chart, 'release', {
    target,
    service: { port: 80 },
    traffic: Traffic.gatewayApi({ gateways: [own, edge], hosts: [`${team}.example.com`] }),
    strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
    analysis: {
      interval: Duration.seconds(15),
      threshold: 5,
      metrics: [Metric.requestSuccessRate({ min: 99 })],
    },
  });
}

app.synth();
