import { ApiObject, type App, Chart } from 'cdk8s';
import { Construct } from 'constructs';

const RELEASES_PER_CHART = 5;

/** Fills an app with charts of releases, each of them a construct that makes an object in the shape of a Canary. */
export function buildCharts(app: App, count: number): void {
  for (let team = 0; team < count; team++) {
    const chart = new Chart(app, `team-${team}`, { namespace: `team-${team}`, labels: { team: `team-${team}` } });
    for (let release = 0; release < RELEASES_PER_CHART; release++) {
      canary(new Construct(chart, `app-${release}`), `app-${release}`, `team-${team}`);
    }
  }
}

function canary(scope: Construct, name: string, team: string): void {
  const host = `${name}.${team}.example.com`;
  new ApiObject(scope, 'Canary', {
    apiVersion: 'flagger.app/v1beta1',
    kind: 'Canary',
    metadata: { name, annotations: { 'example.com/owner': `${team}: on call` } },
    spec: {
      provider: 'gatewayapi:v1',
      targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      progressDeadlineSeconds: 600,
      service: {
        port: 80,
        targetPort: 9898,
        hosts: [host, '*.example.com'],
        gatewayRefs: [{ name: 'public', namespace: 'gateways' }],
      },
      analysis: {
        interval: '15s',
        threshold: 5,
        maxWeight: 50,
        stepWeight: 10,
        metrics: [
          { name: 'request-success-rate', interval: '1m', thresholdRange: { min: 99.5 } },
          { name: 'not-found', interval: '1m', thresholdRange: { max: 5 }, templateRef: { name: 'not-found' } },
        ],
        webhooks: [
          {
            name: 'load-test',
            type: 'rollout',
            url: 'http://flagger-loadtester.test/',
            timeout: '5s',
            metadata: { type: 'cmd', cmd: `hey -z 1m -q 10 -c 2 -host ${host} http://gateway/`, logCmdOutput: 'true' },
          },
        ],
      },
    },
  });
}
