import { NAMESPACE_NAME_LABEL } from '../../gateway/admission';
import { finding } from '../finding';
import { type Attachment, attachments } from './attachments';
import { hostsMeet } from './host';
import { GATEWAY_GROUP, listenersOf, type ListenerView } from './view';
import { describe, type ObjectSet, type SourcedObject } from '../object';
import { at, entries, isAbsent, isUnknown, list, number, text, UNKNOWN } from '../read';
import { resolve } from '../reference';
import type { Rule } from '../rule';
import { type Labels, selects } from '../selector';

/** Kinds of routes that a listener takes by its protocol (Gateway API, `Listener.protocol`). */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  HTTP: ['HTTPRoute', 'GRPCRoute'],
  HTTPS: ['HTTPRoute', 'GRPCRoute'],
  TLS: ['TLSRoute', 'TCPRoute'],
  TCP: ['TCPRoute'],
  UDP: ['UDPRoute'],
};

export const unattachable: Rule = {
  code: 'FW2001',
  severity: 'error',
  title: 'A listener of the gateway admits the route',
  why:
    'A route attaches where a listener takes its kind, admits its namespace and shares a host name with it; else it gets ' +
    'no request (`NotAllowedByListeners`, `NoMatchingListenerHostname`, `NoMatchingParent`; Gateway API, ' +
    '`Listener.allowedRoutes`). Without `allowedRoutes` a listener admits the namespace of its gateway alone.',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public, namespace: gateways }
spec:
  gatewayClassName: nginx
  listeners:
    - { name: http, port: 80, protocol: HTTP }
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: podinfo, namespace: webapp }
spec:
  parentRefs: [{ name: public, namespace: gateways }]
`,
  remedy:
    '`allowedRoutes: { namespaces: { from: All } }` on the listener, or a selector that takes namespace `webapp`.',
  *check(set) {
    for (const attachment of attachments(set)) {
      const gateway = parentOf(set, attachment);
      if (!gateway) continue;
      const refusals = refusalsOf(set, gateway, attachment);
      if (refusals === undefined) continue;
      yield finding(
        attachment.object,
        attachment.path,
        `no listener of ${describe(gateway.manifest)} admits it: ${refusals.join('; ')}`,
        'Let a listener admit the route, or attach to another gateway',
      );
    }
  },
};

/** The Gateway of the set that an attachment names. */
export function parentOf(set: ObjectSet, { object, ref }: Attachment): SourcedObject | undefined {
  const [group, kind] = [at(ref, 'group') ?? GATEWAY_GROUP, at(ref, 'kind') ?? 'Gateway'];
  const name = text(at(ref, 'name'));
  const given = at(ref, 'namespace');
  if (group !== GATEWAY_GROUP || kind !== 'Gateway' || name === undefined || isUnknown(given)) return undefined;
  const namespace = text(given) ?? object.manifest.metadata.namespace;
  const resolution = resolve(set, { group, kind, name, namespace });
  return resolution.state === 'found' ? resolution.object : undefined;
}

/** Why each listener refuses a route; undefined where one admits it or may do so. */
function refusalsOf(set: ObjectSet, gateway: SourcedObject, attachment: Attachment): readonly string[] | undefined {
  const [section, port] = [at(attachment.ref, 'sectionName'), at(attachment.ref, 'port')];
  if (isUnknown(section) || isUnknown(port) || isUnknown(at(gateway.manifest, 'spec', 'listeners'))) return undefined;
  const named = listenersOf(gateway).filter(
    (listener) =>
      (isAbsent(section) || isUnknown(listener.at('name')) || listener.at('name') === section) &&
      (isAbsent(port) || isUnknown(listener.at('port')) || listener.at('port') === port),
  );
  if (named.length === 0) {
    return [`it has none ${text(section) === undefined ? `on port ${number(port) ?? ''}` : `named ${text(section)}`}`];
  }
  const refusals = named.map((listener) => refusalOf(set, gateway, listener, attachment));
  return refusals.some((refusal) => refusal === undefined) ? undefined : (refusals as readonly string[]);
}

/** Why a listener refuses a route; undefined where it admits it or may do so. */
export function refusalOf(
  set: ObjectSet,
  gateway: SourcedObject,
  listener: ListenerView,
  { object, kind, hosts }: Attachment,
): string | undefined {
  const kinds = kindsOf(listener);
  if (kinds && !kinds.includes(kind)) return `${listener.label} takes ${kinds.join(', ') || 'no route'}`;
  const namespace = object.manifest.metadata.namespace;
  if (admits(set, gateway, listener, namespace) === false) {
    return `${listener.label} does not admit namespace ${namespace ?? ''}`;
  }
  const hostname = listener.at('hostname');
  if (hostsMeet(hostname, hosts) === false) return `${listener.label} is for ${text(hostname) ?? ''} alone`;
  return undefined;
}

/** Kinds that a listener takes, where they are known. */
function kindsOf(listener: ListenerView): readonly string[] | undefined {
  const byProtocol = KINDS[listener.protocol ?? ''];
  const allowed = listener.at('allowedRoutes', 'kinds');
  if (isUnknown(allowed)) return byProtocol;
  const names = list(allowed).map((one) => text(at(one, 'kind')));
  if (names.length === 0) return byProtocol;
  return names.every((name) => name !== undefined) ? names : undefined;
}

function admits(
  set: ObjectSet,
  gateway: SourcedObject,
  listener: ListenerView,
  namespace: string | undefined,
): boolean | undefined {
  const namespaces = listener.at('allowedRoutes', 'namespaces');
  const from = at(namespaces, 'from') ?? 'Same';
  if (isUnknown(namespaces) || isUnknown(from)) return undefined;
  if (from === 'All') return true;
  if (from === 'None') return false;
  const own = gateway.manifest.metadata.namespace;
  if (from === 'Same') return own === namespace || (own !== undefined && namespace !== undefined ? false : undefined);
  const selector = at(namespaces, 'selector');
  return namespace === undefined ? undefined : selects(selector, labelsOf(set, namespace, selector));
}

/** Labels of a namespace; of one that is not in the set only the name is known. */
function labelsOf(set: ObjectSet, name: string, selector: unknown): Labels {
  const namespace = set.ofKind('Namespace', '').find(({ manifest }) => manifest.metadata.name === name);
  const keys = [
    ...entries(at(selector, 'matchLabels')).map(([key]) => key),
    ...list(at(selector, 'matchExpressions')).map((one) => text(at(one, 'key')) ?? ''),
  ];
  const labels: readonly (readonly [string, unknown])[] = namespace
    ? entries(namespace.manifest.metadata.labels)
    : keys.map((key) => [key, UNKNOWN]);
  return new Map<string, unknown>([...labels, [NAMESPACE_NAME_LABEL, name]]);
}
