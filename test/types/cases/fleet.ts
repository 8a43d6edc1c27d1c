// A fleet: what cannot work is a compile error.
import type { Chart } from 'cdk8s';
import { Delivery, Engine, Fleet, FleetPlugins, FleetReleases, Plugin } from '../../../index';

declare const hub: Chart;
const fleet = new Fleet({ name: 'f', clusters: [{ name: 'a', kubeConfig: { secretRef: { name: 'a' } } }] });

// A kubeconfig is a reference, and one of the two.
// error: not assignable
new Fleet({ name: 'f', clusters: [{ name: 'a', kubeConfig: 'apiVersion: v1' }] });

// Plugins.
Plugin.flagger({ traffic: 'gatewayapi' });
// error: "nginxx"
Plugin.flagger({ traffic: 'nginxx' });
// error: traffic
Plugin.flagger({});
Plugin.flagger({ traffic: 'nginx', chart: { version: '1.43.0' }, values: { anything: true } });
// error: verison
Plugin.flagger({ traffic: 'nginx', chart: { verison: '1.43.0' } });
// error: podSecurity
Plugin.chart({ name: 'x', chart: { repository: 'oci://x', name: 'x', version: '1.0.0' }, namespace: 'x' });
const own: Plugin = {
  id: 'own',
  needs: [Plugin.certManager()],
  charts: ({ cluster }) => (cluster.name === 'a' ? [] : []),
};
new FleetPlugins(hub, 'p', { fleet, plugins: [own, Plugin.kuma({ cni: true })], engine: Engine.kurator() });
// error: not assignable to type 'Plugin'
new FleetPlugins(hub, 'q', { fleet, plugins: ['flagger'] });

// Releases: what is different in a cluster is of the values' type.
const delivery = Delivery.flux({ source: { kind: 'GitRepository', name: 'fleet' } });
const values = { host: 'x', pods: { min: 1, max: 2 } };
new FleetReleases(hub, 'r', {
  fleet,
  namespace: 'n',
  values,
  overrides: { a: { pods: { min: 2 } } },
  release: (_, { host, pods }) => void [host.length, pods.max],
  delivery,
});
new FleetReleases(hub, 's', {
  fleet,
  namespace: 'n',
  values,
  // error: string
  overrides: { a: { pods: { min: 'two' } } },
  release: () => undefined,
  delivery,
});
new FleetReleases(hub, 't', {
  fleet,
  namespace: 'n',
  values,
  // error: port
  release: (_, { port }) => void port,
  delivery,
});
// error: "HelmRepository"
Delivery.flux({ source: { kind: 'HelmRepository', name: 'fleet' } });
