import { groupOf, type Manifest } from '../rules/object';
import { changedObjects, type ObjectName } from '../rules/ownership';

/** Fields that controllers change because of Canaries: what Flagger owns is no difference to be put right. */
export class IgnoredFields {
  private readonly paths = new Map<string, string[]>();

  add(canary: Manifest): void {
    for (const { pointers, ...changed } of changedObjects(canary)) {
      const key = keyOf(changed);
      this.paths.set(key, [...(this.paths.get(key) ?? []), ...pointers.map(propertyPath)]);
    }
  }

  /** Those of an object, as property paths of Pulumi. */
  of({ apiVersion, kind, metadata: { name, namespace } }: Manifest): readonly string[] {
    return this.paths.get(keyOf({ apiVersion, kind, name, ...(namespace !== undefined && { namespace }) })) ?? [];
  }
}

function keyOf({ apiVersion, kind, name, namespace = '' }: ObjectName): string {
  return [apiVersion, kind, namespace, name].join(' ');
}

export function isCanary(manifest: Manifest): boolean {
  return manifest.kind === 'Canary' && groupOf(manifest) === 'flagger.app';
}

/** A JSON pointer in Pulumi's words: `metadata.annotations["a/b"]`. */
function propertyPath(pointer: string): string {
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce((path, key) => (/^\w+$/.test(key) ? `${path === '' ? '' : `${path}.`}${key}` : `${path}["${key}"]`), '');
}
