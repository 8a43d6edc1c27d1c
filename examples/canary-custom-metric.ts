import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Metric, MetricProvider, MetricTemplate, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { Podinfo } from './podinfo';

const app = new App();
const chart = new Chart(app, 'canary-custom-metric', { namespace: 'canary-custom-metric' });

const errorRate = new MetricTemplate(chart, 'error-rate', {
  provider: MetricProvider.prometheus({ address: 'http://prometheus.monitoring:9090' }),
  query: `
    100 - sum(rate(http_request_duration_seconds_count{
      namespace="{{ namespace }}", pod=~"{{ target }}-[0-9a-zA-Z]+(-[0-9a-zA-Z]+)", status!~"{{ variables.errors }}"
    }[{{ interval }}])) / sum(rate(http_request_duration_seconds_count{
      namespace="{{ namespace }}", pod=~"{{ target }}-[0-9a-zA-Z]+(-[0-9a-zA-Z]+)"
    }[{{ interval }}])) * 100`,
});

new CanaryRelease(chart, 'release', {
  target: Target.deployment(new Podinfo(chart, 'podinfo')),
  service: { port: 80 },
  traffic: Traffic.gatewayApi({
    gateways: [{ name: 'public', namespace: 'gateways' }],
    hosts: ['app.example.com'],
  }),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: {
    interval: Duration.minutes(1),
    threshold: 5,
    metrics: [Metric.template(errorRate, { max: 1, interval: Duration.minutes(1), variables: { errors: '5..' } })],
  },
});

app.synth();
