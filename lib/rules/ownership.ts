import { canaryName, primaryName, type ServiceNames } from '../release/names';
import { servicesOf, targetOf, type TargetRef } from './canary';
import type { Manifest } from './object';
import { at, list, text } from './read';

/** A controller that writes objects of a release. */
export type Controller = 'Flagger' | 'HorizontalPodAutoscaler' | 'KEDA' | 'Kuma';

/** An object that a controller makes and keeps as it wants it. */
export interface MadeObject extends ObjectName {
  readonly by: Controller;
  /** Where upstream makes it. */
  readonly source: string;
}

/** Fields that a controller changes on an object that somebody else applies. */
export interface ChangedObject extends ObjectName {
  readonly by: Controller;
  /** JSON pointers. */
  readonly pointers: readonly string[];
  /** Where upstream changes them. */
  readonly source: string;
}

export interface ObjectName {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  /** @default - none, of an object that is not namespaced or a Canary without a namespace */
  readonly namespace?: string;
}

/** What the names of the objects follow from. */
interface Facts {
  readonly canary: string;
  readonly target: TargetRef;
  readonly services: ServiceNames;
  readonly provider: string | undefined;
  readonly ingress: string | undefined;
  readonly autoscaler: { readonly kind: string; readonly name: string } | undefined;
  /** ConfigMaps and Secrets that the pods of the target read; empty where the target is not at hand. */
  readonly configs: readonly { readonly kind: 'ConfigMap' | 'Secret'; readonly name: string }[];
}

type Name = Omit<ObjectName, 'namespace'>;

interface Row {
  readonly by: Controller;
  readonly source: string;
  readonly when: (facts: Facts) => boolean;
  readonly makes?: (facts: Facts) => readonly Name[];
  readonly changes?: (facts: Facts) => readonly (Name & { readonly pointers: readonly string[] })[];
}

const isWorkload = ({ target }: Facts) => target.kind === 'Deployment' || target.kind === 'DaemonSet';
const scaledBy = (kind: string) => (facts: Facts) => facts.autoscaler?.kind === kind;
const routedBy =
  (...names: readonly string[]) =>
  ({ provider }: Facts) =>
    provider !== undefined && names.includes(provider);

const service = (name: string): Name => ({ apiVersion: 'v1', kind: 'Service', name });
const deployment = (name: string): Name => ({ apiVersion: 'apps/v1', kind: 'Deployment', name });
const daemonSet = (name: string): Name => ({ apiVersion: 'apps/v1', kind: 'DaemonSet', name });
const hpa = (name: string): Name => ({ apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', name });
const scaledObject = (name: string): Name => ({ apiVersion: 'keda.sh/v1alpha1', kind: 'ScaledObject', name });
const istio = (kind: string, name: string): Name => ({ apiVersion: 'networking.istio.io/v1beta1', kind, name });

/** What controllers make and change for a release. Sources are paths in the repository of the controller. */
const TABLE: readonly Row[] = [
  {
    by: 'Flagger',
    source: 'pkg/router/kubernetes_default.go',
    when: isWorkload,
    makes: ({ services: { apex, primary, canary } }) => [service(apex), service(primary), service(canary)],
  },
  {
    by: 'Flagger',
    source: 'pkg/canary/service_controller.go',
    when: ({ target }) => target.kind === 'Service',
    makes: ({ target: { name } }) => [service(primaryName(name)), service(canaryName(name))],
  },
  {
    by: 'Flagger',
    source: 'pkg/canary/deployment_controller.go',
    when: ({ target }) => target.kind === 'Deployment',
    makes: ({ target: { name } }) => [deployment(primaryName(name))],
    changes: ({ target: { name } }) => [{ ...deployment(name), pointers: ['/spec/replicas'] }],
  },
  {
    by: 'Flagger',
    source: 'pkg/canary/daemonset_controller.go',
    when: ({ target }) => target.kind === 'DaemonSet',
    makes: ({ target: { name } }) => [daemonSet(primaryName(name))],
    changes: ({ target: { name } }) => [
      { ...daemonSet(name), pointers: ['/spec/template/spec/nodeSelector/flagger.app~1scale-to-zero'] },
    ],
  },
  {
    by: 'Flagger',
    source: 'pkg/canary/config_tracker.go',
    when: ({ configs }) => configs.length > 0,
    makes: ({ configs }) => configs.map(({ kind, name }) => ({ apiVersion: 'v1', kind, name: primaryName(name) })),
  },
  {
    by: 'Flagger',
    source: 'pkg/canary/hpa_reconciler.go',
    when: scaledBy('HorizontalPodAutoscaler'),
    makes: ({ autoscaler }) => (autoscaler ? [hpa(primaryName(autoscaler.name))] : []),
  },
  {
    by: 'HorizontalPodAutoscaler',
    source: 'pkg/controller/podautoscaler/horizontal.go',
    when: (facts) => facts.target.kind === 'Deployment' && scaledBy('HorizontalPodAutoscaler')(facts),
    changes: ({ target: { name } }) => [{ ...deployment(name), pointers: ['/spec/replicas'] }],
  },
  {
    by: 'Flagger',
    source: 'pkg/canary/scaled_object_reconciler.go',
    when: scaledBy('ScaledObject'),
    makes: ({ autoscaler }) => (autoscaler ? [scaledObject(primaryName(autoscaler.name))] : []),
    changes: ({ autoscaler }) =>
      autoscaler
        ? [
            {
              ...scaledObject(autoscaler.name),
              pointers: ['/metadata/annotations/autoscaling.keda.sh~1paused-replicas'],
            },
          ]
        : [],
  },
  {
    by: 'KEDA',
    source: 'controllers/keda/hpa.go',
    when: (facts) => facts.target.kind === 'Deployment' && scaledBy('ScaledObject')(facts),
    changes: ({ target: { name } }) => [{ ...deployment(name), pointers: ['/spec/replicas'] }],
  },
  {
    by: 'Flagger',
    source: 'pkg/router/ingress.go',
    when: routedBy('nginx'),
    makes: ({ ingress }) =>
      ingress === undefined ? [] : [{ apiVersion: 'networking.k8s.io/v1', kind: 'Ingress', name: canaryName(ingress) }],
  },
  {
    by: 'Flagger',
    source: 'pkg/router/istio.go',
    when: routedBy('istio'),
    makes: ({ services: { apex, primary, canary } }) => [
      istio('VirtualService', apex),
      istio('DestinationRule', primary),
      istio('DestinationRule', canary),
    ],
  },
  {
    by: 'Flagger',
    source: 'pkg/router/gateway_api.go',
    when: routedBy('gatewayapi:v1', 'gatewayapi:v1beta1'),
    makes: ({ services, provider }) => [
      {
        apiVersion: `gateway.networking.k8s.io/${provider === 'gatewayapi:v1beta1' ? 'v1beta1' : 'v1'}`,
        kind: 'HTTPRoute',
        name: services.apex,
      },
    ],
  },
  {
    by: 'Flagger',
    source: 'pkg/router/kuma.go',
    when: routedBy('kuma'),
    makes: ({ services }) => [{ apiVersion: 'kuma.io/v1alpha1', kind: 'TrafficRoute', name: services.apex }],
  },
  {
    by: 'Kuma',
    source: 'pkg/plugins/runtime/k8s/controllers/service_controller.go',
    when: (facts) => isWorkload(facts) && routedBy('kuma')(facts),
    changes: ({ services: { apex, primary, canary } }) =>
      [apex, primary, canary].map((name) => ({
        ...service(name),
        pointers: [
          '/metadata/annotations/ingress.kubernetes.io~1service-upstream',
          '/metadata/annotations/nginx.ingress.kubernetes.io~1service-upstream',
        ],
      })),
  },
  {
    by: 'Flagger',
    source: 'pkg/controller/finalizer.go',
    when: () => true,
    changes: ({ canary }) => [
      {
        apiVersion: 'flagger.app/v1beta1',
        kind: 'Canary',
        name: canary,
        pointers: ['/metadata/finalizers', '/status'],
      },
    ],
  },
];

const CLUSTER_SCOPED = new Set(['TrafficRoute']);

/**
 * The objects that controllers make for a Canary.
 *
 * @param canary - Manifest of the Canary.
 * @param target - Manifest of its target: Flagger copies the ConfigMaps and Secrets that it reads.
 */
export function madeObjects(canary: Manifest, target?: Manifest): readonly MadeObject[] {
  const facts = factsOf(canary, target);
  if (!facts) return [];
  return TABLE.filter(({ when }) => when(facts)).flatMap(({ by, source, makes }) =>
    (makes?.(facts) ?? []).map((name) => ({ by, source, ...inNamespaceOf(canary, name) })),
  );
}

/**
 * The fields that controllers change on objects that a user applies with a Canary: what a tool that applies manifests
 * must leave alone.
 */
export function changedObjects(canary: Manifest): readonly ChangedObject[] {
  const facts = factsOf(canary);
  if (!facts) return [];
  return TABLE.filter(({ when }) => when(facts)).flatMap(({ by, source, changes }) =>
    (changes?.(facts) ?? []).map(({ pointers, ...name }) => ({ by, source, pointers, ...inNamespaceOf(canary, name) })),
  );
}

function inNamespaceOf({ metadata: { namespace } }: Manifest, name: Name): ObjectName {
  return namespace === undefined || CLUSTER_SCOPED.has(name.kind) ? name : { ...name, namespace };
}

function factsOf(canary: Manifest, target?: Manifest): Facts | undefined {
  const ref = targetOf(canary);
  const services = servicesOf(canary);
  if (!ref || !services) return undefined;
  const autoscaler = at(canary, 'spec', 'autoscalerRef');
  const kind = text(at(autoscaler, 'kind'));
  const name = text(at(autoscaler, 'name'));
  const provider = text(at(canary, 'spec', 'provider'));
  return {
    canary: canary.metadata.name,
    target: ref,
    services,
    provider,
    ingress: text(at(canary, 'spec', 'ingressRef', 'name')),
    autoscaler: kind === undefined || name === undefined ? undefined : { kind, name },
    configs: target ? configsOf(target) : [],
  };
}

/** What Flagger tracks: volumes, and the environment of containers and init containers (`GetTargetConfigs`). */
export function configsOf(target: Manifest): Facts['configs'] {
  const pod = at(target, 'spec', 'template', 'spec');
  const volumes = list(at(pod, 'volumes')).flatMap((volume) => [volume, ...list(at(volume, 'projected', 'sources'))]);
  const containers = [...list(at(pod, 'containers')), ...list(at(pod, 'initContainers'))];
  const env = containers.flatMap((container) => list(at(container, 'env'))).map((entry) => at(entry, 'valueFrom'));
  const envFrom = containers.flatMap((container) => list(at(container, 'envFrom')));
  const configMaps = [
    ...volumes.map((volume) => at(volume, 'configMap', 'name')),
    ...env.map((source) => at(source, 'configMapKeyRef', 'name')),
    ...envFrom.map((source) => at(source, 'configMapRef', 'name')),
  ];
  const secrets = [
    ...volumes.map((volume) => at(volume, 'secret', 'secretName') ?? at(volume, 'secret', 'name')),
    ...env.map((source) => at(source, 'secretKeyRef', 'name')),
    ...envFrom.map((source) => at(source, 'secretRef', 'name')),
  ];
  return [...named('ConfigMap', configMaps), ...named('Secret', secrets)];
}

function named<K extends 'ConfigMap' | 'Secret'>(kind: K, names: readonly unknown[]): { kind: K; name: string }[] {
  return [...new Set(names)].flatMap((name) => (typeof name === 'string' ? [{ kind, name }] : []));
}
