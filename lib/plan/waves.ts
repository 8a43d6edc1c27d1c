/** Something that is delivered once all that it comes after is done. */
export interface DeliveryStep {
  readonly name: string;
  readonly cluster: string | undefined;
  readonly wave: string | undefined;
  /** Names of the steps before it; those that are not among the steps count as done. */
  readonly after: readonly string[];
  /** Until its releases are promoted; undefined where they never are. */
  readonly best: number | undefined;
  /** Until they have ended in any way; undefined where nothing bounds it. */
  readonly worst: number | undefined;
}

/** A step on the time axis, in seconds from the first; undefined for what is never reached. */
export interface PlannedStep extends DeliveryStep {
  readonly start: Moment;
  readonly end: Moment;
}

export interface Moment {
  readonly best: number | undefined;
  readonly worst: number | undefined;
}

/** Steps of one wave, taken together. */
export interface PlannedWave {
  readonly name: string;
  readonly clusters: readonly string[];
  readonly start: Moment;
  readonly end: Moment;
}

const NOW: Moment = { best: 0, worst: 0 };

/**
 * Puts steps on one time axis: each starts when all before it have ended. The time that the tool which delivers them
 * takes itself is not counted.
 *
 * @throws where steps come after each other in a circle
 */
export function planSteps(steps: readonly DeliveryStep[]): readonly PlannedStep[] {
  const byName = new Map(steps.map((step) => [step.name, step]));
  const planned = new Map<string, PlannedStep>();
  const open: string[] = [];
  const visit = (step: DeliveryStep): PlannedStep => {
    const known = planned.get(step.name);
    if (known) return known;
    if (open.includes(step.name)) {
      throw new Error(
        `deliveries wait for each other: ${[...open.slice(open.indexOf(step.name)), step.name].join(' > ')}`,
      );
    }
    open.push(step.name);
    const before = step.after.flatMap((name) => byName.get(name) ?? []).map(visit);
    open.pop();
    const start = latest([NOW, ...before.map(({ end }) => end)]);
    const end = { best: sum(start.best, step.best), worst: sum(start.worst, step.worst) };
    const result = { ...step, start, end };
    planned.set(step.name, result);
    return result;
  };
  return steps.map(visit);
}

/** The waves that steps belong to, in the order in which they start. */
export function planWaves(steps: readonly PlannedStep[]): readonly PlannedWave[] {
  const waves = new Map<string, PlannedStep[]>();
  for (const step of steps) {
    if (step.wave === undefined || step.cluster === undefined) continue;
    const others = waves.get(step.wave);
    if (others) others.push(step);
    else waves.set(step.wave, [step]);
  }
  return [...waves]
    .map(([name, of]) => ({
      name,
      clusters: of.flatMap(({ cluster }) => cluster ?? []),
      start: latest(of.map(({ start }) => start)),
      end: latest(of.map(({ end }) => end)),
    }))
    .sort((a, b) => (a.start.best ?? Infinity) - (b.start.best ?? Infinity));
}

function latest(moments: readonly Moment[]): Moment {
  return { best: maximum(moments.map(({ best }) => best)), worst: maximum(moments.map(({ worst }) => worst)) };
}

function maximum(seconds: readonly (number | undefined)[]): number | undefined {
  const known = seconds.filter((value) => value !== undefined);
  return known.length < seconds.length ? undefined : Math.max(...known);
}

function sum(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}
