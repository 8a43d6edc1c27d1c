import { canaries, type CanaryView } from '../canary';
import type { Path } from '../finding';
import { isBuiltIn } from './mesh';
import { at, isAbsent, isUnknown, list, number, text } from '../read';
import type { Finding, Rule } from '../rule';

/** A metric of an analysis, with its place beneath `spec`. */
interface MetricView {
  readonly canary: CanaryView;
  readonly path: Path;
  readonly name: string | undefined;
  readonly metric: unknown;
}

function* metrics(canary: CanaryView): Iterable<MetricView> {
  for (const [index, metric] of list(canary.analysis('metrics')).entries()) {
    yield { canary, path: ['analysis', 'metrics', index], name: text(at(metric, 'name')), metric };
  }
}

export const impossibleRange: Rule = {
  code: 'FW1025',
  severity: 'error',
  title: 'The range of a metric can be met, and can be missed',
  why:
    'A metric without bounds is compared with 0, or not at all; `thresholdRange` without `min` and `max` lets everything ' +
    'pass. A duration is read in whole milliseconds, so 0.5 is 0 (`pkg/controller/scheduler_metrics.go`).',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: request-duration
        thresholdRange: { max: 0.5 }
`,
  remedy: '`max: 500`: the unit is the millisecond.',
  *check(set) {
    for (const canary of canaries(set)) for (const metric of metrics(canary)) yield* range(metric);
  },
};

function* range(view: MetricView): Iterable<Finding> {
  const { canary, path, name, metric } = view;
  const given = at(metric, 'thresholdRange');
  if (isUnknown(given)) return;
  if (isAbsent(given)) {
    yield* oneBound(view);
    return;
  }
  const place = [...path, 'thresholdRange'];
  const [min, max] = [at(given, 'min'), at(given, 'max')];
  if (isAbsent(min) && isAbsent(max)) {
    yield canary.finding(place, 'without min and max each value passes', 'Write min, max or both');
    return;
  }
  const [least, most] = [number(min), number(max)];
  if (least !== undefined && most !== undefined && least > most) {
    yield canary.finding(place, `no value is at least ${least} and at most ${most}`, 'Write max, then min');
  }
  if (name === 'request-success-rate') yield* percent(canary, place, least, most);
  if (name === 'request-duration') yield* milliseconds(canary, [...place, 'max'], most);
}

/** The deprecated single threshold: the least success rate, and the greatest value of all else. */
function* oneBound({ canary, path, name, metric }: MetricView): Iterable<Finding> {
  const threshold = at(metric, 'threshold');
  const place = [...path, 'threshold'];
  if (isAbsent(threshold)) {
    if (!isBuiltIn(name) && !isJudged(metric)) return;
    const message =
      name === 'request-success-rate' ? 'without a range each value passes' : 'without a range each value over 0 fails';
    yield canary.finding([...path, 'thresholdRange'], message, 'Write min, max or both');
    return;
  }
  const bound = number(threshold);
  if (name === 'request-success-rate') yield* percent(canary, place, bound, undefined);
  if (name === 'request-duration') yield* milliseconds(canary, place, bound);
}

function* percent(canary: CanaryView, path: Path, min: number | undefined, max: number | undefined): Iterable<Finding> {
  if (min !== undefined && min > 100) {
    yield canary.finding(path, `no success rate is over ${min} percent`, 'Write a percentage, such as 99');
  }
  if (max !== undefined && max < 0) {
    yield canary.finding(path, `no success rate is under ${max} percent`, 'Write a percentage');
  }
}

function* milliseconds(canary: CanaryView, path: Path, max: number | undefined): Iterable<Finding> {
  if (max === undefined || max >= 1) return;
  const message =
    max < 0 ? 'no request is as short' : 'Flagger reads whole milliseconds, here 0, and each request fails';
  yield canary.finding(path, message, 'Write milliseconds, such as 500 for half a second');
}

export const fractionRate: Rule = {
  code: 'FW1077',
  severity: 'warning',
  title: 'A success rate is a percentage',
  why:
    'The built-in queries give a number from 0 to 100 (`pkg/metrics/observers`). A least rate of 0.99 lets a version pass ' +
    'of which 99 requests in 100 fail.',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: request-success-rate
        thresholdRange: { min: 0.99 }
`,
  remedy: '`min: 99`',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const { path, name, metric } of metrics(canary)) {
        const min = number(at(metric, 'thresholdRange', 'min'));
        if (name !== 'request-success-rate' || min === undefined || min <= 0 || min >= 1) continue;
        yield canary.finding(
          [...path, 'thresholdRange', 'min'],
          'this is less than one request in a hundred',
          `Write a percentage, such as ${min * 100}`,
        );
      }
    }
  },
};

/** Whether Flagger has a query for it. */
function isJudged(metric: unknown): boolean {
  const query = at(metric, 'query');
  return !isAbsent(at(metric, 'templateRef')) || (!isAbsent(query) && query !== '');
}

export const unjudgedMetric: Rule = {
  code: 'FW1058',
  severity: 'error',
  title: 'A metric is built in, or has a template',
  why:
    'Flagger has queries for `request-success-rate` and `request-duration` only. Another name without `templateRef` fails ' +
    'each check (`runMetricChecks` in `pkg/controller/scheduler_metrics.go`).',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: error-rate
        thresholdRange: { max: 1 }
`,
  remedy: 'A `templateRef`, or one of the built-in names.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const { path, name, metric } of metrics(canary)) {
        if (name === undefined || isBuiltIn(name) || isJudged(metric)) continue;
        yield canary.finding(
          [...path, 'name'],
          'Flagger has no query for it, and the check fails each time',
          'Name a MetricTemplate by templateRef, or write request-success-rate or request-duration',
        );
      }
    }
  },
};

export const doubleMetric: Rule = {
  code: 'FW1059',
  severity: 'warning',
  title: 'A metric with a template has a name of its own',
  why:
    'Under the name of a built-in metric Flagger runs both the built-in query and that of the template, each against the ' +
    'same range (`pkg/controller/scheduler_metrics.go`).',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: request-duration
        interval: 1m
        templateRef: { name: latency }
        thresholdRange: { max: 500 }
`,
  remedy: '`name: latency`',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const { path, name, metric } of metrics(canary)) {
        if (!isBuiltIn(name) || !isJudged(metric)) continue;
        yield canary.finding(
          [...path, 'name'],
          'the built-in query of this name runs too, against the same range',
          'Write another name',
        );
      }
    }
  },
};
