import { App } from '../../lib/synth/app';
import { report } from './report';
import { buildCharts } from './tree';

const app = new App();
report(
  () => {
    buildCharts(app, Number(process.argv[2]));
  },
  () => {
    app.synth();
  },
);
