import { ApiObject } from 'cdk8s';
import { Construct, type IConstruct } from 'constructs';
import { acknowledgements } from '../rules/acknowledge';
import { clusterOf } from '../rules/cluster';
import { type Manifest, ObjectSet, type SourcedObject } from '../rules/object';
import { isClosed, sourced } from '../rules/validate';

/** An app, a chart or any construct, or manifests as they are. */
export type TemplateSource = IConstruct | readonly object[];

/** The objects of a source as they are written, a set for each cluster that they are applied to. */
export function setsOf(source: TemplateSource): readonly ObjectSet[] {
  if (!isConstruct(source)) return [new ObjectSet(source.map(ofManifest))];
  const clusters = new Map<string | undefined, SourcedObject[]>();
  for (const object of source.node.findAll().filter((construct) => ApiObject.isApiObject(construct))) {
    const cluster = clusterOf(object);
    const found = sourced(object, object.toJson() as Manifest);
    const others = clusters.get(cluster);
    if (others) others.push(found);
    else clusters.set(cluster, [found]);
  }
  return [...clusters.values()].map((objects) => new ObjectSet(objects, isClosed(source)));
}

function isConstruct(source: TemplateSource): source is IConstruct {
  return Construct.isConstruct(source);
}

function ofManifest(object: object): SourcedObject {
  const manifest = object as Manifest;
  return { manifest, origin: {}, acknowledged: acknowledgements(manifest) };
}
