import { canonical } from './schemas';

/**
 * `imports/kubernetes.json`: the structure of Kubernetes' own kinds, from the OpenAPI documents that its API server
 * publishes. The definitions are shared, and some contain themselves.
 */
export interface KubernetesSchemas {
  /** Version of Kubernetes. */
  readonly version: string;
  /** Name of the definition of each kind, under `<apiVersion>/<kind>`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly definitions: Readonly<Record<string, Fields>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** An OpenAPI document of one group. */
export interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, Definition>> };
}

interface Definition extends Fields {
  readonly properties?: Readonly<Record<string, Fields>>;
  readonly 'x-kubernetes-group-version-kind'?: readonly { group: string; version: string; kind: string }[];
}

const METADATA = 'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta';

/** The OpenAPI documents of all groups, such as `api/openapi-spec/v3/` of kubernetes/kubernetes holds. */
export function kubernetesSchemas(version: string, documents: readonly OpenApi[]): KubernetesSchemas {
  const all = new Map(documents.flatMap(({ components }) => Object.entries(components.schemas)));
  const kinds = new Map<string, string>();
  const definitions = new Map<string, Fields>();
  const keep = (name: string): void => {
    if (definitions.has(shortName(name))) return;
    definitions.set(shortName(name), {});
    definitions.set(shortName(name), structure(name, all.get(name) ?? {}, keep));
  };
  for (const [name, definition] of all) {
    if (!references(definition.properties?.metadata, METADATA)) continue;
    for (const { group, version: served, kind } of definition['x-kubernetes-group-version-kind'] ?? []) {
      kinds.set(`${group === '' ? '' : `${group}/`}${served}/${kind}`, shortName(name));
      keep(name);
    }
  }
  return { version, kinds: Object.fromEntries(kinds), definitions: Object.fromEntries(definitions) };
}

/** One line per kind and definition, in order. */
export function writeKubernetesSchemas({ version, kinds, definitions }: KubernetesSchemas): string {
  const lines = (record: Readonly<Record<string, unknown>>): string =>
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${JSON.stringify(key)}: ${canonical(value)}`)
      .join(',\n');
  return `{\n"version": ${JSON.stringify(version)},\n"kinds": {\n${lines(kinds)}\n},\n"definitions": {\n${lines(definitions)}\n}\n}\n`;
}

/** Of an object of the API server only what a person writes is looked at. */
const IGNORED = new Set(['status', 'managedFields']);

/** Fields that the documents call required, and whose zero or default value the API server takes. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'apps.v1.ControllerRevision': ['revision'],
  'core.v1.Event': ['involvedObject', 'metadata'],
  'core.v1.HTTPHeader': ['value'],
  'core.v1.ISCSIPersistentVolumeSource': ['lun'],
  'core.v1.ISCSIVolumeSource': ['lun'],
  'core.v1.LimitRangeSpec': ['limits'],
  'core.v1.PreferredSchedulingTerm': ['preference'],
  'core.v1.SleepAction': ['seconds'],
  'core.v1.Sysctl': ['value'],
  'apiextensions.v1.CustomResourceDefinitionVersion': ['served', 'storage'],
  'resource.v1.DeviceClass': ['spec'],
  'resource.v1.ResourceClaim': ['spec'],
  'resource.v1.ResourceClaimTemplate': ['spec'],
  'resource.v1.ResourceClaimTemplateSpec': ['spec'],
  'resource.v1.ResourcePool': ['generation'],
  'storage.v1.CSIDriver': ['spec'],
  'storage.v1.CSINode': ['spec'],
  'storage.v1.CSINodeSpec': ['drivers'],
};

/** Values that are text with a form of their own, under the name of the form. */
const FORMS: Readonly<Record<string, Fields>> = {
  'api.resource.Quantity': { format: 'quantity' },
  'util.intstr.IntOrString': { format: 'int32', 'x-kubernetes-int-or-string': true },
};

function structure(name: string, { properties, required, ...rest }: Definition, keep: (name: string) => void): Fields {
  const short = shortName(name);
  const form = FORMS[short];
  if (form) return form;
  const needed = ((required ?? []) as readonly string[]).filter((field) => !OPTIONAL[short]?.includes(field));
  const fields = Object.entries(properties ?? {}).map(
    ([field, schema]) => [field, IGNORED.has(field) ? {} : fieldStructure(schema, keep)] as const,
  );
  return {
    ...fieldStructure(rest, keep),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(needed.length > 0 && { required: needed }),
  };
}

const KEPT = new Set(['type', 'format', 'enum']);

function fieldStructure(schema: Fields, keep: (name: string) => void): Fields {
  const reference = referenceOf(schema);
  if (reference !== undefined) {
    keep(reference);
    return { $ref: shortName(reference) };
  }
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (KEPT.has(key)) return [[key, value]];
      if (key === 'items' || key === 'additionalProperties') return [[key, fieldStructure(value as Fields, keep)]];
      return [];
    }),
  );
}

/** A reference stands alone, or in an `allOf` beside its default. */
function referenceOf(schema: Fields | undefined): string | undefined {
  const [only] = (schema?.allOf ?? []) as readonly Fields[];
  const reference = schema?.$ref ?? only?.$ref;
  return typeof reference === 'string' ? reference.slice('#/components/schemas/'.length) : undefined;
}

function references(schema: Fields | undefined, name: string): boolean {
  return referenceOf(schema) === name;
}

function shortName(name: string): string {
  return name.replace(/^io\.k8s\.(?:api\.|apimachinery\.pkg\.apis\.|apimachinery\.pkg\.|.+\.pkg\.apis\.)/, '');
}
