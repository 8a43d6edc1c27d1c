import { type ApiObject, Chart, Testing } from 'cdk8s';
import type { Construct } from 'constructs';
import { groups } from './groups';
import { maximal } from './literals';

type Kinds = Readonly<Record<string, new (scope: Construct, id: string, props: object) => ApiObject>>;

const definitions = groups.flatMap((group) => group.definitions);

test.each(definitions)('$kind of $group is written as it was given', (definition) => {
  const { group, kind, versions } = definition;
  const Kind = jest.requireActual<Kinds>(`../../imports/${group}`)[kind];
  if (!Kind) throw new Error(`imports/${group}.ts has no ${kind}`);
  const props = maximal(definition) as object;
  const metadata = { name: 'one', labels: { app: 'one' } };

  const chart = new Chart(Testing.app(), 'test');
  new Kind(chart, 'object', { ...props, metadata });

  expect(Testing.synth(chart)).toEqual([{ ...props, apiVersion: `${group}/${versions[0]}`, kind, metadata }]);
});
