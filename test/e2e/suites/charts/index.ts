import type { Suite } from '../../harness/suite';
import { chartEntries } from './entries';
import { renderChart } from './render';

/** The real charts render with the Helm values that Fairway writes. */
export const charts: Suite = {
  name: 'charts',
  async run(environment, report) {
    for (const entry of chartEntries(await environment.examples())) {
      await report.check(entry.name, () => renderChart(environment, entry));
    }
  },
};
