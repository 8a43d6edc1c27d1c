import { Gateway, type GatewaySpec } from '../../imports/gateway.kubesphere.io';
import type { Leaf } from '../leaf';
import type { GatewayImplementationOf, GatewayModel, Provision } from './implementation';
import { KUBESPHERE_METRICS_PORT, kubeSphereNames, type KubeSphereScope } from './kubesphere-names';
import { nginxObject, type NginxImage } from './kubesphere-nginx';
import { metadataOf } from './metadata';
import type { AccessLogFormat } from './options';
import { type DataPlane, guards } from './pods';

/** Settings of a KubeSphere gateway. */
export interface KubeSphereOptions extends KubeSphereScope {
  /** Configuration of ingress-nginx, by the keys of its ConfigMap. @default - none */
  readonly config?: Readonly<Record<string, string>>;

  /** Annotations of the controller. @default - none */
  readonly controllerAnnotations?: Readonly<Record<string, Leaf<string>>>;

  /** Annotations of the Deployment. @default - none */
  readonly deploymentAnnotations?: Readonly<Record<string, Leaf<string>>>;

  /**
   * Has the service mesh govern the gateway's pods: they get a sidecar. Its Ingresses then need the annotations
   * `KUBESPHERE_GOVERNED`.
   *
   * @default false
   */
  readonly governed?: boolean;

  /**
   * What is written: the `Gateway` for KubeSphere's operator, or the `Nginx` that this operator would make of it, for
   * an operator that knows ingress-nginx charts alone.
   *
   * @default "gateway"
   */
  readonly output?: 'gateway' | 'nginx';

  /** Image of the `Nginx`. @default - that of KubeSphere 3.3.2 */
  readonly image?: NginxImage;
}

/** Annotations of an Ingress whose Service is governed: the gateway hands requests to it, and not to its pods. */
export const KUBESPHERE_GOVERNED = { 'nginx.ingress.kubernetes.io/service-upstream': 'true' } as const;

/**
 * A gateway of KubeSphere 3.3 for one project, or the one of the cluster: an ingress-nginx controller, which KubeSphere's
 * operator runs. Its routes are Ingresses: `Traffic.nginx`. The pods pass Pod Security `baseline`.
 *
 * Makes: a Gateway (`gateway.kubesphere.io`) or a Nginx, a NetworkPolicy, a PodMonitor if asked.
 */
export function kubesphere(options: KubeSphereOptions = {}): GatewayImplementationOf<'kubesphere'> {
  return {
    implementation: 'kubesphere',
    provision: (gateway) => provision(gateway, options),
  };
}

/** Where KubeSphere's Prometheus runs. */
const MONITORING = { from: { namespaces: ['kubesphere-monitoring-system'] } };

function provision(gateway: GatewayModel, options: KubeSphereOptions): Provision {
  const { name, namespace, selector } = kubeSphereNames(options);
  const { labels, annotations } = gateway;
  const plane: DataPlane = {
    name,
    namespace,
    labels,
    selector,
    ports: [80, 443],
    metrics: { ports: [KUBESPHERE_METRICS_PORT], path: '/metrics' },
  };
  const metadata = metadataOf({ name, namespace, labels, annotations });
  const spec = gatewaySpec(gateway, options);
  return {
    name,
    own: {
      gateway:
        options.output === 'nginx'
          ? nginxObject({ name, metadata, spec, image: options.image })
          : { ...Gateway.GVK, metadata, spec },
      ...guards(plane, { ...gateway, metrics: gateway.metrics ?? MONITORING }),
    },
    podSecurity: 'baseline',
  };
}

function gatewaySpec(gateway: GatewayModel, options: KubeSphereOptions): GatewaySpec {
  const { scale, resources, service, accessLogs } = gateway;
  const { project, controllerAnnotations, governed } = options;
  const config = { ...options.config, ...(accessLogs !== undefined && accessLogConfig(accessLogs)) };
  const deploymentAnnotations = {
    ...(governed && { 'servicemesh.kubesphere.io/enabled': 'true' }),
    ...options.deploymentAnnotations,
  };
  const replicas = scale.kind === 'replicas' && { replicas: scale.replicas };
  return {
    controller: {
      ...replicas,
      ...(controllerAnnotations && { annotations: controllerAnnotations }),
      ...(Object.keys(config).length > 0 && { config }),
      ...(project !== undefined && { scope: { enabled: true, namespace: project } }),
    },
    deployment: {
      ...replicas,
      ...(Object.keys(deploymentAnnotations).length > 0 && { annotations: deploymentAnnotations }),
      ...(resources && { resources }),
    },
    service: {
      ...(service.annotations && { annotations: service.annotations }),
      type: service.type ?? 'LoadBalancer',
    },
  };
}

/** Keys of ingress-nginx's ConfigMap, whose values are all texts. */
function accessLogConfig(logs: false | AccessLogFormat): Record<string, Leaf<string>> {
  if (logs === false) return { 'disable-access-log': 'true' };
  if ('text' in logs) return { 'log-format-upstream': logs.text };
  return { 'log-format-escape-json': 'true', 'log-format-upstream': JSON.stringify(logs.json) };
}
