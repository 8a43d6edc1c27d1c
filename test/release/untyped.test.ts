import { App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, type CanaryReleaseProps, Strategy, Target, Traffic } from '../../index';

const right = {
  target: Target.deployment('podinfo'),
  service: { port: 80 },
  traffic: Traffic.istio(),
  strategy: Strategy.canary({ stepWeight: 10 }),
  analysis: { interval: Duration.seconds(15), threshold: 5 },
};

function release(props: object): CanaryRelease {
  const chart = new Chart(new App(), 'untyped', { namespace: 'webapp' });
  return new CanaryRelease(chart, 'release', props as CanaryReleaseProps);
}

test.each([
  [{ ...right, target: 'podinfo' }, 'target must be a Target'],
  [{ ...right, traffic: 'nginx' }, 'traffic must be a Traffic'],
  [{ ...right, strategy: { maxWeight: 50 } }, 'strategy must be a Strategy'],
  [{ ...right, analysis: { interval: '15s', threshold: 5 } }, 'analysis.interval must be a Duration of cdk8s'],
  [{ ...right, service: {} }, 'service.port is missing'],
  [{ ...right, skipAnalisys: true }, 'skipAnalisys is not an option; there are target, service'],
  [{ ...right, service: { port: 80, targetport: 9898 } }, 'service.targetport is not an option'],
])('a caller without types is told what is wrong (%#)', (props, message) => {
  expect(() => release(props)).toThrow(message);
});

test('all of it at once, with the place', () => {
  expect(() => release({ analysis: {} })).toThrow(
    /^untyped\/release is not made:\n {2}target is missing\n {2}service is missing\n {2}traffic is missing/,
  );
});

test('what is right is made', () => {
  expect(release(right).services.apex).toBe('podinfo');
});
