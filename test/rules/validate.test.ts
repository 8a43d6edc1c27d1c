import { ApiObject, App, Chart, JsonPatch } from 'cdk8s';
import { acknowledge } from '../../lib/rules/acknowledge';
import { recordOrigin } from '../../lib/rules/origin';
import { RULES } from '../../lib/rules/rules';
import { closeSet, problemsOf, validateTree } from '../../lib/rules/validate';
import { canary, type Patch } from './release/objects';
import { manifest } from './support';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** A Canary in a chart of its own. */
function release(app: App, name: string, spec: Patch): ApiObject {
  const chart = new Chart(app, name, { namespace: 'webapp' });
  const { apiVersion, kind, spec: whole } = manifest(canary({ ...spec, targetRef: { name } }));
  const object = new ApiObject(chart, 'canary', { apiVersion, kind, metadata: { name }, spec: whole });
  recordOrigin(object);
  validateTree(object);
  return object;
}

const BAD_INTERVAL = { analysis: { interval: '5s' } };
const nginx = (ingress: string) => ({ provider: 'nginx', ingressRef: { name: ingress } });

test('errors of all charts stop the synth at once', () => {
  const app = new App();
  release(app, 'a', BAD_INTERVAL);
  release(app, 'b', { analysis: { interval: '1h', threshold: 0 } });
  expect(() => app.synthYaml()).toThrow(
    /FW1003 Canary webapp\/a [\s\S]*FW1004 Canary webapp\/b [\s\S]*FW1005 Canary webapp\/b /,
  );
});

test('an error names the line of the program', () => {
  const app = new App();
  release(app, 'a', BAD_INTERVAL);
  expect(() => app.synthYaml()).toThrow(/\(test\/rules\/validate\.test\.ts:\d+\)/);
});

test('a warning goes to stderr once, however many charts there are', () => {
  const app = new App();
  for (const name of ['a', 'b', 'c']) release(app, name, name === 'b' ? nginx('b') : {});
  app.synthYaml();
  expect(written).toEqual([expect.stringMatching(/^warning FW1030 Canary webapp\/b spec\.provider = "nginx": /)]);
});

test('the rules run once in a synth, and again in the next', () => {
  const [rule] = RULES;
  const check = jest.spyOn(rule as { check: NonNullable<typeof rule>['check'] }, 'check');
  const app = new App();
  for (const name of ['a', 'b', 'c']) release(app, name, {});
  app.synthYaml();
  expect(check).toHaveBeenCalledTimes(1);
  app.synthYaml();
  expect(check).toHaveBeenCalledTimes(2);
});

test('what is mended between two synths is no problem any more', () => {
  const app = new App();
  const object = release(app, 'a', BAD_INTERVAL);
  expect(() => app.synthYaml()).toThrow('FW1003');
  object.addJsonPatch(JsonPatch.replace('/spec/analysis/interval', '15s'));
  expect(app.synthYaml()).toContain('interval: 15s');
});

test('the rules see objects after all patches', () => {
  const app = new App();
  release(app, 'a', {}).addJsonPatch(JsonPatch.replace('/spec/analysis/interval', '5s'));
  expect(() => app.synthYaml()).toThrow('FW1003');
});

test('what is acknowledged above an object is let be, and stays in reports', () => {
  const app = new App();
  const chart = Chart.of(release(app, 'a', { ...BAD_INTERVAL, ...nginx('a') }));
  release(app, 'b', nginx('b'));
  acknowledge(chart, 'FW1003', 'a demo');
  acknowledge(chart, 'FW1030', 'moving in May');
  app.synthYaml();
  expect(written).toEqual([expect.stringContaining('webapp/b')]);
  expect(problemsOf(app).map(({ code, acknowledged }) => [code, acknowledged])).toEqual([
    ['FW1003', 'a demo'],
    ['FW1030', 'moving in May'],
    ['FW1030', undefined],
  ]);
});

test('what is acknowledged for one code stops for another', () => {
  const app = new App();
  acknowledge(release(app, 'a', BAD_INTERVAL), 'FW1005', 'another one');
  expect(() => app.synthYaml()).toThrow('FW1003');
});

test('what an annotation of the object acknowledges is let be', () => {
  const app = new App();
  release(app, 'a', BAD_INTERVAL).metadata.addAnnotation('cdk8s-fairway/FW1003', 'a demo');
  expect(() => app.synthYaml()).not.toThrow();
});

test('an object that is not there is a problem where the set is closed', () => {
  const app = new App();
  release(app, 'a', {});
  expect(() => app.synthYaml()).not.toThrow();
  closeSet(app);
  expect(() => app.synthYaml()).toThrow(/FW1032 Canary webapp\/a spec\.targetRef\.name = "a"/);
});
