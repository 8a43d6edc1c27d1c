import { App, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import {
  Application,
  type ApplicationSpecSource,
  type ApplicationSpecSyncPoliciesHelm,
  type ApplicationSpecSyncPoliciesKustomization,
} from '../imports/apps.kurator.dev';
import { attachFairway } from '../lib/attach';
import { rolloutOf } from '../lib/fleet/kurator/rollout';
import type { Manifest } from '../lib/rules/object';
import { at, text } from '../lib/rules/read';
import { refuse } from '../lib/rules/refusal';
import type { Capability } from '../lib/traffic/capability';
import { CanaryRelease, type CanaryReleaseProps } from './canary-release';

/** Properties of a `KuratorApplication`, whose strategy needs the capabilities `N` of its traffic. */
export interface KuratorApplicationProps<N extends Capability = Capability> {
  /** Name of the Application. @default - the id of the construct */
  readonly name?: string;

  /** Name of the Kurator Fleet whose clusters get it, and the labels by which some are chosen. */
  readonly destination: {
    readonly fleet: string;
    readonly clusterSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
  };

  /** Where the manifests or the chart are. */
  readonly source: ApplicationSpecSource;

  /** How they are applied. */
  readonly sync:
    | { readonly kustomization: ApplicationSpecSyncPoliciesKustomization }
    | { readonly helm: ApplicationSpecSyncPoliciesHelm };

  /** Namespace of the workload in the clusters. */
  readonly namespace: string;

  /** How a new version takes over. A setting that Kurator has no word for is a problem (FW3012). */
  readonly release: CanaryReleaseProps<N>;
}

/**
 * A release for those who run Kurator: its controller makes the Canary in each cluster of a Fleet.
 *
 * Makes: an Application (`apps.kurator.dev/v1alpha1`) with `rollout`.
 */
export class KuratorApplication<N extends Capability = Capability> extends Construct {
  /** The Application. */
  readonly application: Application;

  constructor(scope: Construct, id: string, props: KuratorApplicationProps<N>) {
    super(scope, id);
    const { name = id, destination, source, sync, namespace, release } = props;
    // The objects of a release, which Kurator is told of instead of being given them.
    const { canary, ingress } = new CanaryRelease<N>(new Chart(new App(), id, { namespace }), 'release', release);
    const rule: unknown = ingress && at(ingress.ingress.toJson(), 'spec', 'rules', 0);
    const { rollout, refused } = rolloutOf(canary.toJson() as Manifest, text(at(rule, 'host')));

    this.application = new Application(this, 'application', {
      metadata: { name },
      spec: { source, syncPolicies: [{ destination, ...sync, rollout }] },
    });
    refuse(this, 'FW3012', refused);
    attachFairway(this);
  }
}
