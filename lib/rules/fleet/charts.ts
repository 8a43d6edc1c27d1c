import { CHARTS, HOLES } from '../../fleet/versions';
import { isExact } from '../../fleet/engine/source';
import { finding, type Path } from '../finding';
import { groupOf, type ObjectSet, type SourcedObject } from '../object';
import { at, text } from '../read';
import type { Rule } from '../rule';

/** A place where a version of a chart is asked for. */
interface ChartUse {
  readonly object: SourcedObject;
  readonly path: Path;
  readonly chart: string;
  readonly version: string;
}

export const knownHole: Rule = {
  code: 'FW3001',
  severity: 'warning',
  title: 'A chart has no known hole',
  why: 'Whoever reaches the admission webhook of ingress-nginx runs code in its controller, which reads the Secrets of all namespaces (CVE-2025-1974).',
  example: `
kind: HelmRelease
spec:
  chart:
    spec: { chart: ingress-nginx, version: 4.10.1, sourceRef: { kind: HelmRepository, name: ingress-nginx } }
`,
  remedy: `\`version: ${CHARTS.ingressNginx.version}\``,
  *check(set) {
    for (const { object, path, chart, version } of chartUses(set)) {
      const hole = HOLES.find((one) => one.chart === chart && hasHole(version, one.mendedIn));
      if (!hole) continue;
      yield finding(
        object,
        path,
        `${chart} ${version} has ${hole.id}`,
        `Use one from ${hole.mendedIn.join(' or ')} on`,
      );
    }
  },
};

export const rangeOfVersions: Rule = {
  code: 'FW3002',
  severity: 'warning',
  title: 'The version of a chart is exact',
  why: 'Of a range Flux and Argo CD install the newest, which changes when somebody else publishes one: clusters of one fleet differ, and no commit says why.',
  example: `
kind: HelmRelease
spec:
  chart:
    spec: { chart: flagger, version: 1.x, sourceRef: { kind: HelmRepository, name: flagger } }
`,
  remedy: `\`version: ${CHARTS.flagger.version}\``,
  *check(set) {
    for (const { object, path, version } of chartUses(set)) {
      if (!isExact(version)) yield finding(object, path, 'more than one version is meant', 'Write one version');
    }
  },
};

const KURATOR = [
  ['spec', 'plugin', 'flagger'],
  ['spec', 'plugin', 'flagger', 'config'],
  ['spec', 'plugin', 'grafana'],
  ['spec', 'plugin', 'backup'],
];

function* chartUses(set: ObjectSet): Iterable<ChartUse> {
  for (const object of set.ofKind('HelmRelease', 'helm.toolkit.fluxcd.io')) {
    yield* use(object, ['spec', 'chart', 'spec', 'chart'], ['spec', 'chart', 'spec', 'version']);
  }
  for (const object of set.ofKind('Application', 'argoproj.io')) {
    yield* use(object, ['spec', 'source', 'chart'], ['spec', 'source', 'targetRevision']);
  }
  for (const object of set.ofKind('Fleet', 'fleet.kurator.dev')) {
    for (const plugin of KURATOR) yield* use(object, [...plugin, 'chart', 'name'], [...plugin, 'chart', 'version']);
  }
  for (const object of set.ofKind('OCIRepository')) {
    const name = text(at(object.manifest, 'spec', 'url'))
      ?.split('/')
      .at(-1);
    const path = ['spec', 'ref', at(object.manifest, 'spec', 'ref', 'semver') === undefined ? 'tag' : 'semver'];
    const version = text(at(object.manifest, ...path));
    const isChart = text(at(object.manifest, 'spec', 'layerSelector', 'mediaType'))?.includes('helm.chart') ?? false;
    if (isChart && name !== undefined && version !== undefined && groupOf(object.manifest).endsWith('fluxcd.io')) {
      yield { object, path, chart: name, version };
    }
  }
}

function* use(object: SourcedObject, chartPath: Path, path: Path): Iterable<ChartUse> {
  const chart = text(at(object.manifest, ...chartPath));
  const version = text(at(object.manifest, ...path));
  if (chart !== undefined && version !== undefined) yield { object, path, chart, version };
}

/** Whether a version is before the one that mends its line of releases, or of an older line than any of these. */
function hasHole(version: string, mendedIn: readonly string[]): boolean {
  const parts = numbers(version);
  if (!parts) return false;
  const mends = mendedIn.flatMap((mend) => {
    const mended = numbers(mend);
    return mended ? [mended] : [];
  });
  const ofLine = mends.find(([major, minor]) => major === parts[0] && minor === parts[1]);
  return ofLine ? isBefore(parts, ofLine) : mends.every((mend) => isBefore(parts, mend));
}

type Version = readonly [number, number, number];

function numbers(version: string): Version | undefined {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

function isBefore(one: Version, other: Version): boolean {
  const differs = one.findIndex((part, index) => part !== other[index]);
  return differs >= 0 && (one[differs] ?? 0) < (other[differs] ?? 0);
}
