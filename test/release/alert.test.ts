import { Alert } from '../../lib/release/alert';

test('an alert tells everything: without a severity Flagger tells nothing', () => {
  expect(Alert.to({ name: 'on-call' }).spec).toEqual({
    name: 'on-call',
    severity: 'info',
    providerRef: { name: 'on-call' },
  });
});

test('an alert takes a severity, a name and a provider of another namespace', () => {
  const { spec } = Alert.to({ name: 'on-call', namespace: 'flagger-system' }, { severity: 'error', name: 'failures' });
  expect(spec).toEqual({
    name: 'failures',
    severity: 'error',
    providerRef: { name: 'on-call', namespace: 'flagger-system' },
  });
});
