import { App, Chart, Testing } from 'cdk8s';
import { join, resolve } from 'node:path';
import { output } from './command';
import type { KubeObject } from './objects';
import type { Workspace } from './workspace';

const REPOSITORY = resolve(__dirname, '../../..');

/** The objects that a program writes into a namespace; throws where Fairway finds an error. */
export function synthesize(namespace: string, build: (chart: Chart) => void): readonly KubeObject[] {
  const chart = new Chart(new App(), 'e2e', { namespace });
  build(chart);
  return Testing.synth(chart) as readonly KubeObject[];
}

/** The folder of this run's own that `npm run synth` has written the examples to. */
export async function synthesizeExamples({ folder }: Workspace): Promise<string> {
  const target = join(folder, 'examples');
  await output('npm', ['run', 'synth', '--', '--output', target], { cwd: REPOSITORY });
  return target;
}
