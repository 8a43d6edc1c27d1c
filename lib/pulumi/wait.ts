import { groupOf, type Manifest } from '../rules/object';

/**
 * Conditions that say that an object is ready. A Canary is `Promoted` when it is initialized and when a release has
 * succeeded, so an update of a promoted release does not wait for a phase that does not come again.
 */
const CONDITIONS = {
  Canary: { group: 'flagger.app', condition: 'Promoted' },
  Certificate: { group: 'cert-manager.io', condition: 'Ready' },
  Gateway: { group: 'gateway.networking.k8s.io', condition: 'Programmed' },
  HelmRelease: { group: 'helm.toolkit.fluxcd.io', condition: 'Ready' },
  Kustomization: { group: 'kustomize.toolkit.fluxcd.io', condition: 'Ready' },
} as const;

/** Kinds that say when they are ready. */
export type AwaitedKind = keyof typeof CONDITIONS;

/** Annotation by which Pulumi's provider waits for what it says. */
export const WAIT_FOR = 'pulumi.com/waitFor';

/** Annotation by which Pulumi's provider does not wait. */
const SKIP_AWAIT = 'pulumi.com/skipAwait';

/** A manifest whose resource is created when the object is ready, where its kind says so; a user's own word counts. */
export function awaitReady(manifest: Manifest, kinds: boolean | readonly AwaitedKind[]): Manifest {
  const { kind, metadata } = manifest;
  const { annotations } = metadata;
  if (!isAwaited(kind) || !(typeof kinds === 'boolean' ? kinds : kinds.includes(kind))) return manifest;
  const { group, condition } = CONDITIONS[kind];
  const stated = annotations?.[WAIT_FOR] !== undefined || annotations?.[SKIP_AWAIT] !== undefined;
  if (group !== groupOf(manifest) || stated) return manifest;
  return {
    ...manifest,
    metadata: { ...metadata, annotations: { [WAIT_FOR]: `condition=${condition}`, ...annotations } },
  };
}

function isAwaited(kind: string): kind is AwaitedKind {
  return Object.hasOwn(CONDITIONS, kind);
}
