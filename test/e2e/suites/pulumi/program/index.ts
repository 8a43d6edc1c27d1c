import * as kubernetes from '@pulumi/kubernetes';
import { Duration } from 'cdk8s';
import { Strategy, Target, Traffic } from '../../../../../index';
import { CanaryRelease, type PodTemplate, withRevision } from '../../../../../pulumi';
import { podinfo } from '../../releases/release-case';
import { readSettings } from '../settings';

const { namespace, version, threshold } = readSettings();
const { metadata, spec } = podinfo(namespace, 'podinfo', version) as unknown as {
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly spec: { readonly selector: object; readonly template: PodTemplate };
};

const webapp = new kubernetes.core.v1.Namespace(namespace, {
  metadata: { name: namespace, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
});
const deployment = new kubernetes.apps.v1.Deployment(
  'podinfo',
  { metadata, spec: { selector: spec.selector, template: withRevision(spec.template) } },
  { dependsOn: webapp },
);
const release = new CanaryRelease(
  'podinfo',
  {
    namespace,
    target: Target.deployment('podinfo'),
    service: { port: 80, targetPort: 9898 },
    traffic: Traffic.kubernetes(),
    strategy: Strategy.blueGreen({ iterations: 2 }),
    analysis: { interval: Duration.seconds(10), threshold },
    awaitPromotion: true,
  },
  { dependsOn: deployment },
);

export const { phase } = release;
