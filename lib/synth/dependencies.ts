import { ApiObject, Chart } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { inDependencyOrder } from './order';

/** The objects of a chart, without those of the charts nested in it, each after what it depends on. */
export function objectsOf(chart: Chart): ApiObject[] {
  // What is nested counts for the order.
  return inDependencyOrder(chart.node.findAll())
    .filter((construct) => construct instanceof ApiObject)
    .filter((object) => Chart.of(object) === chart);
}

/**
 * Makes explicit what dependencies between constructs mean: their charts depend on each other, and so does each object
 * of the one on each object of the other. A chart depends on the charts nested in it.
 *
 * @returns whether a chart depends on another
 */
export function resolveDependencies(constructs: readonly IConstruct[]): boolean {
  let chartsDepend = false;
  for (const chart of constructs.filter((construct) => construct instanceof Chart)) {
    for (const nested of chart.node.children.filter((construct) => construct instanceof Chart)) {
      chart.node.addDependency(nested);
      chartsDepend = true;
    }
  }
  for (const { source, target } of dependenciesOf(constructs)) {
    const sourceChart = Chart.of(source);
    const targetChart = Chart.of(target);
    if (sourceChart === targetChart) continue;
    sourceChart.node.addDependency(targetChart);
    chartsDepend = true;
  }

  const known = new Map<IConstruct, ApiObject[]>();
  const objectsIn = (construct: IConstruct): ApiObject[] => {
    const objects =
      known.get(construct) ?? withoutNestedCharts(construct).filter((construct) => construct instanceof ApiObject);
    known.set(construct, objects);
    return objects;
  };
  for (const { source, target } of dependenciesOf(constructs)) {
    for (const dependency of objectsIn(target)) {
      for (const object of objectsIn(source)) {
        if (object !== dependency) object.node.addDependency(dependency);
      }
    }
  }
  return chartsDepend;
}

function dependenciesOf(constructs: readonly IConstruct[]): { source: IConstruct; target: IConstruct }[] {
  const found = [];
  for (const source of constructs) {
    for (const target of source.node.dependencies) found.push({ source, target });
  }
  return found;
}

/** A construct and those below it, in the order of the tree. */
function withoutNestedCharts(construct: IConstruct, found: IConstruct[] = []): IConstruct[] {
  found.push(construct);
  for (const child of construct.node.children) if (!Chart.isChart(child)) withoutNestedCharts(child, found);
  return found;
}
