import type { Duration } from 'cdk8s';
import { Kustomization, type KustomizationSpec } from '../../../imports/kustomize.toolkit.fluxcd.io';
import { formatDuration, formatSeconds } from '../../duration';
import type { Manifest } from '../../rules/object';
import { changedObjects } from '../../rules/ownership';
import { kubeConfigOf } from '../cluster';
import { healthCheckExprs, healthChecks } from '../health';
import { canariesOf, type Promotion, promotionsOf } from '../promotion';
import { REVISION } from '../revision';
import type { Refusal } from '../engine/engine';
import type { Delivery, Gate, Parcel } from './delivery';

export interface FluxDeliveryOptions {
  /** Where the output is: a source of Flux in the namespace of the fleet, which all that waits for each other shares. */
  readonly source: {
    readonly kind: 'GitRepository' | 'OCIRepository' | 'Bucket' | 'ExternalArtifact';
    readonly name: string;
  };

  /** Folder of the output in the source. @default "." */
  readonly path?: string;

  /** How often the clusters are compared with it. @default 10 minutes */
  readonly interval?: Duration;

  /** How long it waits after a failure. @default 1 minute */
  readonly retryInterval?: Duration;

  /**
   * How long a release may take until its wave has failed.
   *
   * @default - what Flagger takes at worst, by the Canary's own settings, and a minute
   */
  readonly timeout?: Duration;

  /**
   * Service account whose rights it applies with, in each cluster and, for the end of a wave, on the hub: in a namespace
   * of the same name as that of the fleet. Give each tenant one of its own, with rights in the tenant's namespaces only.
   *
   * @default - what the kubeconfig may do
   */
  readonly serviceAccountName?: string;
}

/** Seconds for what is not Flagger's: applying, and the polls between. */
const MARGIN = 60;

/** Where the release of a cluster waits for nobody. */
const PLAIN_TIMEOUT = '5m';

/**
 * Flux on the hub: a Kustomization for each cluster, which is ready when its releases have been promoted there.
 *
 * What comes after another waits for it by `dependsOn` without a `readyExpr`: Flux's own check compares the revision of
 * the source, which no expression can see.
 */
export function fluxDelivery(options: FluxDeliveryOptions): Delivery {
  return {
    ...Kustomization.GVK,
    spec: (parcel) => parcelSpec(parcel, options),
    gate: (gate) => gateSpec(gate, options),
    refuse: (parcel) => refusals(parcel, options),
  };
}

function refusals({ objects, cluster }: Parcel, { timeout }: FluxDeliveryOptions): readonly Refusal[] {
  const { told, untold } = promotionsOf(objects);
  const unbounded = timeout ? [] : told.filter(({ worst }) => worst === undefined);
  return [
    ...untold.map(({ canary, reason }) => ({
      message: `in ${cluster.name} nothing tells when ${canary.metadata.name} is promoted: ${reason}`,
      fix: 'Make the target in the same release, as a Deployment or a DaemonSet',
    })),
    ...unbounded.map(({ canary }) => ({
      message: `in ${cluster.name} nothing bounds how long a release of ${canary.metadata.name} takes`,
      fix: 'Give the delivery a timeout',
    })),
  ];
}

function parcelSpec(parcel: Parcel, options: FluxDeliveryOptions): KustomizationSpec {
  const { told } = promotionsOf(parcel.objects);
  return {
    ...common(parcel, options),
    kubeConfig: kubeConfigOf(parcel.cluster),
    timeout: timeoutOf(told, options),
    ...(told.length > 0
      ? {
          wait: false,
          healthChecks: healthChecks(told),
          healthCheckExprs: healthCheckExprs(told),
          patches: told.map(sameRevision),
        }
      : { wait: true }),
    ignore: driftIgnores(parcel.objects),
  };
}

function gateSpec(gate: Gate, options: FluxDeliveryOptions): KustomizationSpec {
  return { ...common(gate, options), wait: false };
}

function common({ folder, after }: Pick<Parcel, 'folder' | 'after'>, options: FluxDeliveryOptions) {
  const { source, path = '.', interval, retryInterval, serviceAccountName } = options;
  return {
    sourceRef: source,
    path: `${path.startsWith('.') ? '' : './'}${path.replace(/\/$/, '')}/${folder}`,
    interval: interval ? formatDuration(interval) : '10m',
    retryInterval: retryInterval ? formatDuration(retryInterval) : '1m',
    prune: true,
    serviceAccountName,
    dependsOn: after.length > 0 ? after.map((name) => ({ name })) : undefined,
  };
}

function timeoutOf(promotions: readonly Promotion[], { timeout }: FluxDeliveryOptions): string {
  if (timeout) return formatDuration(timeout);
  if (promotions.length === 0) return PLAIN_TIMEOUT;
  return formatSeconds(Math.ceil(Math.max(...promotions.map(({ worst = 0 }) => worst))) + MARGIN);
}

/**
 * The object that waits for a revision and the folder that has it reach the hub on different ways. This fails the build
 * where they are of different versions, so that none is taken for the other.
 */
function sameRevision({ target: { apiVersion, kind, metadata }, revision }: Promotion) {
  const path = `/spec/template/metadata/annotations/${REVISION.replace('/', '~1')}`;
  const [group, version] = apiVersion.split('/');
  return {
    target: { group, version, kind, name: metadata.name, namespace: metadata.namespace },
    patch: JSON.stringify([{ op: 'test', path, value: revision }]),
  };
}

/** What controllers change on the objects that are applied, by the table of ownership. */
function driftIgnores(objects: readonly Manifest[]): KustomizationSpec['ignore'] {
  const applied = new Set(objects.map(({ kind, metadata }) => `${kind} ${metadata.namespace ?? ''}/${metadata.name}`));
  const rules = canariesOf(objects)
    .flatMap(changedObjects)
    .filter(({ kind, name, namespace }) => applied.has(`${kind} ${namespace ?? ''}/${name}`))
    .map(({ apiVersion, kind, name, namespace, pointers }) => ({
      target: { group: apiVersion.includes('/') ? apiVersion.split('/')[0] : undefined, kind, name, namespace },
      paths: pointers,
    }));
  const distinct = [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
  return distinct.length > 0 ? distinct : undefined;
}
