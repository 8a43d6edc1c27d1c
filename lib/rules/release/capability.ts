import { type Capability, incapable, isCapable, type Provider, PROVIDERS } from '../../traffic/capability';
import { canaries, type CanaryView } from '../canary';
import type { Path } from '../finding';
import { at, entries, isAbsent, isPresent, list } from '../read';
import type { Rule } from '../rule';

/** Something that a Canary asks of its provider. */
interface Need {
  readonly capability: Capability;
  /** Where it asks, beneath `spec`. */
  readonly path: Path;
}

export const incapableProvider: Rule = {
  code: 'FW1001',
  severity: 'error',
  title: 'A provider can do what the analysis asks of it',
  why:
    'Flagger accepts any analysis with any provider and does not say what a router leaves out (`pkg/router`). A router ' +
    'that cannot mirror holds a canary at its mirrored step for ever; one that cannot match sends all traffic of an ' +
    'A/B test to the new version; the kubernetes provider turns a canary into blue/green with ten iterations.',
  example: `
kind: Canary
spec:
  provider: nginx
  analysis:
    iterations: 10
    match:
      - headers:
          x-canary: { prefix: insider }
`,
  remedy: 'Ask for what the provider can do (`exact` or `regex` with nginx), or take a provider that can do it.',
  *check(set) {
    for (const canary of canaries(set)) {
      const { provider } = canary;
      if (provider === undefined) continue;
      const told = new Set<Capability>();
      for (const { capability, path } of needs(canary, provider)) {
        if (told.has(capability) || isCapable(provider, capability)) continue;
        told.add(capability);
        yield canary.finding(path, incapable(provider, capability), fixOf(provider, capability));
      }
      if (!isCapable(provider, 'matchHeader')) continue;
      for (const path of suffixes(canary)) {
        yield canary.finding(
          path,
          `provider ${provider} cannot compare the end of a value (suffix)`,
          "Write it as a regex, such as '.*-insider'",
        );
      }
    }
  },
};

function fixOf(provider: Provider, capability: Capability): string {
  if (provider === 'nginx' && capability === 'matchCookieValue') {
    return 'Write the name of the cookie as `exact`; it then has to say "always"';
  }
  const able = (Object.keys(PROVIDERS) as Provider[]).filter((candidate) => isCapable(candidate, capability));
  return `Leave it out, or use a provider that can: ${able.join(', ')}`;
}

function* needs(canary: CanaryView, provider: Provider): Iterable<Need> {
  for (const step of ['stepWeight', 'stepWeights']) {
    if (isPresent(canary.analysis(step))) yield { capability: 'weights', path: ['analysis', step] };
  }
  if (isPresent(canary.analysis('sessionAffinity'))) {
    yield { capability: 'sessionAffinity', path: ['analysis', 'sessionAffinity'] };
  }
  yield* mirrorNeeds(canary);
  for (const [index, match] of list(canary.analysis('match')).entries()) {
    yield* matchNeeds(match, ['analysis', 'match', index], provider);
  }
}

function* mirrorNeeds(canary: CanaryView): Iterable<Need> {
  const { strategy } = canary;
  if (canary.analysis('mirror') !== true || strategy === undefined || strategy === 'abTest') return;
  yield { capability: strategy === 'canary' ? 'mirrorStep' : 'mirror', path: ['analysis', 'mirror'] };
  if (isPresent(canary.analysis('mirrorWeight')))
    yield { capability: 'mirrorWeight', path: ['analysis', 'mirrorWeight'] };
}

function* matchNeeds(match: unknown, path: Path, provider: Provider): Iterable<Need> {
  for (const [name, value] of entries(at(match, 'headers'))) {
    const header = [...path, 'headers', name];
    if (!isCookie(name, provider)) {
      yield { capability: 'matchHeader', path: header };
      if (isPresent(at(value, 'prefix'))) yield { capability: 'matchPrefix', path: [...header, 'prefix'] };
    } else {
      const byName = provider !== 'nginx' || !isAbsent(at(value, 'exact'));
      yield { capability: byName ? 'matchCookie' : 'matchCookieValue', path: header };
    }
  }
  for (const [name, value] of entries(at(match, 'queryParams'))) {
    const query = [...path, 'queryParams', name];
    yield { capability: 'matchQuery', path: query };
    if (isPresent(at(value, 'prefix'))) yield { capability: 'matchPrefix', path: [...query, 'prefix'] };
  }
  if (entries(at(match, 'sourceLabels')).length > 0) {
    yield { capability: 'matchSource', path: [...path, 'sourceLabels'] };
  }
}

/** The nginx router takes a header for a cookie only under this very name; other routers see a header either way. */
function isCookie(name: string, provider: Provider): boolean {
  return name === 'cookie' || (provider !== 'nginx' && name.toLowerCase() === 'cookie');
}

function suffixes(canary: CanaryView): Path[] {
  return list(canary.analysis('match')).flatMap((match, index) =>
    entries(at(match, 'headers'))
      .filter(([, value]) => isPresent(at(value, 'suffix')))
      .map(([name]) => ['analysis', 'match', index, 'headers', name, 'suffix']),
  );
}
