import { createHash } from 'node:crypto';
import { Lazy } from 'cdk8s';
import { GatewayClass } from '../../imports/gateway.networking.k8s.io';
import type { Leaf } from '../leaf';
import { GATEWAY_GROUP } from '../rules/gateway/view';
import { IMAGES } from '../versions';
import type { GatewayImplementationOf, GatewayModel, Provision, SharedPart } from './implementation';
import { RESTRICTED_CONTAINER } from './kengine-names';
import { UNPRIVILEGED_PORTS } from './kengine-pod';
import { containerPorts, portsOf, type ProxyPort, proxyPorts, servicePorts } from './kengine-ports';
import { renderListener } from './listener';
import { metadataOf } from './metadata';
import { autoscaler, type DataPlane, disruptionBudget, guards, proxyResources } from './pods';
import { serviceAddress } from './static/backends';
import { compileGateway, HEALTH_PATH, METRICS_PATH } from './static/compile';
import { STATIC_CONTROLLER_NAME, STATUS_PORT } from './static/names';
import { service, workload } from './workload';

/** Settings of a gateway whose routes are compiled. */
export interface KengineStaticOptions {
  /** The program that serves, which is also the name of its binary. @default "caddy" */
  readonly server?: 'caddy' | 'kengine';

  /** @default - "docker.io/library/caddy:2.10.2-alpine", or for Kengine "ghcr.io/khulnasoft/gateway:kengine-2.8.4" */
  readonly image?: Leaf<string>;

  /** GatewayClass, which no controller serves. @default "static" */
  readonly gatewayClassName?: string;
}

/**
 * Caddy or Kengine without a controller: the HTTPRoutes of the program that attach to the gateway are compiled into
 * its configuration when the program is synthesized, and new pods are rolled out where it changes. The pods pass Pod
 * Security `restricted` and have no Admin API.
 *
 * A route that is not in the program is not served; so neither is that of a release on the Gateway API, which Flagger
 * makes (FW2043). What cannot be compiled is a problem (FW2044).
 *
 * Makes: a ConfigMap, a Deployment or DaemonSet, its Service, a NetworkPolicy, a PodDisruptionBudget, an autoscaler and
 * a PodMonitor if asked; once, the GatewayClass.
 *
 * @experimental may change in any release
 */
export function kengineStatic(options: KengineStaticOptions = {}): GatewayImplementationOf<'kengineStatic'> {
  return {
    implementation: 'kengineStatic',
    provision: (gateway) => provision(gateway, options),
  };
}

const CONFIG_FOLDER = '/etc/gateway';
const CONFIG_FILE = 'config.json';
const CERTIFICATES_FOLDER = '/etc/gateway-certificates';

function provision(gateway: GatewayModel, options: KengineStaticOptions): Provision {
  const { server = 'caddy', gatewayClassName = 'static' } = options;
  const { image = IMAGES[server] } = options;
  const selector = { 'app.kubernetes.io/name': server, 'app.kubernetes.io/instance': gateway.name };
  const ports = proxyPorts(gateway);
  const plane: DataPlane = {
    name: `${gateway.name}-${server}`,
    namespace: gateway.namespace,
    labels: { ...gateway.labels, ...selector },
    selector,
    ports: portsOf('TCP', ports),
    udpPorts: portsOf('UDP', ports),
    metrics: { ports: [STATUS_PORT], path: METRICS_PATH },
  };
  // Routes may be made after the gateway, and are patched: all of them are known when the program is synthesized.
  const config = () => compiled(gateway);
  const digest = () => createHash('sha256').update(config()).digest('hex');
  return {
    gateway: { className: gatewayClassName },
    own: {
      config: {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: metadataOf(plane),
        data: { [CONFIG_FILE]: Lazy.any({ produce: config }) as unknown },
      },
      workload: workload(gateway, plane, {
        annotations: { 'cdk8s-fairway/config': Lazy.any({ produce: digest }) as unknown },
        spec: pod(gateway, { server, image, config: plane.name, ports }),
      }),
      service: service(gateway, plane, { ports: servicePorts(ports) }),
      ...autoscaler(plane, gateway, server),
      ...disruptionBudget(plane, gateway),
      ...guards(plane, gateway),
    },
    shared: [gatewayClass(gatewayClassName)],
    podSecurity: 'restricted',
  };
}

function gatewayClass(name: string): SharedPart {
  return {
    id: `static-gateway-class-${name}`,
    objects: {
      class: { ...GatewayClass.GVK, metadata: { name }, spec: { controllerName: STATIC_CONTROLLER_NAME } },
    },
  };
}

/** The configuration, by the Gateway as it is written. */
function compiled({ name, namespace, program, metrics, accessLogs }: GatewayModel): string {
  const set = program();
  const object = set.find({ kind: 'Gateway', group: GATEWAY_GROUP, name, namespace });
  if (!object) throw new Error(`the Gateway "${name}" is not in the program under its own name`);
  const config = compileGateway(set, object, {
    address: serviceAddress,
    certificates: CERTIFICATES_FOLDER,
    statusPort: STATUS_PORT,
    metrics: metrics !== undefined,
    accessLogs: accessLogs !== false,
  });
  return JSON.stringify(config, undefined, 2);
}

interface StaticPod {
  readonly server: 'caddy' | 'kengine';
  readonly image: Leaf<string>;
  readonly config: string;
  readonly ports: readonly ProxyPort[];
}

/** What the server writes, though it is told to keep nothing. */
const WRITTEN = { config: '/config', data: '/data' } as const;

function pod(gateway: GatewayModel, { server, image, config, ports }: StaticPod) {
  const resources = proxyResources(gateway);
  const secrets = certificateSecrets(gateway);
  const probe = { httpGet: { path: HEALTH_PATH, port: STATUS_PORT } };
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: UNPRIVILEGED_PORTS,
    containers: [
      {
        name: server,
        image,
        command: [server, 'run', '--config', `${CONFIG_FOLDER}/${CONFIG_FILE}`],
        ports: [...containerPorts(ports), { name: 'status', containerPort: STATUS_PORT, protocol: 'TCP' }],
        ...(resources && { resources }),
        livenessProbe: probe,
        readinessProbe: probe,
        // The binary carries this file capability, and starts only where it is in the bounding set.
        securityContext: { ...RESTRICTED_CONTAINER, capabilities: { drop: ['ALL'], add: ['NET_BIND_SERVICE'] } },
        volumeMounts: [
          { name: 'gateway', mountPath: CONFIG_FOLDER, readOnly: true },
          ...Object.entries(WRITTEN).map(([name, mountPath]) => ({ name, mountPath })),
          ...secrets.map((name) => ({
            name: `certificate-${name}`,
            mountPath: `${CERTIFICATES_FOLDER}/${name}`,
            readOnly: true,
          })),
        ],
      },
    ],
    volumes: [
      { name: 'gateway', configMap: { name: config } },
      ...Object.keys(WRITTEN).map((name) => ({ name, emptyDir: {} })),
      ...secrets.map((secretName) => ({ name: `certificate-${secretName}`, secret: { secretName } })),
    ],
  };
}

/** Secrets of all listeners, each once. */
function certificateSecrets(gateway: GatewayModel): readonly string[] {
  const refs = gateway.listeners.flatMap((listener) => renderListener(listener, gateway).tls?.certificateRefs ?? []);
  const names = refs.map(({ name }) => {
    if (typeof name === 'string') return name;
    throw new Error(
      `the gateway "${gateway.name}" mounts its certificates, so the names of their Secrets are plain texts`,
    );
  });
  return [...new Set(names)];
}
