import type { Benchmark } from '../benchmark';
import { compiled, program } from '../compile';

/** What it takes to import the library, against cdk8s alone, which it imports too. */
export const benchmark: Benchmark = {
  unit: 'imports',
  sizes: [1],
  programs: () => ({
    cdk8s: program('import', 'cdk8s'),
    fairway: program('import', compiled('index')),
  }),
  ratios: {
    'time of the process': ({ best }) => best('fairway') / best('cdk8s'),
    'CPU of the process': ({ best }) => best('fairway', 'cpuMs') / best('cdk8s', 'cpuMs'),
    'time of the import': ({ best }) => best('fairway', 'importMs') / best('cdk8s', 'importMs'),
    'memory of the process': ({ best }) => best('fairway', 'rss') / best('cdk8s', 'rss'),
    'memory of the import': ({ best }) => best('fairway', 'rssOfImport') / best('cdk8s', 'rssOfImport'),
  },
};
