import { UNKNOWN } from '../../lib/rules/read';
import { selects } from '../../lib/rules/selector';

const labels = new Map<string, unknown>([
  ['app', 'podinfo'],
  ['tier', UNKNOWN],
]);
const by = (key: string, operator: string, ...values: unknown[]) => ({ matchExpressions: [{ key, operator, values }] });

test.each([
  ['nothing asked', {}, true],
  ['a label', { matchLabels: { app: 'podinfo' } }, true],
  ['another value', { matchLabels: { app: 'other' } }, false],
  ['a missing label', { matchLabels: { name: 'podinfo' } }, false],
  ['a missing label beside an unknown one', { matchLabels: { tier: 'web', name: 'podinfo' } }, false],
  ['an unknown value', { matchLabels: { app: UNKNOWN } }, undefined],
  ['an unknown label', { matchLabels: { tier: 'web' } }, undefined],
  ['unknown labels', { matchLabels: UNKNOWN }, undefined],
  ['an unknown selector', UNKNOWN, undefined],
  ['In', by('app', 'In', 'podinfo', 'other'), true],
  ['In others', by('app', 'In', 'other'), false],
  ['In unknown ones', by('app', 'In', 'other', UNKNOWN), undefined],
  ['NotIn', by('app', 'NotIn', 'podinfo'), false],
  ['NotIn others', by('app', 'NotIn', 'other'), true],
  ['NotIn of a missing label', by('name', 'NotIn', 'podinfo'), true],
  ['Exists', by('tier', 'Exists'), true],
  ['Exists of a missing label', by('name', 'Exists'), false],
  ['DoesNotExist', by('name', 'DoesNotExist'), true],
  ['an operator that is none', by('app', 'Like', 'podinfo'), undefined],
])('%s', (_, selector, expected) => {
  expect(selects(selector, labels)).toBe(expected);
});
