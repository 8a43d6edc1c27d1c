import { Gate, type Provider, type Webhook } from '../../../../index';
import type { Scenario } from '../../../../lib/plan/scenario';
import { CELLS, type StrategyName, TRAFFIC } from '../../../release/matrix';
import { type Cell, releaseCase } from '../releases/cases';
import type { ReleaseCase } from '../releases/release-case';
import { plannedTimeline } from './planned';

/** A release with what the plan is told of it. */
export interface PlanCase {
  readonly release: ReleaseCase;
  readonly scenario: Scenario;
}

/** What comes of a release, besides the version itself being good or bad. */
type Change = Readonly<Record<string, unknown>>;

/** A good and a bad version by each provider and strategy, and what providers do besides. */
export function planCases(): readonly PlanCase[] {
  const cells = CELLS.filter(({ expectation }) => 'spec' in expectation);
  return [
    ...cells.map(({ provider, strategy }) => caseOf(provider, strategy, true)),
    ...cells
      .filter(({ strategy }) => ROLLED_BACK.includes(strategy))
      .map(({ provider, strategy }) => caseOf(provider, strategy, false)),
    ...(Object.keys(TRAFFIC) as Provider[]).flatMap((provider) => extraCases(provider, strategyFor(provider))),
  ];
}

const ROLLED_BACK: readonly StrategyName[] = ['canary', 'canaryMirror', 'abHeader', 'blueGreen', 'blueGreenMirror'];

/** Provider kubernetes shifts no weights. */
function strategyFor(provider: Provider): StrategyName {
  return provider === 'kubernetes' ? 'blueGreen' : 'canary';
}

function extraCases(provider: Provider, strategy: StrategyName): readonly PlanCase[] {
  return [
    changed(caseOf(provider, strategy, true, 'skipped'), { spec: { skipAnalysis: true } }),
    gated(provider, strategy),
    ...(strategy === 'canary'
      ? [changed(caseOf(provider, strategy, true, 'steps-back'), { analysis: { stepWeightPromotion: 20 } })]
      : []),
  ];
}

/** A person opens the gates, one after the other, each before it is asked a second time. */
function gated(provider: Provider, strategy: StrategyName): PlanCase {
  const webhooks = [Gate.confirmRollout(), Gate.confirmPromotion()];
  const { release } = caseOf(provider, strategy, true, 'gates', webhooks);
  const rollout = { name: 'confirm-rollout', to: 1 };
  const promotion = { name: 'confirm-promotion' };
  const { ticks } = plannedTimeline({ release, scenario: { hooks: [rollout, promotion] } });
  const asked = ticks.find(({ event }) => event === 'promotion-refused')?.tick ?? 0;
  return {
    scenario: { hooks: [rollout, { ...promotion, to: asked }] },
    release: {
      ...release,
      async during({ phase, gate }) {
        await phase('Waiting');
        await gate('gate/open');
        await phase('Progressing');
        await gate('gate/close');
        await phase('WaitingPromotion');
        await gate('gate/open');
      },
    },
  };
}

function caseOf(
  provider: Provider,
  strategy: StrategyName,
  healthy: boolean,
  what: string = healthy ? 'good' : 'bad',
  webhooks: readonly Webhook[] = [],
): PlanCase {
  const cell: Cell = { provider, strategy, healthy };
  const target = `plan-${strategy.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${what}`;
  const release = releaseCase(cell, `plan-${provider}`, target, webhooks.length > 0 ? { webhooks } : {});
  return {
    release: { ...release, name: `${provider} with ${strategy}, ${what}` },
    scenario: healthy ? {} : { fail: { at: 0 } },
  };
}

function changed(given: PlanCase, { spec = {}, analysis = {} }: { spec?: Change; analysis?: Change }): PlanCase {
  const objects = given.release.objects.map((object) => {
    if (object.kind !== 'Canary') return object;
    const before = object.spec as { readonly analysis: Change };
    return { ...object, spec: { ...before, ...spec, analysis: { ...before.analysis, ...analysis } } };
  });
  return { ...given, release: { ...given.release, objects } };
}
