import * as pulumi from '@pulumi/pulumi';
import { Duration } from 'cdk8s';
import { Metric, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { CanaryRelease } from 'cdk8s-fairway/pulumi';

const dns = new pulumi.StackReference('dns', { name: 'organization/dns/production' });
const zone = dns.requireOutput('zone') as pulumi.Output<string>;

const release = new CanaryRelease('podinfo', {
  namespace: 'webapp',
  target: Target.deployment('podinfo'),
  service: { port: 80, targetPort: 9898 },
  traffic: Traffic.gatewayApi({
    gateways: [{ name: 'public', namespace: 'gateways' }],
    hosts: [pulumi.interpolate`app.${zone}`],
  }),
  strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
  analysis: {
    interval: Duration.seconds(30),
    threshold: 5,
    metrics: [Metric.requestSuccessRate({ min: 99 })],
  },
});

export const { phase } = release;
