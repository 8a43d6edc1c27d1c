import type { GatewayResources } from './options';
import { CONTROLLER_NAME, SHARED_NAMES } from './nginx-fabric-shared';

/** What distinguishes the pods of one gateway from those of another. */
export interface NginxFabricPod {
  /** Name of the Service, and of the leader-election lock. */
  readonly name: string;
  readonly gateway: { readonly name: string; readonly namespace: string };
  readonly gatewayClassName: string;
  readonly version: string;
  readonly ports: readonly number[];
  /** Serves metrics. */
  readonly metrics: boolean;
  readonly productTelemetry: boolean;
  readonly resources: GatewayResources | undefined;
}

export const METRICS_PORT = 9113;
const HEALTH_PORT = 8081;

const IMAGE = 'ghcr.io/nginx/nginx-gateway-fabric';

/** Volumes that the containers share, with where they stand in both (v1.6.2 `deploy/default/deploy.yaml`). */
const SHARED_VOLUMES = {
  'nginx-conf': '/etc/nginx/conf.d',
  'nginx-stream-conf': '/etc/nginx/stream-conf.d',
  'nginx-main-includes': '/etc/nginx/main-includes',
  'nginx-secrets': '/etc/nginx/secrets',
  'nginx-run': '/var/run/nginx',
  'nginx-includes': '/etc/nginx/includes',
} as const;

/** The pod of NGINX Gateway Fabric 1.x: control loop and nginx in one, told to serve one gateway. */
export function nginxFabricPod(pod: NginxFabricPod) {
  return {
    initContainers: [initContainer(pod)],
    containers: [controlContainer(pod), nginxContainer(pod)],
    securityContext: { fsGroup: 1001, runAsNonRoot: true },
    serviceAccountName: SHARED_NAMES.serviceAccount,
    // The control loop signals nginx.
    shareProcessNamespace: true,
    terminationGracePeriodSeconds: 30,
    volumes: [
      ...[...Object.keys(SHARED_VOLUMES), 'nginx-cache'].map((name) => ({ name, emptyDir: {} })),
      { name: SHARED_NAMES.bootstrap, configMap: { name: SHARED_NAMES.bootstrap } },
    ],
  };
}

/** Arguments of the control container (v1.6.2 `cmd/gateway/commands.go`). */
export function staticModeArguments(pod: NginxFabricPod): readonly string[] {
  const { name, gateway, gatewayClassName, metrics, productTelemetry } = pod;
  return [
    'static-mode',
    `--gateway-ctlr-name=${CONTROLLER_NAME}`,
    `--gatewayclass=${gatewayClassName}`,
    `--gateway=${gateway.namespace}/${gateway.name}`,
    '--update-gatewayclass-status=false',
    `--config=${SHARED_NAMES.config}`,
    `--service=${name}`,
    metrics ? `--metrics-port=${METRICS_PORT}` : '--metrics-disable',
    `--health-port=${HEALTH_PORT}`,
    `--leader-election-lock-name=${name}`,
    ...(productTelemetry ? [] : ['--product-telemetry-disable']),
  ];
}

function initContainer({ version }: NginxFabricPod) {
  return {
    name: 'init',
    image: `${IMAGE}:${version}`,
    command: [
      '/usr/bin/gateway',
      'initialize',
      '--source',
      '/includes/main.conf',
      '--destination',
      SHARED_VOLUMES['nginx-main-includes'],
    ],
    env: [fromPod('POD_UID', 'metadata.uid')],
    // The binary carries the file capability KILL, and starts only where it is in the bounding set.
    securityContext: hardened(102, 'KILL'),
    volumeMounts: [
      { name: SHARED_NAMES.bootstrap, mountPath: '/includes' },
      { name: 'nginx-main-includes', mountPath: SHARED_VOLUMES['nginx-main-includes'] },
    ],
  };
}

function controlContainer(pod: NginxFabricPod) {
  return {
    name: 'nginx-gateway',
    image: `${IMAGE}:${pod.version}`,
    args: staticModeArguments(pod),
    env: [
      fromPod('POD_IP', 'status.podIP'),
      fromPod('POD_NAMESPACE', 'metadata.namespace'),
      fromPod('POD_NAME', 'metadata.name'),
      fromPod('POD_UID', 'metadata.uid'),
    ],
    ports: [
      ...(pod.metrics ? [{ name: 'metrics', containerPort: METRICS_PORT }] : []),
      { name: 'health', containerPort: HEALTH_PORT },
    ],
    readinessProbe: { httpGet: { path: '/readyz', port: 'health' }, initialDelaySeconds: 3, periodSeconds: 1 },
    securityContext: { allowPrivilegeEscalation: false, ...hardened(102, 'KILL') },
    volumeMounts: sharedMounts(),
  };
}

function nginxContainer({ version, ports, resources }: NginxFabricPod) {
  return {
    name: 'nginx',
    image: `${IMAGE}/nginx:${version}`,
    ports: ports.map((port) => ({ name: `port-${port}`, containerPort: port })),
    ...(resources && { resources }),
    // Privilege escalation stays open: nginx gets NET_BIND_SERVICE from its file.
    securityContext: hardened(101, 'NET_BIND_SERVICE'),
    volumeMounts: [...sharedMounts(), { name: 'nginx-cache', mountPath: '/var/cache/nginx' }],
  };
}

function hardened(runAsUser: number, capability: string) {
  return {
    capabilities: { add: [capability], drop: ['ALL'] },
    readOnlyRootFilesystem: true,
    runAsGroup: 1001,
    runAsUser,
    seccompProfile: { type: 'RuntimeDefault' },
  };
}

function sharedMounts() {
  return Object.entries(SHARED_VOLUMES).map(([name, mountPath]) => ({ name, mountPath }));
}

function fromPod(name: string, fieldPath: string) {
  return { name, valueFrom: { fieldRef: { fieldPath } } };
}
