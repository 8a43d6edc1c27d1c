import { ApiObject } from 'cdk8s';
import { CanaryView } from '../rules/canary';
import { clusterOf } from '../rules/cluster';
import { groupOf, type Manifest, type ObjectRef } from '../rules/object';
import { at, text } from '../rules/read';
import { references } from '../rules/reference';
import { isCanary } from './ignored-fields';

/** The order in which objects are made: each after what the program says, and after what it cannot be without. */
export class Order {
  private readonly objects = new Map<string, ApiObject>();

  /** @returns another object that is the same to the API server */
  add(object: ApiObject, manifest: Manifest): ApiObject | undefined {
    const { kind, metadata } = manifest;
    const key = keyOf(object, { group: groupOf(manifest), kind, ...metadata });
    const same = this.objects.get(key);
    this.objects.set(key, object);
    if (kind === 'CustomResourceDefinition') this.objects.set(definitionKey(object, definedBy(manifest)), object);
    return same;
  }

  /** What an object waits for, of those that were added. */
  dependenciesOf(object: ApiObject, manifest: Manifest): ReadonlySet<ApiObject> {
    const stated = object.node.scopes
      .flatMap(({ node }) => node.dependencies)
      .flatMap(({ node }) => node.findAll())
      .filter((construct) => ApiObject.isApiObject(construct));
    const implied = [
      definitionKey(object, { group: groupOf(manifest), kind: manifest.kind }),
      ...needs(manifest).map((ref) => keyOf(object, ref)),
    ].flatMap((key) => this.objects.get(key) ?? []);
    const found = new Set([...stated, ...implied]);
    found.delete(object);
    return found;
  }
}

/** The Namespace of an object, and what a Canary names. */
function needs(manifest: Manifest): readonly ObjectRef[] {
  const { namespace } = manifest.metadata;
  return [
    ...(namespace === undefined ? [] : [{ group: '', kind: 'Namespace', name: namespace }]),
    ...(isCanary(manifest) ? references(new CanaryView({ manifest, origin: {}, acknowledged: new Map() })) : []),
  ];
}

function definedBy(definition: Manifest): { group: string; kind: string } {
  return {
    group: text(at(definition, 'spec', 'group')) ?? '',
    kind: text(at(definition, 'spec', 'names', 'kind')) ?? '',
  };
}

function definitionKey(object: ApiObject, { group, kind }: { group: string; kind: string }): string {
  return keyOf(object, { group, kind, name: '*' });
}

function keyOf(object: ApiObject, { group = '', kind, namespace = '', name }: ObjectRef): string {
  return [clusterOf(object) ?? '', group, kind, namespace, name].join(' ');
}
