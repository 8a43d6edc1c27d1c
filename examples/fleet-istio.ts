import { App, Chart } from 'cdk8s';
import { Fleet, FleetPlugins, Plugin } from 'cdk8s-fairway';

const app = new App();
const hub = new Chart(app, 'fleet-istio', { namespace: 'fleet' });

// The Secrets hold the kubeconfigs and are made by hand, as for Kurator's quick start.
const fleet = new Fleet({
  name: 'quickstart',
  clusters: ['kurator-member1', 'kurator-member2'].map((name) => ({
    name,
    kubeConfig: { secretRef: { name, key: `${name}.config` } },
  })),
});

new FleetPlugins(hub, 'plugins', { fleet, plugins: [Plugin.flagger({ traffic: 'istio' }), Plugin.loadTester()] });

app.synth();
