import * as kubernetes from '@pulumi/kubernetes';
import { Duration } from 'cdk8s';
import { LoadTest, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { CanaryRelease, withRevision } from 'cdk8s-fairway/pulumi';
import { podinfo } from './podinfo';

const namespace = new kubernetes.core.v1.Namespace('webapp', {
  metadata: { name: 'webapp', labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
});

// `replicas` is left out: Flagger scales the target.
const labels = { app: 'podinfo' };
const deployment = new kubernetes.apps.v1.Deployment(
  'podinfo',
  {
    metadata: { name: 'podinfo', namespace: 'webapp', labels },
    spec: {
      selector: { matchLabels: labels },
      template: withRevision({ metadata: { labels }, spec: podinfo('6.9.2') }),
    },
  },
  { dependsOn: namespace },
);

const release = new CanaryRelease(
  'podinfo',
  {
    namespace: 'webapp',
    target: Target.deployment('podinfo'),
    service: { port: 80, targetPort: 9898 },
    traffic: Traffic.nginx({ host: 'app.example.com' }),
    strategy: Strategy.canary({ maxWeight: 50, stepWeight: 5 }),
    analysis: {
      interval: Duration.seconds(10),
      threshold: 10,
      metrics: [Metric.requestSuccessRate({ min: 99 })],
      webhooks: [
        LoadTest.hey({ url: 'http://app.example.com/', duration: Duration.minutes(1), qps: 10, concurrency: 2 }),
      ],
    },
    awaitPromotion: true,
  },
  { dependsOn: deployment },
);

export const { phase } = release;
export const service = release.services.apex;
