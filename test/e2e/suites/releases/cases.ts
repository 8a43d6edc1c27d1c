import { type Chart, Duration } from 'cdk8s';
import {
  acknowledge,
  CanaryRelease,
  type CanaryReleaseProps,
  type Capability,
  Metric,
  type Provider,
  Target,
  type TrafficWith,
  type Webhook,
} from '../../../../index';
import { CELLS, STRATEGIES, type StrategyName, TRAFFIC } from '../../../release/matrix';
import { synthesize } from '../../harness/synthesize';
import { CONTAINER_PORT, type Phase, type ReleaseCase, SERVICE_PORT } from './release-case';

/** A release by one provider and strategy. */
export interface Cell {
  readonly provider: Provider;
  readonly strategy: StrategyName;
  /** Whether the new version answers well. */
  readonly healthy: boolean;
}

const INTERVAL = Duration.seconds(10);

const METRICS = [
  Metric.requestSuccessRate({ min: 99, interval: INTERVAL }),
  Metric.requestDuration({ max: Duration.millis(500), interval: INTERVAL }),
];

/** Percent of traffic to the canary at each change, of a version that is promoted and of one that is rolled back. */
const STEPS = { promoted: [0, 10, 20, 30, 40, 50, 0], rolledBack: [0, 10, 0] };
const LISTED_STEPS = { promoted: [0, 1, 10, 50, 0], rolledBack: [0, 1, 0] };
const MATCHED = { promoted: [0, 100, 0], rolledBack: [0, 100, 0] };
const SWITCHED = { promoted: [0, 100, 0], rolledBack: [0] };

const WEIGHTS: Readonly<Record<StrategyName, typeof STEPS>> = {
  canary: STEPS,
  canarySteps: LISTED_STEPS,
  canaryMirror: STEPS,
  canaryAffinity: STEPS,
  abHeader: MATCHED,
  abCookie: MATCHED,
  abCookieValue: MATCHED,
  abQuery: MATCHED,
  abPrefix: MATCHED,
  abSource: MATCHED,
  blueGreen: SWITCHED,
  blueGreenMirror: SWITCHED,
  blueGreenMirrorWeight: SWITCHED,
};

const PROMOTED: readonly Phase[] = [
  'Initializing',
  'Initialized',
  'Progressing',
  'Promoting',
  'Finalising',
  'Succeeded',
];
const ROLLED_BACK: readonly Phase[] = ['Initializing', 'Initialized', 'Progressing', 'Failed'];

/** The strategies that each provider rolls back too: one of each kind. */
const ROLLED_BACK_STRATEGIES: readonly StrategyName[] = ['canary', 'abHeader', 'blueGreen'];

/** Each cell of the provider × strategy table with a good version, and the main ones with a bad one. */
export function cellCases(): ReleaseCase[] {
  return CELLS.filter(({ expectation }) => 'spec' in expectation).flatMap(({ provider, strategy }) =>
    [true, false]
      .filter((healthy) => healthy || ROLLED_BACK_STRATEGIES.includes(strategy))
      .map((healthy) => {
        const target = `${kebab(strategy)}-${healthy ? 'good' : 'bad'}`;
        return releaseCase({ provider, strategy, healthy }, `release-${provider}`, target);
      }),
  );
}

/** What a release has besides its strategy and traffic. */
export interface CaseOptions {
  readonly webhooks?: readonly Webhook[];
  /** @default - success rate and duration */
  readonly metrics?: (chart: Chart) => readonly Metric[];
  readonly autoscale?: NonNullable<CanaryReleaseProps['autoscale']>;
}

export function releaseCase(cell: Cell, namespace: string, target: string, options: CaseOptions = {}): ReleaseCase {
  const { provider, strategy, healthy } = cell;
  return {
    name: `${provider} with ${strategy} ${healthy ? 'is promoted' : 'is rolled back'}`,
    namespace,
    target,
    provider,
    objects: synthesize(namespace, (chart) => {
      addRelease(chart, cell, target, options);
    }),
    healthy,
    phases: healthy ? PROMOTED : ROLLED_BACK,
    weights: provider === 'kubernetes' ? undefined : WEIGHTS[strategy][healthy ? 'promoted' : 'rolledBack'],
  };
}

function addRelease(chart: Chart, { provider, strategy }: Cell, target: string, options: CaseOptions): void {
  const { webhooks, autoscale } = options;
  acknowledge(chart, 'FW1030', 'releases by every provider are run');
  const metrics = options.metrics?.(chart) ?? METRICS;
  new CanaryRelease<Capability>(chart, 'release', {
    target: Target.deployment(target),
    service: { port: SERVICE_PORT, targetPort: CONTAINER_PORT },
    // The cells of the table are pairs that the compiler cannot follow.
    traffic: TRAFFIC[provider]() as unknown as TrafficWith<Capability>,
    strategy: STRATEGIES[strategy],
    analysis: { interval: INTERVAL, threshold: 2, metrics, ...(webhooks && { webhooks }) },
    ...(autoscale && { autoscale }),
  });
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
