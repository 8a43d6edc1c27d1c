import { canaries, type CanaryView } from '../canary';
import type { Path } from '../finding';
import { at, isAbsent, isPresent, list, number, text } from '../read';
import type { Rule } from '../rule';
import { formsOf } from './steps';

export const missingAnalysis: Rule = {
  code: 'FW1050',
  severity: 'error',
  title: 'A Canary has an analysis',
  why:
    'The CRD refuses a Canary without one, with `skipAnalysis` too. Where it got in, Flagger would crash on it ' +
    '(`verifySessionAffinity` in `pkg/controller/controller.go`).',
  example: `
kind: Canary
spec:
  skipAnalysis: true
`,
  remedy: 'An `analysis` with interval, threshold and the steps or iterations.',
  *check(set) {
    for (const canary of canaries(set)) {
      if (!isAbsent(canary.analysis())) continue;
      yield canary.finding(
        ['analysis'],
        'the CRD refuses a Canary without analysis, and Flagger would crash on it',
        'Write an analysis with interval, threshold and stepWeight or iterations',
      );
    }
  },
};

export const misreadStrategy: Rule = {
  code: 'FW1009',
  severity: 'error',
  title: 'The strategy is read as it is written',
  why:
    'Flagger infers the strategy: matches and iterations make an A/B test, iterations alone blue/green, all else a canary ' +
    '(`DeploymentStrategy` in `pkg/apis/flagger/v1beta1/canary.go`). Iterations of 0 and less are none. With nginx a ' +
    'match without iterations promotes after a single check (`pkg/router/ingress.go`).',
  example: `
kind: Canary
spec:
  provider: nginx
  analysis:
    stepWeight: 10
    match:
      - headers:
          x-canary: { exact: insider }
`,
  remedy: '`iterations: 10` in place of `stepWeight`.',
  *check(set) {
    for (const canary of canaries(set)) {
      const iterations = number(canary.analysis('iterations'));
      if (iterations !== undefined && iterations <= 0) {
        yield canary.finding(
          ['analysis', 'iterations'],
          canary.provider === 'kubernetes'
            ? 'Flagger reads it as 10'
            : 'Flagger reads a canary without steps, which never gets any traffic',
          'Write the number of checks before the promotion',
        );
      }
      if (canary.provider === 'nginx' && isSteppedMatch(canary)) {
        yield canary.finding(
          ['analysis', 'match'],
          'without iterations all matching requests go to the canary at the first step, and it is promoted at the next check',
          'Write iterations in place of the steps',
        );
      }
    }
  },
};

export const weightedMatch: Rule = {
  code: 'FW1053',
  severity: 'warning',
  title: 'An A/B test has iterations',
  why:
    'A match with steps is a canary among the requests that match (`pkg/router/istio.go`, `pkg/router/gateway_api.go`): ' +
    'users who match are on both versions by chance, and at the maximum weight it is promoted for all.',
  example: `
kind: Canary
spec:
  provider: istio
  analysis:
    stepWeight: 10
    match:
      - headers:
          x-canary: { exact: insider }
`,
  remedy: '`iterations: 10` in place of `stepWeight`, where all matching requests shall go to the new version.',
  *check(set) {
    for (const canary of canaries(set)) {
      if (!(canary.provider === 'istio' || canary.provider === 'gatewayapi') || !isSteppedMatch(canary)) continue;
      yield canary.finding(
        ['analysis', 'match'],
        'with steps this is a canary among the requests that match, not an A/B test',
        'Write iterations in place of the steps, or leave match out',
      );
    }
  },
};

function isSteppedMatch(canary: CanaryView): boolean {
  const [form, ...others] = formsOf(canary) ?? [];
  return (
    others.length === 0 &&
    (form === 'stepWeight' || form === 'stepWeights') &&
    list(canary.analysis('match')).length > 0
  );
}

export const endlessPromotion: Rule = {
  code: 'FW1054',
  severity: 'error',
  title: 'An A/B test with nginx is promoted at once',
  why:
    'While the annotations of an A/B test stand, the nginx router reports the weights 0 and 100 whatever was set ' +
    '(`GetRoutes` in `pkg/router/ingress.go`), so a promotion in steps never gets to its end.',
  example: `
kind: Canary
spec:
  provider: nginx
  analysis:
    iterations: 10
    stepWeightPromotion: 20
    match:
      - headers:
          x-canary: { exact: insider }
`,
  remedy: 'Leave `stepWeightPromotion` out.',
  *check(set) {
    for (const canary of canaries(set)) {
      const step = number(canary.analysis('stepWeightPromotion')) ?? 0;
      if (canary.provider !== 'nginx' || canary.strategy !== 'abTest' || step <= 0 || step >= 100) continue;
      yield canary.finding(
        ['analysis', 'stepWeightPromotion'],
        'the promotion of an A/B test in steps never ends with provider nginx',
        'Leave it out',
      );
    }
  },
};

export const ignoredSetting: Rule = {
  code: 'FW1035',
  severity: 'warning',
  title: 'A setting of the analysis has an effect',
  why:
    'Flagger accepts each setting with each strategy and looks at those of the strategy that it has inferred ' +
    '(`pkg/controller/scheduler.go`).',
  example: `
kind: Canary
spec:
  analysis:
    stepWeight: 10
    mirrorWeight: 50
`,
  remedy: '`mirror: true` beside it, or leave it out.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const { path, message, fix } of ignored(canary)) yield canary.finding(path, message, fix);
    }
  },
};

function* ignored(canary: CanaryView): Iterable<{ path: Path; message: string; fix: string }> {
  const { strategy, provider } = canary;
  const given = (name: string) => isPresent(canary.analysis(name));
  const mirror = canary.analysis('mirror');

  if (given('mirrorWeight') && (mirror === false || isAbsent(mirror))) {
    const message = 'it says how much is mirrored, and nothing is';
    yield { path: ['analysis', 'mirrorWeight'], message, fix: 'Write mirror: true, or leave it out' };
  }
  if (mirror === true && strategy === 'abTest') {
    const message = 'in an A/B test nothing is mirrored';
    yield { path: ['analysis', 'mirror'], message, fix: 'Leave it out' };
  }
  if (given('sessionAffinity') && strategy === 'abTest' && provider === 'istio') {
    const message = 'in an A/B test the matches decide, and no cookie is set';
    yield { path: ['analysis', 'sessionAffinity'], message, fix: 'Leave it out' };
  }
  if (given('maxWeight') && (strategy === 'blueGreen' || strategy === 'abTest') && given('iterations')) {
    const message = 'with iterations there are no weights';
    yield { path: ['analysis', 'maxWeight'], message, fix: 'Leave it out' };
  }
  const last = number(list(canary.analysis('stepWeights')).at(-1));
  const max = number(canary.analysis('maxWeight'));
  if (last !== undefined && max !== undefined && strategy === 'canary' && max !== Math.min(100, last)) {
    const message = `with stepWeights the last of them is the maximum: ${Math.min(100, last)}`;
    yield { path: ['analysis', 'maxWeight'], message, fix: 'Leave it out' };
  }
  if (given('stepWeightPromotion') && provider === 'kubernetes') {
    const message = 'provider kubernetes has no weights, and promotes at once';
    yield { path: ['analysis', 'stepWeightPromotion'], message, fix: 'Leave it out' };
  }
  if (strategy === 'blueGreen' || strategy === 'abTest') {
    for (const [index, webhook] of list(canary.analysis('webhooks')).entries()) {
      if (text(at(webhook, 'type')) !== 'confirm-traffic-increase') continue;
      const message = 'only a canary raises its traffic in steps, so this hook is never called';
      yield { path: ['analysis', 'webhooks', index, 'type'], message, fix: 'Write confirm-promotion, or leave it out' };
    }
  }
}
