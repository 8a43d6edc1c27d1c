import type { ObjectSet, SourcedObject } from '../object';
import { at, text } from '../read';
import { parentOf } from './attachment';
import { type Attachment, attachments } from './attachments';
import { GATEWAY_GROUP } from './view';

/** The Gateways of a set whose GatewayClass, in the set too, is of a controller. */
export function gatewaysOf(set: ObjectSet, controller: string): readonly SourcedObject[] {
  return set.ofKind('Gateway', GATEWAY_GROUP).filter((gateway) => {
    const name = text(at(gateway.manifest, 'spec', 'gatewayClassName'));
    const [gatewayClass] = name === undefined ? [] : set.named('GatewayClass', name, GATEWAY_GROUP);
    // Controllers of several versions append a path to their name.
    return gatewayClass && text(at(gatewayClass.manifest, 'spec', 'controllerName'))?.startsWith(controller);
  });
}

/** What attaches to the Gateways of a controller; each object once. */
export function attachedTo(set: ObjectSet, controller: string): readonly Attachment[] {
  const gateways = new Set(gatewaysOf(set, controller));
  const seen = new Set<SourcedObject>();
  return attachments(set).filter((attachment) => {
    const parent = parentOf(set, attachment);
    if (!parent || !gateways.has(parent) || seen.has(attachment.object)) return false;
    seen.add(attachment.object);
    return true;
  });
}
