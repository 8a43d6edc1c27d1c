import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import * as kplus from 'cdk8s-plus-28';

const app = new App();
const chart = new Chart(app, 'canary-cdk8s-plus', { namespace: 'canary-cdk8s-plus' });

new kplus.Namespace(chart, 'namespace', {
  metadata: { name: 'canary-cdk8s-plus', labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
});

// cdk8s-plus selects pods by a label of its own, which Flagger refuses; so the selector is written out.
const deployment = new kplus.Deployment(chart, 'podinfo', {
  metadata: { name: 'podinfo' },
  podMetadata: { labels: { app: 'podinfo' } },
  select: false,
  containers: [
    {
      image: 'ghcr.io/stefanprodan/podinfo:6.9.2',
      portNumber: 9898,
      securityContext: {
        user: 10001,
        ensureNonRoot: true,
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: [kplus.Capability.ALL] },
        seccompProfile: { type: kplus.SeccompProfileType.RUNTIME_DEFAULT },
      },
    },
  ],
});
deployment.select(kplus.LabelSelector.of({ labels: { app: 'podinfo' } }));

new CanaryRelease(chart, 'release', {
  target: Target.deployment(deployment),
  service: { port: 80 },
  traffic: Traffic.gatewayApi({
    gateways: [{ name: 'public', namespace: 'gateways' }],
    hosts: ['app.example.com'],
  }),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: {
    interval: Duration.minutes(1),
    threshold: 5,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
  },
});

app.synth();
