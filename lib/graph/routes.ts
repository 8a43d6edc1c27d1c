import type { ObjectSet } from '../rules/object';
import { at, list, text } from '../rules/read';
import { type GraphBuilder, nameOf } from './builder';
import { clients } from './release-routes';

const GATEWAY_API = 'gateway.networking.k8s.io';

/** Gateways, with their class and settings, and the routes that are not Flagger's. */
export function addRoutes(builder: GraphBuilder, set: ObjectSet): void {
  addGateways(builder, set);
  addHttpRoutes(builder, set);
  addIngresses(builder, set);
}

function addGateways(builder: GraphBuilder, set: ObjectSet): void {
  for (const object of set.ofKind('Gateway')) {
    const gateway = builder.given(object);
    const { manifest } = object;
    builder.edge({ from: clients(builder), to: gateway, relation: 'sends to' });
    const className = text(at(manifest, 'spec', 'gatewayClassName'));
    if (className !== undefined) {
      const from = builder.named({ group: GATEWAY_API, kind: 'GatewayClass', name: className });
      builder.edge({ from, to: gateway, relation: 'configures' });
    }
    const parameters = at(manifest, 'spec', 'infrastructure', 'parametersRef');
    const [group, kind, name] = ['group', 'kind', 'name'].map((field) => text(at(parameters, field)));
    if (group === undefined || kind === undefined || name === undefined) continue;
    const { namespace } = manifest.metadata;
    builder.edge({ from: builder.named({ group, kind, name, namespace }), to: gateway, relation: 'configures' });
  }
}

function addHttpRoutes(builder: GraphBuilder, set: ObjectSet): void {
  for (const object of set.ofKind('HTTPRoute', GATEWAY_API)) {
    const route = builder.given(object);
    const { namespace } = nameOf(object.manifest);
    const label = list(at(object.manifest, 'spec', 'hostnames'))
      .flatMap((host) => text(host) ?? [])
      .join(', ');
    for (const parent of list(at(object.manifest, 'spec', 'parentRefs'))) {
      const name = text(at(parent, 'name'));
      if (name === undefined) continue;
      const kind = text(at(parent, 'kind')) ?? 'Gateway';
      const group = text(at(parent, 'group')) ?? GATEWAY_API;
      const from = builder.named({ group, kind, name, namespace: text(at(parent, 'namespace')) ?? namespace });
      builder.edge({ from: clients(builder), to: from, relation: 'sends to' });
      builder.edge({ from, to: route, relation: 'sends to', ...(label !== '' && { label }) });
    }
    for (const backend of list(at(object.manifest, 'spec', 'rules')).flatMap((rule) => list(at(rule, 'backendRefs')))) {
      const name = text(at(backend, 'name'));
      if (name === undefined) continue;
      const to = builder.named({
        group: text(at(backend, 'group')) ?? '',
        kind: text(at(backend, 'kind')) ?? 'Service',
        name,
        namespace: text(at(backend, 'namespace')) ?? namespace,
      });
      builder.edge({ from: route, to, relation: 'sends to' });
    }
  }
}

function addIngresses(builder: GraphBuilder, set: ObjectSet): void {
  for (const object of set.ofKind('Ingress', 'networking.k8s.io')) {
    const ingress = builder.given(object);
    const { manifest } = object;
    const { namespace } = manifest.metadata;
    const className = text(at(manifest, 'spec', 'ingressClassName'));
    if (className !== undefined) {
      const from = builder.named({ group: 'networking.k8s.io', kind: 'IngressClass', name: className });
      builder.edge({ from: clients(builder), to: from, relation: 'sends to' });
      builder.edge({ from, to: ingress, relation: 'sends to' });
    }
    for (const rule of list(at(manifest, 'spec', 'rules'))) {
      const host = text(at(rule, 'host'));
      for (const path of list(at(rule, 'http', 'paths'))) {
        const name = text(at(path, 'backend', 'service', 'name'));
        if (name === undefined) continue;
        const to = builder.named({ group: '', kind: 'Service', name, namespace });
        builder.edge({ from: ingress, to, relation: 'sends to', ...(host !== undefined && { label: host }) });
      }
    }
  }
}
