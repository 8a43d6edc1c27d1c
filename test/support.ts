import { App, Chart, Testing } from 'cdk8s';
import type { Manifest } from '../lib/rules/object';

/** The namespace of the charts in tests. */
export const NAMESPACE = 'webapp';

/** The objects of a chart; fails where the rules find an error. Warnings are not told. */
export function synth(build: (chart: Chart) => void, namespace: string | null = NAMESPACE): readonly Manifest[] {
  const chart = new Chart(new App(), 'test', namespace === null ? {} : { namespace });
  build(chart);
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    return Testing.synth(chart) as Manifest[];
  } finally {
    stderr.mockRestore();
  }
}

/** The one object of a kind. */
export function one(manifests: readonly Manifest[], kind: string): Manifest {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  if (found.length !== 1 || !found[0]) throw new Error(`expected one ${kind}, found ${found.length}`);
  return found[0];
}
