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

// Two teams with a gateway each, beside one that both share, on Istio's automated deployment.
const app = new App();
const implementation = GatewayImplementation.istio();
const shared = new Chart(app, 'gateway-istio', { namespace: 'istio-shared' });

const edge = new ProvisionedGateway(shared, 'edge', {
  implementation,
  createNamespace: true,
  allow: { namespaces: ['istio-blue', 'istio-green'] },
});

for (const team of ['blue', 'green']) {
  const chart = new Chart(app, `gateway-istio-${team}`, { namespace: `istio-${team}` });
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
