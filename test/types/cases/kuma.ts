// A mesh is typed by its version: what Kuma 2 and 3 cannot do is a compile error that says so.
import { Chart, Duration } from 'cdk8s';
import { CanaryRelease, KumaMesh, type KumaVersion, Match, Strategy, Target, Traffic } from '../../../index';

declare const chart: Chart;
declare const either: KumaMesh<'2.14' | '3.0'>;
declare const version: KumaVersion;

const kuma2 = new KumaMesh(chart, 'kuma2', { version: '2.14', mtls: { mode: 'Strict' } });
const patched = new KumaMesh(chart, 'patched', { version: '2.14.3' });
const kuma3 = new KumaMesh(chart, 'kuma3', { version: '3.0', mtls: { trustDomain: 'shop' }, systemNamespace: 'mesh' });
const any = new KumaMesh(chart, 'any', { version });

// error: '"1.8"' is not assignable
new KumaMesh(chart, 'v1', { version: '1.8' });
// error: '"latest"' is not assignable
new KumaMesh(chart, 'latest', { version: 'latest' });
// error: 'trustDomain' does not exist
new KumaMesh(chart, 'trust', { version: '2.14', mtls: { trustDomain: 'shop' } });
// error: 'systemNamespace' does not exist
new KumaMesh(chart, 'system', { version: '2.14', systemNamespace: 'mesh' });
// error: 'namespace' does not exist
new KumaMesh(chart, 'key', { version: '3.0', namespace: ['webapp'] });

// TrafficRoutes ended with Kuma 2.
Traffic.kuma({ mesh: 'default' });
Traffic.kuma({ mesh: kuma2 });
Traffic.kuma({ mesh: patched });
// error: Kuma 3 has no TrafficRoute: write mesh.traffic() instead of Traffic.kuma({ mesh })
Traffic.kuma({ mesh: kuma3 });
// error: Kuma 3 has no TrafficRoute: write mesh.traffic() instead of Traffic.kuma({ mesh })
Traffic.kuma({ mesh: either });
// error: Kuma 3 has no TrafficRoute: write mesh.traffic() instead of Traffic.kuma({ mesh })
Traffic.kuma({ mesh: any });

// The traffic of a mesh can do what its version can.
const common = {
  target: Target.deployment('podinfo'),
  service: { port: 80 },
  analysis: { interval: Duration.seconds(15), threshold: 5 },
};
const canary = Strategy.canary({ stepWeight: 10 });
const byHeader = Strategy.abTest({ iterations: 10, match: [Match.header('x-canary', { exact: 'insider' })] });
const sticky = Strategy.canary({ stepWeight: 10, sessionAffinity: { cookieName: 'canary' } });

new CanaryRelease(chart, 'a1', { ...common, strategy: canary, traffic: kuma2.traffic() });
new CanaryRelease(chart, 'a2', { ...common, strategy: canary, traffic: kuma3.traffic() });
new CanaryRelease(chart, 'a3', { ...common, strategy: canary, traffic: either.traffic() });
new CanaryRelease(chart, 'b1', { ...common, strategy: byHeader, traffic: kuma3.traffic() });
// error: "provider kuma cannot match requests by header (A/B test)"
new CanaryRelease(chart, 'b2', { ...common, strategy: byHeader, traffic: kuma2.traffic() });
// error: "provider kuma cannot match requests by header (A/B test)"
new CanaryRelease(chart, 'b3', { ...common, strategy: byHeader, traffic: either.traffic() });
// error: "Kuma cannot keep users on the version that they met first (session affinity)"
new CanaryRelease(chart, 'c1', { ...common, strategy: sticky, traffic: kuma3.traffic() });

kuma2.traffic({ protocol: 'kafka' });
kuma3.traffic({ protocol: 'grpc' });
// error: '"kafka"' is not assignable
kuma3.traffic({ protocol: 'kafka' });
// error: 'rewrite' does not exist
kuma2.traffic({ rewrite: { uri: '/' } });
kuma3.traffic({ rewrite: { uri: '/' } });
// error: 'timeout' does not exist
kuma3.traffic({ timeout: Duration.seconds(5) });

// Clients: by labels in Kuma 2, by ServiceAccount in Kuma 3.
const release = new CanaryRelease(chart, 'd', { ...common, strategy: canary, traffic: kuma2.traffic() });
kuma2.allow(release, { from: [{ namespace: 'web', labels: { app: 'web' } }] });
kuma3.allow(release, { from: [{ namespace: 'web', serviceAccount: 'web' }] });
// error: 'serviceAccount' does not exist
kuma2.allow(release, { from: [{ namespace: 'web', serviceAccount: 'web' }] });
// error: 'labels' does not exist
kuma3.allow(release, { from: [{ namespace: 'web', labels: { app: 'web' } }] });
// error: 'from' is missing
kuma2.allow(release, {});
