import { NginxProxy, type NginxProxySpec } from '../../imports/gateway.nginx.org';
import type { Leaf } from '../leaf';
import type { GatewayImplementationOf, GatewayModel, Provision } from './implementation';
import { metadataOf } from './metadata';
import { GATEWAY_NAME_LABEL } from './names';
import type { AccessLogFormat } from './options';
import { type DataPlane, disruptionBudget, guards, listenerPorts, proxyResources, zoneSpread } from './pods';
import { cpuMetrics } from './scale';

/** Settings of NGINX Gateway Fabric 2.x. */
export interface NginxFabricOptions {
  /** GatewayClass of the control plane. @default "nginx" */
  readonly gatewayClassName?: Leaf<string>;

  /** Other settings of the NginxProxy. @default - none */
  readonly proxy?: Omit<NginxProxySpec, 'kubernetes' | 'metrics'>;
}

/**
 * NGINX Gateway Fabric 2.x: its control plane runs a data plane for each Gateway, in the namespace of the Gateway, as
 * its NginxProxy says. The pods pass Pod Security `restricted`.
 *
 * Makes: a NginxProxy, a NetworkPolicy, a PodDisruptionBudget (the control plane makes none), a PodMonitor if asked.
 */
export function nginxFabric(options: NginxFabricOptions = {}): GatewayImplementationOf<'nginxFabric'> {
  return {
    implementation: 'nginxFabric',
    provision: (gateway) => provision(gateway, options),
  };
}

/** Where the nginx container serves metrics (`internal/controller/config`, `DefaultNginxMetricsPort`). */
const METRICS_PORT = 9113;

function provision(gateway: GatewayModel, { gatewayClassName = 'nginx', proxy }: NginxFabricOptions): Provision {
  const { name, namespace, labels } = gateway;
  const plane: DataPlane = {
    name,
    namespace,
    labels,
    selector: { [GATEWAY_NAME_LABEL]: name },
    ports: listenerPorts(gateway),
    metrics: { ports: [METRICS_PORT], path: '/metrics' },
  };
  return {
    gateway: {
      className: gatewayClassName,
      infrastructure: {
        ...(Object.keys(labels).length > 0 && { labels }),
        parametersRef: { group: 'gateway.nginx.org', kind: 'NginxProxy', name },
      },
    },
    own: {
      proxy: { ...NginxProxy.GVK, metadata: metadataOf(plane), spec: proxySpec(gateway, plane, proxy) },
      ...disruptionBudget(plane, gateway),
      ...guards(plane, gateway),
    },
    podSecurity: 'restricted',
  };
}

function proxySpec(gateway: GatewayModel, plane: DataPlane, proxy: NginxFabricOptions['proxy']): NginxProxySpec {
  const { service, metrics, accessLogs } = gateway;
  const accessLog = accessLogs === undefined ? undefined : renderAccessLog(accessLogs);
  const { annotations, ...rest } = service;
  return {
    ...proxy,
    ...(accessLog && { logging: { ...proxy?.logging, accessLog } }),
    metrics: metrics ? { port: METRICS_PORT } : { disable: true },
    kubernetes: {
      ...workload(gateway, plane),
      service: {
        type: 'LoadBalancer',
        ...rest,
        ...(annotations && { patches: [{ type: 'StrategicMerge', value: { metadata: { annotations } } }] }),
      },
    },
  };
}

function workload(gateway: GatewayModel, { selector }: DataPlane): NginxProxySpec['kubernetes'] {
  const { scale } = gateway;
  const resources = proxyResources(gateway);
  const container = resources && { container: { resources } };
  if (scale.kind === 'daemonSet') return { daemonSet: { ...container } };
  const spread = zoneSpread(selector, gateway);
  return {
    deployment: {
      ...(scale.kind === 'replicas'
        ? { replicas: scale.replicas }
        : {
            autoscaling: {
              enable: true,
              minReplicas: scale.min,
              maxReplicas: scale.max,
              metrics: cpuMetrics(scale),
            },
          }),
      ...container,
      ...(spread.topologySpreadConstraints && { pod: spread }),
    },
  };
}

function renderAccessLog(logs: false | AccessLogFormat) {
  if (logs === false) return { disable: true };
  return 'text' in logs ? { format: logs.text } : { format: JSON.stringify(logs.json), escape: 'json' as const };
}
