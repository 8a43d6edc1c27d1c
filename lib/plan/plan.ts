import type { CanaryManifest, Surroundings } from './canary';
import { type Outlook, outlookOf } from './outlook';
import { type Remark, remarksOn } from './remarks';
import { routerOf } from './router';
import type { Scenario } from './scenario';
import { readSettings, type Settings } from './settings';
import { planRelease, type Timeline } from './timeline';

/** What Flagger will do with a Canary. */
export interface Plan {
  readonly name: string;
  readonly namespace: string | undefined;
  /** What Flagger reads from the Canary. */
  readonly settings: Settings;
  /** Whether the traffic shares are those of matching requests (A/B test) and not of all. */
  readonly matching: boolean;
  /** One release, tick by tick. */
  readonly timeline: Timeline;
  /** How long releases take, whatever the scenario. */
  readonly outlook: Outlook;
  /** Settings that work against each other. */
  readonly remarks: readonly Remark[];
}

/**
 * The timeline that Flagger follows when the target of a Canary changes, and what can be said of it beforehand.
 *
 * @param canary the final object
 * @param scenario what happens on the way; by default all goes well
 * @param around what is known of the objects around it
 */
export function plan(canary: CanaryManifest, scenario: Scenario = {}, around: Surroundings = {}): Plan {
  const settings = readSettings(canary, around);
  const { matches } = routerOf(settings);
  const usual = planRelease(settings);
  const outlook = outlookOf(settings, usual, matches ? (around.matchingShare ?? 1) : 1);
  return {
    name: canary.metadata.name,
    namespace: canary.metadata.namespace,
    settings,
    matching: matches,
    timeline: planRelease(settings, scenario),
    outlook,
    remarks: remarksOn({ canary, around, settings, outlook, usual }),
  };
}
