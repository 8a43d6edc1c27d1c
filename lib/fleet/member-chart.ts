import { App, Chart, type ChartProps } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { markCluster } from '../rules/cluster';

/** The chart whose objects are applied to a cluster: at the top of the program, so that its output is named after it. */
export function memberChart(scope: IConstruct, cluster: string, id = cluster, props: ChartProps = {}): Chart {
  const app = App.of(scope);
  const found = app.node.tryFindChild(id);
  if (found instanceof Chart) return found;
  const chart = new Chart(app, id, props);
  markCluster(chart, cluster);
  return chart;
}
