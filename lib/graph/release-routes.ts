import { canaryName, primaryName } from '../release/names';
import type { CanaryView } from '../rules/canary';
import { at, list, text } from '../rules/read';
import type { GraphBuilder } from './builder';
import type { TrafficShare } from './graph';

/** What the traffic of a release goes through. */
interface Way {
  readonly builder: GraphBuilder;
  readonly canary: CanaryView;
  /** Id of the Service that clients call. */
  readonly apex: string;
  readonly primary: Side;
  readonly other: Side;
}

/** The Service of a version, with its pods where it has some. */
interface Side {
  readonly service: string;
  readonly workload: string | undefined;
  readonly traffic: TrafficShare;
}

/** The way of the traffic from the clients to the pods of both versions. */
export function addReleaseRoutes(builder: GraphBuilder, canary: CanaryView, release: string): void {
  const { services, target, namespace } = canary;
  if (!services || !target) return;
  const serviceOf = (name: string): string => builder.named({ group: '', kind: 'Service', name, namespace });
  const workloadOf = (name: string): string | undefined =>
    target.kind === 'Deployment' || target.kind === 'DaemonSet'
      ? builder.named({ group: 'apps', kind: target.kind, name, namespace })
      : undefined;
  const primary: Side = {
    service: serviceOf(services.primary),
    workload: workloadOf(primaryName(target.name)),
    traffic: { release, side: 'primary' },
  };
  const other: Side = {
    service: serviceOf(services.canary),
    workload: workloadOf(target.name),
    traffic: { release, side: 'canary' },
  };
  const apex = serviceOf(services.apex);
  for (const [service, { workload }] of [
    [apex, primary],
    [primary.service, primary],
    [other.service, other],
  ] as const) {
    if (workload !== undefined) builder.edge({ from: service, to: workload, relation: 'selects' });
  }
  ROUTES[routeOf(canary)]({ builder, canary, apex, primary, other });
}

type RouteKind = 'gatewayapi' | 'istio' | 'nginx' | 'kuma' | 'kubernetes' | 'other';

function routeOf({ provider, providerName }: CanaryView): RouteKind {
  return provider ?? (providerName === undefined ? 'istio' : 'other');
}

const ROUTES: Readonly<Record<RouteKind, (way: Way) => void>> = {
  gatewayapi: (way) => {
    const { builder, canary } = way;
    const hosts = hostsOf(list(canary.service('hosts')));
    const route = routeObject(way, 'gateway.networking.k8s.io', 'HTTPRoute', apexName(canary));
    const refs = list(canary.service('gatewayRefs'));
    for (const ref of refs) {
      const name = text(at(ref, 'name'));
      if (name === undefined) continue;
      const kind = text(at(ref, 'kind')) ?? 'Gateway';
      // A route of a mesh is attached to the Service that clients call.
      const group = text(at(ref, 'group')) ?? (kind === 'Service' ? '' : 'gateway.networking.k8s.io');
      const from = builder.named({ group, kind, name, namespace: text(at(ref, 'namespace')) ?? canary.namespace });
      builder.edge({ from: clients(builder), to: from, relation: 'sends to' });
      builder.edge({ from, to: route, relation: 'sends to', ...hosts });
    }
    split(way, route);
  },
  istio: (way) => {
    const { builder, canary, apex } = way;
    const hosts = hostsOf(list(canary.service('hosts')));
    const route = routeObject(way, 'networking.istio.io', 'VirtualService', apexName(canary));
    const gateways = list(canary.service('gateways')).flatMap((gateway) => text(gateway) ?? []);
    // Flagger puts the mesh in where no gateway is named.
    for (const gateway of gateways.length === 0 ? ['mesh'] : gateways) {
      const from = gateway === 'mesh' ? apex : istioGateway(way, gateway);
      builder.edge({ from: clients(builder), to: from, relation: 'sends to' });
      builder.edge({ from, to: route, relation: 'sends to', ...(gateway === 'mesh' ? {} : hosts) });
    }
    split(way, route);
  },
  nginx: (way) => {
    const { builder, canary, apex, primary, other } = way;
    const name = text(canary.spec('ingressRef', 'name'));
    if (name === undefined) return;
    const ingress = routeObject(way, 'networking.k8s.io', 'Ingress', name);
    const copy = routeObject(way, 'networking.k8s.io', 'Ingress', canaryName(name));
    const ingressClass = text(at(builder.node(ingress)?.manifest, 'spec', 'ingressClassName')) ?? 'nginx';
    const from = builder.named({ group: 'networking.k8s.io', kind: 'IngressClass', name: ingressClass });
    builder.edge({ from: clients(builder), to: from, relation: 'sends to' });
    carry(way, primary, [from, ingress, apex]);
    carry(way, other, [from, copy, other.service]);
  },
  kuma: (way) => {
    const { builder, canary, apex } = way;
    const route = routeObject(way, 'kuma.io', 'TrafficRoute', apexName(canary));
    builder.edge({ from: clients(builder), to: apex, relation: 'sends to' });
    builder.edge({ from: apex, to: route, relation: 'sends to' });
    split(way, route);
    const name = text(at(canary.manifest, 'metadata', 'annotations', 'kuma.io/mesh')) ?? 'default';
    const mesh = builder.named({ group: 'kuma.io', kind: 'Mesh', name });
    builder.edge({ from: mesh, to: route, relation: 'contains' });
  },
  kubernetes: (way) => {
    const { builder, apex, primary } = way;
    builder.edge({ from: clients(builder), to: apex, relation: 'sends to' });
    carry(way, primary, [apex]);
  },
  other: (way) => {
    const { builder, apex } = way;
    builder.edge({ from: clients(builder), to: apex, relation: 'sends to' });
    split(way, apex);
  },
};

/** Those who send requests, whoever they are. */
export function clients(builder: GraphBuilder): string {
  return builder.idea('client', 'Clients', 'clients');
}

function routeObject({ builder, canary }: Way, group: string, kind: string, name: string): string {
  return builder.named({ group, kind, name, namespace: canary.namespace });
}

function apexName({ services }: CanaryView): string {
  return services?.apex ?? '';
}

function split(way: Way, from: string): void {
  for (const side of [way.primary, way.other]) carry(way, side, [from, side.service]);
}

/** The share of a side goes through objects one after another, and from the last, a Service, to the pods. */
function carry({ builder }: Way, { workload, traffic }: Side, objects: readonly string[]): void {
  for (const [index, to] of objects.entries()) {
    const from = objects[index - 1];
    if (from !== undefined) builder.edge({ from, to, relation: 'sends to', traffic });
  }
  const last = objects.at(-1);
  if (last !== undefined && workload !== undefined) {
    builder.edge({ from: last, to: workload, relation: 'selects', traffic });
  }
}

/** `<namespace>/<name>`, or a name in the namespace of the release. */
function istioGateway({ builder, canary }: Way, gateway: string): string {
  const slash = gateway.indexOf('/');
  const namespace = slash < 0 ? canary.namespace : gateway.slice(0, slash);
  return builder.named({ group: 'networking.istio.io', kind: 'Gateway', name: gateway.slice(slash + 1), namespace });
}

function hostsOf(hosts: readonly unknown[]): { readonly label: string } | undefined {
  const label = hosts.flatMap((host) => text(host) ?? []).join(', ');
  return label === '' ? undefined : { label };
}
