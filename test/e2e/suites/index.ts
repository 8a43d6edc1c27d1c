import type { Suite } from '../harness/suite';
import { apply } from './apply';
import { charts } from './charts';
import { faults } from './faults';
import { releases } from './releases';

/** In the order in which their programs are built, where there are none yet. */
export const suites: readonly Suite[] = [apply, faults, releases, charts];
