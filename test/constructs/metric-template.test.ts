import { Metric } from '../../lib/release/metric';
import { MetricProvider } from '../../lib/release/metric-provider';
import { MetricTemplate } from '../../constructs/metric-template';
import { one, synth } from '../support';

const provider = MetricProvider.prometheus({ address: 'http://prometheus.monitoring:9090' });
const query = 'errors{status=~"{{ variables.status }}"}';

test('is named by its id', () => {
  const manifest = one(
    synth((chart) => new MetricTemplate(chart, 'errors', { provider, query })),
    'MetricTemplate',
  );
  expect(manifest).toEqual({
    apiVersion: 'flagger.app/v1beta1',
    kind: 'MetricTemplate',
    metadata: { name: 'errors', namespace: 'webapp' },
    spec: { provider: { type: 'prometheus', address: 'http://prometheus.monitoring:9090' }, query },
  });
});

test('takes a name and other metadata', () => {
  const manifests = synth(
    (chart) =>
      new MetricTemplate(chart, 'errors', {
        provider,
        query,
        name: 'error-rate',
        metadata: { namespace: 'monitoring', labels: { team: 'shop' } },
      }),
  );
  expect(one(manifests, 'MetricTemplate').metadata).toEqual({
    name: 'error-rate',
    namespace: 'monitoring',
    labels: { team: 'shop' },
  });
});

test('is what a metric refers to', () => {
  synth((chart) => {
    const template = new MetricTemplate(chart, 'errors', { provider, query });
    const { spec } = Metric.template(template, { max: 1, variables: { status: '5..' } });
    expect(spec.templateRef).toEqual({ name: 'errors', namespace: 'webapp' });
  });
});
