import { GATEWAY_GROUP, listeners } from './view';
import { groupOf, type ObjectSet, type SourcedObject } from '../object';
import { at, isAbsent, isUnknown, list, text } from '../read';
import type { Rule } from '../rule';

export const foreignCertificate: Rule = {
  code: 'FW2002',
  severity: 'error',
  title: 'A certificate in another namespace is granted to the gateway',
  why:
    'A gateway reads a Secret of another namespace only where a ReferenceGrant there names it; else the listener does ' +
    'not serve (`RefNotPermitted`; Gateway API, `ReferenceGrant`).',
  example: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: public, namespace: gateways }
spec:
  gatewayClassName: nginx
  listeners:
    - name: https
      port: 443
      protocol: HTTPS
      tls: { certificateRefs: [{ name: app-example-com, namespace: certificates }] }
`,
  remedy:
    'A ReferenceGrant in `certificates`, from Gateway in `gateways` to Secret `app-example-com`; or acknowledge that ' +
    'its owner has made one.',
  *check(set) {
    for (const listener of listeners(set)) {
      for (const [index, ref] of list(listener.at('tls', 'certificateRefs')).entries()) {
        const namespace = at(ref, 'namespace');
        const own = listener.object.manifest.metadata.namespace;
        if (isAbsent(namespace) || namespace === own || own === undefined) continue;
        if (isUnknown(namespace) || isGranted(set, listener.object, ref, 'Secret')) continue;
        yield listener.finding(
          ['tls', 'certificateRefs', index],
          `no ReferenceGrant in namespace ${text(namespace) ?? ''} lets a ${listener.object.manifest.kind} of ` +
            `${own} read Secret ${text(at(ref, 'name')) ?? ''}`,
          'Make the ReferenceGrant, or keep the Secret with the gateway',
        );
      }
    }
  },
};

/**
 * Whether a ReferenceGrant of the set lets an object use what a reference names, which is of some kind if it says none;
 * or may do so.
 */
export function isGranted(set: ObjectSet, { manifest }: SourcedObject, ref: unknown, defaultKind: string): boolean {
  const holds = (given: unknown, wanted: unknown) => isUnknown(given) || isUnknown(wanted) || given === wanted;
  return set.ofKind('ReferenceGrant', GATEWAY_GROUP).some(({ manifest: grant }) => {
    if (!holds(grant.metadata.namespace, at(ref, 'namespace'))) return false;
    const from = list(at(grant, 'spec', 'from')).some(
      (one) =>
        holds(at(one, 'group'), groupOf(manifest)) &&
        holds(at(one, 'kind'), manifest.kind) &&
        holds(at(one, 'namespace'), manifest.metadata.namespace),
    );
    const to = list(at(grant, 'spec', 'to')).some(
      (one) =>
        holds(at(one, 'group') ?? '', at(ref, 'group') ?? '') &&
        holds(at(one, 'kind'), at(ref, 'kind') ?? defaultKind) &&
        (isAbsent(at(one, 'name')) || holds(at(one, 'name'), at(ref, 'name'))),
    );
    return from && to;
  });
}
