import { valueAt, type KubeObject } from '../../harness/objects';

/** A container, as far as admission judges it. */
interface Container {
  readonly name: string;
  readonly image: string;
  readonly securityContext: SecurityContext;
}

interface SecurityContext {
  readonly runAsUser?: number;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly allowPrivilegeEscalation?: boolean;
  readonly privileged?: boolean;
  readonly readOnlyRootFilesystem?: boolean;
  readonly capabilities?: { readonly add?: readonly string[]; readonly drop?: readonly string[] };
}

/** What a mesh adds to a pod: an init container that redirects the traffic, or one that checks that its CNI has done so. */
interface Injector {
  injects(namespace: KubeObject): boolean;
  readonly redirect: Container;
  readonly validation: Container;
  readonly sidecar: Container;
}

const LOCKED = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
} as const satisfies SecurityContext;

const NET_CAPABILITIES = { add: ['NET_ADMIN', 'NET_RAW'], drop: ['ALL'] };

// The security contexts are those of kumahq/kuma 2.14 `pkg/plugins/runtime/k8s/webhooks/injector`.
const KUMA: Injector = {
  injects: ({ metadata: { labels = {} } }) => ['enabled', 'true'].includes(labels['kuma.io/sidecar-injection'] ?? ''),
  redirect: {
    name: 'kuma-init',
    image: 'kumahq/kuma-init',
    securityContext: { runAsUser: 0, runAsGroup: 0, readOnlyRootFilesystem: true, capabilities: NET_CAPABILITIES },
  },
  validation: {
    name: 'kuma-validation',
    image: 'kumahq/kuma-init',
    securityContext: { ...LOCKED, runAsUser: 5678, runAsGroup: 5678 },
  },
  sidecar: {
    name: 'kuma-sidecar',
    image: 'kumahq/kuma-dp',
    securityContext: { ...LOCKED, runAsUser: 5678, runAsGroup: 5678 },
  },
};

// istio/istio 1.30 `manifests/charts/istio-control/istio-discovery/files/injection-template.yaml`
const ISTIO: Injector = {
  injects: ({ metadata: { labels = {} } }) => labels['istio-injection'] === 'enabled' || 'istio.io/rev' in labels,
  redirect: {
    name: 'istio-init',
    image: 'istio/proxyv2',
    securityContext: {
      runAsUser: 0,
      runAsGroup: 0,
      runAsNonRoot: false,
      allowPrivilegeEscalation: false,
      privileged: false,
      readOnlyRootFilesystem: false,
      capabilities: NET_CAPABILITIES,
    },
  },
  validation: {
    name: 'istio-validation',
    image: 'istio/proxyv2',
    securityContext: { ...LOCKED, privileged: false, runAsUser: 1337, runAsGroup: 1337, runAsNonRoot: true },
  },
  sidecar: {
    name: 'istio-proxy',
    image: 'istio/proxyv2',
    securityContext: { ...LOCKED, privileged: false, runAsUser: 1337, runAsGroup: 1337, runAsNonRoot: true },
  },
};

/**
 * A pod as the injector of its namespace's mesh leaves it; unchanged where no mesh injects.
 *
 * @param cni whether the mesh's CNI plugin is installed, so that pods need not redirect their traffic themselves
 */
export function inject(pod: KubeObject, namespace: KubeObject, cni: boolean): KubeObject {
  const injector = [KUMA, ISTIO].find((one) => one.injects(namespace));
  if (injector === undefined) {
    return pod;
  }
  const spec = pod.spec as { containers: readonly unknown[]; initContainers?: readonly unknown[] };
  return {
    ...pod,
    spec: {
      ...spec,
      initContainers: [cni ? injector.validation : injector.redirect, ...(spec.initContainers ?? [])],
      containers: [injector.sidecar, ...spec.containers],
    },
  };
}

/**
 * What the kubelet would refuse: the API server admits a root container in a pod that may not run as root, and it never
 * starts.
 */
export function kubeletProblems(pod: KubeObject): string[] {
  const setting = (container: Container, name: 'runAsUser' | 'runAsNonRoot'): unknown =>
    valueAt(container, 'securityContext', name) ?? valueAt(pod, 'spec', 'securityContext', name);
  const containers = ['initContainers', 'containers'].flatMap(
    (list) => (valueAt(pod, 'spec', list) ?? []) as readonly Container[],
  );
  return containers
    .filter((container) => setting(container, 'runAsNonRoot') === true && setting(container, 'runAsUser') === 0)
    .map(({ name }) => `Pod ${pod.metadata.name}: container ${name} runs as root, which runAsNonRoot forbids`);
}
