import { AlertProvider } from '../../constructs/alert-provider';
import { Alert } from '../../lib/release/alert';
import { one, synth } from '../support';

test('is named by its id and refers to its Secret', () => {
  const manifests = synth((chart) => {
    const provider = new AlertProvider(chart, 'on-call', {
      type: 'slack',
      channel: 'alerts',
      username: 'releases',
      proxy: 'http://proxy.example.com',
      secretRef: { name: 'slack-webhook' },
    });
    expect(Alert.to(provider).spec.providerRef).toEqual({ name: 'on-call', namespace: 'webapp' });
  });
  expect(one(manifests, 'AlertProvider')).toEqual({
    apiVersion: 'flagger.app/v1beta1',
    kind: 'AlertProvider',
    metadata: { name: 'on-call', namespace: 'webapp' },
    spec: {
      type: 'slack',
      channel: 'alerts',
      username: 'releases',
      proxy: 'http://proxy.example.com',
      secretRef: { name: 'slack-webhook' },
    },
  });
});

test('takes an address, a name and other metadata', () => {
  const manifests = synth(
    (chart) =>
      new AlertProvider(chart, 'teams', {
        type: 'msteams',
        address: 'https://chat.example.com/hook',
        name: 'dev-teams',
        metadata: { labels: { team: 'shop' } },
      }),
  );
  const { metadata, spec } = one(manifests, 'AlertProvider');
  expect(metadata).toEqual({ name: 'dev-teams', namespace: 'webapp', labels: { team: 'shop' } });
  expect(spec).toEqual({ type: 'msteams', address: 'https://chat.example.com/hook' });
});
