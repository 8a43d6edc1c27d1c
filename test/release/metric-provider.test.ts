import { MetricProvider } from '../../lib/release/metric-provider';
import { at, list } from '../../lib/rules/read';
import { groups } from '../imports/groups';

const address = 'https://metrics.example.com';
const secretRef = { name: 'metrics' };

const PROVIDERS: Readonly<Record<string, readonly [MetricProvider, object]>> = {
  prometheus: [
    MetricProvider.prometheus({
      address,
      headers: { 'X-Scope-OrgID': ['a', 'b'] },
      insecureSkipVerify: true,
      secretRef,
    }),
    { address, headers: { 'X-Scope-OrgID': ['a', 'b'] }, insecureSkipVerify: true, secretRef },
  ],
  influxdb: [MetricProvider.influxdb({ address, secretRef }), { address, secretRef }],
  datadog: [MetricProvider.datadog({ secretRef }), { secretRef }],
  externalmetrics: [MetricProvider.externalMetrics(), {}],
  stackdriver: [MetricProvider.stackdriver({ secretRef }), { secretRef }],
  cloudwatch: [MetricProvider.cloudwatch({ region: 'eu-central-1' }), { region: 'eu-central-1' }],
  newrelic: [MetricProvider.newRelic({ secretRef }), { secretRef }],
  graphite: [MetricProvider.graphite({ address, insecureSkipVerify: true }), { address, insecureSkipVerify: true }],
  dynatrace: [MetricProvider.dynatrace({ address, secretRef }), { address, secretRef }],
  keptn: [MetricProvider.keptn(), {}],
  splunk: [MetricProvider.splunk({ address, secretRef }), { address, secretRef }],
};

test.each(Object.entries(PROVIDERS))('%s', (type, [{ spec }, settings]) => {
  expect(spec).toStrictEqual({ type, ...settings });
});

test('every provider of the CRD has its factory', () => {
  const template = groups.flatMap(({ definitions }) => definitions).find(({ kind }) => kind === 'MetricTemplate');
  const type = at(template?.schema, 'properties', 'spec', 'properties', 'provider', 'properties', 'type');
  expect(Object.keys(PROVIDERS).sort()).toEqual([...list(at(type, 'enum'))].sort());
});
