import type { ObjectSet } from '../object';
import { at, isAbsent, isUnknown, list, number, text } from '../read';
import type { Finding, Rule } from '../rule';
import { filterLists, filters, type RoutePart, routeRules } from './route-view';

const SOURCE = 'Gateway API 1.6, `x-kubernetes-validations` of the filters';

/** The field that each type of filter takes. */
const FIELDS: Readonly<Record<string, string>> = {
  RequestHeaderModifier: 'requestHeaderModifier',
  ResponseHeaderModifier: 'responseHeaderModifier',
  RequestMirror: 'requestMirror',
  RequestRedirect: 'requestRedirect',
  URLRewrite: 'urlRewrite',
  CORS: 'cors',
  ExtensionRef: 'extensionRef',
};

/** Types of which a list holds several. */
const REPEATED = ['RequestMirror', 'ExtensionRef'];

const route = (body: string) => `
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: podinfo, namespace: webapp }
spec:
  parentRefs: [{ name: public }]
  rules:
${body.replace(/^/gm, '    ')}
`;

export const filterFields: Rule = {
  code: 'FW2022',
  severity: 'error',
  title: 'A filter has the field of its type, and no other',
  why: `The API server refuses it (${SOURCE}).`,
  example: route('- filters: [{ type: URLRewrite, requestRedirect: { scheme: https } }]'),
  remedy: '`type: RequestRedirect`',
  *check(set) {
    for (const filter of allFilters(set)) {
      const type = text(filter.at('type'));
      if (type === undefined) continue;
      for (const [name, field] of Object.entries(FIELDS)) {
        if (isAbsent(filter.at(field)) === (name !== type)) continue;
        yield filter.finding(
          [field],
          name === type ? `a filter of type ${type} needs ${field}` : `a filter of type ${type} has no ${field}`,
          name === type ? `Write ${field}, or another type` : `Write type ${name}, or leave ${field} out`,
        );
      }
    }
  },
};

export const repeatedFilter: Rule = {
  code: 'FW2023',
  severity: 'error',
  title: 'A list of filters has one of each type, and not both a redirect and a rewrite',
  why: `The API server refuses it; mirrors and extensions may be repeated (${SOURCE}).`,
  example: route(`- filters:
    - { type: RequestRedirect, requestRedirect: { scheme: https } }
    - { type: URLRewrite, urlRewrite: { hostname: app.example.com } }`),
  remedy: 'One of the two; a redirect has a `hostname` of its own.',
  *check(set) {
    for (const rule of routeRules(set, 'HTTPRoute', 'GRPCRoute')) {
      for (const group of filterLists(rule)) {
        const types = group.map((filter) => text(filter.at('type')));
        for (const [index, filter] of group.entries()) {
          const type = types[index] ?? '';
          const before = types.slice(0, index);
          const rival = { RequestRedirect: 'URLRewrite', URLRewrite: 'RequestRedirect' }[type];
          if (!REPEATED.includes(type) && type !== '' && before.includes(type)) {
            yield filter.finding(['type'], `there is another filter of type ${type}`, 'Write one filter');
          } else if (rival !== undefined && before.includes(rival)) {
            yield filter.finding(['type'], 'a request is either redirected or rewritten', 'Leave one of them out');
          }
        }
      }
    }
  },
};

export const pathModifier: Rule = {
  code: 'FW2024',
  severity: 'error',
  title: 'A changed path has the value of its type, and a prefix to replace',
  why:
    'The API server refuses another value, and `ReplacePrefixMatch` in a rule that does not have exactly one match, by ' +
    `\`PathPrefix\` (${SOURCE}).`,
  example: route(`- matches: [{ path: { type: Exact, value: /old } }]
  filters:
    - type: URLRewrite
      urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: /new } }`),
  remedy: '`type: PathPrefix` in the match, or `type: ReplaceFullPath` with `replaceFullPath: /new`.',
  *check(set) {
    for (const rule of routeRules(set, 'HTTPRoute')) {
      for (const filter of filters(rule)) {
        for (const field of ['requestRedirect', 'urlRewrite']) yield* checkModifier(rule, filter, field);
      }
    }
  },
};

const VALUES: Readonly<Record<string, string>> = {
  ReplaceFullPath: 'replaceFullPath',
  ReplacePrefixMatch: 'replacePrefixMatch',
};

function* checkModifier(rule: RoutePart, filter: RoutePart, field: string): Iterable<Finding> {
  const modifier = filter.at(field, 'path');
  const type = text(at(modifier, 'type'));
  if (type === undefined) return;
  for (const [name, value] of Object.entries(VALUES)) {
    if (isAbsent(at(modifier, value)) === (name !== type)) continue;
    yield filter.finding(
      [field, 'path', value],
      name === type ? `${type} needs ${value}` : `${type} has no ${value}`,
      name === type ? `Write ${value}` : `Write type ${name}, or leave ${value} out`,
    );
  }
  if (type !== 'ReplacePrefixMatch' || isAbsent(at(modifier, 'replacePrefixMatch')) || hasOnePrefix(rule)) return;
  yield filter.finding(
    [field, 'path', 'type'],
    'there is no one prefix to replace: the rule has several matches, or one of another type',
    'Write one match of type PathPrefix, or ReplaceFullPath',
  );
}

/** Without matches, a rule has the prefix `/`. */
function hasOnePrefix(rule: RoutePart): boolean {
  const matches = rule.at('matches');
  if (isUnknown(matches) || isAbsent(matches)) return true;
  const [first, ...more] = rule.parts('matches');
  const type = first?.at('path', 'type') ?? 'PathPrefix';
  return first !== undefined && more.length === 0 && (isUnknown(type) || type === 'PathPrefix');
}

export const filterValues: Rule = {
  code: 'FW2025',
  severity: 'error',
  title: 'A mirror has one share, and a list of CORS that holds * nothing else',
  why: `The API server refuses \`percent\` beside \`fraction\`, a share over one, and \`*\` beside other words (${SOURCE}).`,
  example: route('- filters: [{ type: CORS, cors: { allowMethods: ["*", GET] } }]'),
  remedy: '`allowMethods: ["*"]`',
  *check(set) {
    for (const filter of allFilters(set)) {
      const fraction = filter.at('requestMirror', 'fraction');
      if (!isAbsent(fraction) && !isAbsent(filter.at('requestMirror', 'percent'))) {
        yield filter.finding(['requestMirror'], 'percent and fraction are two shares', 'Write one of them');
      }
      if ((number(at(fraction, 'numerator')) ?? 0) > (number(at(fraction, 'denominator') ?? 100) ?? Infinity)) {
        yield filter.finding(
          ['requestMirror', 'fraction', 'numerator'],
          'no more than all requests can be mirrored',
          'Write a numerator that is at most the denominator',
        );
      }
      for (const field of ['allowOrigins', 'allowMethods', 'allowHeaders']) {
        const values = list(filter.at('cors', field));
        if (!values.includes('*') || values.length === 1) continue;
        yield filter.finding(['cors', field], '* stands for all and stands alone', 'Write * alone, or leave it out');
      }
    }
  },
};

function allFilters(set: ObjectSet): readonly RoutePart[] {
  return routeRules(set, 'HTTPRoute', 'GRPCRoute').flatMap(filters);
}
