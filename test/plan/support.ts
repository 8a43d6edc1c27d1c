import type { CanaryManifest, CanaryManifestAnalysis, CanaryManifestSpec } from '../../lib/plan/canary';
import type { Phase } from '../../lib/plan/state';
import type { Timeline } from '../../lib/plan/timeline';
import type { Provider } from '../../lib/traffic/capability';

/** `spec.provider` of each of Fairway's providers. */
export const SPEC_PROVIDERS: Readonly<Record<Provider, string>> = {
  gatewayapi: 'gatewayapi:v1',
  istio: 'istio',
  nginx: 'nginx',
  kuma: 'kuma',
  kubernetes: 'kubernetes',
};

export const SUCCESS_RATE = { name: 'request-success-rate', interval: '10s', thresholdRange: { min: 99 } };

/** A Canary that checks its success rate every ten seconds. */
export function canaryOf(
  provider: string | undefined,
  analysis: CanaryManifestAnalysis,
  spec: Partial<CanaryManifestSpec> = {},
): CanaryManifest {
  return {
    metadata: { name: 'podinfo', namespace: 'webapp' },
    spec: {
      ...(provider !== undefined && { provider }),
      targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo' },
      service: {},
      ...spec,
      analysis: { interval: '10s', threshold: 2, metrics: [SUCCESS_RATE], ...analysis },
    },
  };
}

const SHORT: Readonly<Record<Phase, string>> = {
  Initializing: 'I-',
  Initialized: 'I',
  Waiting: 'W',
  Progressing: 'P',
  WaitingPromotion: 'WP',
  Promoting: 'Pr',
  Finalising: 'F',
  Succeeded: 'S',
  Failed: 'X',
};

/**
 * A timeline in one line: the phase after each tick with the canary's weight, `m` where traffic is mirrored, and `...`
 * where it repeats for ever.
 */
export function sequenceOf({ ticks, end }: Timeline): string {
  const states = ticks.map(
    ({ phase, traffic }) => SHORT[phase] + String(traffic.canary) + (traffic.mirror > 0 ? 'm' : ''),
  );
  return [...states, ...(end.outcome === 'never' ? ['...'] : [])].join(' ');
}

/** The same state for some ticks. */
export function times(count: number, state: string): string {
  return Array.from({ length: count }, () => state).join(' ');
}
