import { Duration } from 'cdk8s';
import { type FairwayMatchers, matchers, Template } from '../../testing';
import { chart } from './release';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace jest {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unused-vars
    interface Matchers<R, T = {}> extends FairwayMatchers<R> {}
  }
}

expect.extend(matchers);

test('what holds', () => {
  const made = chart();
  expect(made).toHaveResource('Canary', { spec: { provider: 'istio' } });
  expect(made).not.toHaveResource('Deployment');
  expect(made).toHaveResourceCount('Canary', 1);
  expect(made).toHaveRelease('podinfo', { analysis: { stepWeight: 10 } });
  expect(made).not.toHaveRelease('other');
  expect(made).toHaveNoProblems();
  expect(Template.of(made).release('podinfo')).toPromoteWithin(Duration.hours(1));
  expect(Template.of(made).release('podinfo')).toRollBackWithin(Duration.hours(1));
  expect(Template.of(made).release('podinfo')).not.toPromoteWithin(60);
});

test('what does not', () => {
  const made = chart();
  expect(() => {
    expect(made).toHaveResource('Canary', { spec: { provider: 'kuma' } });
  }).toThrow('spec.provider: expected "kuma", found "istio"');
  expect(() => {
    expect(made).not.toHaveResource('Canary');
  }).toThrow('expected not to find a Canary with these fields');
  expect(() => {
    expect(made).toHaveResourceCount('Canary', 2);
  }).toThrow('expected 2 objects of kind Canary, found 1');
});
