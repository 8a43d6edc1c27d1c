import { EVENTS } from './event';
import type { PlannedTick } from './timeline';

/** What a tick does, whom it calls, what it checks and what it scales. */
export function happening({ event, hooks, metrics, scalings }: PlannedTick): string {
  const failed = (passed: boolean): string => (passed ? '' : ' (refused)');
  return [
    EVENTS[event],
    ...hooks.map(({ name, type, passed }) => `calls ${name}, ${type}${failed(type === 'rollback' ? true : passed)}`),
    ...metrics.map(({ name, passed }) => `checks ${name}${passed ? '' : ' (bad)'}`),
    ...scalings.map(
      ({ workload, action, replicas }) => `${workload} ${SCALED[action]}${replicas ? ` to ${replicas}` : ''}`,
    ),
  ].join('; ');
}

const SCALED = { 'scale-up': 'scaled up', 'scale-down': 'scaled to zero', 'roll-out': 'rolled out' } as const;

/** `90` is `1:30`, and an hour more `1:01:30`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, ...rest] = parts;
  const shown = hours > 0 ? [hours, ...rest] : rest;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** To a tenth. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** Names come from anybody's files: what would steer the terminal is shown, not sent. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
