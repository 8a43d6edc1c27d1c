import { Duration } from 'cdk8s';
import { Gate } from '../../lib/release/gate';
import type { Webhook } from '../../lib/release/webhook';

const CONTEXT = {
  loadTesterUrl: 'http://flagger-loadtester.webapp/',
  canaryUrl: 'http://podinfo-canary.webapp:80/',
};

const GATES: Readonly<Record<keyof typeof Gate, readonly [Webhook, type: string, path: string]>> = {
  confirmRollout: [Gate.confirmRollout(), 'confirm-rollout', 'gate/check'],
  confirmTrafficIncrease: [Gate.confirmTrafficIncrease(), 'confirm-traffic-increase', 'gate/check'],
  confirmPromotion: [Gate.confirmPromotion(), 'confirm-promotion', 'gate/check'],
  rollback: [Gate.rollback(), 'rollback', 'rollback/check'],
  approve: [Gate.approve({ type: 'confirm-rollout' }), 'confirm-rollout', 'gate/approve'],
  halt: [Gate.halt({ type: 'confirm-promotion' }), 'confirm-promotion', 'gate/halt'],
  open: [Gate.open({ type: 'pre-rollout' }), 'pre-rollout', 'gate/open'],
  close: [Gate.close({ type: 'post-rollout' }), 'post-rollout', 'gate/close'],
  openRollback: [Gate.openRollback({ type: 'rollout' }), 'rollout', 'rollback/open'],
  closeRollback: [Gate.closeRollback({ type: 'post-rollout' }), 'post-rollout', 'rollback/close'],
};

test.each(Object.entries(GATES))('%s', (_, [webhook, type, path]) => {
  expect(webhook.loadTester).toBe(true);
  expect(webhook.render(CONTEXT)).toEqual({
    name: path.endsWith('/check') ? type : path.replace('/', '-'),
    type,
    url: `http://flagger-loadtester.webapp/${path}`,
  });
});

test('a gate takes a name, the settings of a call and another load tester', () => {
  const webhook = Gate.confirmPromotion({
    name: 'release manager',
    muteAlert: true,
    timeout: Duration.seconds(3),
    tester: { url: 'http://gates.testing' },
  });
  expect(webhook.loadTester).toBe(false);
  expect(webhook.render(CONTEXT)).toEqual({
    name: 'release manager',
    type: 'confirm-promotion',
    url: 'http://gates.testing/gate/check',
    muteAlert: true,
    timeout: '3s',
  });
});
