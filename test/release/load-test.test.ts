import { Duration } from 'cdk8s';
import { LoadTest } from '../../lib/release/load-test';
import type { Webhook } from '../../lib/release/webhook';

const CONTEXT = {
  loadTesterUrl: 'http://flagger-loadtester.webapp/',
  canaryUrl: 'http://podinfo-canary.webapp:80/',
};

const minute = Duration.minutes(1);

function metadata(webhook: Webhook): unknown {
  return webhook.render(CONTEXT).metadata;
}

function command(webhook: Webhook): unknown {
  return webhook.render(CONTEXT).metadata?.cmd;
}

describe('load', () => {
  test('runs in the background of the release’s load tester', () => {
    const webhook = LoadTest.hey({ duration: minute });
    expect(webhook.loadTester).toBe(true);
    expect(webhook.render(CONTEXT)).toEqual({
      name: 'load-test',
      type: 'rollout',
      url: 'http://flagger-loadtester.webapp/',
      metadata: { type: 'cmd', cmd: 'hey -z 1m http://podinfo-canary.webapp:80/' },
    });
  });

  test('says how it is called and logged', () => {
    const webhook = LoadTest.hey({
      name: 'warm-up',
      type: 'pre-rollout',
      duration: minute,
      timeout: Duration.seconds(5),
      retries: 2,
      disableTLS: true,
      logCmdOutput: true,
      tester: 'https://tester.example.com/load',
    });
    expect(webhook.loadTester).toBe(false);
    expect(webhook.render({ ...CONTEXT, loadTesterUrl: undefined })).toEqual({
      name: 'warm-up',
      type: 'pre-rollout',
      url: 'https://tester.example.com/load/',
      timeout: '5s',
      retries: 2,
      disableTLS: true,
      metadata: { type: 'cmd', cmd: 'hey -z 1m http://podinfo-canary.webapp:80/', logCmdOutput: 'true' },
    });
  });

  test('cannot be rendered without a load tester', () => {
    const webhook = LoadTest.hey({ duration: minute });
    expect(() => webhook.render({ ...CONTEXT, loadTesterUrl: undefined })).toThrow('has none');
  });
});

test('hey', () => {
  const webhook = LoadTest.hey({
    url: 'https://app.example.com/echo?a=1&b=2',
    duration: Duration.seconds(90),
    concurrency: 2,
    qps: 2.5,
    method: 'POST',
    headers: { 'X-User': "o'neill; rm -rf /", Accept: '*/*' },
    host: 'podinfo.local',
    body: '{"test": "$HOME"}',
    contentType: 'application/json',
    requestTimeout: Duration.seconds(3),
    http2: true,
    keepAlive: false,
    followRedirects: false,
  });
  expect(command(webhook)).toBe(
    String.raw`hey -z 90s -c 2 -q 2.5 -m POST -H 'X-User: o'\''neill; rm -rf /' -H 'Accept: */*' -host podinfo.local ` +
      `-d '{"test": "$HOME"}' -T application/json -t 3 -h2 -disable-keepalive -disable-redirects ` +
      `'https://app.example.com/echo?a=1&b=2'`,
  );
});

describe('ghz', () => {
  test('calls the health check that the image has the proto file of', () => {
    expect(command(LoadTest.ghz({ duration: minute }))).toBe(
      'ghz --insecure --duration 1m --proto /tmp/ghz/health.proto --call grpc.health.v1.Health/Check ' +
        'podinfo-canary.webapp:80',
    );
  });

  test('calls any method', () => {
    const webhook = LoadTest.ghz({
      host: 'api.example.com:443',
      tls: true,
      duration: minute,
      concurrency: 4,
      rps: 100,
      requestTimeout: Duration.seconds(1),
      call: 'podinfo.Echo/Say',
      protoset: '/protos/podinfo.pb',
      data: { text: "it's" },
      metadata: { token: 'a b' },
    });
    expect(command(webhook)).toBe(
      'ghz --duration 1m --concurrency 4 --rps 100 --timeout 1s --protoset /protos/podinfo.pb --call podinfo.Echo/Say ' +
        String.raw`--data '{"text":"it'\''s"}' --metadata '{"token":"a b"}' api.example.com:443`,
    );
  });
});

test('wrk', () => {
  const webhook = LoadTest.wrk({
    duration: Duration.minutes(2),
    connections: 4,
    threads: 1,
    headers: { Host: 'app.example.com' },
    script: '/scripts/post.lua',
    requestTimeout: Duration.seconds(5),
  });
  expect(command(webhook)).toBe(
    "wrk -d 120s -c 4 -t 1 -H 'Host: app.example.com' -s /scripts/post.lua --timeout 5s http://podinfo-canary.webapp:80/",
  );
});

test('cmd', () => {
  expect(command(LoadTest.cmd({ command: ['vegeta', 'attack', '-rate=5'] }))).toBe("vegeta attack '-rate=5'");
});

describe('tests', () => {
  test('bash finds the canary in $URL', () => {
    const webhook = LoadTest.bash({ script: 'curl -fsS "$URL/token" | grep "$WORD"', env: { WORD: "it's" } });
    expect(webhook.render(CONTEXT)).toEqual({
      name: 'acceptance-test',
      type: 'pre-rollout',
      url: 'http://flagger-loadtester.webapp/',
      metadata: {
        type: 'bash',
        cmd: [
          'export URL=http://podinfo-canary.webapp:80',
          String.raw`export WORD='it'\''s'`,
          'curl -fsS "$URL/token" | grep "$WORD"',
        ].join('\n'),
      },
    });
  });

  test('helm', () => {
    const webhook = LoadTest.helmTest({
      type: 'confirm-promotion',
      release: 'podinfo',
      namespace: 'webapp',
      timeout: Duration.minutes(3),
      only: ['podinfo-grpc', 'podinfo-jwt'],
      logs: true,
    });
    expect(webhook.render(CONTEXT)).toEqual({
      name: 'acceptance-test',
      type: 'confirm-promotion',
      url: 'http://flagger-loadtester.webapp/',
      timeout: '3m',
      metadata: {
        type: 'helmv3',
        cmd: 'test podinfo --namespace webapp --timeout 3m --filter name=podinfo-grpc --filter name=podinfo-jwt --logs',
      },
    });
  });

  test('helm has no shell that would read quotes', () => {
    const webhook = LoadTest.helmTest({ release: 'podinfo --kubeconfig /tmp/x', timeout: minute });
    expect(() => metadata(webhook)).toThrow('would split the argument "podinfo --kubeconfig /tmp/x"');
  });

  test('concord', () => {
    const webhook = LoadTest.concord({
      server: 'https://concord.example.com',
      org: 'shop',
      project: 'podinfo',
      repo: 'tests',
      entrypoint: 'smoke',
      apiKeyPath: '/concord/api-key',
      arguments: { depth: 'full' },
      pollInterval: Duration.seconds(10),
      timeout: minute,
    });
    expect(webhook.render(CONTEXT).timeout).toBe('1m');
    expect(metadata(webhook)).toEqual({
      type: 'concord',
      server: 'https://concord.example.com',
      org: 'shop',
      project: 'podinfo',
      repo: 'tests',
      entrypoint: 'smoke',
      apiKeyPath: '/concord/api-key',
      endpoint: 'http://podinfo-canary.webapp:80/',
      'arguments.depth': 'full',
      pollInterval: '10',
    });
  });
});

describe('k6', () => {
  const url = 'http://k6-loadtester.flagger-system/launch-test';

  test('is a service of its own', () => {
    const webhook = LoadTest.k6({ url, script: 'export default () => {}', timeout: minute });
    expect(webhook.loadTester).toBe(false);
    expect(webhook.render({ ...CONTEXT, loadTesterUrl: undefined })).toEqual({
      name: 'k6',
      type: 'pre-rollout',
      url,
      timeout: '1m',
      metadata: { script: 'export default () => {}', env_vars: '{"URL":"http://podinfo-canary.webapp:80"}' },
    });
  });

  test('writes each setting as its service reads it', () => {
    const webhook = LoadTest.k6({
      url,
      script: 'export default () => {}',
      timeout: minute,
      env: { USERS: '2' },
      secrets: { TOKEN: { name: 'api', key: 'token' }, KEY: { namespace: 'shop', name: 'api', key: 'key' } },
      waitForResults: false,
      uploadToCloud: true,
      minFailureDelay: Duration.seconds(90),
      slackChannels: ['dev', 'qa'],
      notificationContext: 'staging',
    });
    expect(metadata(webhook)).toEqual({
      script: 'export default () => {}',
      env_vars: '{"URL":"http://podinfo-canary.webapp:80","USERS":"2"}',
      kubernetes_secrets: '{"TOKEN":"api/token","KEY":"shop/api/key"}',
      wait_for_results: 'false',
      upload_to_cloud: 'true',
      min_failure_delay: '90s',
      slack_channels: 'dev,qa',
      notification_context: 'staging',
    });
  });
});
