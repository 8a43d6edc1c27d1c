import type { Leaf } from '../leaf';
import type { Capability } from './capability';
import { COOKIE_VALUE } from './cookie';

/** How a header or query parameter is compared. */
export type StringMatch =
  | { readonly exact: Leaf<string> }
  | { readonly prefix: Leaf<string> }
  | {
      /** RE2 expression over the whole value. */
      readonly regex: Leaf<string>;
    };

/** The conditions of one match; all of them must hold. */
export interface RequestMatch {
  readonly headers?: Readonly<Record<string, StringMatch>>;
  /** Cookie by name; without a value the cookie must say `always`, the convention of ingress-nginx. */
  readonly cookie?: { readonly name: string; readonly value?: string };
  readonly queryParams?: Readonly<Record<string, StringMatch>>;
  readonly sourceLabels?: Readonly<Record<string, Leaf<string>>>;
}

/** What a match of kind `C` needs when it is compared by `S`. */
type NeedOf<C extends Capability, S> = S extends { readonly prefix: unknown } ? C | 'matchPrefix' : C;

/**
 * A condition that sends a request to the canary in an A/B test. In a list of matches one must hold; `Match.all` joins
 * conditions that must all hold.
 */
export class Match<N extends Capability = Capability> {
  /** Requests with a header: `Match.header('x-canary', { exact: 'insider' })`. */
  static header<const S extends StringMatch>(name: string, value: S): Match<NeedOf<'matchHeader', S>> {
    return new Match({ headers: { [name.toLowerCase()]: value } }, needsOf('matchHeader', value));
  }

  /**
   * Requests with a cookie.
   *
   * @param name - Name of the cookie.
   * @param value - Its value. @default "always", the one that every provider with cookie matches understands
   */
  static cookie(name: string, value?: typeof COOKIE_VALUE): Match<'matchCookie'>;
  static cookie(name: string, value: string): Match<'matchCookieValue'>;
  static cookie(name: string, value?: string): Match<'matchCookie' | 'matchCookieValue'> {
    return value === undefined || value === COOKIE_VALUE
      ? new Match({ cookie: { name } }, ['matchCookie'])
      : new Match({ cookie: { name, value } }, ['matchCookieValue']);
  }

  /** Requests with a query parameter: `Match.query('beta', { exact: '1' })`. */
  static query<const S extends StringMatch>(name: string, value: S): Match<NeedOf<'matchQuery', S>> {
    return new Match({ queryParams: { [name]: value } }, needsOf('matchQuery', value));
  }

  /** Requests from pods with these labels, within the mesh. */
  static source(labels: Readonly<Record<string, Leaf<string>>>): Match<'matchSource'> {
    return new Match({ sourceLabels: labels }, ['matchSource']);
  }

  /** Requests for which all of the conditions hold. Of two conditions on one header or parameter the last counts. */
  static all<N extends Capability>(...matches: readonly Match<N>[]): Match<N> {
    return new Match(
      matches.reduce<RequestMatch>((all, { request }) => join(all, request), {}),
      matches.flatMap(({ needs }) => needs),
    );
  }

  private constructor(
    /** The conditions. */
    readonly request: RequestMatch,
    /** What the traffic provider must be able to do. */
    readonly needs: readonly N[],
  ) {}
}

function needsOf<C extends Capability, S extends StringMatch>(capability: C, value: S): NeedOf<C, S>[] {
  return ('prefix' in value ? [capability, 'matchPrefix'] : [capability]) as NeedOf<C, S>[];
}

function join(a: RequestMatch, b: RequestMatch): RequestMatch {
  const cookie = b.cookie ?? a.cookie;
  return {
    ...((a.headers ?? b.headers) && { headers: { ...a.headers, ...b.headers } }),
    ...(cookie && { cookie }),
    ...((a.queryParams ?? b.queryParams) && { queryParams: { ...a.queryParams, ...b.queryParams } }),
    ...((a.sourceLabels ?? b.sourceLabels) && { sourceLabels: { ...a.sourceLabels, ...b.sourceLabels } }),
  };
}
