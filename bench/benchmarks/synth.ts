import type { Benchmark, Row } from '../benchmark';
import { program } from '../compile';

const perChart = ({ size, best }: Row, figure?: string): number => best('fairway', figure) / size;

/** An app of charts with five Canaries each: cdk8s's `App`, ours, and a loop that writes `JSON.stringify`. */
export const benchmark: Benchmark = {
  unit: 'charts',
  sizes: [1, 100, 250, 500, 1_000, 2_000, 4_000],
  base: 100,
  programs: (size) => ({
    cdk8s: program('synth-cdk8s', size),
    fairway: program('synth-fairway', size),
    json: program('synth-json', size),
  }),
  ratios: {
    'cdk8s ÷ fairway, time': ({ best }) => best('cdk8s') / best('fairway'),
    'cdk8s ÷ fairway, CPU': ({ best }) => best('cdk8s', 'cpuMs') / best('fairway', 'cpuMs'),
    'fairway ÷ JSON, time': ({ best }) => best('fairway') / best('json'),
    'fairway ÷ JSON, CPU': ({ best }) => best('fairway', 'cpuMs') / best('json', 'cpuMs'),
    'fairway per chart ÷ at 100 charts': (row, base) => perChart(row) / perChart(base),
    '`synth()` per chart ÷ at 100 charts': (row, base) => perChart(row, 'writeMs') / perChart(base, 'writeMs'),
    'peak memory ÷ before `synth()`': ({ best }) => best('fairway', 'rssPeak') / best('fairway', 'rssBefore'),
  },
};
