import type { Rule } from '../rule';
import { knownHole, rangeOfVersions } from './charts';
import {
  circleOfDependencies,
  foreignSource,
  ignoredHealthChecks,
  revisionOfDependency,
  unservedVersion,
} from './flux';

/** The rules of fleets, in the order of their codes. */
export const FLEET_RULES: readonly Rule[] = [
  knownHole,
  rangeOfVersions,
  unservedVersion,
  foreignSource,
  ignoredHealthChecks,
  revisionOfDependency,
  circleOfDependencies,
];
