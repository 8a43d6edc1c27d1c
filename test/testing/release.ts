import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Metric, Strategy, Target, Traffic } from '../../index';

/** A chart with a release by Istio, and a ConfigMap beside it. */
export function chart(options: { readonly threshold?: number } = {}): Chart {
  const made = new Chart(new App(), 'test', { namespace: 'webapp' });
  new CanaryRelease(made, 'podinfo', {
    target: Target.deployment('podinfo'),
    service: { port: 80, targetPort: 9898 },
    traffic: Traffic.istio({ gateways: ['mesh'], hosts: ['app.example.com'] }),
    strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
    analysis: {
      interval: Duration.minutes(1),
      threshold: options.threshold ?? 5,
      metrics: [Metric.requestSuccessRate({ min: 99 })],
    },
  });
  return made;
}
