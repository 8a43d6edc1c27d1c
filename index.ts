export * from './constructs/alert-provider';
export * from './constructs/canary-release';
export * from './constructs/kuma-mesh';
export * from './constructs/load-tester';
export * from './constructs/metric-template';
export * from './constructs/nginx-ingress-route';
export * from './lib/forbidden';
export * from './lib/ingress';
export type { KumaHttpRoute, KumaHttpRouteOptions } from './lib/kuma/http-route';
export type { KumaMetrics } from './lib/kuma/metrics';
export type { Kuma3Mtls, KumaCa, KumaMtls } from './lib/kuma/mtls';
export type { Kuma2Client, Kuma3Client, KumaClient } from './lib/kuma/permission';
export type { HasTrafficRoute, Kuma2, Kuma3, KumaVersion } from './lib/kuma/version';
export type { Leaf, LeafTypes } from './lib/leaf';
export * from './lib/metadata';
export * from './lib/release/alert';
export * from './lib/release/alert-provider';
export * from './lib/release/analysis';
export * from './lib/release/autoscale';
export * from './lib/release/gate';
export * from './lib/release/hpa';
export * from './lib/release/load-test';
export type { LoadTesterFiles, LoadTesterPodOptions, LoadTesterResources } from './lib/release/load-tester-pod';
export * from './lib/release/metric';
export * from './lib/release/metric-provider';
export * from './lib/release/names';
export type { AnyVariables, QueryVariable, QueryVariables } from './lib/release/query';
export * from './lib/release/reference';
export * from './lib/release/service';
export * from './lib/release/strategy';
export * from './lib/release/target';
export type { Tester, TesterOptions } from './lib/release/tester';
export { Webhook } from './lib/release/webhook';
export type {
  ConfirmWebhookOptions,
  ConfirmWebhookType,
  WebhookCallOptions,
  WebhookContext,
  WebhookOptions,
  WebhookType,
} from './lib/release/webhook';
export { writeOrigins } from './lib/graph/origins';
export * from './lib/rules/acknowledge';
export type { Manifest, ObjectRef, ObjectSet, Origin, SourcedObject } from './lib/rules/object';
export * from './lib/traffic/capability';
export * from './lib/traffic/gateway-api';
export * from './lib/traffic/header';
export * from './lib/traffic/istio';
export * from './lib/traffic/kuma';
export * from './lib/traffic/match';
export * from './lib/traffic/nginx';
export * from './lib/traffic/provider';
export * from './lib/traffic/traffic';
export * from './constructs/kubesphere-gateway-metrics';
export * from './constructs/gateway-route';
export * from './constructs/provisioned-gateway';
export type { RouteAdmission } from './lib/gateway/admission';
export * from './lib/gateway/capability';
export type { EnvoyProxySettings } from './lib/gateway/envoy-proxy';
export * from './lib/gateway/envoy-gateway';
export * from './lib/gateway/gateway-implementation';
export type {
  GatewayImplementationOf,
  GatewayModel,
  GatewayProvider,
  Objects,
  PodSecurityLevel,
  Provision,
  SharedPart,
} from './lib/gateway/implementation';
export * from './lib/gateway/istio';
export * from './lib/gateway/kengine';
export type { KengineSharedOptions } from './lib/gateway/kengine-controller';
export * from './lib/gateway/kengine-static';
export * from './lib/gateway/kubesphere';
export { KUBESPHERE_METRICS } from './lib/gateway/kubesphere-metrics';
export type { KubeSphereMetric } from './lib/gateway/kubesphere-metrics';
export * from './lib/gateway/kubesphere-migration';
export { kubeSphereLogs } from './lib/gateway/kubesphere-names';
export type { KubeSphereLogs, KubeSphereScope } from './lib/gateway/kubesphere-names';
export type { NginxImage } from './lib/gateway/kubesphere-nginx';
export * from './lib/label-selector';
export type { RouteFilter, RouteProps } from './lib/route/route';
export { Listener } from './lib/gateway/listener';
export type {
  CertificateSecret,
  HostListenerOptions,
  HttpListenerOptions,
  HttpsListenerOptions,
  IssuedCertificate,
  ListenerNeeds,
  ListenerOptions,
  ListenerProtocol,
  TcpListenerOptions,
  TlsListenerOptions,
} from './lib/gateway/listener';
export * from './lib/gateway/nginx-fabric';
export * from './lib/gateway/nginx-fabric-dedicated';
export * from './lib/gateway/nginx-fabric-provisioner';
export type { NginxFabricSharedOptions } from './lib/gateway/nginx-fabric-shared';
export * from './lib/gateway/options';
export { Scale } from './lib/gateway/scale';
export type { AutoScale, AutoScaleOptions, DaemonSetScale, ReplicaScale } from './lib/gateway/scale';
export * from './constructs/fleet-plugins';
export * from './constructs/fleet-releases';
export * from './constructs/kurator-application';
export type { Cluster, KubeConfigReference } from './lib/fleet/cluster';
export * from './lib/fleet/deliveries';
export type { ArgoCdDeliveryOptions } from './lib/fleet/delivery/argo-cd';
export type { Gate as WaveGate, Parcel } from './lib/fleet/delivery/delivery';
export type { FluxDeliveryOptions } from './lib/fleet/delivery/flux';
export type { ArgoCdOptions } from './lib/fleet/engine/argo-cd';
export type { Distribution, EngineObjects, FleetEngine, FleetRequest, Refusal } from './lib/fleet/engine/engine';
export type { FluxPerClusterOptions } from './lib/fleet/engine/flux-per-cluster';
export type { FluxOptions } from './lib/fleet/engine/helm-release';
export type { KuratorOptions } from './lib/fleet/engine/kurator';
export * from './lib/fleet/engines';
export { Fleet } from './lib/fleet/fleet';
export type { FleetProps, FleetWave, Wave } from './lib/fleet/fleet';
export { readFleet } from './lib/fleet/fleet-file';
export type { PlannedChart } from './lib/fleet/plan';
export type { PluginChart, PluginContext, PluginOptions } from './lib/fleet/plugin';
export * from './lib/fleet/plugins';
export type { CertManagerOptions } from './lib/fleet/plugins/cert-manager';
export type { ChartOptions } from './lib/fleet/plugins/chart';
export type { FlaggerOptions } from './lib/fleet/plugins/flagger';
export type { GatewayApiCrdsOptions } from './lib/fleet/plugins/gateway-api-crds';
export type { IngressNginxOptions } from './lib/fleet/plugins/ingress-nginx';
export type { IstioPlugin, IstioPluginOptions } from './lib/fleet/plugins/istio';
export type { KumaPlugin, KumaPluginOptions } from './lib/fleet/plugins/kuma';
export type { LoadTesterPluginOptions } from './lib/fleet/plugins/load-tester';
export type { NginxGatewayFabricOptions } from './lib/fleet/plugins/nginx-gateway-fabric';
export type { MetricsServer, PrometheusOptions } from './lib/fleet/plugins/prometheus';
export type { ClusterSelection, ClusterSelector } from './lib/fleet/selection';
export type { DeepPartial, Values } from './lib/fleet/values';
export { CHARTS } from './lib/fleet/versions';
export type { ChartReference } from './lib/fleet/versions';
export * from './lib/synth/app';
