import type { Duration } from 'cdk8s';
import { formatDuration } from '../duration';
import type { Leaf } from '../leaf';
import { IMAGES } from '../versions';

/** What the pods of a load tester are like. */
export interface LoadTesterPodOptions {
  /**
   * Image of the load tester.
   *
   * @default "ghcr.io/fluxcd/flagger-loadtester:0.38.0"
   */
  readonly image?: Leaf<string>;

  /**
   * CPU and memory of each pod.
   *
   * @default - requests of 10m CPU and 64Mi memory, limits of 1 CPU and 512Mi memory
   */
  readonly resources?: LoadTesterResources;

  /**
   * Time after which a command is killed.
   *
   * @default Duration.hours(1)
   */
  readonly cmdTimeout?: Duration;

  /** @default "info" */
  readonly logLevel?: 'debug' | 'info' | 'warning' | 'error';

  /**
   * Namespaces of the Canaries that the load tester works for. It believes what the call says: who may call is a matter
   * of the NetworkPolicy.
   *
   * @default - all
   */
  readonly namespaces?: readonly string[];

  /**
   * ServiceAccount of commands that talk to Kubernetes.
   *
   * @default - with `helmTests` one that is made for them; else none, and the pods have no token
   */
  readonly serviceAccountName?: Leaf<string>;

  /**
   * Files that commands read: test scripts, the API key of Concord.
   *
   * @default - none
   */
  readonly files?: readonly LoadTesterFiles[];

  /**
   * Labels and annotations of the pods, such as those that have a sidecar injected or not.
   *
   * @default - none
   */
  readonly podMetadata?: {
    readonly labels?: Readonly<Record<string, Leaf<string>>>;
    readonly annotations?: Readonly<Record<string, Leaf<string>>>;
  };
}

/** CPU and memory of a container. */
export interface LoadTesterResources {
  readonly requests?: { readonly cpu?: Leaf<string>; readonly memory?: Leaf<string> };
  readonly limits?: { readonly cpu?: Leaf<string>; readonly memory?: Leaf<string> };
}

/** A folder of files, one for each key of a ConfigMap or Secret. */
export type LoadTesterFiles = {
  /** Absolute path of the folder. */
  readonly mountPath: Leaf<string>;
} & (
  | {
      /** Name of the ConfigMap. */
      readonly configMap: Leaf<string>;
    }
  | {
      /** Name of the Secret. */
      readonly secret: Leaf<string>;
    }
);

const PORT = 8080;

/**
 * Where commands may write. Not `/tmp`: the image has the proto file of gRPC's health check there
 * (`Dockerfile.loadtester`).
 */
const SCRATCH = '/scratch';

const RESOURCES: LoadTesterResources = {
  requests: { cpu: '10m', memory: '64Mi' },
  limits: { cpu: '1', memory: '512Mi' },
};

/** The pods of a load tester, as Pod Security `restricted` admits them. */
export function loadTesterPod(options: LoadTesterPodOptions) {
  const { image = IMAGES.loadTester, resources = RESOURCES, files = [], serviceAccountName } = options;
  return {
    ...(serviceAccountName === undefined ? { automountServiceAccountToken: false } : { serviceAccountName }),
    enableServiceLinks: false,
    // The user and group `app` of the image, which Kubernetes cannot tell from root by their names.
    securityContext: {
      runAsUser: 100,
      runAsGroup: 101,
      fsGroup: 101,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    containers: [
      {
        name: 'loadtester',
        image,
        args: flags(options),
        env: [
          { name: 'HOME', value: SCRATCH },
          { name: 'TMPDIR', value: SCRATCH },
        ],
        ports: [{ name: 'http', containerPort: PORT }],
        livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
        readinessProbe: { httpGet: { path: '/healthz', port: 'http' } },
        resources,
        // Of the container and not of the pod: Kuma's init container runs as root where its CNI is not installed.
        securityContext: {
          runAsNonRoot: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
          readOnlyRootFilesystem: true,
        },
        volumeMounts: [
          { name: 'scratch', mountPath: SCRATCH },
          ...files.map(({ mountPath }, index) => ({ name: `files-${index}`, mountPath, readOnly: true })),
        ],
      },
    ],
    volumes: [
      { name: 'scratch', emptyDir: {} },
      ...files.map((source, index) => ({
        name: `files-${index}`,
        ...('secret' in source ? { secret: { secretName: source.secret } } : { configMap: { name: source.configMap } }),
      })),
    ],
  };
}

function flags({ cmdTimeout, logLevel = 'info', namespaces }: LoadTesterPodOptions): string[] {
  return [
    `-port=${PORT}`,
    `-log-level=${logLevel}`,
    ...(cmdTimeout ? [`-timeout=${formatDuration(cmdTimeout)}`] : []),
    ...(namespaces ? [`-namespace-regexp=^(${namespaces.join('|')})$`] : []),
  ];
}
