import { canaries } from '../canary';
import { isAbsent, isPresent, text } from '../read';
import type { Rule } from '../rule';

export const sameCookies: Rule = {
  code: 'FW1031',
  severity: 'error',
  title: 'The two cookies of session affinity have two names',
  why:
    'Flagger refuses the Canary (`verifySessionAffinity` in `pkg/controller/controller.go`) and goes on with the one that ' +
    'it read before. Two names that are both empty are the same, too.',
  example: `
kind: Canary
spec:
  analysis:
    sessionAffinity:
      cookieName: podinfo
      primaryCookieName: podinfo
`,
  remedy: '`primaryCookieName: podinfo-primary`',
  *check(set) {
    for (const canary of canaries(set)) {
      const cookie = text(canary.analysis('sessionAffinity', 'cookieName'));
      const primary = canary.analysis('sessionAffinity', 'primaryCookieName');
      if (cookie === undefined || cookie !== (isAbsent(primary) ? '' : text(primary))) continue;
      yield canary.finding(
        ['analysis', 'sessionAffinity', cookie === '' ? 'cookieName' : 'primaryCookieName'],
        'Flagger refuses two cookies of one name',
        cookie === '' ? 'Write the name of a cookie' : 'Write another name, or leave it out',
      );
    }
  },
};

export const openAffinity: Rule = {
  code: 'FW1055',
  severity: 'error',
  title: 'An A/B test on the Gateway API has no session affinity',
  why:
    'The route for the cookie takes the place of the one that matches, and a rule for all requests with the weights of ' +
    'the matching ones stays behind it (`SetRoutes` in `pkg/router/gateway_api.go`): everybody gets the new version.',
  example: `
kind: Canary
spec:
  provider: gatewayapi:v1
  analysis:
    iterations: 10
    sessionAffinity: { cookieName: canary }
    match:
      - headers:
          x-canary: { exact: insider }
`,
  remedy: 'Leave `sessionAffinity` out: who matches stays with the new version anyway.',
  *check(set) {
    for (const canary of canaries(set)) {
      if (canary.provider !== 'gatewayapi' || canary.strategy !== 'abTest') continue;
      if (!isPresent(canary.analysis('sessionAffinity'))) continue;
      yield canary.finding(
        ['analysis', 'sessionAffinity'],
        'beside match it sends all requests to the canary',
        'Leave it out: requests that match go to the canary each time',
      );
    }
  },
};
