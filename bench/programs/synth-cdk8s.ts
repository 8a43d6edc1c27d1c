import { App } from 'cdk8s';
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
