import type {
  KustomizationSpecHealthCheckExprs,
  KustomizationSpecHealthChecks,
} from '../../imports/kustomize.toolkit.fluxcd.io';
import type { Promotion } from './promotion';
import { REVISION } from './revision';

/** Field manager of Flux's kustomize-controller. */
const APPLIER = 'kustomize-controller';

/** What is looked at: each Canary, and the primary that Flagger makes for it. */
export function healthChecks(promotions: readonly Promotion[]): readonly KustomizationSpecHealthChecks[] {
  return promotions.flatMap(({ canary: { apiVersion, kind, metadata }, primary }) => [
    { apiVersion, kind, name: metadata.name, namespace: metadata.namespace },
    primary,
  ]);
}

/** CEL expressions that say when a release has been promoted; Flux takes what is neither failed nor current as under way. */
export function healthCheckExprs(promotions: readonly Promotion[]): readonly KustomizationSpecHealthCheckExprs[] {
  const kinds = [...new Set(promotions.map(({ primary }) => primary.kind))];
  return [
    { apiVersion: 'flagger.app/v1beta1', kind: 'Canary', failed: FAILED, current: SETTLED },
    ...kinds.map((kind) => ({
      apiVersion: 'apps/v1',
      kind,
      current: carriesRevision(promotions.filter(({ primary }) => primary.kind === kind)),
    })),
  ];
}

/**
 * A Canary says nothing of the generation that its status is about: right after an apply it still tells the end of the
 * version before. It has failed with this one where it did so after the apply, whose time stands with the fields that
 * the applier manages; the revision among its annotations makes each new version such an apply.
 */
const FAILED = [
  `status.phase == 'Failed'`,
  `metadata.managedFields.exists(f, f.manager == '${APPLIER}' && f.operation == 'Apply' &&` +
    ` timestamp(f.time) < timestamp(status.lastTransitionTime))`,
].join(' && ');

/**
 * At rest, whatever came before. A Failed that is not of this version counts too: Flagger takes going back to the
 * version that was promoted last for no change (`hasSpecChanged` of `pkg/canary/spec.go`) and leaves the phase.
 */
const SETTLED = `status.phase in ['Initialized', 'Succeeded', 'Failed']`;

/** Only a promotion brings a revision to the primary. */
function carriesRevision(promotions: readonly Promotion[]): string {
  const revisions = promotions.map(
    ({ primary: { namespace = '', name }, revision }) => `'${namespace}/${name}': '${revision}'`,
  );
  return [
    'has(spec.template.metadata.annotations)',
    `'${REVISION}' in spec.template.metadata.annotations`,
    `spec.template.metadata.annotations['${REVISION}'] == {${revisions.join(', ')}}[metadata.namespace + '/' + metadata.name]`,
  ].join(' && ');
}
