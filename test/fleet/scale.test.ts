import { Chart } from 'cdk8s';
import { Fleet, FleetPlugins, Plugin } from '../../index';
import { App } from '../../lib/synth/app';

/** Milliseconds from the fleet to its YAML. */
function timeFor(size: number): number {
  const start = performance.now();
  const fleet = new Fleet({ name: 'f', clusters: Array.from({ length: size }, (_, index) => ({ name: `c${index}` })) });
  const app = new App();
  const plugins = [Plugin.flagger({ traffic: 'kuma' }), Plugin.loadTester(), Plugin.certManager(), Plugin.kyverno()];
  const made = new FleetPlugins(new Chart(app, 'hub', { namespace: 'fleet' }), 'plugins', { fleet, plugins });
  const yaml = app.synthYaml();
  expect(yaml.match(/^kind: HelmRelease$/gm)).toHaveLength(6 * size);
  expect(Object.keys(made.hub)).toHaveLength(6 * size + 6);
  return performance.now() - start;
}

test('1,000 clusters with 6 plugins each take seconds, in time linear in the clusters', () => {
  timeFor(100);
  const half = timeFor(500);
  const whole = timeFor(1000);
  expect(whole).toBeLessThan(20_000);
  // Quadratic would be four times.
  expect(whole / half).toBeLessThan(3.2);
}, 60_000);
