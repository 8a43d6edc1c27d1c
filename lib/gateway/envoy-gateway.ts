import { GatewayClass } from '../../imports/gateway.networking.k8s.io';
import {
  ENVOY_PROXY,
  type EnvoyProxyKubernetes,
  type EnvoyProxySettings,
  type EnvoyProxySpec,
  type EnvoyProxyTelemetry,
} from './envoy-proxy';
import type { GatewayImplementationOf, GatewayModel, Provision, SharedPart } from './implementation';
import { metadataOf } from './metadata';
import { scopedName } from './names';
import { type DataPlane, guards, listenerPorts, proxyResources, zoneSpread } from './pods';
import { cpuMetrics } from './scale';

/** Settings of Envoy Gateway. */
export interface EnvoyGatewayOptions {
  /** @default "eg" */
  readonly gatewayClassName?: string;

  /** Makes the GatewayClass, which Envoy Gateway's chart does not. @default true */
  readonly createGatewayClass?: boolean;

  /**
   * Where the control plane runs the pods of a gateway: its deploy mode `ControllerNamespace` or `GatewayNamespace`.
   *
   * @default - the namespace `envoy-gateway-system` of the control plane
   */
  readonly pods?: { readonly namespace: string } | 'GatewayNamespace';

  /** Other settings of the EnvoyProxy. @default - none */
  readonly proxy?: EnvoyProxySettings;
}

/**
 * Envoy Gateway 1.x: its control plane runs a data plane for each Gateway, as its EnvoyProxy says. The pods pass Pod
 * Security `restricted`.
 *
 * Makes: an EnvoyProxy, a NetworkPolicy where the pods are, a PodMonitor if asked; once, the GatewayClass.
 */
export function envoyGateway(options: EnvoyGatewayOptions = {}): GatewayImplementationOf<'envoyGateway'> {
  return {
    implementation: 'envoyGateway',
    provision: (gateway) => provision(gateway, options),
  };
}

/** Ports that need a privilege are moved in the pods (`internal/gatewayapi/translator.go`, `wellKnownPortShift`). */
const PRIVILEGED = 1024;
const PRIVILEGED_SHIFT = 10_000;

const METRICS_PORT = 19_001;

function provision(gateway: GatewayModel, options: EnvoyGatewayOptions): Provision {
  const { gatewayClassName = 'eg', createGatewayClass = true } = options;
  const { name, namespace, labels } = gateway;
  const plane = dataPlane(gateway, options.pods ?? { namespace: 'envoy-gateway-system' });
  return {
    gateway: {
      className: gatewayClassName,
      infrastructure: {
        ...(Object.keys(labels).length > 0 && { labels }),
        parametersRef: { group: 'gateway.envoyproxy.io', kind: ENVOY_PROXY.kind, name },
      },
    },
    own: {
      proxy: {
        ...ENVOY_PROXY,
        metadata: metadataOf({ name, namespace, labels }),
        spec: { ...options.proxy, ...proxySpec(gateway, plane) },
      },
      ...guards(plane, gateway),
    },
    shared: createGatewayClass ? [gatewayClass(gatewayClassName)] : [],
    podSecurity: 'restricted',
  };
}

function gatewayClass(name: string): SharedPart {
  return {
    id: `envoy-gateway-class-${name}`,
    objects: {
      class: {
        ...GatewayClass.GVK,
        metadata: { name },
        spec: { controllerName: 'gateway.envoyproxy.io/gatewayclass-controller' },
      },
    },
  };
}

function dataPlane(gateway: GatewayModel, pods: NonNullable<EnvoyGatewayOptions['pods']>): DataPlane {
  const { name, namespace, labels } = gateway;
  const own = pods === 'GatewayNamespace';
  return {
    name: own ? name : scopedName(namespace, name),
    namespace: own ? namespace : pods.namespace,
    labels,
    selector: {
      'gateway.envoyproxy.io/owning-gateway-name': name,
      ...(namespace !== undefined && { 'gateway.envoyproxy.io/owning-gateway-namespace': namespace }),
    },
    ports: listenerPorts(gateway).map((port) => (port < PRIVILEGED ? port + PRIVILEGED_SHIFT : port)),
    metrics: { ports: [METRICS_PORT], path: '/stats/prometheus' },
  };
}

function proxySpec(gateway: GatewayModel, plane: DataPlane): EnvoyProxySpec {
  return {
    provider: {
      type: 'Kubernetes',
      kubernetes: { ...workload(gateway, plane), envoyService: { type: 'LoadBalancer', ...gateway.service } },
    },
    telemetry: telemetry(gateway),
  };
}

function workload(gateway: GatewayModel, { selector }: DataPlane): EnvoyProxyKubernetes {
  const { scale, disruptionBudget } = gateway;
  const resources = gateway.resources && proxyResources(gateway);
  const container = resources && { container: { resources } };
  if (scale.kind === 'daemonSet') return { envoyDaemonSet: { ...container } };
  const pod = zoneSpread(selector, gateway);
  return {
    envoyDeployment: {
      ...(scale.kind === 'replicas' && { replicas: scale.replicas }),
      ...container,
      ...(pod.topologySpreadConstraints && { pod }),
    },
    ...(scale.kind === 'autoscale' && {
      envoyHpa: { minReplicas: scale.min, maxReplicas: scale.max, metrics: cpuMetrics(scale) },
    }),
    ...(disruptionBudget !== undefined && { envoyPDB: { maxUnavailable: disruptionBudget } }),
  };
}

function telemetry({ metrics, accessLogs }: GatewayModel): EnvoyProxyTelemetry {
  const prometheus = metrics ? {} : { disable: true as const };
  if (accessLogs === undefined) return { metrics: { prometheus } };
  if (accessLogs === false) return { accessLog: { disable: true }, metrics: { prometheus } };
  const format =
    'text' in accessLogs
      ? { type: 'Text' as const, text: accessLogs.text }
      : { type: 'JSON' as const, json: accessLogs.json };
  return {
    accessLog: { settings: [{ format, sinks: [{ type: 'File', file: { path: '/dev/stdout' } }] }] },
    metrics: { prometheus },
  };
}
