import * as kubernetes from '@pulumi/kubernetes';
import {
  type CustomResourceOptions,
  type Input,
  interpolate,
  type Output,
  output,
  type Resource,
  type ResourceOptions,
  RunError,
} from '@pulumi/pulumi';
import { createHash } from 'node:crypto';
import { REVISION } from '../fleet/revision';
import type { CanaryManifest } from '../plan/canary';
import { plan } from '../plan/plan';
import { primaryName } from '../release/names';
import type { Target } from '../release/target';
import { WAIT_FOR } from './wait';

const WORKLOADS = {
  Deployment: { Resource: kubernetes.apps.v1.Deployment, Patch: kubernetes.apps.v1.DeploymentPatch },
  DaemonSet: { Resource: kubernetes.apps.v1.DaemonSet, Patch: kubernetes.apps.v1.DaemonSetPatch },
} as const;

/** A pod template whose annotations can be added to. */
export interface PodTemplate {
  readonly metadata?: {
    readonly labels?: Readonly<Record<string, Input<string>>>;
    readonly annotations?: Readonly<Record<string, Input<string>>>;
  };
}

/**
 * A pod template that carries a hash of itself as an annotation, which Flagger copies to the primary when it promotes:
 * what `awaitPromotion` tells a version by.
 *
 * @example new kubernetes.apps.v1.Deployment('podinfo', { spec: { selector, template: withRevision({ metadata, spec }) } })
 */
export function withRevision<T extends PodTemplate>(
  template: T,
): T & { readonly metadata: { readonly annotations: Record<string, Input<string>> } } {
  const revision = output(template).apply((known) =>
    createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 16),
  );
  return {
    ...template,
    metadata: { ...template.metadata, annotations: { ...template.metadata?.annotations, [REVISION]: revision } },
  };
}

/**
 * A resource that is there when the primary of a target carries the revision of the target: a patch of the primary that
 * adds nothing but what Pulumi waits for.
 */
export function awaitPrimary(
  target: Target,
  canary: Resource,
  dependsOn: ResourceOptions['dependsOn'],
  name: string,
  options: CustomResourceOptions,
): Resource {
  const { kind } = target;
  if (kind === 'Service') throw new RunError('awaitPromotion: a Service has no pods that tell their revision');
  const { Resource, Patch } = WORKLOADS[kind];
  const [workload, ...more] = [dependsOn ?? []].flat().filter((found) => Resource.isInstance(found));
  if (!workload || more.length > 0) {
    throw new RunError(`awaitPromotion: name the ${kind} ${target.name}, and no other, in dependsOn`);
  }
  const pods = workload.spec as Output<{ readonly template: PodTemplate }>;
  const revision = pods.apply(({ template }) => revisionOf(template, target));
  const { metadata, spec } = canary as unknown as CanaryOutputs;
  return new Patch(
    name,
    {
      metadata: {
        name: primaryName(target.name),
        namespace: metadata.namespace,
        annotations: {
          [WAIT_FOR]: interpolate`jsonpath={.spec.template.metadata.annotations['${REVISION}']}=${revision}`,
          'pulumi.com/timeoutSeconds': output({ metadata, spec }).apply(secondsAtWorst),
        },
      },
    },
    { ...options, dependsOn: [canary] },
  );
}

/** The Canary as Pulumi gives it back. */
interface CanaryOutputs {
  readonly metadata: Output<{ name: string; namespace: string }>;
  readonly spec: Output<CanaryManifest['spec']>;
}

function revisionOf({ metadata }: PodTemplate, { kind, name }: Target): string {
  const revision = metadata?.annotations?.[REVISION];
  if (typeof revision !== 'string') {
    throw new RunError(
      `awaitPromotion: the pods of ${kind} ${name} carry no revision: write template: withRevision(…)`,
    );
  }
  return revision;
}

/** Seconds until a release is promoted or rolled back; Pulumi's own limit holds where nothing bounds that. */
function secondsAtWorst(canary: object): string {
  const { worst } = plan(canary as CanaryManifest).outlook;
  return String(Math.max(worst ?? 0, DEFAULT_TIMEOUT));
}

/** Seconds that Pulumi's provider waits by default. */
const DEFAULT_TIMEOUT = 600;
