import type { GatewaySpec } from '../../imports/gateway.kubesphere.io';
import { kubeSphereNames, type KubeSphereScope } from './kubesphere-names';
import type { GatewayResources } from './options';

/** A router that KubeSphere made before it had gateways, as it stands in the cluster. */
export interface LegacyRouter {
  /** Namespace of its Service and its Deployment. */
  readonly namespace: string;
  readonly serviceType: 'LoadBalancer' | 'NodePort';
  /** Annotations of its Service. @default - none */
  readonly serviceAnnotations?: Readonly<Record<string, string>>;
  /** @default 1 */
  readonly replicas?: number;
  /** Resources of its first container. @default - none */
  readonly resources?: GatewayResources;
  /** Data of its ConfigMap. @default - none */
  readonly config?: Readonly<Record<string, string>>;
  /** Value of the annotation `sidecar.istio.io/inject` of its Deployment. @default - none */
  readonly sidecarInject?: string;
}

/** An object of the cluster that a step touches. */
export interface MigratedObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
}

/** A step of the way from a router to a gateway. */
export type MigrationStep =
  | { readonly action: 'delete'; readonly object: MigratedObject; readonly why: string }
  | { readonly action: 'patch'; readonly object: MigratedObject; readonly patch: object; readonly why: string }
  | { readonly action: 'create'; readonly object: MigratedObject; readonly spec: GatewaySpec; readonly why: string };

/** The way from a legacy router to a gateway, or why there is none. */
export type MigrationPlan =
  | { readonly possible: false; readonly reason: string }
  | {
      readonly possible: true;
      /** In the order in which they must happen. */
      readonly steps: readonly MigrationStep[];
      /** What stays as it is: addresses that clients know, and fields that Kubernetes lets nobody change. */
      readonly immutable: readonly string[];
      /** From the deletion of the Deployment until the new pods are ready no request is answered. */
      readonly interrupts: true;
    };

/**
 * What upgrading a project's legacy router does (kubesphere v3.3.2 `UpgradeGateway` in `pkg/models/gateway/gateway.go`).
 * Each step reads what the ones before have left, so the order is part of the plan.
 */
export function planKubeSphereMigration(
  scope: KubeSphereScope & { readonly project: string },
  router: LegacyRouter,
): MigrationPlan {
  const { name, namespace, release } = kubeSphereNames(scope);
  if (router.namespace !== namespace) {
    return {
      possible: false,
      reason:
        `the router runs in ${router.namespace} and gateways run in ${namespace}: a Service cannot move, so the ` +
        'working namespace must be that of the router',
    };
  }
  const object = (apiVersion: string, kind: string, suffix = ''): MigratedObject => ({
    apiVersion,
    kind,
    name: name + suffix,
    namespace,
  });
  return {
    possible: true,
    steps: [
      {
        action: 'delete',
        object: object('apps/v1', 'Deployment'),
        why: 'its selector cannot be changed, and the ingress-nginx chart selects by other labels',
      },
      {
        action: 'patch',
        object: object('v1', 'Service'),
        patch: adoption(release, namespace),
        why: 'the Helm release of the gateway takes it over, with the address that clients know',
      },
      {
        action: 'create',
        object: object('gateway.kubesphere.io/v1alpha1', 'Gateway'),
        spec: gatewaySpec(scope.project, router),
        why: 'the operator installs the controller of the gateway',
      },
      {
        action: 'delete',
        object: object('v1', 'ConfigMap', '-nginx'),
        why: 'its data is the configuration of the gateway now',
      },
    ],
    immutable: [
      `the name ${name} and the namespace ${namespace}`,
      'the cluster IP, the node ports and the load balancer address of the Service',
      'the selector of the Deployment, which is why it is deleted',
    ],
    interrupts: true,
  };
}

/** Makes a Service one of a Helm release, and no longer a legacy router: KubeSphere knows these by three labels. */
function adoption(release: string, namespace: string) {
  return {
    metadata: {
      annotations: { 'meta.helm.sh/release-name': release, 'meta.helm.sh/release-namespace': namespace },
      labels: {
        'helm.sh/chart': 'ingress-nginx-3.35.0',
        'app.kubernetes.io/managed-by': 'Helm',
        app: null,
        component: null,
        tier: null,
      },
    },
    spec: { selector: null },
  };
}

function gatewaySpec(project: string, router: LegacyRouter): GatewaySpec {
  const { serviceType, serviceAnnotations, replicas = 1, resources, config, sidecarInject } = router;
  return {
    controller: { ...(config && { config }), scope: { enabled: true, namespace: project } },
    deployment: {
      replicas,
      ...(resources && { resources }),
      ...(sidecarInject !== undefined && { annotations: { 'sidecar.istio.io/inject': sidecarInject } }),
    },
    service: { type: serviceType, ...(serviceAnnotations && { annotations: serviceAnnotations }) },
  };
}
