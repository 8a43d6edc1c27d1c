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

// Two teams with a gateway each, beside one that both share, on NGINX Gateway Fabric 1.6.2, for those who cannot move to
// 2.x. All data planes run in one namespace, so one chart holds them.
const app = new App();
const implementation = GatewayImplementation.nginxFabricDedicated();
const shared = new Chart(app, 'gateway-nginx-fabric-dedicated', { namespace: 'nginx-fabric-dedicated-shared' });

const edge = new ProvisionedGateway(shared, 'edge', {
  implementation,
  createNamespace: true,
  allow: { namespaces: ['nginx-fabric-dedicated-blue', 'nginx-fabric-dedicated-green'] },
});

for (const team of ['blue', 'green']) {
  const chart = new Chart(app, `gateway-nginx-fabric-dedicated-${team}`, {
    namespace: `nginx-fabric-dedicated-${team}`,
  });
  const target = Target.deployment(new Podinfo(chart, 'podinfo'));
  const own = new ProvisionedGateway(shared, team, {
    implementation,
    namespace: `nginx-fabric-dedicated-${team}`,
  });

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
