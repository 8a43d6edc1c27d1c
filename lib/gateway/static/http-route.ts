import type { Manifest } from '../../rules/object';
import { at, list, number, text } from '../../rules/read';

/** An HTTPRoute with the defaults of the Gateway API, as far as it is compiled. */
export interface CompiledRoute {
  readonly name: string;
  readonly namespace: string | undefined;
  /** When it was made, of a route that comes from a cluster. */
  readonly created: string | undefined;
  readonly hostnames: readonly string[];
  readonly rules: readonly CompiledRule[];
}

export interface CompiledRule {
  readonly matches: readonly CompiledMatch[];
  readonly filters: readonly unknown[];
  readonly backends: readonly CompiledBackend[];
  /** Go's way of writing a duration. */
  readonly timeouts: { readonly request: string | undefined; readonly backendRequest: string | undefined };
}

export interface CompiledMatch {
  readonly path: { readonly type: PathMatchType; readonly value: string };
  readonly method: string | undefined;
  readonly headers: readonly CompiledComparison[];
  readonly queryParams: readonly CompiledComparison[];
}

export type PathMatchType = 'Exact' | 'PathPrefix' | 'RegularExpression';

export interface CompiledComparison {
  readonly name: string;
  readonly regex: boolean;
  readonly value: string;
}

/** A Service. */
export interface CompiledBackend {
  readonly name: string;
  readonly namespace: string | undefined;
  readonly port: number;
  readonly weight: number;
}

/** Reads what the rules have found right. */
export function readHttpRoute({ metadata, spec }: Manifest): CompiledRoute {
  const { name, namespace } = metadata;
  return {
    name,
    namespace,
    created: text(at(metadata, 'creationTimestamp')),
    hostnames: texts(at(spec, 'hostnames')).map((host) => host.toLowerCase()),
    rules: (at(spec, 'rules') === undefined ? [{}] : list(at(spec, 'rules'))).map((rule) => readRule(rule, namespace)),
  };
}

function readRule(rule: unknown, namespace: string | undefined): CompiledRule {
  const matches = list(at(rule, 'matches'));
  return {
    matches: (matches.length === 0 ? [{}] : matches).map(readMatch),
    filters: list(at(rule, 'filters')),
    backends: list(at(rule, 'backendRefs')).map((ref) => ({
      name: text(at(ref, 'name')) ?? '',
      namespace: text(at(ref, 'namespace')) ?? namespace,
      port: number(at(ref, 'port')) ?? 0,
      weight: number(at(ref, 'weight')) ?? 1,
    })),
    timeouts: {
      request: text(at(rule, 'timeouts', 'request')),
      backendRequest: text(at(rule, 'timeouts', 'backendRequest')),
    },
  };
}

function readMatch(match: unknown): CompiledMatch {
  return {
    path: {
      type: (text(at(match, 'path', 'type')) ?? 'PathPrefix') as PathMatchType,
      value: text(at(match, 'path', 'value')) ?? '/',
    },
    method: text(at(match, 'method')),
    headers: comparisons(at(match, 'headers')),
    queryParams: comparisons(at(match, 'queryParams')),
  };
}

function comparisons(values: unknown): readonly CompiledComparison[] {
  return list(values).map((one) => ({
    name: text(at(one, 'name')) ?? '',
    regex: at(one, 'type') === 'RegularExpression',
    value: text(at(one, 'value')) ?? '',
  }));
}

function texts(values: unknown): readonly string[] {
  return list(values).filter((value) => typeof value === 'string');
}
