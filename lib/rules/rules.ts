import { FLEET_RULES } from './fleet/rules';
import { GATEWAY_RULES } from './gateway/rules';
import { RELEASE_RULES } from './release/rules';
import type { Rule } from './rule';

/** All rules, in the order of their codes. */
export const RULES: readonly Rule[] = [...RELEASE_RULES, ...GATEWAY_RULES, ...FLEET_RULES];
