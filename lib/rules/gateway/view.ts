import type { Path } from '../finding';
import { finding } from '../finding';
import type { ObjectSet, SourcedObject } from '../object';
import { at, list, text } from '../read';
import type { Finding } from '../rule';

export const GATEWAY_GROUP = 'gateway.networking.k8s.io';

/** A listener of a Gateway or a ListenerSet, as the rules read it. */
export class ListenerView {
  constructor(
    readonly object: SourcedObject,
    readonly index: number,
  ) {}

  /** A value beneath the listener. */
  at(...path: Path): unknown {
    return at(this.object.manifest, 'spec', 'listeners', this.index, ...path);
  }

  get protocol(): string | undefined {
    return text(this.at('protocol'));
  }

  /** How people name it: by its name, else by its place. */
  get label(): string {
    return text(this.at('name')) ?? `number ${this.index + 1}`;
  }

  /** A finding at a field of the listener. */
  finding(path: Path, message: string, fix: string): Finding {
    return finding(this.object, ['spec', 'listeners', this.index, ...path], message, fix);
  }
}

/** The listeners of each Gateway and each ListenerSet. */
export function listenerSets(set: ObjectSet): readonly (readonly ListenerView[])[] {
  return [...set.ofKind('Gateway', GATEWAY_GROUP), ...set.ofKind('ListenerSet', GATEWAY_GROUP)].map(listenersOf);
}

export function listeners(set: ObjectSet): readonly ListenerView[] {
  return listenerSets(set).flat();
}

export function listenersOf(object: SourcedObject): readonly ListenerView[] {
  return list(at(object.manifest, 'spec', 'listeners')).map((_, index) => new ListenerView(object, index));
}
