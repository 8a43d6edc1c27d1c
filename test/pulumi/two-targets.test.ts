import { Chart } from 'cdk8s';
import type { Construct } from 'constructs';
import * as core from '../../index';
import { clusterOf } from '../../lib/rules/cluster';
import { groupOf, type Manifest } from '../../lib/rules/object';
import * as components from '../../pulumi';
import { EXAMPLE_NAMES, runExample } from './example';
import { type Registered, up } from './support';

type AnyConstruct = new (scope: Construct, id: string, props?: object) => object;
type AnyComponent = new (name: string, props: object) => object;

/** The constructs that are components as well. */
const BOTH = [
  'AlertProvider',
  'CanaryRelease',
  'FleetPlugins',
  'GatewayRoute',
  'KumaMesh',
  'LoadTester',
  'MetricTemplate',
  'NginxIngressRoute',
  'ProvisionedGateway',
] as const;

/** Examples that are no set of components, with the reason. */
const REFUSED: Readonly<Record<string, string>> = {
  // A gateway without a controller has the routes of the program in its configuration.
  'gateway-static': 'has changed since its component was made: make what belongs together in one',
};

/** The library with each construct that is a component as well replaced by it. */
const onPulumi = {
  ...core,
  ...Object.fromEntries(
    BOTH.map((name) => [name, asConstruct(core[name] as AnyConstruct, components[name] as AnyComponent)]),
  ),
};

/** Has a component made where a program makes a construct; releases of a fleet are made by `FleetReleases`. */
function asConstruct(Stock: AnyConstruct, Component: AnyComponent): unknown {
  return function (scope: Construct, id: string, props: object = {}): object {
    if (clusterOf(scope) !== undefined) return new Stock(scope, id, props);
    const { namespace } = Chart.of(scope);
    return new Component(id, { ...(namespace !== undefined && { namespace }), ...props });
  };
}

test.each(EXAMPLE_NAMES)(
  'example %s: the same objects',
  async (name) => {
    const synthesized = runExample(name, core);
    let beside: readonly Manifest[] = [];
    const { resources, errors } = await up(() => {
      beside = runExample(name, onPulumi);
    });

    const refused = REFUSED[name];
    if (refused !== undefined) {
      expect(errors.join('\n')).toContain(refused);
      return;
    }
    expect(errors).toEqual([]);
    const registered = resources.filter(({ custom }) => custom).map(manifestOf);
    expect(registered.length).toBeGreaterThan(0);
    expect(byName([...beside, ...registered])).toEqual(byName(synthesized));
  },
  60_000,
);

test('the table replaces every construct that is a component', () => {
  expect(
    Object.keys(components)
      .filter((name) => name in core)
      .sort(),
  ).toEqual([...BOTH].sort());
});

/** A resource as the object that reaches the API server, without what Pulumi's provider alone reads. */
function manifestOf({ inputs }: Registered): Manifest {
  const { metadata, ...manifest } = inputs as Manifest;
  const annotations = Object.entries(metadata.annotations ?? {}).filter(([key]) => !key.startsWith('pulumi.com/'));
  const kept = { ...metadata, annotations: annotations.length > 0 ? Object.fromEntries(annotations) : undefined };
  return JSON.parse(JSON.stringify({ ...manifest, metadata: kept })) as Manifest;
}

function byName(manifests: readonly Manifest[]): readonly (readonly [string, Manifest])[] {
  return manifests
    .map((manifest) => [nameOf(manifest), manifest] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function nameOf(manifest: Manifest): string {
  const { kind, metadata } = manifest;
  return [groupOf(manifest), kind, metadata.namespace ?? '', metadata.name].join(' ');
}
