import { Gate, LoadTest, type Webhook } from '../../../../index';
import { releaseCase } from './cases';
import type { ReleaseCase } from './release-case';

/** Releases that the load tester holds up, lets through or stops. */
export function hookCases(): ReleaseCase[] {
  return [
    {
      ...hooked('gates', [Gate.confirmRollout(), Gate.confirmPromotion()]),
      phases: [
        'Initializing',
        'Initialized',
        'Waiting',
        'Progressing',
        'WaitingPromotion',
        'Promoting',
        'Finalising',
        'Succeeded',
      ],
      async during({ phase, gate }) {
        await phase('Waiting');
        await gate('gate/open');
        await phase('Progressing');
        await gate('gate/close');
        await phase('WaitingPromotion');
        await gate('gate/open');
      },
    },
    {
      ...hooked('manual-rollback', [Gate.rollback()]),
      phases: ['Initializing', 'Initialized', 'Progressing', 'Failed'],
      weights: [0],
      async during({ phase, gate }) {
        await phase('Progressing');
        await gate('rollback/open');
      },
    },
    hooked('test-passes', [smokeTest('exit 0')]),
    {
      ...hooked('test-fails', [smokeTest('exit 1')]),
      phases: ['Initializing', 'Initialized', 'Progressing', 'Failed'],
      weights: [0],
    },
  ];
}

function smokeTest(script: string): Webhook {
  return LoadTest.bash({ name: 'smoke-test', type: 'pre-rollout', script });
}

function hooked(target: string, webhooks: readonly Webhook[]): ReleaseCase {
  const cell = { provider: 'gatewayapi', strategy: 'canary', healthy: true } as const;
  return { ...releaseCase(cell, 'release-hooks', target, { webhooks }), name: target };
}
