import { App, Chart, Duration } from 'cdk8s';
import {
  CanaryRelease,
  GatewayImplementation,
  GatewayRoute,
  Listener,
  ProvisionedGateway,
  Strategy,
  Target,
  Traffic,
} from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

// Two teams with a gateway each, beside one that both share, on Caddy without a controller: the routes of this program
// are compiled into its configuration. Releases are blue/green behind their Services, to which the routes lead.
const app = new App();
const implementation = GatewayImplementation.kengineStatic();
const shared = new Chart(app, 'gateway-static', { namespace: 'static-shared' });

const edge = new ProvisionedGateway(shared, 'edge', {
  implementation,
  createNamespace: true,
  listeners: [
    Listener.http(),
    Listener.https({ hostname: '*.example.com', certificate: { clusterIssuer: 'letsencrypt' } }),
  ],
  allow: { namespaces: ['static-blue', 'static-green'] },
});

for (const team of ['blue', 'green']) {
  const chart = new Chart(app, `gateway-static-${team}`, { namespace: `static-${team}` });
  const target = Target.deployment(new Podinfo(chart, 'podinfo'));
  const own = new ProvisionedGateway(chart, team, { implementation });

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
