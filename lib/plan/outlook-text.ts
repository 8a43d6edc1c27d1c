import type { BadRelease, Outlook, Promotion } from './outlook';
import { clock, percent, printable } from './words';

/** An outlook in sentences, one a line. */
export function outlookLines({ promotion, worst, gates, bad, initialization }: Outlook): readonly string[] {
  const ended = worst === undefined ? 'at no certain time' : `after ${clock(worst)} at the latest`;
  const gated = gates.length === 0 ? '' : `, once ${printable(gates.join(', '))} let it through`;
  const served = Number.isFinite(initialization.worst) ? clock(initialization.worst) : 'no certain time';
  return [
    `a good version: ${promotion ? promotionWords(promotion) : 'never promoted'}`,
    `a bad version: ${badWords(bad)}`,
    `any version: ended ${ended}${gated}`,
    `a new Canary: serves after ${clock(initialization.best)} to ${served}`,
  ];
}

function promotionWords({ best, withFailedChecks: { checks, seconds } }: Promotion): string {
  const promoted = `promoted after ${clock(best)}`;
  if (checks === 0) return promoted;
  const after = seconds === undefined ? 'never' : `after ${clock(seconds)}`;
  return `${promoted}; with ${checks} failed ${checks === 1 ? 'check' : 'checks'} ${after}`;
}

function badWords({ outcome, seconds, exposure }: BadRelease): string {
  const { requestSeconds, mirroredSeconds, peak } = exposure;
  const whole = clock(Math.round(requestSeconds));
  const met =
    requestSeconds === 0
      ? 'no user meets it'
      : `users meet it for ${clock(exposure.seconds)}, ${percent(peak)} of the requests at most: as much as all of them for ${whole}`;
  const mirrored = mirroredSeconds === 0 ? '' : `; copies of requests for ${clock(mirroredSeconds)}`;
  return `${OUTCOMES[outcome]} after ${clock(seconds)}; ${met}${mirrored}`;
}

const OUTCOMES = {
  'rolled-back': 'rolled back',
  promoted: 'promoted all the same',
  undecided: 'neither promoted nor rolled back',
} as const;
