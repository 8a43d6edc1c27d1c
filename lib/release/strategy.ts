import type { CanarySpecAnalysis } from '../../imports/flagger.app';
import type { Forbidden } from '../forbidden';
import type { Leaf } from '../leaf';
import type { Capability } from '../traffic/capability';
import type { Match } from '../traffic/match';

/** Options of a canary: traffic moves to the new version step by step. */
export type CanaryOptions = CanaryCommonOptions & (EqualSteps | ListedSteps);

export interface CanaryCommonOptions {
  /**
   * Percent of traffic that moves back to the primary in each interval of the promotion.
   *
   * @default - all of it at once
   */
  readonly stepWeightPromotion?: Leaf<number>;

  /**
   * Mirror requests to the canary for one interval before it gets the first weight. Only for idempotent requests.
   *
   * @default false
   */
  readonly mirror?: Leaf<boolean>;

  /**
   * Percent of the requests that are mirrored.
   *
   * @default - all of them
   */
  readonly mirrorWeight?: Leaf<number>;

  /**
   * Keep users whom the weights have once sent to the canary there, by a cookie.
   *
   * @default - each request is weighed anew
   */
  readonly sessionAffinity?: SessionAffinity;
}

/** Weights that rise in equal steps. */
export interface EqualSteps {
  /** Percent of traffic that moves to the canary in each interval. */
  readonly stepWeight: Leaf<number>;

  /**
   * Percent of traffic at which the canary is promoted. Flagger caps a step at 100 and not here: a last step that
   * passes `maxWeight` is taken whole.
   *
   * @default 100
   */
  readonly maxWeight?: Leaf<number>;

  readonly stepWeights?: Forbidden<'stepWeight wins over stepWeights: give one of them'>;
}

/** Weights that are listed. */
export interface ListedSteps {
  /** Percent of traffic at each interval, rising; the canary is promoted after the last. */
  readonly stepWeights: readonly Leaf<number>[];

  readonly stepWeight?: Forbidden<'stepWeight wins over stepWeights: give one of them'>;
  readonly maxWeight?: Forbidden<'the last of stepWeights is the maximum'>;
}

/** Cookie that keeps a user on one version. */
export interface SessionAffinity {
  /** Name of the cookie that marks users of the canary. */
  readonly cookieName: Leaf<string>;

  /**
   * Name of a second cookie that keeps users on the primary for one analysis interval. Must differ from `cookieName`.
   *
   * @default - users of the primary are not marked
   */
  readonly primaryCookieName?: Leaf<string>;

  /**
   * Seconds that the cookie is kept.
   *
   * @default 86400 (one day)
   */
  readonly maxAge?: Leaf<number>;

  /** @default - the host that set it */
  readonly domain?: Leaf<string>;

  /** @default - the path of the request */
  readonly path?: Leaf<string>;

  /** @default false */
  readonly httpOnly?: Leaf<boolean>;

  /** @default false */
  readonly secure?: Leaf<boolean>;

  /** @default false */
  readonly partitioned?: Leaf<boolean>;

  /** @default - the browser's own */
  readonly sameSite?: Leaf<'Strict' | 'Lax' | 'None'>;
}

/** Options of a blue/green release: the new version is checked beside the old one, then takes all traffic at once. */
export interface BlueGreenOptions {
  /** Number of checks, one per interval, before the switch. */
  readonly iterations: Leaf<number>;

  /**
   * Mirror requests to the new version while it is checked. Only for idempotent requests.
   *
   * @default false
   */
  readonly mirror?: Leaf<boolean>;

  /**
   * Percent of the requests that are mirrored.
   *
   * @default - all of them
   */
  readonly mirrorWeight?: Leaf<number>;

  /**
   * Percent of traffic that moves from the new version to the primary in each interval of the promotion.
   *
   * @default - all of it at once
   */
  readonly stepWeightPromotion?: Leaf<number>;
}

/** Options of an A/B test: requests that match go to the new version. */
export interface ABTestOptions<N extends Capability = Capability> {
  /** Number of checks, one per interval, before the promotion. */
  readonly iterations: Leaf<number>;

  /** A request that meets one of these goes to the new version. */
  readonly match: readonly Match<N>[];

  /**
   * Percent of the matching traffic that moves back to the primary in each interval of the promotion.
   *
   * @default - all of it at once
   */
  readonly stepWeightPromotion?: Leaf<number>;
}

/** What the optional settings of a strategy need of the traffic provider. */
const CANARY_NEEDS = {
  mirror: 'mirrorStep',
  mirrorWeight: 'mirrorWeight',
  sessionAffinity: 'sessionAffinity',
} as const satisfies Partial<Record<keyof CanaryCommonOptions, Capability>>;

const BLUE_GREEN_NEEDS = {
  mirror: 'mirror',
  mirrorWeight: 'mirrorWeight',
  stepWeightPromotion: 'weights',
} as const satisfies Partial<Record<keyof BlueGreenOptions, Capability>>;

const AB_TEST_NEEDS = {
  stepWeightPromotion: 'promotionSteps',
} as const satisfies Partial<Record<keyof ABTestOptions, Capability>>;

/** What the conditions of an A/B test need. */
type MatchNeedsOf<O> = O extends { readonly match: readonly Match<infer N>[] } ? N : never;

/** The needs in table `T` that options of type `O` may ask for; an optional or boolean setting counts as asked for. */
type NeedsOf<O, T extends Readonly<Record<string, Capability>>> = {
  [K in keyof T]: K extends keyof O ? (O[K] extends false | undefined ? never : T[K]) : never;
}[keyof T];

type KeyOf<T> = T extends unknown ? keyof T : never;

/** Keeps unknown keys an error where the type of the options is inferred. */
type Exactly<O, Allowed> = O & {
  readonly [K in Exclude<keyof O, KeyOf<Allowed>>]: Forbidden<`${K & string} is not an option`>;
};

/**
 * How a new version takes over, and what that needs of the traffic provider: a `CanaryRelease` compiles only where its
 * provider can do all of `N`.
 */
export class Strategy<N extends Capability = Capability> {
  /**
   * Traffic moves to the new version in steps while metrics and webhooks are checked.
   *
   * @example Strategy.canary({ maxWeight: 50, stepWeight: 10 })
   */
  static canary<const O extends CanaryOptions>(
    options: Exactly<O, CanaryOptions>,
  ): Strategy<'weights' | NeedsOf<O, typeof CANARY_NEEDS>> {
    // An object at least: which of the two forms of steps it has was settled by its type.
    const settings: object = options;
    return new Strategy({ ...settings }, ['weights', ...asked<O, typeof CANARY_NEEDS>(options, CANARY_NEEDS)]);
  }

  /**
   * The new version is checked without traffic, or with mirrored traffic, and then takes all of it.
   *
   * @example Strategy.blueGreen({ iterations: 10 })
   */
  static blueGreen<const O extends BlueGreenOptions>(
    options: Exactly<O, BlueGreenOptions>,
  ): Strategy<NeedsOf<O, typeof BLUE_GREEN_NEEDS>> {
    return new Strategy(options, asked<O, typeof BLUE_GREEN_NEEDS>(options, BLUE_GREEN_NEEDS));
  }

  /**
   * Requests that match go to the new version, all others to the old one.
   *
   * @example Strategy.abTest({ iterations: 10, match: [Match.header('x-canary', { exact: 'insider' })] })
   */
  static abTest<const O extends ABTestOptions>(
    options: Exactly<O, ABTestOptions>,
  ): Strategy<MatchNeedsOf<O> | NeedsOf<O, typeof AB_TEST_NEEDS>> {
    const { match, ...settings }: ABTestOptions = options;
    const needs = match.flatMap((one) => one.needs) as MatchNeedsOf<O>[];
    return new Strategy(settings, [...needs, ...asked<O, typeof AB_TEST_NEEDS>(options, AB_TEST_NEEDS)], match);
  }

  private constructor(
    /** Settings of `spec.analysis` that make up the strategy. */
    readonly settings: Partial<CanarySpecAnalysis>,
    /** What the traffic provider must be able to do. */
    readonly needs: readonly N[],
    /** The conditions of an A/B test, any of which sends a request to the new version. */
    readonly match: readonly Match[] = [],
  ) {}
}

function asked<O, T extends Readonly<Record<string, Capability>>>(options: object, table: T): NeedsOf<O, T>[] {
  const given = new Map(Object.entries(options));
  return Object.entries(table)
    .filter(([option]) => given.get(option) !== undefined && given.get(option) !== false)
    .map(([, capability]) => capability) as NeedsOf<O, T>[];
}
