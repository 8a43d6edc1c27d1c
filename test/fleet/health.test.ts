import { run } from '@bufbuild/cel';
import { healthCheckExprs, healthChecks } from '../../lib/fleet/health';
import type { Promotion } from '../../lib/fleet/promotion';
import { REVISION } from '../../lib/fleet/revision';

type Status = 'current' | 'failed' | 'inProgress' | 'unknown';

const promotion: Promotion = {
  canary: { apiVersion: 'flagger.app/v1beta1', kind: 'Canary', metadata: { name: 'podinfo', namespace: 'web' } },
  target: { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'podinfo', namespace: 'web' } },
  primary: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo-primary', namespace: 'web' },
  revision: 'new',
  worst: 100,
};
const [canaryExprs, primaryExprs] = healthCheckExprs([
  promotion,
  { ...promotion, primary: { ...promotion.primary, name: 'api-primary' }, revision: 'other' },
]);

/** As Flux's `StatusEvaluator` does (fluxcd/pkg, `runtime/cel/status_evaluator.go`). */
function statusOf(exprs: typeof canaryExprs, object: Record<string, unknown>): Status {
  const holds = (expr: unknown) => {
    const result = run(expr as string, object as Parameters<typeof run>[1]);
    if (typeof result !== 'boolean') throw new Error('no boolean');
    return result;
  };
  try {
    if (exprs?.failed !== undefined && holds(exprs.failed)) return 'failed';
    return holds(exprs?.current) ? 'current' : 'inProgress';
  } catch {
    return 'unknown';
  }
}

const APPLIED = '2026-11-21T10:00:00Z';
const BEFORE = '2026-11-21T09:00:00Z';
const AFTER = '2026-11-21T10:05:00Z';

function canary(phase?: string, lastTransitionTime = BEFORE) {
  return {
    metadata: {
      name: 'podinfo',
      namespace: 'web',
      managedFields: [
        { manager: 'flagger', operation: 'Update', time: BEFORE, subresource: 'status' },
        { manager: 'kustomize-controller', operation: 'Apply', time: APPLIED },
      ],
    },
    ...(phase !== undefined && { status: { phase, lastTransitionTime } }),
  };
}

function primary(revision?: string, name = 'podinfo-primary') {
  const annotations = revision === undefined ? { other: 'x' } : { [REVISION]: revision };
  return { metadata: { name, namespace: 'web' }, spec: { template: { metadata: { annotations } } } };
}

describe('a Canary', () => {
  test.each<[string, Record<string, unknown>, Status]>([
    ['that Flagger has not seen', canary(), 'unknown'],
    ['being made', canary('Initializing', AFTER), 'inProgress'],
    ['made', canary('Initialized', AFTER), 'current'],
    ['with the end of the version before', canary('Succeeded', BEFORE), 'current'],
    ['waiting for approval', canary('Waiting', AFTER), 'inProgress'],
    ['under analysis', canary('Progressing', AFTER), 'inProgress'],
    ['waiting for approval of the promotion', canary('WaitingPromotion', AFTER), 'inProgress'],
    ['being promoted', canary('Promoting', AFTER), 'inProgress'],
    ['routing back', canary('Finalising', AFTER), 'inProgress'],
    ['that succeeded', canary('Succeeded', AFTER), 'current'],
    ['that failed', canary('Failed', AFTER), 'failed'],
    ['that had failed before', canary('Failed', BEFORE), 'current'],
    ['going away', canary('Terminating', AFTER), 'inProgress'],
  ])('%s', (_, object, status) => {
    expect(statusOf(canaryExprs, object)).toBe(status);
  });
});

describe('a primary', () => {
  test.each<[string, Record<string, unknown>, Status]>([
    ['of the version before', primary('old'), 'inProgress'],
    ['made before revisions were stamped', primary(), 'inProgress'],
    ['of a pod template without annotations', { ...primary(), spec: { template: { metadata: {} } } }, 'inProgress'],
    ['of the new version', primary('new'), 'current'],
    ['of another release, with a revision that is not its own', primary('new', 'api-primary'), 'inProgress'],
    ['of another release', primary('other', 'api-primary'), 'current'],
  ])('%s', (_, object, status) => {
    expect(statusOf(primaryExprs, object)).toBe(status);
  });
});

/** Both must be current at once; one that failed ends the wait (`ssa.WaitOptions.FailFast`). */
function waveOf(object: Record<string, unknown>, workload: Record<string, unknown>): Status {
  const statuses = [statusOf(canaryExprs, object), statusOf(primaryExprs, workload)];
  if (statuses.includes('failed')) return 'failed';
  return statuses.every((status) => status === 'current') ? 'current' : 'inProgress';
}

describe('a cluster, on an update of a promoted release', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, Status]>([
    ['right after the apply', canary('Succeeded', BEFORE), primary('old'), 'inProgress'],
    ['under analysis', canary('Progressing', AFTER), primary('old'), 'inProgress'],
    [
      'when the primary has the new version and traffic is not back',
      canary('Promoting', AFTER),
      primary('new'),
      'inProgress',
    ],
    ['when it is promoted', canary('Succeeded', AFTER), primary('new'), 'current'],
    ['when it failed', canary('Failed', AFTER), primary('old'), 'failed'],
    ['right after the apply of what mends a failure', canary('Failed', BEFORE), primary('old'), 'inProgress'],
    ['when it went back to the version that was promoted last', canary('Failed', BEFORE), primary('new'), 'current'],
  ])('%s', (_, object, workload, status) => {
    expect(waveOf(object, workload)).toBe(status);
  });
});

test('each Canary is looked at with the primary that Flagger makes', () => {
  expect(healthChecks([promotion])).toEqual([
    { apiVersion: 'flagger.app/v1beta1', kind: 'Canary', name: 'podinfo', namespace: 'web' },
    { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo-primary', namespace: 'web' },
  ]);
});
