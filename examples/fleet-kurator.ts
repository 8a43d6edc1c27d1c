import { App, Chart } from 'cdk8s';
import { Engine, Fleet, FleetPlugins, Plugin } from 'cdk8s-fairway';

const app = new App();
const hub = new Chart(app, 'fleet-kurator', { namespace: 'default' });

const fleet = new Fleet({
  name: 'quickstart',
  clusters: ['kurator-member1', 'kurator-member2'].map((name) => ({
    name,
    kubeConfig: { secretRef: { name, key: `${name}.config` } },
  })),
});

new FleetPlugins(hub, 'plugins', {
  fleet,
  plugins: [Plugin.flagger({ traffic: 'nginx' }), Plugin.loadTester()],
  engine: Engine.kurator(),
});

app.synth();
