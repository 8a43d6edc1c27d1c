import type { PlannedTick } from './timeline';

/** How much of the traffic met a new version. */
export interface Exposure {
  /** Seconds during which some requests were answered by it. */
  readonly seconds: number;
  /** Share of the requests times seconds: 30 is one request in ten for five minutes. */
  readonly requestSeconds: number;
  /** The largest share at any time, from 0 to 1. */
  readonly peak: number;
  /** Share of the requests times seconds that reached it as copies, whose answers nobody sees. */
  readonly mirroredSeconds: number;
}

/** Up to the last of the ticks, with the share of all requests that the route takes. */
export function exposureOf(ticks: readonly PlannedTick[], share = 1): Exposure {
  const spans = ticks.slice(0, -1).map((tick, index) => {
    const seconds = (ticks[index + 1]?.seconds ?? tick.seconds) - tick.seconds;
    return { seconds, met: tick.newVersion * share, mirrored: (tick.traffic.mirror / 100) * share };
  });
  return {
    seconds: sum(spans.map(({ seconds, met }) => (met > 0 ? seconds : 0))),
    requestSeconds: sum(spans.map(({ seconds, met }) => seconds * met)),
    peak: Math.max(0, ...spans.map(({ met }) => met)),
    mirroredSeconds: sum(spans.map(({ seconds, mirrored }) => seconds * mirrored)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
