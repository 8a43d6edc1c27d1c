import type { KubeObject } from '../../harness/objects';
import { releaseCase, type Cell } from '../releases/cases';
import type { ReleaseCase } from '../releases/release-case';

/** A release that must be found wrong, and what must be said about it. */
export interface BrokenRelease {
  readonly release: ReleaseCase;
  readonly problem: RegExp;
}

const NAMESPACE = 'faulty-releases';

export function brokenReleases(): BrokenRelease[] {
  return [
    {
      release: {
        ...broken({ provider: 'nginx', strategy: 'canary', healthy: true }, 'no-apex', (object) =>
          object.kind === 'Ingress' ? withBackend(object, 'elsewhere') : object,
        ),
        patience: 45_000,
      },
      problem: /backend .*not found/,
    },
    {
      release: broken({ provider: 'kubernetes', strategy: 'blueGreen', healthy: true }, 'too-often', (object) =>
        object.kind === 'Canary' ? withInterval(object, '5s') : object,
      ),
      problem: /analysis interval: \d+ s, not 5 s/,
    },
    {
      release: broken({ provider: 'kubernetes', strategy: 'blueGreen', healthy: false }, 'unnoticed', withoutMetrics),
      problem: /ended in phase Succeeded, not Failed/,
    },
  ];
}

function broken(cell: Cell, target: string, change: (object: KubeObject) => KubeObject): ReleaseCase {
  const release = releaseCase(cell, NAMESPACE, target);
  return { ...release, name: target, objects: release.objects.map(change) };
}

function withBackend(ingress: KubeObject, name: string): KubeObject {
  const backend = { service: { name, port: { number: 80 } } };
  return {
    ...ingress,
    spec: { ingressClassName: 'nginx', rules: [{ http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } }] },
  };
}

function withInterval(canary: KubeObject, interval: string): KubeObject {
  const spec = canary.spec as { analysis: object };
  return { ...canary, spec: { ...spec, analysis: { ...spec.analysis, interval } } };
}

function withoutMetrics(object: KubeObject): KubeObject {
  if (object.kind !== 'Canary') {
    return object;
  }
  const spec = object.spec as { analysis: object };
  return { ...object, spec: { ...spec, analysis: { ...spec.analysis, metrics: [] } } };
}
