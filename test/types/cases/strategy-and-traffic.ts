// A strategy compiles only with traffic that can do what it needs. Lines after `// error:` must fail, saying so.
import { Chart, Duration } from 'cdk8s';
import { CanaryRelease, type CanaryReleaseProps, Match, Strategy, Target, Traffic } from '../../../index';
import type { Capability, Provider } from '../../../index';

declare const chart: Chart;
declare const provider: 'kuma' | 'istio';
declare const mirror: boolean;

const common = {
  target: Target.deployment('podinfo'),
  service: { port: 80, targetPort: 9898 },
  analysis: { interval: Duration.seconds(15), threshold: 5 },
};
const gateway = Traffic.gatewayApi({ gateways: [{ name: 'public' }], hosts: ['app.example.com'] });
const nginx = Traffic.nginx({ host: 'app.example.com' });
const canary = Strategy.canary({ maxWeight: 50, stepWeight: 10 });
const byHeader = Strategy.abTest({ iterations: 10, match: [Match.header('x-canary', { exact: 'insider' })] });
const byCookie = Strategy.abTest({ iterations: 10, match: [Match.cookie('canary')] });
const blueGreen = Strategy.blueGreen({ iterations: 10 });

// Canary: weights.
new CanaryRelease(chart, 'a1', { ...common, strategy: canary, traffic: gateway });
new CanaryRelease(chart, 'a2', { ...common, strategy: canary, traffic: Traffic.istio() });
new CanaryRelease(chart, 'a3', { ...common, strategy: canary, traffic: nginx });
new CanaryRelease(chart, 'a4', { ...common, strategy: canary, traffic: Traffic.kuma() });
// error: "provider kubernetes cannot shift traffic by weight (canary)"
new CanaryRelease(chart, 'a5', { ...common, strategy: canary, traffic: Traffic.kubernetes() });
// error: "provider kubernetes cannot shift traffic by weight (canary)"
new CanaryRelease(chart, 'a6', {
  ...common,
  strategy: Strategy.canary({ stepWeights: [5, 50] }),
  traffic: Traffic.kubernetes(),
});

// A/B test: matches, as fine as the providers differ.
new CanaryRelease(chart, 'b1', { ...common, strategy: byHeader, traffic: gateway });
new CanaryRelease(chart, 'b2', { ...common, strategy: byHeader, traffic: nginx });
// error: "provider kuma cannot match requests by header (A/B test)"
new CanaryRelease(chart, 'b3', { ...common, strategy: byHeader, traffic: Traffic.kuma() });
// error: "provider kubernetes cannot match requests by cookie (A/B test)"
new CanaryRelease(chart, 'b4', { ...common, strategy: byCookie, traffic: Traffic.kubernetes() });
new CanaryRelease(chart, 'b5', { ...common, strategy: byCookie, traffic: nginx });
new CanaryRelease(chart, 'b6', {
  ...common,
  strategy: Strategy.abTest({ iterations: 10, match: [Match.cookie('type', 'insider')] }),
  // error: "provider nginx cannot match requests by a cookie value other than \"always\" (A/B test)"
  traffic: nginx,
});
new CanaryRelease(chart, 'b7', {
  ...common,
  strategy: Strategy.abTest({ iterations: 10, match: [Match.query('beta', { exact: '1' })] }),
  // error: "provider nginx cannot match requests by query parameter (A/B test)"
  traffic: nginx,
});
new CanaryRelease(chart, 'b8', {
  ...common,
  strategy: Strategy.abTest({ iterations: 10, match: [Match.header('x-canary', { prefix: 'in' })] }),
  // error: "provider gatewayapi cannot match requests by the start of a value (A/B test)"
  traffic: gateway,
});
new CanaryRelease(chart, 'b9', {
  ...common,
  strategy: Strategy.abTest({
    iterations: 10,
    match: [Match.all(Match.header('x-canary', { prefix: 'in' }), Match.source({ app: 'web' }))],
  }),
  traffic: Traffic.istio(),
});
new CanaryRelease(chart, 'b10', {
  ...common,
  strategy: Strategy.abTest({
    iterations: 10,
    match: [Match.header('x', { exact: '1' }), Match.source({ app: 'web' })],
  }),
  // error: "provider gatewayapi cannot match requests by the caller's labels (A/B test)"
  traffic: gateway,
});

// Blue/green: nothing, until requests are mirrored.
new CanaryRelease(chart, 'c1', { ...common, strategy: blueGreen, traffic: Traffic.kubernetes() });
new CanaryRelease(chart, 'c2', { ...common, strategy: blueGreen, traffic: Traffic.kuma() });
new CanaryRelease(chart, 'c3', {
  ...common,
  strategy: Strategy.blueGreen({ iterations: 5, mirror: true }),
  traffic: gateway,
});
new CanaryRelease(chart, 'c4', {
  ...common,
  strategy: Strategy.blueGreen({ iterations: 5, mirror: false }),
  traffic: nginx,
});
// error: "provider nginx cannot mirror requests (blue/green with mirror)"
new CanaryRelease(chart, 'c5', {
  ...common,
  strategy: Strategy.blueGreen({ iterations: 5, mirror: true }),
  traffic: nginx,
});
// A boolean counts as asked for.
// error: "provider kuma cannot mirror requests (blue/green with mirror)"
new CanaryRelease(chart, 'c6', {
  ...common,
  strategy: Strategy.blueGreen({ iterations: 5, mirror }),
  traffic: Traffic.kuma(),
});
// error: "provider gatewayapi cannot mirror a share of the requests (mirrorWeight)"
new CanaryRelease(chart, 'c7', {
  ...common,
  strategy: Strategy.blueGreen({ iterations: 5, mirror: true, mirrorWeight: 20 }),
  traffic: gateway,
});

// A promotion in steps.
const steps = Strategy.abTest({ iterations: 5, match: [Match.cookie('canary')], stepWeightPromotion: 20 });
new CanaryRelease(chart, 'i1', { ...common, strategy: steps, traffic: gateway });
// error: "provider nginx cannot promote an A/B test in steps (stepWeightPromotion)"
new CanaryRelease(chart, 'i2', { ...common, strategy: steps, traffic: nginx });
const stepwise = Strategy.blueGreen({ iterations: 5, stepWeightPromotion: 20 });
new CanaryRelease(chart, 'i3', { ...common, strategy: stepwise, traffic: Traffic.kuma() });
// error: "provider kubernetes cannot shift traffic by weight (canary)"
new CanaryRelease(chart, 'i4', { ...common, strategy: stepwise, traffic: Traffic.kubernetes() });

// Options of a canary that not every provider with weights honours.
const affinity = Strategy.canary({ stepWeight: 10, sessionAffinity: { cookieName: 'version' } });
new CanaryRelease(chart, 'd1', { ...common, strategy: affinity, traffic: gateway });
// error: "provider nginx cannot keep users on the version that they met first (session affinity)"
new CanaryRelease(chart, 'd2', { ...common, strategy: affinity, traffic: nginx });
new CanaryRelease(chart, 'd3', {
  ...common,
  strategy: Strategy.canary({ stepWeight: 10, mirror: true }),
  traffic: Traffic.istio(),
});
// error: "provider gatewayapi cannot mirror requests before the first weight (canary with mirror)"
new CanaryRelease(chart, 'd4', {
  ...common,
  strategy: Strategy.canary({ stepWeight: 10, mirror: true }),
  traffic: gateway,
});

// A union of providers: each of them must be able.
declare const either: Traffic<'kuma'> | Traffic<'istio'>;
const chosen = provider === 'kuma' ? Traffic.kuma() : Traffic.istio();
new CanaryRelease(chart, 'e1', { ...common, strategy: canary, traffic: either });
new CanaryRelease(chart, 'e2', { ...common, strategy: canary, traffic: chosen });
// error: "provider kuma cannot match requests by header (A/B test)"
new CanaryRelease(chart, 'e3', { ...common, strategy: byHeader, traffic: either });
// error: "provider kuma cannot match requests by header (A/B test)"
new CanaryRelease(chart, 'e4', { ...common, strategy: byHeader, traffic: chosen });
declare const any: Traffic;
// error: "provider kubernetes cannot shift traffic by weight (canary)"
new CanaryRelease(chart, 'e5', { ...common, strategy: canary, traffic: any });

// Functions that are generic over the provider.
function release<P extends 'gatewayapi' | 'istio'>(traffic: Traffic<P>) {
  new CanaryRelease(chart, 'f1', { ...common, strategy: blueGreen, traffic });
}
function shift<P extends 'gatewayapi' | 'istio'>(traffic: Traffic<P>) {
  new CanaryRelease(chart, 'f2', { ...common, strategy: canary, traffic });
}
function wrong<P extends Provider>(traffic: Traffic<P>) {
  // error: provider kuma cannot match requests by header (A/B test)
  new CanaryRelease(chart, 'f3', { ...common, strategy: byHeader, traffic });
}
// Generic over what is needed.
function wrapper<N extends Capability>(props: Pick<CanaryReleaseProps<N>, 'strategy' | 'traffic'>) {
  return new CanaryRelease(chart, 'f4', { ...common, ...props });
}
wrapper({ strategy: byHeader, traffic: gateway });
// error: "provider kuma cannot match requests by header (A/B test)"
wrapper({ strategy: byHeader, traffic: Traffic.kuma() });
void [release, shift, wrong];

// A strategy that is chosen at run time needs what either needs.
const strategy = mirror ? canary : byHeader;
new CanaryRelease(chart, 'g1', { ...common, strategy, traffic: nginx });
// error: "provider kuma cannot match requests by header (A/B test)"
new CanaryRelease(chart, 'g2', { ...common, strategy, traffic: Traffic.kuma() });

// A subclass keeps the check.
class House<N extends Capability> extends CanaryRelease<N> {}
// error: "provider kuma cannot match requests by header (A/B test)"
new House(chart, 'h1', { ...common, strategy: byHeader, traffic: Traffic.kuma() });
