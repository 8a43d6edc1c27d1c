import type { GatewayImplementationOf, GatewayModel, Objects, Provision } from './implementation';
import {
  access,
  CONTROLLER_NAME,
  NGINX_FABRIC_1,
  type NginxFabricSharedOptions,
  sharedParts,
} from './nginx-fabric-shared';

/** Settings of the provisioner of NGINX Gateway Fabric 1.6.2. */
export type NginxFabricProvisionerOptions = NginxFabricSharedOptions;

/**
 * NGINX Gateway Fabric 1.6.2 in provisioner mode, for development (FW2013 warns): it makes and deletes a Deployment for
 * each Gateway of its class, from a manifest that is part of its image.
 *
 * Makes, once: namespace, the provisioner with its ServiceAccount and roles, what its Deployments need, the one
 * Service of all, NetworkPolicies and the GatewayClass.
 */
export function nginxFabricProvisioner(
  options: NginxFabricProvisionerOptions = {},
): GatewayImplementationOf<'nginxFabricProvisioner'> {
  return {
    implementation: 'nginxFabricProvisioner',
    provision: (gateway) => provision(gateway, options),
  };
}

/** The manifest in the image names its namespace and its Service (v1.6.2 `config/tests/static-deployment.yaml`). */
const NAMESPACE = 'nginx-gateway';
const SERVICE = 'nginx-gateway';
const DATA_PLANES = { 'app.kubernetes.io/name': 'nginx-gateway', 'app.kubernetes.io/instance': 'nginx-gateway' };

const PROVISIONER = 'nginx-gateway-provisioner';

function provision(_: GatewayModel, options: NginxFabricProvisionerOptions): Provision {
  const { gatewayClassName = 'nginx', version = NGINX_FABRIC_1 } = options;
  return {
    gateway: { className: gatewayClassName },
    own: {},
    shared: [
      ...sharedParts(NAMESPACE, options),
      {
        id: `nginx-gateway-fabric-provisioner-${gatewayClassName}`,
        objects: { ...provisioner(gatewayClassName, version), ...dataPlanes() },
      },
    ],
    podSecurity: 'restricted',
  };
}

function provisioner(gatewayClassName: string, version: string): Objects {
  const metadata = { name: PROVISIONER, namespace: NAMESPACE };
  const labels = { app: PROVISIONER };
  return {
    ...access({ name: PROVISIONER, namespace: NAMESPACE, clusterName: PROVISIONER, rules: RULES }),
    deployment: {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata,
      spec: {
        replicas: 1,
        // It keeps what it has made in memory, and elects no leader.
        strategy: { type: 'Recreate' },
        selector: { matchLabels: labels },
        template: {
          metadata: { labels },
          spec: {
            serviceAccountName: PROVISIONER,
            securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
            containers: [
              {
                name: PROVISIONER,
                image: `ghcr.io/nginx/nginx-gateway-fabric:${version}`,
                args: [
                  'provisioner-mode',
                  `--gateway-ctlr-name=${CONTROLLER_NAME}`,
                  `--gatewayclass=${gatewayClassName}`,
                ],
                securityContext: {
                  // The binary carries the file capability KILL, and starts only where it is in the bounding set.
                  capabilities: { add: ['KILL'], drop: ['ALL'] },
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  runAsUser: 1001,
                },
              },
            ],
          },
        },
      },
    },
    'network-policy': {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata,
      spec: { podSelector: { matchLabels: labels }, policyTypes: ['Ingress'] },
    },
  };
}

/** What stands in front of the Deployments that the provisioner makes: all of them share these labels. */
function dataPlanes(): Objects {
  const metadata = { name: SERVICE, namespace: NAMESPACE };
  const ports = [
    { name: 'http', port: 80 },
    { name: 'https', port: 443 },
  ];
  return {
    service: {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: {
        type: 'LoadBalancer',
        externalTrafficPolicy: 'Local',
        selector: DATA_PLANES,
        ports: ports.map(({ name, port }) => ({ name, port, targetPort: port, protocol: 'TCP' })),
      },
    },
    'data-plane-network-policy': {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata,
      spec: {
        podSelector: { matchLabels: DATA_PLANES },
        policyTypes: ['Ingress'],
        ingress: [{ ports: ports.map(({ port }) => ({ protocol: 'TCP', port })) }],
      },
    },
  };
}

/**
 * What the provisioner asks for (v1.6.2 `tests/conformance/provisioner/provisioner.yaml`), its Deployments in its own
 * namespace alone.
 */
const RULES = {
  cluster: [
    { apiGroups: ['gateway.networking.k8s.io'], resources: ['gatewayclasses', 'gateways'], verbs: ['list', 'watch'] },
    { apiGroups: ['gateway.networking.k8s.io'], resources: ['gatewayclasses/status'], verbs: ['update'] },
    { apiGroups: ['apiextensions.k8s.io'], resources: ['customresourcedefinitions'], verbs: ['list', 'watch'] },
  ],
  own: [{ apiGroups: ['apps'], resources: ['deployments'], verbs: ['create', 'delete'] }],
} as const;
