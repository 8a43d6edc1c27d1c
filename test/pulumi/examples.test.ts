import * as fs from 'node:fs';
import * as path from 'node:path';
import * as core from '../../index';
import { at } from '../../lib/rules/read';
import { runProgram } from './example';
import { type EngineOptions, one, type Registered, up } from './support';

const EXAMPLES = path.resolve(__dirname, '..', '..', 'examples', 'pulumi');

/** What each example is to make, by its name. */
const EXPECTATIONS: Readonly<Record<string, (resources: readonly Registered[]) => void>> = {
  'podinfo-nginx': (resources) => {
    const canary = one(resources, 'Canary');
    expect(canary.dependencies).toEqual(
      expect.arrayContaining([
        one(resources, 'Ingress').urn,
        resources.find(({ name, custom }) => custom && name === 'podinfo')?.urn,
      ]),
    );
    expect(one(resources, 'DeploymentPatch').dependencies).toContain(canary.urn);
  },
  'two-clusters': (resources) => {
    const canaries = resources.filter(({ type }) => type.endsWith(':Canary'));
    expect(canaries.map(({ provider }) => /::([^:]+)::[^:]*$/.exec(provider)?.[1])).toEqual([
      'eu-central-1',
      'us-east-1',
    ]);
    const charts = resources.filter(({ type }) => type.endsWith(':Release')).map(({ urn }) => urn);
    for (const { dependencies } of canaries) expect(dependencies).toEqual(expect.arrayContaining(charts));
  },
  'host-of-another-stack': (resources) => {
    expect(at(one(resources, 'Canary').inputs, 'spec', 'service', 'hosts')).toEqual(['app.example.com']);
  },
};

/** The outputs of the other stack. */
const state: EngineOptions['state'] = (type) =>
  type === 'pulumi:pulumi:StackReference' ? { outputs: { zone: 'example.com' }, secretOutputNames: [] } : {};

const names = fs
  .readdirSync(EXAMPLES)
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'podinfo');

test.each(names)('example %s', async (name) => {
  const { resources, errors } = await up(
    () => {
      runProgram(path.join(EXAMPLES, `${name}.ts`), core);
    },
    { state },
  );
  expect(errors).toEqual([]);
  const expectation = EXPECTATIONS[name];
  if (!expectation) throw new Error(`say what the example ${name} makes`);
  expectation(resources);
});
