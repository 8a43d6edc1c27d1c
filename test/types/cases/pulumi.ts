// Leaves of the options may be Inputs; what the shape of the objects follows from may not.
import * as pulumi from '@pulumi/pulumi';
import { Chart, Duration } from 'cdk8s';
import * as core from '../../../index';
import { Engine, Fleet, LoadTest, Match, Metric, Plugin, Strategy, Target, Traffic } from '../../../index';
import {
  AlertProvider,
  CanaryRelease,
  FleetPlugins,
  HelmEngine,
  KumaMesh,
  LoadTester,
  MetricTemplate,
  NginxIngressRoute,
  ProvisionedGateway,
  withRevision,
} from '../../../pulumi';

declare const text: pulumi.Output<string>;
declare const number: pulumi.Output<number>;
declare const boolean: pulumi.Output<boolean>;
declare const secret: pulumi.Output<string>;
declare const duration: pulumi.Output<Duration>;
declare const texts: pulumi.Output<string[]>;
declare const strategy: pulumi.Output<Strategy<'weights'>>;
declare const chart: Chart;
declare const provider: pulumi.ProviderResource;

const common = {
  namespace: 'webapp',
  target: Target.deployment('podinfo'),
  service: { port: 80 },
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: { interval: Duration.seconds(15), threshold: 5 },
};

// Leaves, also those of factories.
new CanaryRelease('a1', {
  ...common,
  traffic: Traffic.nginx({ host: text }),
  skipAnalysis: boolean,
  metricsServer: secret,
});
new CanaryRelease('a2', {
  ...common,
  traffic: Traffic.istio({ hosts: [text, 'app.example.com'] }),
  strategy: Strategy.canary({ maxWeight: number, stepWeight: Promise.resolve(10) }),
  service: { port: 80, targetPort: number, apex: { labels: { team: text } } },
  analysis: {
    interval: Duration.seconds(15),
    threshold: number,
    metrics: [Metric.requestSuccessRate({ min: number })],
  },
});
new NginxIngressRoute('a3', { service: { name: 'podinfo', port: number }, host: text });
new AlertProvider('a4', { type: 'slack', channel: text, secretRef: { name: text } });
new LoadTester('a5', { replicas: number });

// What the provider can do is asked here as well.
new CanaryRelease(
  'b1',
  { ...common, traffic: Traffic.istio(), awaitPromotion: true, awaitReady: ['Canary'] },
  { provider },
);
const byHeader = Strategy.abTest({ iterations: 10, match: [Match.header('x-canary', { exact: text })] });
// error: "provider kuma cannot match requests by header (A/B test)"
new CanaryRelease('b2', { ...common, strategy: byHeader, traffic: Traffic.kuma() });
// error: 'suspended' does not exist
new CanaryRelease('b3', { ...common, traffic: Traffic.istio(), suspended: true });
// error: '"Ingress"' is not assignable
new CanaryRelease('b4', { ...common, traffic: Traffic.istio(), awaitReady: ['Ingress'] });

// No Inputs: names, durations, ports that names are made of, lists, strategies, what decides which objects there are.
// error: not assignable
Target.deployment(text);
// error: not assignable
new CanaryRelease('c1', { ...common, traffic: Traffic.istio(), namespace: text });
// error: is missing the following properties from type 'Duration'
new CanaryRelease('c2', { ...common, traffic: Traffic.istio(), analysis: { interval: duration, threshold: 5 } });
// error: not assignable
new CanaryRelease('c3', { ...common, traffic: Traffic.istio(), strategy: strategy });
// error: not assignable
new CanaryRelease('c4', { ...common, traffic: Traffic.istio(), metadata: { name: text } });
// error: not assignable
Traffic.istio({ hosts: texts });
// error: not assignable
new CanaryRelease('c5', { ...common, traffic: Traffic.istio(), service: { port: 80, name: text } });
// error: is missing the following properties from type 'Duration'
LoadTest.hey({ duration: duration });
// error: not assignable
new LoadTester('c6', { networkPolicy: boolean });

// The constructs are as they were.
new core.CanaryRelease(chart, 'd1', { ...common, traffic: Traffic.istio() });
// error: namespace
new core.LoadTester(chart, 'd2', { namespace: 'webapp' });

// Components stand where constructs do.
const mesh = new KumaMesh('mesh', { version: '2.14' });
const inMesh = new CanaryRelease('e1', { ...common, traffic: mesh.traffic() });
mesh.allow(inMesh, { from: [{ namespace: 'web' }] });
const ingress = new NginxIngressRoute('e2', { service: { name: 'podinfo', port: 80 } });
new CanaryRelease('e3', { ...common, traffic: Traffic.nginx({ ingress }) });
const gateway = new ProvisionedGateway('e4', { implementation: core.GatewayImplementation.istio() });
new CanaryRelease('e5', { ...common, traffic: Traffic.gatewayApi({ gateways: [gateway], hosts: ['a.example.com'] }) });
const kubesphere = core.GatewayImplementation.kubesphere();
// error: kubesphere
new ProvisionedGateway('e6', { implementation: kubesphere, spread: true });
const errors = new MetricTemplate('e7', {
  provider: core.MetricProvider.prometheus({ address: text }),
  query: 'errors{code="{{ variables.code }}"}',
});
Metric.template(errors, { max: number, variables: { code: text } });
// error: code
Metric.template(errors, { max: 1, variables: {} });

// Engines.
const fleet = new Fleet({ name: 'production', clusters: [{ name: 'eu' }] });
const plugins = [Plugin.flagger({ traffic: 'nginx' })];
new FleetPlugins('f1', { fleet, plugins, engine: HelmEngine.release({ timeout: 600 }), providers: { eu: provider } });
new FleetPlugins('f2', { fleet, plugins, engine: Engine.flux() });
// error: not assignable
new FleetPlugins('f3', { fleet, plugins, providers: { eu: 'eu' } });

withRevision({ metadata: { labels: { app: text } }, spec: { containers: [] } });
