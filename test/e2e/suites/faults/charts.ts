import type { ChartEntry } from '../charts/render';

/** Values that must be found wrong, and what must be said about them. */
export interface BrokenChart extends ChartEntry {
  readonly problem: RegExp;
}

const chart = { module: 'github.com/fluxcd/flagger', pins: 'flagger', path: 'charts/flagger' };

export const brokenCharts: readonly BrokenChart[] = [
  { name: 'a value that the chart does not know', chart, values: { meshprovider: 'kuma' }, problem: /meshprovider/ },
  {
    name: 'a nested value that the chart does not know',
    chart,
    values: { serviceMonitor: { enable: true } },
    problem: /serviceMonitor\.enable$/,
  },
  { name: 'a value that the chart cannot render', chart, values: { podMonitor: 'on' }, problem: /podMonitor|error/i },
];
