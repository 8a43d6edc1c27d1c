import { plan } from '../../../lib/plan/plan';
import type { CanaryManifest } from '../../../lib/plan/canary';
import type { PlannedTick } from '../../../lib/plan/timeline';
import type { Provider } from '../../../lib/traffic/capability';
import { type Case, CASES } from '../cases';
import { canaryOf, SPEC_PROVIDERS } from '../support';

/** A case for one provider. */
export interface Release {
  readonly title: string;
  readonly canary: CanaryManifest;
  readonly ticks: readonly PlannedTick[];
  readonly changes: readonly { readonly tick: number; readonly to?: string }[];
}

/** One line for each tick of each release: what stands after it, and what was asked in it. */
export type Recording = Readonly<Record<string, readonly string[]>>;

export const RELEASES: readonly Release[] = CASES.flatMap((example) =>
  (Object.keys(SPEC_PROVIDERS) as Provider[]).map((provider) => releaseOf(example, provider)),
);

function releaseOf({ title, analysis, spec, scenario }: Case, provider: Provider): Release {
  const canary = canaryOf(SPEC_PROVIDERS[provider], analysis, spec);
  const { ticks } = plan(canary, scenario, { target: {} }).timeline;
  return { title: `${provider}: ${title}`, canary, ticks, changes: [{ tick: 1 }, ...(scenario?.changes ?? [])] };
}

/** The plan in the form of a recording. The kubernetes router has no object to read weights from. */
export function linesOf({ canary, ticks }: Release): readonly string[] {
  return ticks.map(({ phase, status, traffic, versions, hooks, metrics }, index) => {
    const scalings = ticks.slice(0, index + 1).flatMap((tick) => tick.scalings);
    const up = scalings.filter(({ workload }) => workload === 'Deployment/podinfo').at(-1);
    return lineOf({
      phase,
      ...status,
      ...traffic,
      mirrored: traffic.mirror > 0,
      routed: canary.spec.provider !== 'kubernetes',
      replicas: up?.replicas ?? 0,
      version: String(versions.primary),
      hooks: hooks.map(({ name, passed }) => (passed ? '' : '!') + name),
      metrics: metrics.map(({ name, passed }) => (passed ? '' : '!') + name),
    });
  });
}

export interface Line {
  readonly phase: string;
  readonly canaryWeight: number;
  readonly failedChecks: number;
  readonly iterations: number;
  readonly primary: number;
  readonly canary: number;
  readonly mirrored: boolean;
  readonly routed: boolean;
  readonly replicas: number;
  /** Of the primary. */
  readonly version: string;
  readonly hooks: readonly string[];
  readonly metrics: readonly string[];
}

export function lineOf(line: Line): string {
  const { phase, canaryWeight, failedChecks, iterations } = line;
  return [
    `${phase} weight ${canaryWeight} failed ${failedChecks} iterations ${iterations}`,
    ...(line.routed ? [`routes ${line.primary}/${line.canary}${line.mirrored ? ' mirrored' : ''}`] : []),
    `replicas ${line.replicas}`,
    `primary version ${line.version}`,
    ...line.hooks.map((name) => `hook ${name}`),
    ...line.metrics.map((name) => `metric ${name}`),
  ].join(', ');
}
