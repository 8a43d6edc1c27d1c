import { Duration } from 'cdk8s';
import { Webhook } from '../../lib/release/webhook';

const CONTEXT = { loadTesterUrl: undefined, canaryUrl: 'http://podinfo-canary.webapp:80/' };
const call = { name: 'hook', url: 'https://hooks.example.com/' };

const TYPES: Readonly<Record<keyof typeof Webhook, string>> = {
  confirmRollout: 'confirm-rollout',
  preRollout: 'pre-rollout',
  rollout: 'rollout',
  confirmTrafficIncrease: 'confirm-traffic-increase',
  confirmPromotion: 'confirm-promotion',
  postRollout: 'post-rollout',
  rollback: 'rollback',
  event: 'event',
};

test.each(Object.entries(TYPES))('%s', (factory, type) => {
  const webhook = Webhook[factory as keyof typeof Webhook](call);
  expect(webhook.loadTester).toBe(false);
  expect(webhook.render(CONTEXT)).toEqual({ type, ...call });
});

test('every setting is written', () => {
  const webhook = Webhook.confirmRollout({
    ...call,
    timeout: Duration.minutes(2),
    retries: 3,
    disableTLS: true,
    muteAlert: true,
    metadata: { team: 'shop' },
  });
  expect(webhook.render(CONTEXT)).toEqual({
    ...call,
    type: 'confirm-rollout',
    timeout: '2m',
    retries: 3,
    disableTLS: true,
    muteAlert: true,
    metadata: { team: 'shop' },
  });
});
