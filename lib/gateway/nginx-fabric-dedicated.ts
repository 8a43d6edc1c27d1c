import type { GatewayImplementationOf, GatewayModel, Provision } from './implementation';
import { GATEWAY_NAME_LABEL, scopedName } from './names';
import { METRICS_PORT, type NginxFabricPod, nginxFabricPod } from './nginx-fabric-pod';
import { NGINX_FABRIC_1, type NginxFabricSharedOptions, sharedParts } from './nginx-fabric-shared';
import { autoscaler, type DataPlane, disruptionBudget, guards, listenerPorts, proxyResources } from './pods';
import { service, workload } from './workload';

/** Settings of a dedicated data plane of NGINX Gateway Fabric 1.6.2. */
export interface NginxFabricDedicatedOptions extends NginxFabricSharedOptions {
  /** Where the pods of all dedicated gateways run. @default "nginx-gateway" */
  readonly namespace?: string;

  /** Lets the control loop report its use to F5. @default false */
  readonly productTelemetry?: boolean;
}

/**
 * NGINX Gateway Fabric 1.6.2 with a Deployment for one gateway alone, for those who cannot move to 2.x (FW2012 warns).
 * The pods pass Pod Security `baseline`.
 *
 * Makes: a Deployment or DaemonSet, its Service, a NetworkPolicy, a PodDisruptionBudget, an autoscaler and a PodMonitor
 * if asked; once, namespace, ServiceAccount, roles, configuration and GatewayClass.
 */
export function nginxFabricDedicated(
  options: NginxFabricDedicatedOptions = {},
): GatewayImplementationOf<'nginxFabricDedicated'> {
  return {
    implementation: 'nginxFabricDedicated',
    provision: (gateway) => provision(gateway, options),
  };
}

function provision(gateway: GatewayModel, options: NginxFabricDedicatedOptions): Provision {
  const { gatewayClassName = 'nginx', namespace = 'nginx-gateway', version = NGINX_FABRIC_1 } = options;
  if (gateway.namespace === undefined) {
    throw new Error(
      `the gateway "${gateway.name}" needs a namespace, which NGINX Gateway Fabric 1.x takes as an argument; ` +
        'give the gateway or its chart one',
    );
  }
  const name = scopedName(gateway.namespace, gateway.name);
  const selector = {
    'app.kubernetes.io/name': 'nginx-gateway',
    'app.kubernetes.io/instance': name,
  };
  const plane: DataPlane = {
    name,
    namespace,
    labels: {
      ...gateway.labels,
      ...selector,
      [GATEWAY_NAME_LABEL]: gateway.name,
      'gateway.networking.k8s.io/gateway-namespace': gateway.namespace,
    },
    selector,
    ports: listenerPorts(gateway),
    metrics: { ports: [METRICS_PORT], path: '/metrics' },
  };
  const pod: NginxFabricPod = {
    name,
    gateway: { name: gateway.name, namespace: gateway.namespace },
    gatewayClassName,
    version,
    ports: plane.ports,
    metrics: gateway.metrics !== undefined,
    productTelemetry: options.productTelemetry ?? false,
    resources: proxyResources(gateway),
  };
  return {
    gateway: { className: gatewayClassName },
    own: {
      workload: workload(gateway, plane, {
        ...(pod.metrics && { annotations: SCRAPE }),
        spec: nginxFabricPod(pod),
      }),
      service: service(gateway, plane, { ports: plane.ports.map(servicePort) }),
      ...autoscaler(plane, gateway, 'nginx'),
      ...disruptionBudget(plane, gateway),
      ...guards(plane, gateway),
    },
    shared: sharedParts(namespace, options),
    podSecurity: 'restricted',
  };
}

const SCRAPE = { 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(METRICS_PORT) };

function servicePort(port: number) {
  return { name: `port-${port}`, port, targetPort: port, protocol: 'TCP' };
}
