import * as kubernetes from '@pulumi/kubernetes';
import type * as pulumi from '@pulumi/pulumi';
import { Duration } from 'cdk8s';
import { Strategy, Target } from '../../index';
import { CanaryRelease, withRevision } from '../../pulumi';
import { release } from './program';
import { one, up } from './support';

const labels = { app: 'podinfo' };

function podTemplate(image: pulumi.Input<string>) {
  return { metadata: { labels }, spec: { containers: [{ name: 'podinfod', image }] } };
}

/** The patch that waits for a version of podinfo. */
async function waitFor(image: pulumi.Input<string>, changes = {}) {
  const { resources, errors } = await up(() => {
    const deployment = new kubernetes.apps.v1.Deployment('podinfo', {
      metadata: { name: 'podinfo', namespace: 'webapp' },
      spec: { selector: { matchLabels: labels }, template: withRevision(podTemplate(image)) },
    });
    new CanaryRelease('podinfo', { ...release(changes), awaitPromotion: true }, { dependsOn: deployment });
  });
  expect(errors).toEqual([]);
  return {
    patch: one(resources, 'DeploymentPatch'),
    deployment: one(resources, 'Deployment'),
    canary: one(resources, 'Canary'),
  };
}

test('waits for the revision of the target on the primary, after the Canary', async () => {
  const { patch, deployment, canary } = await waitFor('podinfo:6.9.2');
  const revision = (deployment.inputs.spec as { template: { metadata: { annotations: Record<string, string> } } })
    .template.metadata.annotations['cdk8s-fairway/revision'];
  expect(revision).toMatch(/^[0-9a-f]{16}$/);
  expect(patch.inputs.metadata).toEqual({
    name: 'podinfo-primary',
    namespace: 'webapp',
    annotations: {
      'pulumi.com/waitFor': `jsonpath={.spec.template.metadata.annotations['cdk8s-fairway/revision']}=${revision ?? ''}`,
      'pulumi.com/timeoutSeconds': expect.stringMatching(/^\d+$/) as string,
    },
  });
  expect(patch.dependencies).toContain(canary.urn);
  expect(patch.parent).toBe(canary.parent);
});

test('a new version changes what is waited for, and not the Canary', async () => {
  const before = await waitFor('podinfo:6.9.2');
  const after = await waitFor('podinfo:6.9.3');
  const same = await waitFor('podinfo:6.9.3');
  expect(after.patch.inputs).not.toEqual(before.patch.inputs);
  expect(after.patch.inputs).toEqual(same.patch.inputs);
  expect(after.canary.inputs).toEqual(before.canary.inputs);
});

test('waits as long as the release takes at worst, and no less than Pulumi does', async () => {
  const timeoutOf = async (interval: Duration) => {
    const { patch } = await waitFor('podinfo:6.9.2', {
      strategy: Strategy.canary({ maxWeight: 50, stepWeight: 50 }),
      analysis: { interval, threshold: 1 },
      progressDeadlineSeconds: 10,
    });
    const { annotations } = patch.inputs.metadata as { annotations: Record<string, string> };
    return Number(annotations['pulumi.com/timeoutSeconds']);
  };
  const short = await timeoutOf(Duration.seconds(10));
  expect(short).toBeGreaterThanOrEqual(600);
  expect(await timeoutOf(Duration.minutes(10))).toBeGreaterThan(short + 2 * 590);
});

describe('is refused', () => {
  test.each<[string, () => void]>([
    [
      'name the Deployment podinfo, and no other, in dependsOn',
      () => new CanaryRelease('podinfo', { ...release(), awaitPromotion: true }),
    ],
    [
      'the pods of Deployment podinfo carry no revision',
      () => {
        const deployment = new kubernetes.apps.v1.Deployment('podinfo', {
          spec: { selector: { matchLabels: labels }, template: podTemplate('podinfo:6.9.2') },
        });
        new CanaryRelease('podinfo', { ...release(), awaitPromotion: true }, { dependsOn: deployment });
      },
    ],
    [
      'a Service has no pods that tell their revision',
      () => new CanaryRelease('podinfo', { ...release({ target: Target.service('podinfo') }), awaitPromotion: true }),
    ],
  ])('%s', async (message, program) => {
    const { errors } = await up(program);
    expect(errors[0]).toContain(message);
  });
});
