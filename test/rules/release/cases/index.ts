import type { RuleCases } from '../case';
import { ANALYSIS } from './analysis';
import { CHECKS } from './checks';
import { OBJECTS } from './objects';
import { PROVIDER } from './provider';
import { TRAFFIC } from './traffic';

/** The cases of all rules of releases. */
export const CASES: RuleCases = { ...PROVIDER, ...ANALYSIS, ...TRAFFIC, ...OBJECTS, ...CHECKS };
