import './lib/pulumi/leaf';

export * from './lib/pulumi/alert-provider';
export * from './lib/pulumi/canary-release';
export { type ComponentDefinition, ConstructComponent, type Placement } from './lib/pulumi/component';
export * from './lib/pulumi/fleet-plugins';
export * from './lib/pulumi/gateway-route';
export { HelmEngine, type HelmReleaseOptions } from './lib/pulumi/helm-engine';
export * from './lib/pulumi/kuma-mesh';
export * from './lib/pulumi/load-tester';
export * from './lib/pulumi/metric-template';
export * from './lib/pulumi/nginx-ingress-route';
export { type PodTemplate, withRevision } from './lib/pulumi/promotion';
export * from './lib/pulumi/provisioned-gateway';
export type { AwaitedKind } from './lib/pulumi/wait';
