import { type Chart, Duration } from 'cdk8s';
import {
  CanaryRelease,
  type Capability,
  Match,
  type Provider,
  Strategy,
  Target,
  Traffic,
  type TrafficWith,
} from '../../index';

/** What is expected of a provider with a strategy: fields of the Canary, or the sentence that refuses it. */
export type Expectation = { readonly spec: object } | { readonly refused: string };

/** The strategies, with each of their options that not all providers know. */
export const STRATEGIES = {
  canary: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  canarySteps: Strategy.canary({ stepWeights: [1, 10, 50], stepWeightPromotion: 50 }),
  canaryMirror: Strategy.canary({ maxWeight: 50, stepWeight: 10, mirror: true }),
  canaryAffinity: Strategy.canary({ maxWeight: 50, stepWeight: 10, sessionAffinity: { cookieName: 'version' } }),
  abHeader: Strategy.abTest({ iterations: 5, match: [Match.header('X-Canary', { exact: 'insider' })] }),
  abCookie: Strategy.abTest({ iterations: 5, match: [Match.cookie('canary')] }),
  abCookieValue: Strategy.abTest({ iterations: 5, match: [Match.cookie('type', 'insider')] }),
  abQuery: Strategy.abTest({ iterations: 5, match: [Match.query('beta', { exact: '1' })] }),
  abPrefix: Strategy.abTest({ iterations: 5, match: [Match.header('x-canary', { prefix: 'in' })] }),
  abSource: Strategy.abTest({ iterations: 5, match: [Match.source({ app: 'web' })] }),
  blueGreen: Strategy.blueGreen({ iterations: 5 }),
  blueGreenMirror: Strategy.blueGreen({ iterations: 5, mirror: true }),
  blueGreenMirrorWeight: Strategy.blueGreen({ iterations: 5, mirror: true, mirrorWeight: 20 }),
} as const;

export type StrategyName = keyof typeof STRATEGIES;

export const TRAFFIC: { readonly [P in Provider]: () => Traffic<P> } = {
  gatewayapi: () =>
    Traffic.gatewayApi({ gateways: [{ name: 'public', namespace: 'gateways' }], hosts: ['app.example.com'] }),
  istio: () => Traffic.istio({ gateways: ['istio-system/public'], hosts: ['app.example.com'] }),
  nginx: () => Traffic.nginx({ host: 'app.example.com' }),
  kuma: () => Traffic.kuma(),
  kubernetes: () => Traffic.kubernetes(),
};

const weights = { analysis: { maxWeight: 50, stepWeight: 10 } };
const steps = { analysis: { stepWeights: [1, 10, 50], stepWeightPromotion: 50 } };
const affinity = { analysis: { sessionAffinity: { cookieName: 'version' } } };
const mirrored = { analysis: { mirror: true } };
const iterations = { analysis: { iterations: 5 } };
const match = (condition: object) => ({ analysis: { iterations: 5, match: [condition] } });
const insider = { headers: { 'x-canary': { exact: 'insider' } } };
const cookie = (pattern: string) => ({ headers: { cookie: { regex: pattern } } });

const NO_WEIGHTS = 'shift traffic by weight (canary)';
const NO_AFFINITY = 'keep users on the version that they met first (session affinity)';
const NO_MIRROR_STEP = 'mirror requests before the first weight (canary with mirror)';
const NO_MIRROR = 'mirror requests (blue/green with mirror)';
const NO_MIRROR_WEIGHT = 'mirror a share of the requests (mirrorWeight)';
const NO_HEADER = 'match requests by header (A/B test)';
const NO_COOKIE = 'match requests by cookie (A/B test)';
const NO_COOKIE_VALUE = 'match requests by a cookie value other than "always" (A/B test)';
const NO_QUERY = 'match requests by query parameter (A/B test)';
const NO_PREFIX = 'match requests by the start of a value (A/B test)';
const NO_SOURCE = "match requests by the caller's labels (A/B test)";

/** Every provider states what it does with every strategy: a provider or strategy that is added does not compile before. */
export const MATRIX: Readonly<Record<Provider, Readonly<Record<StrategyName, Expectation>>>> = {
  gatewayapi: {
    canary: { spec: { provider: 'gatewayapi:v1', ...weights } },
    canarySteps: { spec: steps },
    canaryMirror: { refused: NO_MIRROR_STEP },
    canaryAffinity: { spec: affinity },
    abHeader: { spec: match(insider) },
    abCookie: { spec: match(cookie('^(.*;\\s*)?canary=always(\\s*;.*)?$')) },
    abCookieValue: { spec: match(cookie('^(.*;\\s*)?type=insider(\\s*;.*)?$')) },
    abQuery: { spec: match({ queryParams: { beta: { exact: '1' } } }) },
    abPrefix: { refused: NO_PREFIX },
    abSource: { refused: NO_SOURCE },
    blueGreen: { spec: iterations },
    blueGreenMirror: { spec: mirrored },
    blueGreenMirrorWeight: { refused: NO_MIRROR_WEIGHT },
  },
  istio: {
    canary: { spec: { provider: 'istio', ...weights } },
    canarySteps: { spec: steps },
    canaryMirror: { spec: { analysis: { ...weights.analysis, mirror: true } } },
    canaryAffinity: { spec: affinity },
    abHeader: { spec: match(insider) },
    abCookie: { spec: match(cookie('^(.*;\\s*)?canary=always(\\s*;.*)?$')) },
    abCookieValue: { spec: match(cookie('^(.*;\\s*)?type=insider(\\s*;.*)?$')) },
    abQuery: { spec: match({ queryParams: { beta: { exact: '1' } } }) },
    abPrefix: { spec: match({ headers: { 'x-canary': { prefix: 'in' } } }) },
    abSource: { spec: match({ sourceLabels: { app: 'web' } }) },
    blueGreen: { spec: iterations },
    blueGreenMirror: { spec: mirrored },
    blueGreenMirrorWeight: { spec: { analysis: { mirror: true, mirrorWeight: 20 } } },
  },
  nginx: {
    canary: { spec: { provider: 'nginx', ingressRef: { kind: 'Ingress', name: 'podinfo' }, ...weights } },
    canarySteps: { spec: steps },
    canaryMirror: { refused: NO_MIRROR_STEP },
    canaryAffinity: { refused: NO_AFFINITY },
    abHeader: { spec: match(insider) },
    abCookie: { spec: match({ headers: { cookie: { exact: 'canary' } } }) },
    abCookieValue: { refused: NO_COOKIE_VALUE },
    abQuery: { refused: NO_QUERY },
    abPrefix: { refused: NO_PREFIX },
    abSource: { refused: NO_SOURCE },
    blueGreen: { spec: iterations },
    blueGreenMirror: { refused: NO_MIRROR },
    blueGreenMirrorWeight: { refused: NO_MIRROR_WEIGHT },
  },
  kuma: {
    canary: {
      spec: {
        provider: 'kuma',
        service: { primary: { annotations: { '80.service.kuma.io/protocol': 'http' } } },
        ...weights,
      },
    },
    canarySteps: { spec: steps },
    canaryMirror: { refused: NO_MIRROR_STEP },
    canaryAffinity: { refused: NO_AFFINITY },
    abHeader: { refused: NO_HEADER },
    abCookie: { refused: NO_COOKIE },
    abCookieValue: { refused: NO_COOKIE },
    abQuery: { refused: NO_QUERY },
    abPrefix: { refused: NO_PREFIX },
    abSource: { refused: NO_SOURCE },
    blueGreen: { spec: iterations },
    blueGreenMirror: { refused: NO_MIRROR },
    blueGreenMirrorWeight: { refused: NO_MIRROR_WEIGHT },
  },
  kubernetes: {
    canary: { refused: NO_WEIGHTS },
    canarySteps: { refused: NO_WEIGHTS },
    canaryMirror: { refused: NO_MIRROR },
    canaryAffinity: { refused: NO_AFFINITY },
    abHeader: { refused: NO_HEADER },
    abCookie: { refused: NO_COOKIE },
    abCookieValue: { refused: NO_COOKIE },
    abQuery: { refused: NO_QUERY },
    abPrefix: { refused: NO_PREFIX },
    abSource: { refused: NO_SOURCE },
    blueGreen: { spec: { provider: 'kubernetes', ...iterations } },
    blueGreenMirror: { refused: NO_MIRROR },
    blueGreenMirrorWeight: { refused: NO_MIRROR_WEIGHT },
  },
};

/** Each pair of the matrix with what is expected of it. */
export const CELLS = (Object.keys(MATRIX) as Provider[]).flatMap((provider) =>
  (Object.keys(STRATEGIES) as StrategyName[]).map((strategy) => ({
    provider,
    strategy,
    expectation: MATRIX[provider][strategy],
  })),
);

/** The release of a cell, as an untyped caller would write it: here the compiler does not object. */
export function releaseOf(chart: Chart, provider: Provider, strategy: StrategyName): CanaryRelease {
  return new CanaryRelease<Capability>(chart, 'release', {
    target: Target.deployment('podinfo'),
    service: { port: 80, targetPort: 9898 },
    traffic: TRAFFIC[provider]() as unknown as TrafficWith<Capability>,
    strategy: STRATEGIES[strategy],
    analysis: { interval: Duration.seconds(10), threshold: 2 },
  });
}
