import * as path from 'node:path';
import { App, Chart, Duration, YamlOutputType } from 'cdk8s';
import {
  CanaryRelease,
  Delivery,
  FleetPlugins,
  FleetReleases,
  Metric,
  Plugin,
  readFleet,
  Strategy,
  Target,
  Traffic,
} from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
const hub = new Chart(app, 'fleet-waves', { namespace: 'fleet' });

const fleet = readFleet(path.join(__dirname, 'fleet-waves.yaml'));

new FleetPlugins(hub, 'plugins', {
  fleet,
  plugins: [Plugin.flagger({ traffic: 'gatewayapi' }), Plugin.nginxGatewayFabric()],
});

new FleetReleases(hub, 'fleet-waves-podinfo', {
  fleet,
  namespace: 'podinfo',
  values: { host: 'podinfo.example.com', stepWeight: 10 },
  overrides: { 'eu-central-1': { host: 'canary.podinfo.example.com', stepWeight: 5 } },
  delivery: Delivery.flux({
    source: { kind: 'GitRepository', name: 'fleet' },
    path: 'dist',
    serviceAccountName: 'podinfo',
  }),
  release: (chart, { host, stepWeight }) => {
    new CanaryRelease(chart, 'release', {
      target: Target.deployment(new Podinfo(chart, 'podinfo')),
      service: { port: 80 },
      traffic: Traffic.gatewayApi({ gateways: [{ name: 'public', namespace: 'gateways' }], hosts: [host] }),
      strategy: Strategy.canary({ maxWeight: 50, stepWeight }),
      analysis: {
        interval: Duration.seconds(30),
        threshold: 5,
        metrics: [Metric.requestSuccessRate({ min: 99 })],
      },
    });
  },
});

app.synth();
