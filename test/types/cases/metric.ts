// The variables of a query are those of its template; a metric has a range.
import { Chart, Duration, Testing } from 'cdk8s';
import {
  Alert,
  AlertProvider,
  Gate,
  LoadTest,
  Metric,
  MetricProvider,
  MetricTemplate,
  type MetricTemplateRef,
  type QueryVariables,
  type TemplateMetricOptions,
} from '../../../index';

const chart = new Chart(Testing.app(), 'chart');
const provider = MetricProvider.prometheus({ address: 'http://prometheus.monitoring:9090' });

const plain = new MetricTemplate(chart, 'plain', { provider, query: 'up{app="{{ target }}"}' });
const errors = new MetricTemplate(chart, 'errors', {
  provider,
  query: `sum(rate(errors{
    app="{{ target }}", status=~"{{ variables.status }}", path!="{{- printf "%s/" (variables.path) -}}"
  }[{{ interval }}])) / {{variables.scale|js}} {{/* variables.old */}}`,
});

Metric.template(plain, { max: 1 });
// error: the query has no variables
Metric.template(plain, { max: 1, variables: { status: '5..' } });

Metric.template(errors, { max: 1, variables: { status: '5..', path: '/', scale: '1' } });
// error: Property 'variables' is missing
Metric.template(errors, { max: 1 });
// error: Property 'scale' is missing
Metric.template(errors, { max: 1, variables: { status: '5..', path: '/' } });
// error: 'old' does not exist
Metric.template(errors, { max: 1, variables: { status: '5..', path: '/', scale: '1', old: '' } });

// A query that reaches its variables otherwise, or whose text is not known, takes any.
const indexed = new MetricTemplate(chart, 'indexed', { provider, query: '{{ index variables "my-key" }}' });
Metric.template(indexed, { max: 1, variables: { 'my-key': 'x' } });
declare const text: string;
const unknown = new MetricTemplate(chart, 'unknown', { provider, query: `${text}{{ variables.a }}` });
Metric.template(unknown, { max: 1 });
Metric.template(unknown, { max: 1, variables: { a: '1', b: '2' } });
Metric.template({ name: 'elsewhere', namespace: 'monitoring' }, { min: 1, variables: { a: '1' } });
// error: 'variable' does not exist
Metric.template({ name: 'elsewhere' }, { min: 1, variable: { a: '1' } });

// Templates stand where any template is wanted, also in a wrapper that is generic over the query.
const any: MetricTemplate = errors;
Metric.template(any, { max: 1, variables: { status: '5..' } });
function warn<Q extends string>(
  template: MetricTemplateRef<Q>,
  options: TemplateMetricOptions & QueryVariables<Q>,
): Metric {
  return Metric.template(template, options);
}
warn(plain, { max: 1 });
warn(errors, { max: 1, variables: { status: '5..', path: '/', scale: '1' } });
// error: Property 'variables' is missing
warn(errors, { max: 1 });

// Of either of two templates the variables of both are wanted: Flagger ignores those that a query has not.
const paths = new MetricTemplate(chart, 'paths', { provider, query: 'errors{path="{{ variables.path }}"}' });
const codes = new MetricTemplate(chart, 'codes', { provider, query: 'errors{code="{{ variables.code }}"}' });
declare const either: typeof paths | typeof codes;
Metric.template(either, { max: 1, variables: { path: '/', code: '500' } });
// error: 'code' is missing
Metric.template(either, { max: 1, variables: { path: '/' } });

// A range has a bound.
Metric.requestDuration({ max: Duration.millis(500) });
// error: '{}' is not assignable
Metric.requestDuration({});
// error: not assignable
Metric.requestDuration({ max: 500 });
// error: Property 'min' is missing
Metric.requestSuccessRate({ max: 99 });
// error: Property 'max' is missing
Metric.template(plain, { interval: Duration.minutes(1) });

// Each provider takes what Flagger reads for it.
// error: Property 'secretRef' is missing
MetricProvider.datadog({});
// error: 'address' does not exist
MetricProvider.cloudwatch({ region: 'eu-central-1', address: 'https://aws.example.com' });

// An alert goes to one address, in a Secret or not.
Alert.to(new AlertProvider(chart, 'slack', { type: 'slack', channel: 'dev', secretRef: { name: 'slack' } }));
// error: not assignable
new AlertProvider(chart, 'nowhere', { type: 'slack' });
// error: the address in the Secret wins: give one of them
new AlertProvider(chart, 'both', { type: 'slack', address: 'https://a.example.com', secretRef: { name: 'slack' } });
// error: msteams and gchat post to the channel of the webhook
new AlertProvider(chart, 'teams', { type: 'msteams', secretRef: { name: 'teams' }, channel: 'dev' });

// What a webhook may not be.
// error: not assignable
Gate.approve({ type: 'rollout' });
// error: not assignable
Gate.open({ type: 'rollback' });
// error: not assignable
LoadTest.hey({ duration: Duration.minutes(1), type: 'confirm-promotion' });
// error: not assignable
LoadTest.bash({ script: 'true', type: 'event' });
