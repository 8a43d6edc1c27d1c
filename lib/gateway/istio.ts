import { Yaml } from 'cdk8s';
import type { GatewayImplementationOf, GatewayModel, Provision } from './implementation';
import { metadataOf } from './metadata';
import { GATEWAY_NAME_LABEL } from './names';
import { type DataPlane, guards, listenerPorts, proxyResources, zoneSpread } from './pods';
import { cpuMetrics } from './scale';

/** Settings of Istio's gateways. */
export interface IstioGatewayOptions {
  /** @default "istio" */
  readonly gatewayClassName?: string;

  /** Revision of the control plane that runs the pods. @default - the default revision */
  readonly revision?: string;
}

/**
 * Istio's automated deployment: the control plane runs a data plane for each Gateway, in the namespace of the Gateway,
 * changed by the parts of a ConfigMap. The pods pass Pod Security `restricted`, by the seccomp profile of that part.
 *
 * Makes: a ConfigMap, a NetworkPolicy, a Telemetry where access logs are turned off, a PodMonitor if asked.
 */
export function istioGateway(options: IstioGatewayOptions = {}): GatewayImplementationOf<'istio'> {
  return {
    implementation: 'istio',
    provision: (gateway) => provision(gateway, options),
  };
}

/** Answers load balancers that ask whether the pod is ready. */
const STATUS_PORT = 15_021;

/** Merged metrics of agent and proxy, and those of the proxy alone. */
const METRICS_PORTS = [15_020, 15_090] as const;

function provision(gateway: GatewayModel, { gatewayClassName = 'istio', revision }: IstioGatewayOptions): Provision {
  const { name, namespace, labels, service, accessLogs } = gateway;
  const plane: DataPlane = {
    name,
    namespace,
    labels,
    selector: { [GATEWAY_NAME_LABEL]: name },
    ports: [...listenerPorts(gateway), STATUS_PORT],
    metrics: { ports: METRICS_PORTS, path: '/stats/prometheus' },
  };
  const parameters = `${name}-parameters`;
  const infrastructureLabels = { ...labels, ...(revision !== undefined && { 'istio.io/rev': revision }) };
  return {
    gateway: {
      className: gatewayClassName,
      ...(service.type !== undefined && { annotations: { 'networking.istio.io/service-type': service.type } }),
      infrastructure: {
        ...(Object.keys(infrastructureLabels).length > 0 && { labels: infrastructureLabels }),
        parametersRef: { group: '', kind: 'ConfigMap', name: parameters },
      },
    },
    own: {
      parameters: {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: metadataOf({ ...plane, name: parameters }),
        data: overlays(gateway, plane),
      },
      ...(accessLogs === false && { telemetry: withoutAccessLogs(plane) }),
      ...guards(plane, gateway),
    },
    podSecurity: 'restricted',
  };
}

/** Strategic merge patches over what Istio makes, by its names for these objects. */
function overlays(gateway: GatewayModel, plane: DataPlane): Record<string, string> {
  const { scale, disruptionBudget } = gateway;
  const service = serviceOverlay(gateway);
  return {
    deployment: Yaml.stringify(deploymentOverlay(gateway, plane)),
    ...(service && { service: Yaml.stringify(service) }),
    ...(scale.kind === 'autoscale' && {
      horizontalPodAutoscaler: Yaml.stringify({
        spec: { minReplicas: scale.min, maxReplicas: scale.max, metrics: cpuMetrics(scale) },
      }),
    }),
    ...(disruptionBudget !== undefined && {
      podDisruptionBudget: Yaml.stringify({ spec: { maxUnavailable: disruptionBudget } }),
    }),
  };
}

function deploymentOverlay(gateway: GatewayModel, { selector }: DataPlane) {
  const { scale, resources } = gateway;
  return {
    spec: {
      ...(scale.kind === 'replicas' && { replicas: scale.replicas }),
      template: {
        spec: {
          securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
          ...zoneSpread(selector, gateway),
          ...(resources && { containers: [{ name: 'istio-proxy', resources: proxyResources(gateway) }] }),
        },
      },
    },
  };
}

function serviceOverlay({ service }: GatewayModel) {
  const { annotations, externalTrafficPolicy, loadBalancerClass } = service;
  const spec = {
    ...(externalTrafficPolicy !== undefined && { externalTrafficPolicy }),
    ...(loadBalancerClass !== undefined && { loadBalancerClass }),
  };
  if (!annotations && Object.keys(spec).length === 0) return undefined;
  return { ...(annotations && { metadata: { annotations } }), ...(Object.keys(spec).length > 0 && { spec }) };
}

function withoutAccessLogs(plane: DataPlane) {
  return {
    apiVersion: 'telemetry.istio.io/v1',
    kind: 'Telemetry',
    metadata: metadataOf(plane),
    spec: {
      targetRefs: [{ group: 'gateway.networking.k8s.io', kind: 'Gateway', name: plane.name }],
      accessLogging: [{ disabled: true }],
    },
  };
}
