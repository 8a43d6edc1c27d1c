import { acknowledge } from '../../../../index';
import { CELLS, releaseOf } from '../../../release/matrix';
import { synthesize } from '../../harness/synthesize';
import type { ManifestSet } from '../../harness/manifest-set';

/** A set for each cell of the provider × strategy table that is no refusal. */
export function cellSets(): ManifestSet[] {
  return CELLS.filter(({ expectation }) => 'spec' in expectation).map(({ provider, strategy }) => ({
    name: `${provider} with ${strategy}`,
    objects: synthesize('webapp', (chart) => {
      acknowledge(chart, 'FW1030', 'releases by every provider are applied');
      releaseOf(chart, provider, strategy);
    }),
  }));
}
