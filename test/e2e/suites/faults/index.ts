import { explain } from '../../harness/explain';
import type { Suite } from '../../harness/suite';
import { applySet } from '../apply/apply-set';
import { runRelease } from '../releases/run-release';
import { openWorld } from '../releases/world';
import { renderChart } from '../charts/render';
import { brokenCharts } from './charts';
import { brokenReleases } from './releases';
import { brokenSets } from './manifests';

/** What is broken on purpose is noticed by the suite that should. */
export const faults: Suite = {
  name: 'faults',
  async run(environment, report) {
    const plane = await environment.controlPlane();
    for (const set of brokenSets) {
      await report.check(`apply notices ${set.name}`, () => noticed(set.problem, () => applySet(plane, set, report)));
    }
    for (const entry of brokenCharts) {
      await report.check(`charts notices ${entry.name}`, () =>
        noticed(entry.problem, () => renderChart(environment, entry)),
      );
    }
    const releases = brokenReleases();
    const world = await openWorld(
      await environment.delivery(),
      releases.map(({ release }) => release),
    );
    await Promise.all(
      releases.map(({ release, problem }) =>
        report.check(`releases notices ${release.name}`, () =>
          noticed(problem, () => runRelease(release, world, report)),
        ),
      ),
    );
  },
};

async function noticed(problem: RegExp, judge: () => Promise<readonly string[]>): Promise<string[]> {
  const problems = await judge().catch((error: unknown) => [explain(error)]);
  return problems.some((text) => problem.test(text))
    ? []
    : [`nothing said ${problem.source}; said: ${problems.join('; ') || 'nothing'}`];
}
