import { attachments } from '../../rules/gateway/attachments';
import { parentOf, refusalOf } from '../../rules/gateway/attachment';
import { covers } from '../../rules/gateway/host';
import { listenersOf, type ListenerView } from '../../rules/gateway/view';
import type { ObjectSet, SourcedObject } from '../../rules/object';
import { at, number, text } from '../../rules/read';
import { type CompiledRoute, readHttpRoute } from './http-route';

/** A listener with the routes that attach to it. */
export interface AttachedListener {
  readonly name: string;
  readonly protocol: 'HTTP' | 'HTTPS';
  readonly port: number;
  readonly hostname: string | undefined;
  /** Secrets with the certificates. */
  readonly certificates: readonly string[];
  readonly routes: readonly AttachedRoute[];
}

/** A route, with the host names that it has in common with the listener; none stands for all. */
export interface AttachedRoute {
  readonly route: CompiledRoute;
  readonly hosts: readonly (string | undefined)[];
}

/** The listeners of a gateway, each with the HTTPRoutes of the set that it admits. */
export function attachedListeners(set: ObjectSet, gateway: SourcedObject): readonly AttachedListener[] {
  return listenersOf(gateway).map((listener) => {
    const hostname = text(listener.at('hostname'))?.toLowerCase();
    return {
      name: listener.label,
      protocol: listener.protocol === 'HTTPS' ? 'HTTPS' : 'HTTP',
      port: number(listener.at('port')) ?? 0,
      hostname,
      certificates: certificateNames(listener),
      routes: routesOf(set, gateway, listener).map((route) => ({
        route,
        hosts: commonHosts(hostname, route.hostnames),
      })),
    };
  });
}

/** Names of the Secrets that a listener has its certificates in. */
function certificateNames(listener: ListenerView): readonly string[] {
  const refs = listener.at('tls', 'certificateRefs');
  return (Array.isArray(refs) ? refs : []).flatMap((ref) => text(at(ref, 'name')) ?? []);
}

function routesOf(set: ObjectSet, gateway: SourcedObject, listener: ListenerView): readonly CompiledRoute[] {
  const found = attachments(set).filter(
    (attachment) =>
      attachment.object.manifest.kind === 'HTTPRoute' &&
      parentOf(set, attachment) === gateway &&
      (at(attachment.ref, 'sectionName') ?? listener.at('name')) === listener.at('name') &&
      (at(attachment.ref, 'port') ?? listener.at('port')) === listener.at('port') &&
      refusalOf(set, gateway, listener, attachment) === undefined,
  );
  return [...new Set(found.map(({ object }) => object))].map(({ manifest }) => readHttpRoute(manifest));
}

function commonHosts(listener: string | undefined, hosts: readonly string[]): readonly (string | undefined)[] {
  if (hosts.length === 0) return [listener];
  if (listener === undefined) return hosts;
  return hosts.flatMap((host) => {
    if (host === listener || covers(listener, host)) return host;
    return covers(host, listener) ? listener : [];
  });
}
