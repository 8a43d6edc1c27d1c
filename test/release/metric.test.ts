import { Duration } from 'cdk8s';
import { Metric } from '../../lib/release/metric';

test('the built-in success rate is in percent', () => {
  expect(Metric.requestSuccessRate({ min: 99 }).spec).toStrictEqual({
    name: 'request-success-rate',
    thresholdRange: { min: 99, max: undefined },
  });
});

test('the built-in duration is in milliseconds', () => {
  const { spec } = Metric.requestDuration({
    min: Duration.millis(1),
    max: Duration.seconds(2),
    interval: Duration.seconds(30),
  });
  expect(spec).toStrictEqual({
    name: 'request-duration',
    thresholdRange: { min: 1, max: 2000 },
    interval: '30s',
  });
});

describe('a template', () => {
  test('is named by its own name, with the interval that Flagger does not default', () => {
    expect(Metric.template({ name: 'error-rate' }, { max: 1 }).spec).toEqual({
      name: 'error-rate',
      templateRef: { name: 'error-rate' },
      thresholdRange: { max: 1 },
      interval: '1m',
    });
  });

  test('takes a name, a namespace, an interval and variables', () => {
    const { spec } = Metric.template(
      { name: 'error-rate', namespace: 'monitoring', query: 'errors{status=~"{{ variables.status }}"}' },
      { name: 'errors', min: 0, max: 1, interval: Duration.minutes(5), variables: { status: '5..' } },
    );
    expect(spec).toEqual({
      name: 'errors',
      templateRef: { name: 'error-rate', namespace: 'monitoring' },
      templateVariables: { status: '5..' },
      thresholdRange: { min: 0, max: 1 },
      interval: '5m',
    });
  });
});
