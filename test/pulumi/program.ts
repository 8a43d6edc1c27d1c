import { Duration } from 'cdk8s';
import { type Analysis, Strategy, Target, Traffic } from '../../index';
import type { CanaryReleaseProps } from '../../pulumi';

type Props = CanaryReleaseProps<'weights'>;

export const analysis: Analysis = { interval: Duration.seconds(15), threshold: 5 };

/** A release that is right, for tests that change one thing of it. */
export function release(changes: Partial<Props> = {}): Props {
  return {
    namespace: 'webapp',
    target: Target.deployment('podinfo'),
    service: { port: 80 },
    traffic: Traffic.istio({ hosts: ['app.example.com'] }),
    strategy: Strategy.canary({ maxWeight: 50, stepWeight: 10 }),
    analysis,
    ...changes,
  };
}
