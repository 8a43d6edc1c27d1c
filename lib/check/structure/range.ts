import type { Schema } from './schema';
import { type Check, NONE, violation, type Violations } from './violation';

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  // The nearest numbers that there are.
  int64: [-(2 ** 63), 2 ** 63],
};

/** The checks of numbers; values of other types pass. */
export function numberChecks(schema: Schema): readonly Check[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema;
  const size = format === undefined ? undefined : SIZES[format];
  return [
    ...(size ? [rangeCheck(...size)] : []),
    ...(minimum === undefined && maximum === undefined ? [] : [rangeCheck(minimum, maximum)]),
    ...(exclusiveMinimum && minimum !== undefined ? [differsFrom(minimum)] : []),
    ...(exclusiveMaximum && maximum !== undefined ? [differsFrom(maximum)] : []),
    ...(multipleOf === undefined ? [] : [multiple(multipleOf)]),
  ];
}

function rangeCheck(minimum = -Infinity, maximum = Infinity): Check {
  return (value) => (typeof value === 'number' ? outOfRange('it', value, minimum, maximum) : NONE);
}

function differsFrom(limit: number): Check {
  return (value) => (value === limit ? violation('FW0015', `it may not be ${limit} itself`, 'Write another') : NONE);
}

function multiple(of: number): Check {
  return (value) =>
    typeof value !== 'number' || Number.isInteger(value / of)
      ? NONE
      : violation('FW0015', `it is no multiple of ${of}`, `Write a multiple of ${of}`);
}

/** Whether a size is out of its bounds, both included. */
export function outOfRange(what: string, size: number, minimum: number, maximum: number): Violations {
  if (size >= minimum && size <= maximum) return NONE;
  const [bound, limit] = size < minimum ? ['least', minimum] : ['most', maximum];
  const is = what === 'it' ? '' : ` is ${size} and`;
  return violation('FW0015', `${what}${is} must be at ${bound} ${limit}`, `Write at ${bound} ${limit}`);
}
