import type { ApiObjectProps } from 'cdk8s';
import { PodMonitor } from '../../imports/monitoring.coreos.com';
import type { Leaf } from '../leaf';
import { namespaceSelector } from './admission';
import type { GatewayModel } from './implementation';
import type { LabelSelector } from '../label-selector';
import { metadataOf } from './metadata';
import type { GatewayResources } from './options';
import { cpuMetrics } from './scale';

/** The pods of a data plane, and how they are reached. */
export interface DataPlane {
  /** Name of what is made for these pods. */
  readonly name: string;
  readonly namespace: string | undefined;
  readonly labels: Readonly<Record<string, Leaf<string>>>;
  readonly selector: Readonly<Record<string, Leaf<string>>>;
  /** Ports of the pods that anyone may reach: those of the listeners, and of health checks from outside. */
  readonly ports: readonly number[];
  /** UDP ports of the pods that anyone may reach. @default - none */
  readonly udpPorts?: readonly number[];
  /** The port that the control plane programs the pods by, and its pods, in the same namespace. @default - none */
  readonly admin?: { readonly port: number; readonly from: Readonly<Record<string, string>> };
  /** Ports of the pods that serve metrics, and where on the first of them. @default - none */
  readonly metrics?: { readonly ports: readonly [number, ...number[]]; readonly path: string };
}

/** Ports of the listeners, each once, in the order of the program. */
export function listenerPorts({ listeners }: Pick<GatewayModel, 'listeners'>): readonly number[] {
  return [...new Set(listeners.map(({ port }) => port))];
}

/**
 * Lets anyone reach the listeners, those who read metrics reach these, the control plane reach the port by which it
 * programs the pods, and nobody any other port.
 */
export function networkPolicy(plane: DataPlane, { metrics }: Pick<GatewayModel, 'metrics'>): ApiObjectProps {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: metadataOf(plane),
    spec: {
      podSelector: { matchLabels: plane.selector },
      policyTypes: ['Ingress'],
      ingress: [
        { ports: [...plane.ports.map(tcp), ...(plane.udpPorts ?? []).map(udp)] },
        ...(plane.admin
          ? [{ from: [{ podSelector: { matchLabels: plane.admin.from } }], ports: [tcp(plane.admin.port)] }]
          : []),
        ...(metrics && plane.metrics
          ? [{ from: [{ namespaceSelector: namespaceSelector(metrics.from) }], ports: plane.metrics.ports.map(tcp) }]
          : []),
      ],
    },
  };
}

/** Has the Prometheus operator read the metrics. */
export function podMonitor(plane: DataPlane, { ports, path }: NonNullable<DataPlane['metrics']>): ApiObjectProps {
  return {
    ...PodMonitor.GVK,
    metadata: metadataOf(plane),
    spec: {
      selector: { matchLabels: plane.selector },
      podMetricsEndpoints: [{ portNumber: ports[0], path }],
    },
  };
}

/** The NetworkPolicy, and the PodMonitor where one is asked for. */
export function guards(plane: DataPlane, gateway: GatewayModel): Record<string, ApiObjectProps> {
  return {
    'network-policy': networkPolicy(plane, gateway),
    ...(gateway.metrics?.podMonitor && plane.metrics && { 'pod-monitor': podMonitor(plane, plane.metrics) }),
  };
}

/** A PodDisruptionBudget, for implementations that make none themselves. */
export function disruptionBudget(plane: DataPlane, gateway: GatewayModel): Record<string, ApiObjectProps> {
  if (gateway.disruptionBudget === undefined || gateway.scale.kind === 'daemonSet') return {};
  return {
    'disruption-budget': {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: metadataOf(plane),
      spec: { maxUnavailable: gateway.disruptionBudget, selector: { matchLabels: plane.selector } },
    },
  };
}

/** Resources of the proxy's container; an autoscaler measures use against a request. */
export function proxyResources({ scale, resources }: GatewayModel): GatewayResources | undefined {
  if (scale.kind !== 'autoscale') return resources;
  return { ...resources, requests: { cpu: '100m', ...resources?.requests } };
}

/** A HorizontalPodAutoscaler over one container, for implementations that make none themselves. */
export function autoscaler(
  plane: DataPlane,
  { scale }: GatewayModel,
  container: string,
): Record<string, ApiObjectProps> {
  if (scale.kind !== 'autoscale') return {};
  return {
    autoscaler: {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: metadataOf(plane),
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: plane.name },
        minReplicas: scale.min,
        maxReplicas: scale.max,
        metrics: cpuMetrics(scale, container),
      },
    },
  };
}

/** Puts pods into as many zones as there are, and starts them all the same where there is one. */
export function zoneSpread(selector: LabelSelector['matchLabels'], { spread, scale }: GatewayModel) {
  if (!spread || scale.kind === 'daemonSet' || selector === undefined) return {};
  return {
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: 'topology.kubernetes.io/zone',
        whenUnsatisfiable: 'ScheduleAnyway',
        labelSelector: { matchLabels: selector },
      },
    ],
  };
}

function tcp(port: number) {
  return { protocol: 'TCP', port };
}

function udp(port: number) {
  return { protocol: 'UDP', port };
}
