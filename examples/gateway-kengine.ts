import { App, Chart, Duration } from 'cdk8s';
import {
  CanaryRelease,
  GatewayImplementation,
  GatewayRoute,
  ProvisionedGateway,
  Strategy,
  Target,
  Traffic,
} from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

// Two teams with a gateway each, beside one that both share, on Kengine, whose controller and gateways are in a namespace
// of their own. It does not weigh requests: releases are blue/green behind their Services, to which the routes lead.
const app = new App();
const implementation = GatewayImplementation.kengine();
const shared = new Chart(app, 'gateway-kengine', { namespace: 'kengine-system' });

const edge = new ProvisionedGateway(shared, 'edge', {
  implementation,
  allow: { namespaces: ['kengine-blue', 'kengine-green'] },
});

for (const team of ['blue', 'green']) {
  const chart = new Chart(app, `gateway-kengine-${team}`, { namespace: `kengine-${team}` });
  const target = Target.deployment(new Podinfo(chart, 'podinfo'));
  const own = new ProvisionedGateway(shared, team, { implementation, allow: { namespaces: [`kengine-${team}`] } });

  new CanaryRelease(chart, 'release', {
    target,
    service: { port: 80 },
    traffic: Traffic.kubernetes(),
    strategy: Strategy.blueGreen({ iterations: 10 }),
    analysis: { interval: Duration.seconds(15), threshold: 5 },
  });

  new GatewayRoute(chart, 'route', {
    gateways: [own, edge],
    host: `${team}.example.com`,
    service: { name: 'podinfo', port: 80 },
  });
}

app.synth();
