import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiObject, App, Chart, Duration } from 'cdk8s';
import { CanaryRelease, Strategy, Target, Traffic, writeOrigins } from '../../index';
import { readManifests } from '../../lib/cli/manifests';
import { withOrigins } from '../../lib/graph/origins';
import { markCluster } from '../../lib/rules/cluster';

let outdir: string;
beforeEach(() => {
  outdir = mkdtempSync(join(tmpdir(), 'fairway-origins-'));
});
afterEach(() => {
  rmSync(outdir, { recursive: true });
});

test('objects of one name are told apart by kind and chart, with their constructs and lines', () => {
  const app = new App({ outdir });
  for (const name of ['blue', 'green']) {
    const chart = new Chart(app, name, { namespace: 'webapp' });
    markCluster(chart, name);
    new ApiObject(chart, 'config', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'podinfo' } });
    new CanaryRelease(chart, 'release', {
      target: Target.deployment('podinfo'),
      service: { port: 80 },
      traffic: Traffic.kubernetes(),
      strategy: Strategy.blueGreen({ iterations: 2 }),
      analysis: { interval: Duration.seconds(10), threshold: 2 },
    });
  }
  app.synth();
  writeOrigins(app);
  const found = withOrigins(readManifests([outdir]).objects).map(
    ({ manifest, origin }) => `${manifest.kind} ${origin.path ?? ''} ${(origin.file ?? '').replace(/^.*\//, '')}`,
  );
  expect(found).toEqual([
    'ConfigMap blue/config ',
    expect.stringMatching(/^Canary blue\/release\S* origins\.test\.ts$/),
    'ConfigMap green/config ',
    expect.stringMatching(/^Canary green\/release\S* origins\.test\.ts$/),
  ]);
  expect(readFileSync(join(outdir, 'fairway-origins.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(4);
});
