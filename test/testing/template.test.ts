import { App, ApiObject, Chart, Duration } from 'cdk8s';
import { acknowledge } from '../../index';
import { Template } from '../../testing';
import { chart } from './release';

const deployment = (name: string, replicas: number) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, namespace: 'webapp', labels: { app: name } },
  spec: { replicas, template: { spec: { containers: [{ name: 'web', image: `${name}:1.0.0` }] } } },
});

const template = Template.of([deployment('podinfo', 2), deployment('other', 5)]);

function message(assert: () => void): string {
  try {
    assert();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the assertion holds');
}

describe('resources', () => {
  test('of an app, a chart, a construct and manifests', () => {
    const made = chart();
    for (const source of [made.node.root, made, made.node.children[0] ?? made, Template.of(made).manifests]) {
      expect(Template.of(source).resources('Canary')).toHaveLength(1);
    }
  });

  test('by a part of their fields', () => {
    expect(template.resources('Deployment', { spec: { replicas: 5 } })).toEqual([deployment('other', 5)]);
    expect(template.resources('apps/Deployment')).toHaveLength(2);
    expect(template.resources('extensions/Deployment')).toHaveLength(0);
  });

  test('with matchers of the test runner', () => {
    const containers: unknown = expect.arrayContaining([expect.objectContaining({ image: 'podinfo:1.0.0' })]);
    template.hasResource('Deployment', {
      spec: { replicas: expect.any(Number) as unknown, template: { spec: { containers } } },
    });
  });

  test('lists are compared as a whole', () => {
    const withContainers = (containers: object[]) => ({ spec: { template: { spec: { containers } } } });
    expect(template.resources('Deployment', withContainers([{ name: 'web' }]))).toHaveLength(2);
    expect(template.resources('Deployment', withContainers([]))).toHaveLength(0);
    expect(template.resources('Deployment', withContainers([{ name: 'web' }, {}]))).toHaveLength(0);
  });
});

describe('a failing assertion says what is there', () => {
  test('the nearest object and its differences', () => {
    const fields = { metadata: { labels: { app: 'podinfo' } }, spec: { replicas: 3, paused: true } };
    expect(
      message(() => {
        template.hasResource('Deployment', fields);
      }),
    ).toBe(
      [
        'no Deployment has {"metadata":{"labels":{"app":"podinfo"}},"spec":{"replicas":3,"paused":true}};',
        'the nearest is Deployment webapp/podinfo, which differs in',
        '  spec.replicas: expected 3, found 2',
        '  spec.paused: expected true, found nothing',
      ].join('\n'),
    );
  });

  test('with the place in the program', () => {
    expect(
      message(() => {
        Template.of(chart()).hasResource('Canary', { spec: { provider: 'kuma' } });
      }),
    ).toMatch(
      /the nearest is Canary webapp\/podinfo \(test\/testing\/release\.ts:\d+\), which differs in\n {2}spec\.provider: expected "kuma", found "istio"/,
    );
  });

  test('matchers are told by their names', () => {
    expect(
      message(() => {
        template.hasResource('Deployment', { spec: { replicas: expect.any(String) as unknown } });
      }),
    ).toContain('spec.replicas: expected Any<String>, found 2');
  });

  test('the kinds that there are', () => {
    expect(
      message(() => {
        template.hasResource('Canary');
      }),
    ).toBe('there is no Canary; there are\n  apps/Deployment (2)');
    expect(
      message(() => {
        Template.of([]).hasResource('Canary');
      }),
    ).toBe('there is no Canary; there is nothing at all');
  });

  test('the objects that were counted', () => {
    template.resourceCount('Deployment', 2);
    expect(
      message(() => {
        template.resourceCount('Deployment', 1);
      }),
    ).toBe('expected 1 objects of kind Deployment, found 2\n  Deployment webapp/podinfo\n  Deployment webapp/other');
  });
});

describe('releases', () => {
  const release = Template.of(chart()).release('podinfo');

  test('what Flagger makes of them', () => {
    expect(release.provider).toBe('istio');
    expect(release.strategy).toBe('canary');
    expect(release.problems).toEqual([]);
    release.hasSpec({ analysis: { maxWeight: 50 } });
    expect(
      message(() => {
        release.hasSpec({ analysis: { maxWeight: 40 } });
      }),
    ).toContain('spec.analysis.maxWeight: expected 40, found 50');
  });

  test('their plan, tick by tick', () => {
    const weights = release.plan().timeline.ticks.map(({ traffic }) => traffic.canary);
    expect(Math.max(...weights)).toBe(50);
    expect(release.plan({ fail: { at: 30 } }).timeline.end.outcome).toBe('failed');
  });

  test('how long they take', () => {
    const { promotion, bad } = release.plan().outlook;
    const best = promotion?.best ?? 0;
    release.promotesWithin(best);
    release.promotesWithin(Duration.seconds(best));
    expect(
      message(() => {
        release.promotesWithin(best - 1);
      }),
    ).toContain(`takes ${best} s to be promoted`);
    release.rollsBackWithin(bad.seconds);
    expect(
      message(() => {
        release.rollsBackWithin(bad.seconds - 1);
      }),
    ).toContain(`is there for ${bad.seconds} s`);
  });

  test('one that is not there', () => {
    expect(message(() => Template.of(chart()).release('other'))).toBe(
      'there is no Canary other; there are\n  Canary webapp/podinfo',
    );
  });

  test('one whose name is in two namespaces', () => {
    const [canary] = Template.of(chart()).resources('Canary');
    const other = { ...canary, metadata: { ...canary?.metadata, namespace: 'other' } };
    const both = Template.of([canary ?? {}, other]);
    expect(message(() => both.release('podinfo'))).toContain('name the namespace too');
    expect(both.release('podinfo', 'other').manifest).toBe(other);
  });
});

describe('problems', () => {
  const wrong = (): Chart => {
    const made = new Chart(new App(), 'test');
    new ApiObject(made, 'canary', {
      apiVersion: 'flagger.app/v1beta1',
      kind: 'Canary',
      metadata: { name: 'podinfo' },
      spec: {
        provider: 'istio',
        targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo' },
        service: { port: 80 },
        analysis: { interval: '5s', threshold: 5, maxWeight: 50, stepWeight: 10 },
      },
    });
    return made;
  };

  test('those of the rules', () => {
    const found = Template.of(wrong());
    expect(found.problems.map(({ code }) => code)).toEqual(['FW1003']);
    expect(
      message(() => {
        found.hasNoProblems();
      }),
    ).toContain('FW1003 Canary podinfo spec.analysis.interval = "5s"');
    expect(found.release('podinfo').problems).toHaveLength(1);
  });

  test('without the acknowledged', () => {
    const made = wrong();
    acknowledge(made, 'FW1003', 'a demo');
    Template.of(made).hasNoProblems();
  });
});
