import { readClusters } from '../../harness/manifest-set';
import type { Suite } from '../../harness/suite';
import { applySets } from './apply-set';
import { cellSets } from './cells';

/** The real API server takes all that Fairway writes, strictly and without a warning. */
export const apply: Suite = {
  name: 'apply',
  async run(environment, report) {
    const plane = await environment.controlPlane();
    const examples = readClusters(await environment.examples());
    const cells = cellSets().map((set) => [set]);
    for (const sets of [...examples, ...cells]) {
      for (const [set, problems] of await applySets(plane, sets, report)) {
        report.judged(set.name, problems);
      }
    }
  },
};
