import { EVENTS, type TickEvent } from './event';
import { routerOf } from './router';
import type { Settings } from './settings';
import type { Timeline } from './timeline';

/** Why a release goes on for ever although nothing fails, and the field that decides it. */
export interface DeadEnd {
  readonly field: string;
  readonly message: string;
}

export function deadEndOf(settings: Settings, { ticks, end }: Timeline): DeadEnd | undefined {
  if (end.outcome !== 'never') return undefined;
  const explain = EXPLANATIONS[end.event];
  const weight = ticks.at(-1)?.status.canaryWeight ?? 0;
  return explain?.(settings, weight) ?? { field: 'spec', message: `the ticks repeat for ever: ${EVENTS[end.event]}` };
}

const EXPLANATIONS: Partial<Record<TickEvent, (settings: Settings, weight: number) => DeadEnd | undefined>> = {
  suspended: () => ({ field: 'spec.suspend', message: 'no release runs while the Canary is suspended' }),
  'mirror-set': ({ provider }) => ({
    field: 'spec.analysis.mirror',
    message: `provider ${provider} does not mirror for a canary, so the mirrored step repeats for ever`,
  }),
  'no-step': ({ stepWeight, stepWeights }, weight) =>
    stepWeights.length === 0
      ? {
          field: 'spec.analysis.stepWeight',
          message: `a step of ${stepWeight} without iterations leaves the canary at weight ${weight} for ever`,
        }
      : {
          field: 'spec.analysis.stepWeights',
          message: `no weight above ${weight} follows it in the list, so the canary stays there for ever`,
        },
  'weight-set': ({ maxWeight, provider }, weight) =>
    maxWeight > 100
      ? {
          field: 'spec.analysis.maxWeight',
          message: `weights end at 100, so maxWeight ${maxWeight} is never reached and nothing is promoted`,
        }
      : {
          field: 'spec.analysis.sessionAffinity',
          message: `with match, provider ${provider} loses the weight ${weight} at each tick and starts again`,
        },
  'primary-raised': stuckPromotion,
  'no-weight-to-shift': stuckPromotion,
};

/** Promotion by steps ends only where the router lets Flagger read the weights that it has written. */
function stuckPromotion(settings: Settings): DeadEnd {
  const reason =
    routerOf(settings).matches && settings.provider === 'nginx'
      ? 'provider nginx keeps no weight beside a match'
      : 'the canary has no weight to give back';
  return {
    field: 'spec.analysis.stepWeightPromotion',
    message: `${reason}, so the promotion by steps never ends`,
  };
}
