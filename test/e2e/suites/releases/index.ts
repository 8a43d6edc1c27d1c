import type { Suite } from '../../harness/suite';
import { cellCases } from './cases';
import { hookCases } from './hook-cases';
import { optionCases } from './option-cases';
import { runRelease } from './run-release';
import { openWorld } from './world';

/** Real Flagger takes releases of each provider and strategy to their end, all side by side. */
export const releases: Suite = {
  name: 'releases',
  async run(environment, report) {
    const cases = [...cellCases(), ...hookCases(), ...optionCases()];
    const world = await openWorld(await environment.delivery(), cases);
    await Promise.all(cases.map((release) => report.check(release.name, () => runRelease(release, world, report))));
  },
};
