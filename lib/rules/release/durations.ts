import { parseDuration } from '../../duration';
import { canaries, type CanaryView } from '../canary';
import type { Path } from '../finding';
import type { ObjectSet } from '../object';
import { at, isAbsent, list, text } from '../read';
import { references, resolve } from '../reference';
import type { Finding, Rule } from '../rule';
import { readTemplate } from './template';

/** `AnalysisInterval` has this floor (`GetAnalysisInterval` in `pkg/apis/flagger/v1beta1/canary.go`). */
const SHORTEST_INTERVAL = 10;

export const shortInterval: Rule = {
  code: 'FW1003',
  severity: 'error',
  title: 'The analysis interval is 10 seconds or more',
  why: 'Flagger takes a shorter one for 10 seconds without a word (`pkg/apis/flagger/v1beta1/canary.go`).',
  example: `
kind: Canary
spec:
  analysis:
    interval: 5s
`,
  remedy: '`interval: 10s`',
  *check(set) {
    for (const canary of canaries(set)) {
      const seconds = parseDuration(text(canary.analysis('interval')) ?? '');
      if (seconds === undefined || seconds >= SHORTEST_INTERVAL) continue;
      yield canary.finding(['analysis', 'interval'], 'Flagger reads an interval under 10s as 10s', 'Write 10s or more');
    }
  },
};

export const unreadableDuration: Rule = {
  code: 'FW1004',
  severity: 'error',
  title: 'A duration is one that its reader can read',
  why:
    "Flagger's CRD wants a number of minutes or seconds at the start of an interval or a hook's timeout, and lets " +
    'anything follow; Go then reads it or not. An analysis interval that Go cannot read becomes 60 seconds ' +
    '(`pkg/apis/flagger/v1beta1/canary.go`), a hook fails at each call (`pkg/controller/webhook.go`), a metric at each ' +
    'check. The time limits of a route are copied as they are, and the API server refuses the VirtualService or ' +
    'HTTPRoute: Flagger then stays where it is.',
  example: `
kind: Canary
spec:
  analysis:
    interval: 1h
`,
  remedy: '`interval: 60m`',
  *check(set) {
    for (const canary of canaries(set)) {
      yield* interval(canary);
      yield* metricIntervals(set, canary);
      yield* hookTimeouts(canary);
      if (canary.provider === 'istio' && !canary.isTcp) yield* istioDurations(canary);
      if (canary.providerName === 'gatewayapi:v1') yield* gatewayApiDurations(canary);
    }
  },
};

/** The pattern of the CRD; it has no end. */
const CRD_PATTERN = /^[0-9]+(m|s)/;

const REFUSED = 'the CRD refuses it: it must begin with a number of minutes or seconds';
const FIX = 'Write minutes or seconds, such as 90s or 2m30s';

function* interval(canary: CanaryView): Iterable<Finding> {
  const path = ['analysis', 'interval'];
  const value = canary.analysis('interval');
  if (isAbsent(value)) {
    if (!isAbsent(canary.analysis())) yield canary.finding(path, 'the CRD refuses an analysis without interval', FIX);
    return;
  }
  yield* duration(canary, path, 'Flagger cannot read it and takes 60s');
}

function* metricIntervals(set: ObjectSet, canary: CanaryView): Iterable<Finding> {
  for (const [index, metric] of list(canary.analysis('metrics')).entries()) {
    const path = ['analysis', 'metrics', index, 'interval'];
    const template = at(metric, 'templateRef');
    const provider = isAbsent(template) ? 'prometheus' : templateProvider(set, canary, index);
    const otherwise = provider === 'prometheus' ? 'Prometheus cannot read it' : 'Flagger cannot read it';
    const read = provider === 'prometheus' || READS_INTERVAL.has(provider ?? '');
    yield* duration(canary, path, read ? `${otherwise}, and the check fails each time` : undefined);
  }
}

function* hookTimeouts(canary: CanaryView): Iterable<Finding> {
  for (const index of list(canary.analysis('webhooks')).keys()) {
    yield* duration(canary, ['analysis', 'webhooks', index, 'timeout'], 'Flagger cannot read it, and each call fails');
  }
}

/** @param otherwise - What happens with a text that Go cannot read; undefined where nothing does. */
function* duration(canary: CanaryView, path: Path, otherwise: string | undefined): Iterable<Finding> {
  const value = text(canary.spec(...path));
  if (value === undefined) return;
  if (!CRD_PATTERN.test(value)) yield canary.finding(path, REFUSED, FIX);
  else if (otherwise !== undefined && parseDuration(value) === undefined) yield canary.finding(path, otherwise, FIX);
}

function* istioDurations(canary: CanaryView): Iterable<Finding> {
  for (const path of [['timeout'], ['retries', 'perTryTimeout'], ['corsPolicy', 'maxAge']]) {
    const value = text(canary.service(...path));
    if (value === undefined || value === '' || (parseDuration(value) ?? 0) >= 0.001) continue;
    yield canary.finding(
      ['service', ...path],
      'the API server refuses the VirtualService: Istio takes durations of 1ms and more',
      'Write a number and its unit, such as 15s',
    );
  }
}

/** The durations of the Gateway API are a subset of Go's. */
const GATEWAY_API_DURATION = /^([0-9]{1,5}(h|m|s|ms)){1,4}$/;

function* gatewayApiDurations(canary: CanaryView): Iterable<Finding> {
  for (const setting of ['timeout', 'backendTimeout']) {
    const value = text(canary.service(setting));
    if (value === undefined || value === '' || GATEWAY_API_DURATION.test(value)) continue;
    yield canary.finding(
      ['service', setting],
      'the API server refuses the HTTPRoute: a duration is whole numbers of h, m, s or ms, up to five digits each',
      'Write such as 15s or 1m30s',
    );
  }
  const request = parseDuration(text(canary.service('timeout')) ?? '') ?? 0;
  const backend = parseDuration(text(canary.service('backendTimeout')) ?? '') ?? 0;
  if (request > 0 && backend > request) {
    yield canary.finding(
      ['service', 'backendTimeout'],
      'the API server refuses the HTTPRoute: one try may not take longer than the whole request',
      `Write ${text(canary.service('timeout')) ?? ''} or less`,
    );
  }
  const maxAge = text(canary.service('corsPolicy', 'maxAge'));
  if (maxAge !== undefined && maxAge !== '' && (parseDuration(maxAge) ?? 0) < 1) {
    yield canary.finding(
      ['service', 'corsPolicy', 'maxAge'],
      'Flagger reads whole seconds and leaves out the rest, and browsers then keep the answer for 5 seconds',
      'Write 1s or more',
    );
  }
}

/** Providers of metric templates that Flagger tells the interval (`pkg/metrics/providers/factory.go`). */
const READS_INTERVAL: ReadonlySet<string> = new Set(['cloudwatch', 'datadog', 'dynatrace', 'newrelic', 'splunk']);

export const missingMetricInterval: Rule = {
  code: 'FW1057',
  severity: 'error',
  title: 'A metric has an interval where its template needs one',
  why:
    "Only the built-in metrics have 1m by default (`pkg/controller/scheduler_metrics.go`). A template's `{{ interval }}` " +
    'is empty without it, and the providers cloudwatch, datadog, dynatrace, newrelic and splunk are not even made.',
  example: `
kind: Canary
spec:
  analysis:
    metrics:
      - name: latency
        templateRef:
          name: latency
        thresholdRange: { max: 500 }
---
kind: MetricTemplate
metadata:
  name: latency
spec:
  provider: { type: prometheus, address: 'http://prometheus:9090' }
  query: histogram_quantile(0.99, sum(rate(latency_bucket[{{ interval }}])) by (le))
`,
  remedy: '`interval: 1m` on the metric.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const [index, metric] of list(canary.analysis('metrics')).entries()) {
        const value = at(metric, 'interval');
        if (!isAbsent(value)) continue;
        const template = templateOf(set, canary, index);
        const provider = text(at(template, 'spec', 'provider', 'type')) ?? '';
        const inQuery = readTemplate(text(at(template, 'spec', 'query')) ?? '').interval;
        if (!inQuery && !READS_INTERVAL.has(provider)) continue;
        yield canary.finding(
          ['analysis', 'metrics', index, 'interval'],
          inQuery
            ? 'the query of its template has the interval, which is empty without this'
            : `provider ${provider} needs it, and the check fails each time without`,
          'Write an interval, such as 1m',
        );
      }
    }
  },
};

function templateProvider(set: ObjectSet, canary: CanaryView, index: number): string | undefined {
  return text(at(templateOf(set, canary, index), 'spec', 'provider', 'type'));
}

/** The template of a metric, where it is in the set. */
export function templateOf(set: ObjectSet, canary: CanaryView, index: number): unknown {
  const reference = references(canary).find(
    ({ role, path }) => role === 'metric template' && path[1] === 'metrics' && path[2] === index,
  );
  const resolution = reference && resolve(set, reference);
  return resolution?.state === 'found' ? resolution.object.manifest : undefined;
}
