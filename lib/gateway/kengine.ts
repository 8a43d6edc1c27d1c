import type { Leaf } from '../leaf';
import type { GatewayImplementationOf, GatewayModel, Provision } from './implementation';
import { kengineSharedParts, type KengineSharedOptions } from './kengine-controller';
import { ADMIN_PROXY_PORT, CONTROLLER_LABELS, OWNING_GATEWAY_LABEL } from './kengine-names';
import { KENGINE_POD_IMAGES, kenginePod } from './kengine-pod';
import { containerPorts, portsOf, proxyPorts, servicePorts } from './kengine-ports';
import { autoscaler, type DataPlane, disruptionBudget, guards, proxyResources } from './pods';
import { service, workload } from './workload';

/** Settings of a gateway of the Kengine controller. */
export interface KengineOptions extends KengineSharedOptions {
  /**
   * Where the controller and all of its gateways are. The controller looks for a gateway's pods in the namespace of the
   * gateway, and whoever may ask for certificates there can program them: so it is one namespace, and its own.
   *
   * @default "kengine-system"
   */
  readonly namespace?: string;

  /** @default "ghcr.io/khulnasoft/gateway:kengine-2.8.4" */
  readonly image?: Leaf<string>;

  /** The proxy in front of the Admin API. @default "quay.io/brancz/kube-rbac-proxy:v0.17.1" */
  readonly proxyImage?: Leaf<string>;
}

/**
 * Kengine, programmed by the Kengine gateway controller through the Admin API of each pod. The pods pass Pod Security
 * `restricted`. Needs cert-manager and its CSI driver.
 *
 * The controller does not honour weights, nor matches of headers and query parameters (FW2041, FW2042).
 *
 * Makes: a Deployment or DaemonSet, its Service, a NetworkPolicy by which only the controller reaches the port that
 * programs the pods, a PodDisruptionBudget, an autoscaler if asked; once, the controller with its permissions, the
 * issuer of its certificates, the namespace and the GatewayClass.
 */
export function kengine(options: KengineOptions = {}): GatewayImplementationOf<'kengine'> {
  return {
    implementation: 'kengine',
    provision: (gateway) => provision(gateway, options),
  };
}

function provision(gateway: GatewayModel, options: KengineOptions): Provision {
  const { namespace = 'kengine-system', gatewayClassName = 'kengine' } = options;
  if (gateway.namespace !== namespace) {
    throw new Error(
      `the gateway "${gateway.name}" is in namespace "${gateway.namespace ?? ''}", and those of the Kengine controller ` +
        `are in its own, "${namespace}"; give the gateway or its chart this namespace, or kengine({ namespace }) another`,
    );
  }
  const selector = { 'app.kubernetes.io/name': 'kengine', 'app.kubernetes.io/instance': gateway.name };
  const ports = proxyPorts(gateway);
  const plane: DataPlane = {
    name: `${gateway.name}-kengine`,
    namespace,
    labels: { ...gateway.labels, ...selector },
    selector,
    ports: portsOf('TCP', ports),
    udpPorts: portsOf('UDP', ports),
    admin: { port: ADMIN_PROXY_PORT, from: CONTROLLER_LABELS },
  };
  return {
    gateway: { className: gatewayClassName },
    own: {
      workload: workload(gateway, plane, {
        spec: kenginePod({
          ...KENGINE_POD_IMAGES,
          ...(options.image !== undefined && { image: options.image }),
          ...(options.proxyImage !== undefined && { proxyImage: options.proxyImage }),
          ports: containerPorts(ports),
          resources: proxyResources(gateway),
        }),
      }),
      service: service(gateway, plane, {
        labels: { [OWNING_GATEWAY_LABEL]: gateway.name },
        ports: servicePorts(ports),
      }),
      ...autoscaler(plane, gateway, 'kengine'),
      ...disruptionBudget(plane, gateway),
      ...guards(plane, gateway),
    },
    shared: kengineSharedParts(namespace, options),
    podSecurity: 'restricted',
  };
}
