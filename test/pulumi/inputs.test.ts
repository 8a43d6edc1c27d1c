import * as pulumi from '@pulumi/pulumi';
import { Duration } from 'cdk8s';
import { Metric, Strategy, Traffic } from '../../index';
import { at } from '../../lib/rules/read';
import { CanaryRelease, type CanaryReleaseProps } from '../../pulumi';
import { analysis, release } from './program';
import { one, up } from './support';

/** A leaf of each type, and where it ends up in the Canary. */
const LEAVES: Readonly<
  Record<
    string,
    {
      readonly value: string | number | boolean;
      readonly props: (leaf: pulumi.Input<never>) => CanaryReleaseProps<'weights'>;
      readonly path: readonly (string | number)[];
    }
  >
> = {
  string: {
    value: 'http://prometheus.monitoring:9090',
    props: (metricsServer) => release({ metricsServer }),
    path: ['metricsServer'],
  },
  number: {
    value: 300,
    props: (progressDeadlineSeconds) => release({ progressDeadlineSeconds }),
    path: ['progressDeadlineSeconds'],
  },
  boolean: { value: true, props: (skipAnalysis) => release({ skipAnalysis }), path: ['skipAnalysis'] },
  'one of some words': {
    value: 'PreferClose',
    props: (trafficDistribution) => release({ service: { port: 80, trafficDistribution } }),
    path: ['service', 'trafficDistribution'],
  },
  'number or string': {
    value: 'http',
    props: (targetPort) => release({ service: { port: 80, targetPort } }),
    path: ['service', 'targetPort'],
  },
  'value of a map': {
    value: 'shop',
    props: (team) => release({ service: { port: 80, apex: { labels: { team } } } }),
    path: ['service', 'apex', 'labels', 'team'],
  },
  'item of a list': {
    value: 'shop.example.com',
    props: (host) => release({ traffic: Traffic.istio({ hosts: [host, 'app.example.com'] }) }),
    path: ['service', 'hosts', 0],
  },
  'option of a factory': {
    value: 40,
    props: (maxWeight) => release({ strategy: Strategy.canary({ maxWeight, stepWeight: 10 }) }),
    path: ['analysis', 'maxWeight'],
  },
  'option of a metric': {
    value: 99,
    props: (min) => release({ analysis: { ...analysis, metrics: [Metric.requestSuccessRate({ min })] } }),
    path: ['analysis', 'metrics', 0, 'thresholdRange', 'min'],
  },
};

const SECRET = { [pulumi.runtime.specialSigKey]: pulumi.runtime.specialSecretSig };

describe.each(Object.entries(LEAVES))('a leaf: %s', (_, { value, props, path }) => {
  /** The Canary of a release with a leaf. */
  const canaryWith = async (leaf: pulumi.Input<unknown>, preview = false) => {
    const { resources, errors } = await up(
      () => {
        new CanaryRelease('podinfo', props(leaf as pulumi.Input<never>));
      },
      { preview },
    );
    expect(errors).toEqual([]);
    return one(resources, 'Canary').inputs;
  };

  test.each([
    ['an Output', () => pulumi.output(value)],
    ['a Promise', () => Promise.resolve(value)],
    ['an Output of another', () => pulumi.output('x').apply(() => value)],
  ])('%s is written as its value', async (_name, leaf) => {
    expect(await canaryWith(leaf())).toEqual(await canaryWith(value));
  });

  test('not known in a preview, it alone is not known', async () => {
    const expected = replaced(await canaryWith(value, true), ['spec', ...path], pulumi.runtime.unknownValue);
    expect(await canaryWith(pulumi.output(pulumi.unknown), true)).toEqual(expected);
  });

  test('a secret stays one, and nothing else becomes one', async () => {
    const expected = replaced(await canaryWith(value), ['spec', ...path], { ...SECRET, value });
    expect(await canaryWith(pulumi.secret(value))).toEqual(expected);
  });

  test('one that fails ends the program, and nothing is made', async () => {
    const { resources, errors } = await up(() => {
      const failing = pulumi.output(Promise.reject(new Error('no such value')));
      new CanaryRelease('podinfo', props(failing));
    });
    expect(errors).toEqual(['no such value']);
    expect(resources.filter(({ custom }) => custom)).toEqual([]);
  });
});

test('an Output in a text is written as the text', async () => {
  const { resources } = await up(() => {
    const zone = pulumi.output('example.com');
    new CanaryRelease('podinfo', release({ traffic: Traffic.nginx({ host: pulumi.interpolate`app.${zone}` }) }));
  });
  expect(at(one(resources, 'Ingress').inputs, 'spec', 'rules', 0, 'host')).toBe('app.example.com');
});

test('what an Output depends on is what the resource depends on', async () => {
  const { resources } = await up(() => {
    const first = new CanaryRelease('first', release());
    const phase = first.phase.apply((known) => known ?? 'none');
    new CanaryRelease('second', release({ namespace: 'other', service: { port: 80, apex: { labels: { phase } } } }));
  });
  const [first, second] = resources.filter(({ type }) => type.endsWith(':Canary'));
  expect(second?.dependencies).toEqual([first?.urn]);
});

describe('the rules', () => {
  const wrong = (threshold: pulumi.Input<number>) => () => {
    new CanaryRelease('podinfo', release({ analysis: { interval: Duration.seconds(15), threshold } }));
  };

  test.each([
    ['written out', () => 0],
    ['an Output', () => pulumi.output(0)],
    ['a Promise', () => Promise.resolve(0)],
  ])('see a wrong value: %s', async (_, value) => {
    for (const preview of [true, false]) {
      const { errors, resources } = await up(wrong(value()), { preview });
      expect(errors).toEqual([expect.stringContaining('FW1005 Canary webapp/podinfo spec.analysis.threshold = 0')]);
      expect(resources.filter(({ custom }) => custom)).toEqual([]);
    }
  });

  test('see it at the apply with the same code where the preview did not know it', async () => {
    const preview = await up(wrong(pulumi.output(pulumi.unknown as number)), { preview: true });
    expect(preview.errors).toEqual([]);
    expect((await up(wrong(pulumi.output(0)))).errors).toEqual([expect.stringContaining('FW1005')]);
  });

  test('do not show a secret', async () => {
    const { errors } = await up(wrong(pulumi.secret(-7)));
    expect(errors).toEqual([expect.stringContaining('FW1005 Canary webapp/podinfo spec.analysis.threshold: ')]);
    expect(errors.join()).not.toContain('-7');
  });
});

describe('what cannot be an Output is refused where the compiler was not asked', () => {
  const text = (value: string) => pulumi.output(value) as unknown as string;
  const labels = pulumi.output({ team: 'shop' }) as unknown as Record<string, string>;

  test.each<[string, () => CanaryReleaseProps<'weights'>]>([
    ['the name of an object', () => release({ metadata: { name: text('podinfo') } })],
    ['a namespace', () => release({ metadata: { namespace: text('webapp') } })],
    [
      'what a name is made of',
      () =>
        release({ service: { name: text('podinfo'), port: 80 }, traffic: Traffic.nginx({ host: 'a.example.com' }) }),
    ],
    ['the key of a map', () => release({ service: { port: 80, apex: { labels: { [text('team')]: 'shop' } } } })],
    ['a copy of one', () => release({ service: { port: 80, apex: { labels: { ...labels } } } })],
  ])('%s', async (_, props) => {
    const { errors, resources } = await up(() => {
      new CanaryRelease('podinfo', props());
    });
    expect(errors).toEqual([expect.stringMatching(/cannot be an Output/)]);
    expect(resources.filter(({ custom }) => custom)).toEqual([]);
  });
});

test('a strategy cannot be an Output either', async () => {
  const strategy = pulumi.output(release().strategy) as unknown as Strategy<'weights'>;
  const { errors } = await up(() => {
    new CanaryRelease('podinfo', release({ strategy }));
  });
  expect(errors).toEqual([expect.stringContaining('strategy must be a Strategy')]);
});

/** An object with another value at a path. */
function replaced(object: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(object))
    return object.map((item: unknown, index) => (index === key ? replaced(item, rest, value) : item));
  const known = object as Record<string, unknown>;
  return { ...known, [key]: replaced(known[key], rest, value) };
}
