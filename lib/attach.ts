import type { Construct } from 'constructs';
import { recordOrigin } from './rules/origin';
import { validateTree } from './rules/validate';

/** What every construct of Fairway does when it is made: remember where, and have the rules run over its tree. */
export function attachFairway(construct: Construct): void {
  recordOrigin(construct);
  validateTree(construct);
}
