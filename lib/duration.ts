import type { Duration } from 'cdk8s';

/** Nanoseconds of each unit of Go's `time.ParseDuration`; micro is written with either of Unicode's two signs. */
const UNITS: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1_000n,
  '\u00b5s': 1_000n,
  '\u03bcs': 1_000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
};

/** One more than the longest duration of Go, an int64 of nanoseconds. */
const LIMIT = 1n << 63n;

/**
 * Seconds of a duration as Go's `time.ParseDuration` reads it: decimal numbers, each with its unit, such as `90s`,
 * `1m30s` or `1.5h`.
 *
 * @returns undefined for a text that Go refuses
 */
export function parseDuration(text: string): number | undefined {
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  const unsigned = text.slice(sign.length);
  const nanoseconds = unsigned === '0' ? 0n : sumOfTerms(unsigned);
  if (nanoseconds === undefined || (nanoseconds === LIMIT && sign !== '-')) return undefined;
  const seconds = Number(nanoseconds) / 1e9;
  return sign === '-' && seconds !== 0 ? -seconds : seconds;
}

function sumOfTerms(text: string): bigint | undefined {
  const term = /(\d*)(?:\.(\d*))?([^.\d]+)/y;
  let sum = 0n;
  do {
    const [, whole = '', fraction = '', name = ''] = term.exec(text) ?? [];
    const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
    if (unit === undefined || whole + fraction === '') return undefined;
    sum += BigInt(whole) * unit + fractionOf(fraction, unit);
    if (sum > LIMIT) return undefined;
  } while (term.lastIndex < text.length);
  return sum;
}

/** Go reads as many digits as fit an int64 and rounds in floating point, down to whole nanoseconds. */
function fractionOf(digits: string, unit: bigint): bigint {
  let value = 0n;
  let scale = 1;
  for (const digit of digits) {
    if (value > (LIMIT - 1n) / 10n) break;
    value = value * 10n + BigInt(digit);
    scale *= 10;
  }
  return BigInt(Math.trunc(Number(value) * (Number(unit) / scale)));
}

/**
 * A duration as it stands in manifests: whole minutes in `m`, else whole seconds in `s`, else `ms`. Hours are not used:
 * Flagger's CRD asks for a number of minutes or seconds at the start.
 */
export function formatDuration(duration: Duration): string {
  return formatSeconds(duration.toMilliseconds() / 1000);
}

/** The same for a number of seconds, to the millisecond. */
export function formatSeconds(seconds: number): string {
  if (seconds !== 0 && seconds % 60 === 0) return `${seconds / 60}m`;
  return Number.isInteger(seconds) ? `${seconds}s` : `${Math.round(seconds * 1000)}ms`;
}
