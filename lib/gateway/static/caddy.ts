/** The part of Caddy's JSON configuration that is compiled, which Kengine reads too (Caddy 2.6 and later). */
export interface CaddyConfig {
  readonly admin: { readonly disabled: true };
  readonly apps: {
    readonly http: { readonly grace_period: string; readonly servers: Readonly<Record<string, CaddyServer>> };
    readonly tls?: { readonly certificates: { readonly load_files: readonly CaddyCertificate[] } };
  };
}

export interface CaddyServer {
  readonly listen: readonly string[];
  readonly automatic_https: { readonly disable: true };
  readonly routes: readonly CaddyRoute[];
  readonly tls_connection_policies?: readonly CaddyTlsPolicy[];
  readonly logs?: object;
  readonly metrics?: object;
}

/** A route takes a request that one of its matchers takes; a terminal one is the last. */
export interface CaddyRoute {
  readonly match?: readonly CaddyMatcher[];
  readonly handle: readonly CaddyHandler[];
  readonly terminal?: boolean;
}

/** All that a request must be. */
export interface CaddyMatcher {
  readonly host?: readonly string[];
  readonly path_regexp?: CaddyPattern;
  readonly method?: readonly string[];
  readonly header_regexp?: Readonly<Record<string, CaddyPattern>>;
  readonly vars_regexp?: Readonly<Record<string, CaddyPattern>>;
  /** Takes what none of the matchers takes. */
  readonly not?: readonly CaddyMatcher[];
}

export interface CaddyPattern {
  readonly pattern: string;
}

export interface CaddyHeaderOperations {
  readonly set?: Readonly<Record<string, readonly string[]>>;
  readonly add?: Readonly<Record<string, readonly string[]>>;
  readonly delete?: readonly string[];
}

export type CaddyHandler =
  | { readonly handler: 'subroute'; readonly routes: readonly CaddyRoute[] }
  | {
      readonly handler: 'headers';
      readonly request?: CaddyHeaderOperations;
      readonly response?: CaddyHeaderOperations & { readonly deferred: true };
    }
  | {
      readonly handler: 'rewrite';
      readonly uri?: string;
      readonly path_regexp?: readonly { readonly find: string; readonly replace: string }[];
    }
  | {
      readonly handler: 'static_response';
      readonly status_code: number;
      readonly headers?: Readonly<Record<string, readonly string[]>>;
    }
  | {
      readonly handler: 'reverse_proxy';
      readonly upstreams: readonly { readonly dial: string }[];
      readonly load_balancing: { readonly selection_policy: { readonly policy: 'random' } };
      readonly transport?: { readonly protocol: 'http'; readonly response_header_timeout: string };
    }
  | { readonly handler: 'metrics' };

export interface CaddyTlsPolicy {
  readonly match?: { readonly sni: readonly string[] };
  readonly certificate_selection: { readonly any_tag: readonly string[] };
}

export interface CaddyCertificate {
  readonly certificate: string;
  readonly key: string;
  readonly tags: readonly string[];
}

/** Text as a pattern of Go's `regexp` that takes it alone. */
export function literalPattern(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&');
}

/** Text in which Caddy replaces nothing: `{env.…}` or `{file.…}` of a route would read what the pods can read. */
export function literalText(text: string): string {
  return text.replace(/[{\\]/g, '\\$&');
}
