import * as kubernetes from '@pulumi/kubernetes';
import { Duration } from 'cdk8s';
import { Fleet, Metric, Plugin, Strategy, Target, Traffic } from 'cdk8s-fairway';
import { CanaryRelease, FleetPlugins, HelmEngine } from 'cdk8s-fairway/pulumi';

// Each name is a context of the kubeconfig too.
const fleet = new Fleet({ name: 'shop', clusters: [{ name: 'eu-central-1' }, { name: 'us-east-1' }] });
const providers = Object.fromEntries(
  fleet.clusters.map(({ name }) => [name, new kubernetes.Provider(name, { context: name })]),
);

const plugins = new FleetPlugins('plugins', {
  fleet,
  providers,
  plugins: [Plugin.flagger({ traffic: 'gatewayapi' }), Plugin.nginxGatewayFabric()],
  engine: HelmEngine.release(),
});

for (const [cluster, provider] of Object.entries(providers)) {
  new CanaryRelease(
    `podinfo-${cluster}`,
    {
      namespace: 'webapp',
      target: Target.deployment('podinfo'),
      service: { port: 80, targetPort: 9898 },
      traffic: Traffic.gatewayApi({
        gateways: [{ name: 'public', namespace: 'gateways' }],
        hosts: [`${cluster}.example.com`],
      }),
      strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
      analysis: {
        interval: Duration.seconds(30),
        threshold: 5,
        metrics: [Metric.requestSuccessRate({ min: 99 })],
      },
    },
    { provider, dependsOn: plugins },
  );
}
