import { Duration } from 'cdk8s';
import * as fc from 'fast-check';
import {
  Autoscale,
  CanaryRelease,
  type CanaryReleaseProps,
  Gate,
  LoadTest,
  Match,
  Metric,
  Strategy,
  Target,
  Traffic,
  Webhook,
} from '../../index';
import { schemaErrors } from '../schemas';
import { synth } from '../support';

/** Plain objects, as programs write them. */
const PLAIN = { noNullPrototype: true } as const;

/** Mostly what makes sense, so that both sides of the property are reached. */
function mostly<T>(sensible: fc.Arbitrary<T>, any: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: sensible, weight: 8 }, { arbitrary: any, weight: 1 });
}

const percent = mostly(fc.integer({ min: 1, max: 100 }), fc.integer({ min: -5, max: 120 }));
const count = mostly(fc.integer({ min: 1, max: 12 }), fc.integer({ min: -1, max: 0 }));
const name = mostly(
  fc.constantFrom('podinfo', 'frontend', 'a'),
  fc.oneof(fc.stringMatching(/^[a-z][a-z0-9-]{0,70}$/), fc.string({ minLength: 1, maxLength: 12 })),
);
const text = fc.oneof(
  fc.constantFrom('insider', 'beta', 'true', 'no', '1'),
  fc.string({ minLength: 1, maxLength: 20 }),
);
const header = fc.constantFrom('x-canary', 'user-agent', 'X-User');
const seconds = mostly(fc.integer({ min: 10, max: 600 }), fc.integer({ min: 1, max: 7200 })).map((n) =>
  Duration.seconds(n),
);

const match = fc.oneof(
  fc.tuple(header, text).map(([key, exact]) => Match.header(key, { exact })),
  fc.tuple(header, text).map(([key, regex]) => Match.header(key, { regex })),
  fc.tuple(header, text).map(([key, prefix]) => Match.header(key, { prefix })),
  name.map((cookie) => Match.cookie(cookie)),
  fc.tuple(name, text).map(([cookie, value]) => Match.cookie(cookie, value)),
  text.map((exact) => Match.query('beta', { exact })),
  text.map((app) => Match.source({ app })),
);

const strategy: fc.Arbitrary<Strategy> = fc.oneof(
  fc.record({ stepWeight: percent, maxWeight: percent }, PLAIN).map((options) => Strategy.canary(options)),
  fc.array(percent, { maxLength: 5 }).map((stepWeights) => Strategy.canary({ stepWeights })),
  fc
    .record({ stepWeight: percent, mirror: fc.boolean(), stepWeightPromotion: percent }, PLAIN)
    .map((o) => Strategy.canary(o)),
  fc
    .record({ cookieName: text, primaryCookieName: text }, PLAIN)
    .map((sessionAffinity) => Strategy.canary({ stepWeight: 10, sessionAffinity })),
  fc.record({ iterations: count, mirror: fc.boolean() }, PLAIN).map((options) => Strategy.blueGreen(options)),
  fc
    .tuple(count, fc.array(match, { maxLength: 3 }))
    .map(([iterations, matches]) => Strategy.abTest({ iterations, match: matches })),
);

const traffic: fc.Arbitrary<Traffic> = fc.oneof(
  fc
    .tuple(
      fc.array(fc.record({ name }, PLAIN), { maxLength: 2 }),
      fc.array(fc.constantFrom('app.example.com', 'b.example.com')),
    )
    .map(([gateways, hosts]) => Traffic.gatewayApi({ gateways, hosts })),
  fc
    .tuple(fc.array(name, { maxLength: 2 }), seconds)
    .map(([gateways, timeout]) => Traffic.istio({ gateways, timeout })),
  fc.constantFrom('app.example.com', '*.example.com').map((host) => Traffic.nginx({ host })),
  fc.constant(Traffic.kuma()),
  fc.constant(Traffic.kubernetes()),
);

const metric = fc.oneof(
  percent.map((min) => Metric.requestSuccessRate({ min })),
  seconds.map((max) => Metric.requestDuration({ max })),
  fc.tuple(name, seconds).map(([template, interval]) => Metric.template({ name: template }, { max: 1, interval })),
);

const webhook = fc.oneof(
  fc
    .tuple(name, mostly(fc.constant('http://hooks.webapp/'), text))
    .map(([hook, url]) => Webhook.rollout({ name: hook, url })),
  fc.constant(Webhook.event({ name: 'told', url: 'https://events.example.com/' })),
  fc
    .tuple(seconds, text)
    .map(([duration, value]) =>
      LoadTest.hey({ duration, concurrency: 2, headers: { 'X-Value': value.replace(/[\r\n\0]/g, '') } }),
    ),
  fc.constant(Gate.confirmPromotion()),
);

const props: fc.Arbitrary<CanaryReleaseProps> = fc
  .record(
    {
      target: fc.tuple(fc.constantFrom('deployment', 'daemonSet'), name).map(([kind, of]) => Target[kind](of)),
      service: fc.record({ port: fc.integer({ min: 1, max: 65535 }), name }, { ...PLAIN, requiredKeys: ['port'] }),
      traffic,
      strategy,
      analysis: fc.record(
        {
          interval: seconds,
          threshold: count,
          metrics: fc.array(metric, { maxLength: 2 }),
          webhooks: fc.array(webhook, { maxLength: 2 }),
        },
        { ...PLAIN, requiredKeys: ['interval', 'threshold'] },
      ),
      autoscale: fc
        .record({ minReplicas: count, maxReplicas: count }, PLAIN)
        .map((options) => Autoscale.horizontal({ ...options, metrics: [Autoscale.cpu(80)] })),
      skipAnalysis: fc.boolean(),
      progressDeadlineSeconds: count,
    },
    { ...PLAIN, requiredKeys: ['target', 'service', 'traffic', 'strategy', 'analysis'] },
  )
  // As an untyped caller would: strategy and traffic need not fit.
  .map((generated) => generated as unknown as CanaryReleaseProps);

test('a program either fails with a code, or gives objects that the API server takes', () => {
  const outcomes = { refused: 0, made: 0 };
  fc.assert(
    fc.property(props, (generated) => {
      let manifests;
      try {
        manifests = synth((chart) => new CanaryRelease(chart, 'release', generated));
      } catch (error) {
        outcomes.refused += 1;
        expect((error as Error).message).toMatch(/FW\d{4} /);
        return;
      }
      outcomes.made += 1;
      for (const manifest of manifests) expect(schemaErrors(manifest) ?? []).toEqual([]);
    }),
    { numRuns: 400, seed: 7 },
  );
  // Neither side of the property may be empty.
  expect(outcomes.refused).toBeGreaterThan(40);
  expect(outcomes.made).toBeGreaterThan(40);
});
