import type { Suite } from '../../harness/suite';
import { runRelease } from '../releases/run-release';
import { openWorld } from '../releases/world';
import { planCases } from './cases';
import { asPlanned, plannedTimeline } from './planned';
import { judgeTicks } from './ticks';

/** Real Flagger takes each release through the phases, weights and counters that its plan tells, tick by tick. */
export const plan: Suite = {
  name: 'plan',
  async run(environment, report) {
    const runs = planCases().map((each) => {
      const timeline = plannedTimeline(each);
      return { timeline, release: asPlanned(each.release, timeline) };
    });
    const world = await openWorld(
      await environment.delivery(),
      runs.map(({ release }) => release),
    );
    await Promise.all(
      runs.map(({ release, timeline }) =>
        report.check(release.name, async () => [
          ...(await runRelease(release, world, report)),
          ...judgeTicks(release, timeline, world.journal),
        ]),
      ),
    );
  },
};
