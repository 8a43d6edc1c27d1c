import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiObject, App } from 'cdk8s';
import { report } from './report';
import { buildCharts } from './tree';

const app = new App();
report(
  () => {
    buildCharts(app, Number(process.argv[2]));
  },
  () => {
    mkdirSync(app.outdir, { recursive: true });
    for (const chart of app.node.children) {
      const objects = chart.node.findAll().filter((construct) => construct instanceof ApiObject);
      const text = objects.map((object) => JSON.stringify(object.toJson())).join('\n');
      writeFileSync(join(app.outdir, `${chart.node.id}.json`), text);
    }
  },
);
