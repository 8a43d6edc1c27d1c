// A gateway compiles only with options that its implementation honours. Lines after `// error:` must fail, saying so.
import { Chart } from 'cdk8s';
import { GatewayImplementation, Listener, ProvisionedGateway, Scale, Traffic } from '../../../index';

declare const chart: Chart;
declare const either: GatewayImplementation<'nginxFabric' | 'envoyGateway'>;
declare const any: GatewayImplementation;

const nginx = GatewayImplementation.nginxFabric();
const dedicated = GatewayImplementation.nginxFabricDedicated();
const provisioner = GatewayImplementation.nginxFabricProvisioner();
const envoy = GatewayImplementation.envoyGateway();
const istio = GatewayImplementation.istio();
const kubesphere = GatewayImplementation.kubesphere({ project: 'shop' });

// Listeners.
new ProvisionedGateway(chart, 'a1', {
  implementation: nginx,
  listeners: [Listener.tls(), Listener.tcp({ port: 5432 })],
});
// error: implementation nginxFabricDedicated cannot pass TLS through (Listener.tls)
new ProvisionedGateway(chart, 'a2', { implementation: dedicated, listeners: [Listener.tls()] });
// error: implementation nginxFabricProvisioner cannot take plain TCP (Listener.tcp)
new ProvisionedGateway(chart, 'a3', { implementation: provisioner, listeners: [Listener.tcp({ port: 5432 })] });
// error: implementation kubesphere cannot have listeners of its own: it listens on 80 and 443
new ProvisionedGateway(chart, 'a4', { implementation: kubesphere, listeners: [Listener.http()] });
// error: implementation kubesphere cannot have listeners of its own: it listens on 80 and 443
new ProvisionedGateway(chart, 'a5', { implementation: kubesphere, allow: 'all' });
// error: certificate
Listener.https({ hostname: 'app.example.com' });
// error: hostname
Listener.https({ certificate: { clusterIssuer: 'letsencrypt' } });
Listener.https({ hostname: 'app.example.com', certificate: { clusterIssuer: 'letsencrypt' } });
// error: port
Listener.tcp({});

// Scale.
new ProvisionedGateway(chart, 'b1', { implementation: envoy, scale: Scale.daemonSet() });
new ProvisionedGateway(chart, 'b2', { implementation: istio, scale: Scale.autoscale({ max: 4 }) });
// error: implementation istio cannot run one pod on each node (Scale.daemonSet)
new ProvisionedGateway(chart, 'b3', { implementation: istio, scale: Scale.daemonSet() });
// error: implementation kubesphere cannot be scaled by an autoscaler (Scale.autoscale)
new ProvisionedGateway(chart, 'b4', { implementation: kubesphere, scale: Scale.autoscale({ max: 4 }) });
// error: implementation nginxFabricProvisioner cannot run a given number of pods (Scale.replicas)
new ProvisionedGateway(chart, 'b5', { implementation: provisioner, scale: Scale.replicas(2) });
// error: implementation kubesphere cannot spread its pods over zones (spread)
new ProvisionedGateway(chart, 'b6', { implementation: kubesphere, spread: true });
// error: implementation nginxFabricProvisioner cannot limit how many pods are evicted at a time (disruptionBudget)
new ProvisionedGateway(chart, 'b7', { implementation: provisioner, disruptionBudget: 1 });

// Service and resources.
new ProvisionedGateway(chart, 'c1', { implementation: dedicated, service: { type: 'ClusterIP' } });
new ProvisionedGateway(chart, 'c2', { implementation: kubesphere, service: { type: 'NodePort' } });
// error: implementation kubesphere cannot have a Service of type ClusterIP
new ProvisionedGateway(chart, 'c3', { implementation: kubesphere, service: { type: 'ClusterIP' } });
// error: implementation kubesphere cannot choose the class of its load balancer
new ProvisionedGateway(chart, 'c4', { implementation: kubesphere, service: { loadBalancerClass: 'example.com/lb' } });
// error: implementation kubesphere cannot set the external traffic policy of its Service
new ProvisionedGateway(chart, 'c5', { implementation: kubesphere, service: { externalTrafficPolicy: 'Local' } });
// error: implementation nginxFabricProvisioner cannot set up the Service of one gateway (service)
new ProvisionedGateway(chart, 'c6', { implementation: provisioner, service: { type: 'NodePort' } });
// error: implementation nginxFabricProvisioner cannot set the resources of its pods (resources)
new ProvisionedGateway(chart, 'c7', { implementation: provisioner, resources: { requests: { cpu: '1' } } });

// Metrics and access logs.
new ProvisionedGateway(chart, 'd1', { implementation: istio, accessLogs: false });
// error: implementation istio cannot set the format of its access logs (accessLogs)
new ProvisionedGateway(chart, 'd2', { implementation: istio, accessLogs: { text: '%RESPONSE_CODE%' } });
// error: implementation nginxFabricDedicated cannot turn access logs off (accessLogs)
new ProvisionedGateway(chart, 'd3', { implementation: dedicated, accessLogs: false });
// error: implementation nginxFabricProvisioner cannot open or close the metrics of one gateway (metrics)
new ProvisionedGateway(chart, 'd4', { implementation: provisioner, metrics: { from: { namespaces: ['monitoring'] } } });

// Of a union each implementation must be able.
new ProvisionedGateway(chart, 'e1', { implementation: either, scale: Scale.daemonSet() });
// error: implementation istio cannot run one pod on each node (Scale.daemonSet)
new ProvisionedGateway(chart, 'e2', { implementation: any, scale: Scale.daemonSet() });

// Names, and unknown keys.
new ProvisionedGateway(chart, 'f1', { implementation: nginx, name: 'edge' });
// error: implementation kubesphere cannot be given a name and a namespace: they follow from its project
new ProvisionedGateway(chart, 'f2', { implementation: kubesphere, name: 'edge' });
// error: 'listner' does not exist
new ProvisionedGateway(chart, 'f3', { implementation: nginx, listner: [] });
// error: implementation
new ProvisionedGateway(chart, 'f4', { listeners: [Listener.http()] });

// What a release attaches to.
Traffic.gatewayApi({ gateways: [new ProvisionedGateway(chart, 'g1', { implementation: nginx })] });
Traffic.gatewayApi({ gateways: [new ProvisionedGateway(chart, 'g2', { implementation: either }).parentRef('http')] });
// error: implementation kubesphere cannot be the parent of routes of the Gateway API: its routes are Ingresses
Traffic.gatewayApi({ gateways: [new ProvisionedGateway(chart, 'g3', { implementation: kubesphere })] });
