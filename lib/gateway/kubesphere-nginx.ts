import type { ApiObjectMetadata, ApiObjectProps } from 'cdk8s';
import { type GatewaySpec, Nginx } from '../../imports/gateway.kubesphere.io';
import { KUBESPHERE_METRICS_PORT } from './kubesphere-names';

/** Image of an ingress-nginx controller. */
export interface NginxImage {
  readonly repository: string;
  readonly tag: string;
}

/** The image of KubeSphere 3.3.2 (`config/gateway/values.yaml`). */
const IMAGE: NginxImage = { repository: 'kubesphere/nginx-ingress-controller', tag: 'v1.1.0' };

/** A KubeSphere gateway whose Nginx is asked for. */
export interface KubeSphereGateway {
  readonly name: string;
  readonly metadata: ApiObjectMetadata;
  readonly spec: GatewaySpec;
  readonly image: NginxImage | undefined;
}

/** The `Nginx` that KubeSphere's adapter makes of a gateway. */
export function nginxObject(gateway: KubeSphereGateway): ApiObjectProps {
  return {
    ...Nginx.GVK,
    metadata: { ...gateway.metadata, name: `${gateway.name}-ingress` },
    spec: nginxValues(gateway),
  };
}

/** Values of the ingress-nginx chart (kubesphere v3.3.2 `config/gateway`), without those that are empty. */
export function nginxValues({ name, spec, image = IMAGE }: Omit<KubeSphereGateway, 'metadata'>) {
  const { controller = {}, deployment = {}, service = {} } = spec;
  const governed = deployment.annotations?.['servicemesh.kubesphere.io/enabled'];
  return {
    fullnameOverride: name,
    controller: {
      name: '',
      image: { ...image, pullPolicy: 'IfNotPresent', digest: '' },
      watchIngressWithoutClass: true,
      publishService: { enabled: service.type === 'LoadBalancer' },
      ...(controller.config && { config: controller.config }),
      ...(governed !== undefined && { podAnnotations: { 'sidecar.istio.io/inject': governed } }),
      electionID: `ingress-controller-leader-${name}`,
      ingressClass: 'nginx',
      ingressClassResource: { enabled: false, default: false },
      ...(controller.scope?.enabled === true && { scope: controller.scope }),
      kind: 'Deployment',
      ...(deployment.annotations && { annotations: deployment.annotations }),
      affinity: { podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [apart(name)] } },
      replicaCount: deployment.replicas ?? 1,
      minAvailable: 1,
      resources: deployment.resources ?? { requests: { cpu: '100m', memory: '90Mi' } },
      service: {
        enabled: true,
        ...(service.annotations && { annotations: service.annotations }),
        type: service.type ?? 'LoadBalancer',
      },
      // The admission webhook is what CVE-2025-1974 goes through.
      admissionWebhooks: { enabled: false },
      metrics: {
        port: KUBESPHERE_METRICS_PORT,
        enabled: true,
        serviceMonitor: { enabled: true },
        prometheusRule: { enabled: false },
      },
    },
  };
}

/** Prefers nodes that have none of the gateway's pods. */
function apart(name: string) {
  const isOneOf = (key: string, value: string) => ({ key, operator: 'In', values: [value] });
  return {
    weight: 100,
    podAffinityTerm: {
      labelSelector: {
        matchExpressions: [
          isOneOf('app.kubernetes.io/name', 'ingress-nginx'),
          isOneOf('app.kubernetes.io/instance', `${name}-ingress`),
          isOneOf('app.kubernetes.io/component', 'controller'),
        ],
      },
      topologyKey: 'kubernetes.io/hostname',
    },
  };
}
