import { type ApiObject, JsonPatch } from 'cdk8s';

/** Takes the namespace of the chart off an object whose kind has none. */
export function clusterScoped<T extends ApiObject>(object: T): T {
  if (object.metadata.namespace !== undefined) object.addJsonPatch(JsonPatch.remove('/metadata/namespace'));
  return object;
}
