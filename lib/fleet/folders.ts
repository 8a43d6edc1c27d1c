import { App, type Chart, Names, YamlOutputType } from 'cdk8s';
import type { IConstruct } from 'constructs';
import type { Refusal } from './engine/engine';

/**
 * The folder that a chart is written into.
 *
 * @throws where the name of the chart is too long for a folder of that name
 */
export function folderOf(chart: Chart): string {
  const folder = Names.toDnsLabel(chart);
  if (folder !== chart.node.id) {
    throw new Error(`"${chart.node.id}" is no name for a folder: it needs at most 63 of a-z, 0-9 and "-"`);
  }
  return folder;
}

/** Where each cluster reads a folder of its own, the App must write folders. */
export function withoutFolders(scope: IConstruct): readonly Refusal[] {
  return App.of(scope).yamlOutputType === YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE
    ? []
    : [
        {
          message: 'each cluster reads a folder of its own, and the App writes files side by side',
          fix: 'Give the App yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE',
        },
      ];
}
