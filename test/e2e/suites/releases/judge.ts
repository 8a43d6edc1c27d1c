import type { Client } from '../../harness/client';
import type { Journal, Version } from '../../harness/journal';
import { describe, valueAt, type KubeObject } from '../../harness/objects';
import { canaryRef, type Phase, type ReleaseCase } from './release-case';
import { ROUTES } from './routes';

/** The phases that a Canary went through. */
export function phasesOf(versions: readonly Version[]): Phase[] {
  const phases = versions.map(({ object }) => valueAt(object, 'status', 'phase') as Phase | '' | undefined);
  return changes(phases.filter((phase) => phase !== undefined && phase !== ''));
}

/** What must be true once a release has ended. */
export async function judgeRelease(
  release: ReleaseCase,
  journal: Journal,
  client: Client,
  versions: { readonly old: string; readonly new: string },
): Promise<string[]> {
  return [
    ...expectSame('phases', phasesOf(journal.versions(canaryRef(release))), release.phases),
    ...judgeInterval(journal.versions(canaryRef(release))),
    ...expectSame('canary weights', canaryWeights(release, journal), release.weights),
    ...(await judgeWorkloads(release, client, isPromoted(release) ? versions.new : versions.old)),
    ...(await judgeServices(release, client)),
    ...(await judgeMade(release, client)),
  ];
}

function isPromoted({ phases }: ReleaseCase): boolean {
  return phases.at(-1) === 'Succeeded';
}

function canaryWeights({ provider, namespace, target }: ReleaseCase, journal: Journal): number[] | undefined {
  const routes = ROUTES[provider];
  if (routes === undefined) {
    return undefined;
  }
  const { apiVersion, kind, namespaced } = routes;
  const ref = { apiVersion, kind, name: routes.name(target), ...(namespaced ? { namespace } : {}) };
  return changes(journal.versions(ref).map(({ object }) => routes.canaryWeight(object, target)));
}

/** Flagger looks as often as the Canary says: one under 10 seconds becomes 10, without a word. */
function judgeInterval(versions: readonly Version[]): string[] {
  const analysis = versions.filter(({ object }) => valueAt(object, 'status', 'phase') === 'Progressing');
  const steps = analysis.filter(({ object }, index) => progressOf(object) !== progressOf(analysis[index - 1]?.object));
  const gaps = steps
    .slice(1)
    .map(({ since }, index) => since - (steps[index]?.since ?? since))
    .filter((gap) => gap > MOMENT);
  const stated = Number.parseInt(String(valueAt(versions[0]?.object, 'spec', 'analysis', 'interval')), 10);
  // One look may take long, with the hooks that it calls.
  if (gaps.length < 3) {
    return [];
  }
  const usual = Math.round(median(gaps) / 1000);
  return usual > stated * 1.5 ? [`analysis interval: ${usual} s, not ${stated} s`] : [];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Changes of one look are this close, in milliseconds. */
const MOMENT = 2000;

function progressOf(canary: KubeObject | undefined): string {
  return ['phase', 'canaryWeight', 'iterations', 'failedChecks']
    .map((field) => valueAt(canary, 'status', field))
    .join();
}

/** The primary runs the version that won, and the target waits with no pods for the next one. */
async function judgeWorkloads({ namespace, target }: ReleaseCase, client: Client, version: string): Promise<string[]> {
  const deployment = (name: string): Promise<KubeObject | undefined> =>
    client.get({ apiVersion: 'apps/v1', kind: 'Deployment', name, namespace });
  const [primary, idle] = await Promise.all([deployment(`${target}-primary`), deployment(target)]);
  const image = String(valueAt(primary, 'spec', 'template', 'spec', 'containers', 0, 'image'));
  return [
    ...expectSame('version of the primary', image.split(':')[1], version),
    ...expectSame('replicas of the target', valueAt(idle, 'spec', 'replicas'), 0),
  ];
}

async function judgeServices({ namespace, target }: ReleaseCase, client: Client): Promise<string[]> {
  const selectors = {
    [target]: `${target}-primary`,
    [`${target}-primary`]: `${target}-primary`,
    [`${target}-canary`]: target,
  };
  const problems = await Promise.all(
    Object.entries(selectors).map(async ([name, pods]) => {
      const service = await client.get({ apiVersion: 'v1', kind: 'Service', name, namespace });
      const selected = valueAt(service, 'spec', 'selector', 'app.kubernetes.io/name');
      return expectSame(`selector of the Service ${name}`, selected, pods);
    }),
  );
  return problems.flat();
}

async function judgeMade({ made = [] }: ReleaseCase, client: Client): Promise<string[]> {
  const found = await Promise.all(made.map((ref) => client.get(ref)));
  return made.filter((_, index) => found[index] === undefined).map((ref) => `${describe(ref)} is missing`);
}

function expectSame(what: string, actual: unknown, expected: unknown): string[] {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  return a === b ? [] : [`${what}: ${a}, not ${b}`];
}

function changes<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => index === 0 || value !== values[index - 1]);
}
