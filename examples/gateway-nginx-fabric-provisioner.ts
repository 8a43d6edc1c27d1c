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

// One gateway on the provisioner of NGINX Gateway Fabric 1.6.2, which is for development.
const app = new App();
const chart = new Chart(app, 'gateway-nginx-fabric-provisioner', { namespace: 'nginx-fabric-provisioner' });
const target = Target.deployment(new Podinfo(chart, 'podinfo'));

const gateway = new ProvisionedGateway(chart, 'public', {
  implementation: GatewayImplementation.nginxFabricProvisioner(),
});

new CanaryRelease(chart, 'release', {
  target,
  service: { port: 80 },
  traffic: Traffic.gatewayApi({ gateways: [gateway], hosts: ['app.example.com'] }),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: {
    interval: Duration.seconds(15),
    threshold: 5,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
  },
});

app.synth();
