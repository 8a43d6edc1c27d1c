import type { Values } from '../values';

/** Values without those that are not given. */
export function certainly(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
