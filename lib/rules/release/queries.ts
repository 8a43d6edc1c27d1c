import { canaries, type CanaryView } from '../canary';
import { templateOf } from './durations';
import { finding, type Path } from '../finding';
import type { ObjectSet } from '../object';
import { at, entries, isAbsent, isUnknown, list, text } from '../read';
import type { Rule } from '../rule';
import { readTemplate, TEMPLATE_FUNCTIONS, type TemplateUse } from './template';

export const missingVariable: Rule = {
  code: 'FW1026',
  severity: 'error',
  title: 'Each variable of a query is given',
  why:
    'A query is rendered with `missingkey=error` (`pkg/metrics/observers/render.go`): without one of its variables the ' +
    'check fails each time. It is silent where the query has conditions.',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: errors
        interval: 1m
        templateRef: { name: errors }
        thresholdRange: { max: 1 }
---
kind: MetricTemplate
metadata:
  name: errors
spec:
  provider: { type: prometheus, address: 'http://prometheus:9090' }
  query: sum(rate(http_requests_total{status=~"{{ variables.status }}"}[{{ interval }}]))
`,
  remedy: '`templateVariables: { status: 5.. }` on the metric.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const [index, metric] of list(canary.analysis('metrics')).entries()) {
        const given = at(metric, 'templateVariables');
        if (isUnknown(given)) continue;
        for (const { variables, conditional } of templatesOf(set, canary, index, metric)) {
          const missing = [...variables].filter((name) => isAbsent(at(given, name)));
          if (conditional || missing.length === 0) continue;
          yield canary.finding(
            ['analysis', 'metrics', index, 'templateVariables'],
            `the query has ${missing.join(', ')}, and the check fails each time without`,
            'Give it here',
          );
        }
      }
    }
  },
};

export const unusedVariable: Rule = {
  code: 'FW1060',
  severity: 'warning',
  title: 'Each variable that is given is in the query',
  why: 'The built-in queries have none (`pkg/metrics/observers`); a name that no query has is often a slip of the pen.',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: request-success-rate
        thresholdRange: { min: 99 }
        templateVariables: { status: 5.. }
`,
  remedy: 'Leave it out, or write `{{ variables.status }}` in a template.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const [index, metric] of list(canary.analysis('metrics')).entries()) {
        const query = at(templateOf(set, canary, index), 'spec', 'query');
        // The query of a template that is not in the set is not known.
        if (!isAbsent(at(metric, 'templateRef')) && text(query) === undefined) continue;
        if (isUnknown(at(metric, 'query'))) continue;
        const uses = templatesOf(set, canary, index, metric);
        if (uses.some(({ anyVariable }) => anyVariable)) continue;
        for (const [name] of entries(at(metric, 'templateVariables'))) {
          if (uses.some(({ variables }) => variables.has(name))) continue;
          const message = 'no query of the metric has it';
          yield canary.finding(['analysis', 'metrics', index, 'templateVariables', name], message, 'Leave it out');
        }
      }
    }
  },
};

/** What the queries of a metric use, as far as they are known. */
function templatesOf(set: ObjectSet, canary: CanaryView, index: number, metric: unknown): readonly TemplateUse[] {
  const queries = [at(templateOf(set, canary, index), 'spec', 'query'), at(metric, 'query')].map(text);
  return queries.filter((query) => query !== undefined).map(readTemplate);
}

export const unknownFunction: Rule = {
  code: 'FW1061',
  severity: 'error',
  title: "A query uses Flagger's names",
  why:
    `A query has ${TEMPLATE_FUNCTIONS.join(', ')} as functions, without a dot ` +
    '(`TemplateFunctions` in `pkg/apis/flagger/v1beta1/metric.go`). With another name it is not rendered, and the check ' +
    'fails each time.',
  example: `
kind: MetricTemplate
metadata:
  name: latency
spec:
  provider: { type: prometheus, address: 'http://prometheus:9090' }
  query: sum(rate(http_requests_total{namespace="{{ .namespace }}"}[{{ interval }}]))
`,
  remedy: '`{{ namespace }}`',
  *check(set) {
    for (const template of set.ofKind('MetricTemplate', 'flagger.app')) {
      for (const name of unknownNames(at(template.manifest, 'spec', 'query'))) {
        yield finding(template, ['spec', 'query'], messageOf(name), fixOf(name));
      }
    }
    for (const canary of canaries(set)) {
      for (const [index, metric] of list(canary.analysis('metrics')).entries()) {
        const path: Path = ['analysis', 'metrics', index, 'query'];
        for (const name of unknownNames(at(metric, 'query'))) yield canary.finding(path, messageOf(name), fixOf(name));
      }
    }
  },
};

function unknownNames(query: unknown): ReadonlySet<string> {
  return new Set(readTemplate(text(query) ?? '').unknown);
}

function messageOf(name: string): string {
  return `Flagger cannot render {{ ${name} }}, and the check fails each time`;
}

function fixOf(name: string): string {
  const known = TEMPLATE_FUNCTIONS.find((candidate) => `.${candidate}` === name.toLowerCase());
  return known === undefined ? `Use ${TEMPLATE_FUNCTIONS.join(', ')}` : `Write {{ ${known} }}`;
}
