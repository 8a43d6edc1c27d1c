import { type App, type Chart, Names, YamlOutputType } from 'cdk8s';
import { objectsOf } from './dependencies';
import type { OutputFile } from './output';
import { YamlWriter } from './yaml';

/** What the file of an object is named after. */
interface Named {
  readonly kind: string;
  readonly metadata: { readonly name?: string | undefined };
}

/** All objects of some charts as one YAML text. */
export function yamlOf(charts: readonly Chart[]): string {
  const yaml = new YamlWriter();
  return joined(charts.flatMap((chart) => documentsOf(chart).map((document) => yaml.write(document))));
}

/**
 * The YAML files of an app, by its output type. A chart is serialized when its turn comes.
 *
 * @param charts the app's charts, in dependency order
 * @param chartsDepend whether one of them depends on another, so that the order shows in names
 */
export function* manifestFiles(app: App, charts: readonly Chart[], chartsDepend: boolean): Generator<OutputFile> {
  const { outputFileExtension: extension, yamlOutputType } = app;
  if (yamlOutputType === YamlOutputType.FILE_PER_APP) {
    if (charts.length > 0) yield { path: `app${extension}`, text: yamlOf(charts) };
    return;
  }

  const yaml = new YamlWriter();
  for (const [index, chart] of charts.entries()) {
    const chartName = `${chartsDepend ? `${String(index).padStart(4, '0')}-` : ''}${Names.toDnsLabel(chart)}`;
    switch (yamlOutputType) {
      case YamlOutputType.FILE_PER_CHART:
        yield {
          path: `${chartName}${extension}`,
          text: joined(documentsOf(chart).map((document) => yaml.write(document))),
        };
        break;
      case YamlOutputType.FILE_PER_RESOURCE:
        for (const document of documentsOf(chart)) {
          if (document !== undefined)
            yield { path: `${fileName(document as Named)}${extension}`, text: yaml.write(document) };
        }
        break;
      case YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE:
        yield { path: chartName };
        for (const object of objectsOf(chart)) {
          yield { path: `${chartName}/${fileName(object)}${extension}`, text: yaml.write(object.toJson()) };
        }
    }
  }
}

/** `construct-metadata.json`: the construct of each object, by the object's name. */
export function metadataFile(charts: readonly Chart[]): OutputFile {
  const resources: Record<string, { path: string }> = {};
  for (const { name, node } of charts.flatMap(objectsOf)) resources[name] = { path: node.path };
  return { path: 'construct-metadata.json', text: JSON.stringify({ version: '1.0.0', resources }) };
}

function documentsOf(chart: Chart): unknown[] {
  return Object.values(chart.toJson());
}

function joined(documents: readonly string[]): string {
  return documents.join('---\n');
}

function fileName({ kind, metadata }: Named): string {
  return `${kind}.${metadata.name}`.replace(/[^0-9a-zA-Z-_.]/g, '');
}
