/**
 * What a release may ask of the traffic in front of it. Each text completes the sentence "provider kuma cannot …".
 */
export const CAPABILITIES = {
  weights: 'shift traffic by weight (canary)',
  sessionAffinity: 'keep users on the version that they met first (session affinity)',
  mirrorStep: 'mirror requests before the first weight (canary with mirror)',
  mirror: 'mirror requests (blue/green with mirror)',
  mirrorWeight: 'mirror a share of the requests (mirrorWeight)',
  matchHeader: 'match requests by header (A/B test)',
  matchCookie: 'match requests by cookie (A/B test)',
  matchCookieValue: 'match requests by a cookie value other than "always" (A/B test)',
  matchQuery: 'match requests by query parameter (A/B test)',
  matchPrefix: 'match requests by the start of a value (A/B test)',
  matchSource: "match requests by the caller's labels (A/B test)",
  promotionSteps: 'promote an A/B test in steps (stepWeightPromotion)',
} as const;

/**
 * What each of Flagger's routers does with the settings of an analysis. A capability that is missing here is one that
 * the router ignores or misreads, whatever the Canary says (fluxcd/flagger 1.44, `pkg/router`):
 *
 * - gatewayapi mirrors only where `iterations` is set, so a canary with `mirror` would repeat its mirrored step for
 *   ever; it reads no `mirrorWeight`, and a header or query match other than exact or regex lets all requests through.
 * - nginx takes one cookie by name and one header, and an A/B test that is promoted in steps never ends; kuma knows
 *   weights only; kubernetes routes nothing.
 */
export const PROVIDERS = {
  gatewayapi: [
    'weights',
    'sessionAffinity',
    'mirror',
    'matchHeader',
    'matchCookie',
    'matchCookieValue',
    'matchQuery',
    'promotionSteps',
  ],
  istio: [
    'weights',
    'sessionAffinity',
    'mirrorStep',
    'mirror',
    'mirrorWeight',
    'matchHeader',
    'matchCookie',
    'matchCookieValue',
    'matchQuery',
    'matchPrefix',
    'matchSource',
    'promotionSteps',
  ],
  nginx: ['weights', 'matchHeader', 'matchCookie'],
  kuma: ['weights'],
  kubernetes: [],
} as const satisfies Record<string, readonly (keyof typeof CAPABILITIES)[]>;

/** A thing that a release may need of its traffic provider. */
export type Capability = keyof typeof CAPABILITIES;

/** The traffic providers of Fairway. */
export type Provider = keyof typeof PROVIDERS;

/** The capabilities of provider `P`. */
export type CapabilityOf<P extends Provider> = (typeof PROVIDERS)[P][number];

/** For each capability `true`, or the sentence that says what `P` cannot do. */
export type Can<P extends Provider> = {
  readonly [C in Capability]: C extends CapabilityOf<P> ? true : `provider ${P} cannot ${(typeof CAPABILITIES)[C]}`;
};

export function isProvider(name: string): name is Provider {
  return Object.hasOwn(PROVIDERS, name);
}

export function isCapable(provider: Provider, capability: Capability): boolean {
  return (PROVIDERS[provider] as readonly Capability[]).includes(capability);
}

/** The sentence that the compiler and the rules say alike. */
export function incapable<P extends Provider, C extends Capability>(
  provider: P,
  capability: C,
): `provider ${P} cannot ${(typeof CAPABILITIES)[C]}` {
  return `provider ${provider} cannot ${CAPABILITIES[capability]}`;
}

/** What provider `P` can do, as the value that the compiler compares with a strategy's needs. */
export function can<P extends Provider>(provider: P): Can<P> {
  const entries = (Object.keys(CAPABILITIES) as Capability[]).map((capability) => [
    capability,
    isCapable(provider, capability) || incapable(provider, capability),
  ]);
  return Object.fromEntries(entries) as Can<P>;
}
