import type { Colors } from 'picocolors/types';
import { EVENTS } from './event';
import { outlookLines } from './outlook-text';
import type { Plan } from './plan';
import type { Phase } from './state';
import { bar, tableOf } from './table';
import type { Timeline } from './timeline';
import type { Moment, PlannedWave } from './waves';
import { clock, happening, printable } from './words';

/** A plan with where it is from. */
export interface PlanEntry {
  readonly plan: Plan;
  /** Clusters that have this very plan; empty where there are no clusters. */
  readonly clusters: readonly string[];
  /** `file:line`. */
  readonly place: string | undefined;
}

/** Plans as text for a terminal. */
export function formatPlans(entries: readonly PlanEntry[], waves: readonly PlannedWave[], colors: Colors): string {
  const parts = [...entries.map((entry) => formatPlan(entry, colors)), ...formatWaves(waves, colors)];
  return parts.join('\n');
}

function formatPlan({ plan, clusters, place }: PlanEntry, colors: Colors): string {
  const { settings, outlook, timeline, matching, remarks } = plan;
  const name = `Canary ${plan.namespace === undefined ? '' : `${plan.namespace}/`}${plan.name}`;
  const lines = [
    `${colors.bold(printable(name))}${place === undefined ? '' : colors.dim(`  ${printable(place)}`)}`,
    `${settings.strategy} by ${printable(settings.provider)}, a tick every ${clock(settings.interval)}` +
      (matching ? '; shares are of the requests that match' : ''),
    ...(clusters.length === 0 ? [] : [`in ${printable(clusters.join(', '))}`]),
    '',
    timelineTable(timeline, colors),
    '',
    ...endLines(timeline, colors),
    ...outlookLines(outlook),
    ...remarks.map(({ field, message }) => `${colors.yellow('remark')} ${printable(`${field}: ${message}`)}`),
    '',
  ];
  return lines.join('\n');
}

function timelineTable({ ticks }: Timeline, colors: Colors): string {
  const mirrors = ticks.some(({ traffic }) => traffic.mirror > 0);
  const head = ['time', 'tick', 'phase', 'primary', 'canary', ...(mirrors ? ['mirror'] : []), '', 'what happens'];
  const rows = ticks.map((tick) => {
    const { traffic } = tick;
    return [
      clock(tick.seconds),
      String(tick.tick),
      PHASE_COLORS[tick.phase](colors)(tick.phase),
      `${traffic.primary} %`,
      `${traffic.canary} %`,
      ...(mirrors ? [traffic.mirror > 0 ? `${traffic.mirror} %` : ''] : []),
      colors.cyan(bar(traffic.canary, 100, 10)),
      printable(happening(tick)),
    ];
  });
  return tableOf(
    head.map((title) => colors.dim(title)),
    rows,
    [0, 1, 3, 4, ...(mirrors ? [5] : [])],
  );
}

const PHASE_COLORS: Readonly<Record<Phase, (colors: Colors) => (text: string) => string>> = {
  Initializing: ({ dim }) => dim,
  Initialized: ({ dim }) => dim,
  Waiting: ({ yellow }) => yellow,
  Progressing: ({ cyan }) => cyan,
  WaitingPromotion: ({ yellow }) => yellow,
  Promoting: ({ cyan }) => cyan,
  Finalising: ({ cyan }) => cyan,
  Succeeded: ({ green }) => green,
  Failed: ({ red }) => red,
};

function endLines({ end }: Timeline, { green, red, yellow }: Colors): readonly string[] {
  const at = `after ${clock(end.seconds)}, at tick ${end.tick}`;
  switch (end.outcome) {
    case 'succeeded':
      return [`${green('promoted')} ${at}`];
    case 'failed':
      return [`${red('rolled back')} ${at}: ${EVENTS[end.event]}`];
    case 'initialized':
      return [`initialized ${at}`];
    case 'never':
      return [`${yellow('never ends')}: from tick ${end.tick} on the same repeats, ${EVENTS[end.event]}`];
  }
}

function formatWaves(waves: readonly PlannedWave[], colors: Colors): readonly string[] {
  if (waves.length === 0) return [];
  const end = Math.max(1, ...waves.map((wave) => wave.end.best ?? 0));
  const rows = waves.map(({ name, clusters, start, end: until }) => [
    printable(name),
    String(clusters.length),
    moment(start, 'best'),
    moment(until, 'best'),
    moment(until, 'worst'),
    ' '.repeat(Math.round(((start.best ?? 0) / end) * AXIS)) +
      colors.cyan(bar((until.best ?? end) - (start.best ?? 0), end, AXIS)),
  ]);
  const head = ['wave', 'clusters', 'starts', 'ends', 'at the latest', ''].map((title) => colors.dim(title));
  return [`${colors.bold('Waves')}\n\n${tableOf(head, rows, [1, 2, 3, 4])}\n`];
}

const AXIS = 30;

function moment(moments: Moment, which: keyof Moment): string {
  const seconds = moments[which];
  return seconds === undefined ? 'never' : clock(seconds);
}
