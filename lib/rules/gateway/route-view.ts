import { finding, type Path } from '../finding';
import type { ObjectSet, SourcedObject } from '../object';
import { at, list } from '../read';
import type { Finding } from '../rule';
import { GATEWAY_GROUP } from './view';

/** A part of a route, with its place. */
export class RoutePart {
  constructor(
    readonly object: SourcedObject,
    readonly path: Path,
  ) {}

  at(...path: Path): unknown {
    return at(this.object.manifest, ...this.path, ...path);
  }

  /** The parts of a list beneath this one. */
  parts(...path: Path): readonly RoutePart[] {
    return list(this.at(...path)).map((_, index) => new RoutePart(this.object, [...this.path, ...path, index]));
  }

  finding(path: Path, message: string, fix: string): Finding {
    return finding(this.object, [...this.path, ...path], message, fix);
  }
}

/** The rules of all routes of some kinds. */
export function routeRules(set: ObjectSet, ...kinds: readonly string[]): readonly RoutePart[] {
  return kinds
    .flatMap((kind) => set.ofKind(kind, GATEWAY_GROUP))
    .flatMap((object) => new RoutePart(object, ['spec']).parts('rules'));
}

/** The lists of filters of a rule: its own, and those of its backends. */
export function filterLists(rule: RoutePart): readonly (readonly RoutePart[])[] {
  return [rule.parts('filters'), ...rule.parts('backendRefs').map((backend) => backend.parts('filters'))];
}

export function filters(rule: RoutePart): readonly RoutePart[] {
  return filterLists(rule).flat();
}
