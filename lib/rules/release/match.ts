import { canaries, type CanaryView } from '../canary';
import type { Path } from '../finding';
import { at, entries, hasUnknown, list } from '../read';
import type { Finding, Rule } from '../rule';

/** The conditions that each router takes from the match of an A/B test when it merges it into `service.match`. */
const MERGED: Readonly<Record<string, readonly string[]>> = {
  istio: ['headers', 'sourceLabels'],
  gatewayapi: ['headers', 'queryParams'],
};

export const lostCondition: Rule = {
  code: 'FW1006',
  severity: 'error',
  title: 'Each condition of an A/B test holds beside service.match',
  why:
    'The routers copy `service.match` and put the headers of the A/B test in the place of its headers; Istio also its ' +
    "source labels, the Gateway API its query parameters. Istio's query parameters are left out, and what was there is " +
    'lost (`mergeMatchConditions` in `pkg/router/istio.go` and `pkg/router/gateway_api.go`).',
  example: `
kind: Canary
spec:
  provider: istio
  service:
    port: 80
    match:
      - uri: { prefix: /api }
  analysis:
    iterations: 10
    match:
      - queryParams:
          beta: { exact: '1' }
`,
  remedy: 'A header in place of the query parameter, or no `service.match`.',
  *check(set) {
    for (const canary of canaries(set)) {
      const merged = MERGED[canary.provider ?? ''];
      if (!merged || canary.isTcp || list(canary.service('match')).length === 0) continue;
      if (merged.includes('sourceLabels')) yield* droppedQueries(canary);
      for (const condition of merged) yield* replaced(canary, condition);
    }
  },
};

function* droppedQueries(canary: CanaryView): Iterable<Finding> {
  for (const [index, match] of list(canary.analysis('match')).entries()) {
    if (entries(at(match, 'queryParams')).length === 0) continue;
    yield canary.finding(
      ['analysis', 'match', index, 'queryParams'],
      'Flagger leaves it out where service.match is set: more requests go to the canary than this says',
      'Match a header instead, or leave service.match out',
    );
  }
}

/** Conditions of `service.match` that those of an A/B test replace, and do not repeat. */
function* replaced(canary: CanaryView, condition: string): Iterable<Finding> {
  const replacing = list(canary.analysis('match')).map((match) => entries(at(match, condition)));
  for (const [index, match] of list(canary.service('match')).entries()) {
    const own = entries(at(match, condition));
    const lost = own.find(([name, value]) =>
      replacing.some(
        (others) => others.length > 0 && !others.some(([other, given]) => other === name && same(given, value)),
      ),
    );
    if (!lost) continue;
    yield canary.finding(
      ['service', 'match', index, condition, lost[0]],
      `the ${condition} of analysis.match take its place, and requests without it go to the canary`,
      'Repeat it in analysis.match',
    );
  }
}

function same(a: unknown, b: unknown): boolean {
  return hasUnknown(a) || hasUnknown(b) || JSON.stringify(a) === JSON.stringify(b);
}

export const nginxConditions: Rule = {
  code: 'FW1033',
  severity: 'error',
  title: 'An A/B test with nginx has one header or one cookie',
  why:
    'The router writes one header and one cookie into the annotations of the canary Ingress; of several the last counts, ' +
    'in the order of a Go map (`SetRoutes` in `pkg/router/ingress.go`). A header and a cookie are read as either of them.',
  example: `
kind: Canary
spec:
  provider: nginx
  analysis:
    iterations: 10
    match:
      - headers:
          x-canary: { exact: insider }
          x-region: { exact: eu }
`,
  remedy: 'Keep one of them.',
  *check(set) {
    for (const canary of canaries(set)) {
      if (canary.provider !== 'nginx') continue;
      const found = list(canary.analysis('match')).flatMap((match, index) =>
        entries(at(match, 'headers')).map(([name]) => ({ name, path: ['analysis', 'match', index, 'headers', name] })),
      );
      const cookies = found.filter(({ name }) => name === 'cookie');
      const headers = found.filter(({ name }) => name !== 'cookie');
      yield* several(canary, cookies, 'cookie');
      yield* several(canary, headers, 'header');
      yield* joined(canary);
    }
  },
};

function* several(
  canary: CanaryView,
  conditions: readonly { name: string; path: Path }[],
  kind: string,
): Iterable<Finding> {
  const [, second] = conditions;
  if (!second) return;
  const all = conditions.map(({ name }) => name).join(', ');
  yield canary.finding(second.path, `provider nginx compares one ${kind}, and here are ${all}`, 'Keep one of them');
}

function* joined(canary: CanaryView): Iterable<Finding> {
  for (const [index, match] of list(canary.analysis('match')).entries()) {
    const names = entries(at(match, 'headers')).map(([name]) => name);
    if (!names.includes('cookie') || names.length === 1) continue;
    yield canary.finding(
      ['analysis', 'match', index, 'headers'],
      'provider nginx sends a request to the canary when the header or the cookie is right, not only when both are',
      'Keep one of them, or list them as two matches',
    );
  }
}

/** `spec.analysis.match` in Flagger's CRD. */
const CONDITIONS = ['headers', 'queryParams', 'sourceLabels'];

export const unknownCondition: Rule = {
  code: 'FW1074',
  severity: 'error',
  title: 'An A/B test matches headers, query parameters or source labels',
  why:
    'The CRD has no other condition in `analysis.match` (`artifacts/flagger/crd.yaml`): the API server refuses one, or ' +
    'drops it without a word where validation is not strict, and an empty match takes every request.',
  example: `
kind: Canary
spec:
  analysis:
    iterations: 10
    match:
      - uri: { prefix: /beta }
`,
  remedy: 'A header, a cookie or a query parameter; what limits the release as a whole belongs to `service.match`.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const [index, match] of list(canary.analysis('match')).entries()) {
        for (const [condition] of entries(match).filter(([name]) => !CONDITIONS.includes(name))) {
          yield canary.finding(
            ['analysis', 'match', index, condition],
            'the CRD has no such condition, and the API server refuses or drops it',
            `Write one of ${CONDITIONS.join(', ')}, or limit the release by service.match`,
          );
        }
      }
    }
  },
};
