import { type CanaryView, type StrategyKind } from '../rules/canary';
import { describe, type Manifest, type ObjectSet } from '../rules/object';
import type { Problem } from '../rules/rule';
import type { Plan } from '../plan/plan';
import { type Assumptions, planReleases } from '../plan/releases';
import type { Scenario } from '../plan/scenario';
import { describeNearest } from './nearest';
import { differences } from './difference';

/** A release in a template: its Canary, and what Flagger will make of it. */
export class Release {
  constructor(
    private readonly canary: CanaryView,
    private readonly set: ObjectSet,
    private readonly found: readonly Problem[],
  ) {}

  /** The Canary, as it is written. */
  get manifest(): Manifest {
    return this.canary.manifest;
  }

  /** `spec.provider`; undefined where a flag of Flagger decides. */
  get provider(): string | undefined {
    return this.canary.providerName;
  }

  /** The strategy that Flagger infers. */
  get strategy(): StrategyKind | undefined {
    return this.canary.strategy;
  }

  /** What the rules find fault with in the Canary; acknowledged problems are left out. */
  get problems(): readonly Problem[] {
    return this.found;
  }

  /**
   * What Flagger will do when the target changes, tick by tick.
   *
   * @param scenario - What happens on the way. By default all goes well.
   * @param assumptions - What no object tells, such as the number of requests.
   */
  plan(scenario: Scenario = {}, assumptions: Assumptions = {}): Plan {
    const plan = planReleases(this.set, scenario, assumptions).find(({ canary }) => canary === this.canary.object);
    if (!plan) throw new Error(`${describe(this.manifest)} has no plan`);
    return plan.plan;
  }

  /**
   * Asserts that the spec of the Canary has these fields.
   *
   * @param spec - Of objects the given fields count, of lists all items; matchers may stand in place of values.
   */
  hasSpec(spec: object): void {
    if (differences(spec, this.manifest.spec).length === 0) return;
    throw new Error(`the Canary is not as expected; ${describeNearest([this.canary.object], { spec })}`);
  }

  /**
   * Asserts that a good version is promoted in time.
   *
   * @param time - At most, from the change of the target on.
   */
  promotesWithin(time: Time): void {
    const { best } = this.plan().outlook.promotion ?? {};
    if (best === undefined) throw new Error(`${describe(this.manifest)} is never promoted`);
    const seconds = secondsOf(time);
    if (best > seconds) throw new Error(`${describe(this.manifest)} takes ${best} s to be promoted, not ${seconds}`);
  }

  /**
   * Asserts that a version that is bad from its first request is taken back in time.
   *
   * @param time - At most, from the change of the target on.
   */
  rollsBackWithin(time: Time): void {
    const { bad } = this.plan().outlook;
    const name = describe(this.manifest);
    if (bad.outcome !== 'rolled-back') throw new Error(`a bad version of ${name} is ${bad.outcome}, not rolled back`);
    const seconds = secondsOf(time);
    if (bad.seconds > seconds)
      throw new Error(`a bad version of ${name} is there for ${bad.seconds} s, not ${seconds}`);
  }
}

/** Seconds, or a duration of cdk8s. */
export type Time = number | { toSeconds(): number };

function secondsOf(time: Time): number {
  return typeof time === 'number' ? time : time.toSeconds();
}
