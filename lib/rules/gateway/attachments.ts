import { canaries } from '../canary';
import type { Path } from '../finding';
import type { ObjectSet, SourcedObject } from '../object';
import { at, list } from '../read';
import { GATEWAY_GROUP } from './view';

/** A route, or the release whose route Flagger makes, with what it attaches to. */
export interface Attachment {
  readonly object: SourcedObject;
  readonly path: Path;
  readonly ref: unknown;
  readonly kind: string;
  readonly hosts: unknown;
}

const ROUTES = ['HTTPRoute', 'GRPCRoute', 'TLSRoute', 'TCPRoute', 'UDPRoute'];

/** What the routes of a set attach to, those included that Flagger makes of its releases. */
export function attachments(set: ObjectSet): readonly Attachment[] {
  const releases = canaries(set)
    .filter(({ provider }) => provider === 'gatewayapi')
    .flatMap((canary) =>
      list(canary.service('gatewayRefs')).map((ref, index) => ({
        object: canary.object,
        path: ['spec', 'service', 'gatewayRefs', index],
        ref,
        kind: 'HTTPRoute',
        hosts: canary.service('hosts'),
      })),
    );
  const routes = ROUTES.flatMap((kind) => set.ofKind(kind, GATEWAY_GROUP)).flatMap((object) =>
    list(at(object.manifest, 'spec', 'parentRefs')).map((ref, index) => ({
      object,
      path: ['spec', 'parentRefs', index],
      ref,
      kind: object.manifest.kind,
      hosts: at(object.manifest, 'spec', 'hostnames'),
    })),
  );
  return [...releases, ...routes];
}
