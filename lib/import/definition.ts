import { isDeepStrictEqual } from 'node:util';
import { splitDocuments } from '../check/read/document';
import { readYaml } from '../check/read/yaml';
import { type Schema, withoutProse } from './schema';

/** What is kept of a CustomResourceDefinition. */
export interface Definition {
  readonly group: string;
  readonly kind: string;
  readonly plural: string;
  readonly scope: 'Cluster' | 'Namespaced';
  /** The served versions that share `schema`, newest first. */
  readonly versions: readonly [string, ...string[]];
  readonly subresources?: object;
  /** The schema of the newest served version, without prose. */
  readonly schema: Schema;
}

interface CustomResourceDefinition {
  readonly kind: 'CustomResourceDefinition';
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string; readonly plural: string };
    readonly scope: Definition['scope'];
    readonly versions: readonly {
      readonly name: string;
      readonly served: boolean;
      readonly subresources?: object;
      readonly schema: { readonly openAPIV3Schema: Schema };
    }[];
  };
}

/** The CustomResourceDefinitions in a file, which may be a bundle that holds other objects too. */
export function definitionsIn(yaml: string): Definition[] {
  return splitDocuments('', yaml)
    .map(({ text }) => readYaml(text, { duplicateKeys: false }))
    .filter(isCustomResourceDefinition)
    .map(definition);
}

function isCustomResourceDefinition(document: unknown): document is CustomResourceDefinition {
  return (document as CustomResourceDefinition | null | undefined)?.kind === 'CustomResourceDefinition';
}

function definition({ spec }: CustomResourceDefinition): Definition {
  const served = spec.versions
    .filter((version) => version.served)
    .map(({ name, subresources, schema }) => ({ name, subresources, schema: withoutProse(schema.openAPIV3Schema) }))
    .sort((a, b) => byNewest(a.name, b.name));
  const [newest, ...older] = served;
  if (newest === undefined) throw new Error(`${spec.names.kind} of ${spec.group} has no served version`);
  const same = older.filter((version) => isDeepStrictEqual(version.schema, newest.schema));
  return {
    group: spec.group,
    kind: spec.names.kind,
    plural: spec.names.plural,
    scope: spec.scope,
    versions: [newest.name, ...same.map((version) => version.name)],
    ...(newest.subresources && { subresources: newest.subresources }),
    schema: newest.schema,
  };
}

const STAGES = ['alpha', 'beta', undefined];

/** Kubernetes' order of versions: v2, v1, v1beta2, v1beta1, v1alpha1. */
export function byNewest(a: string, b: string): number {
  const [x, y] = [rank(a), rank(b)];
  return y.stage - x.stage || y.major - x.major || y.minor - x.minor;
}

function rank(version: string): { stage: number; major: number; minor: number } {
  const parts = /^v(\d+)(?:(alpha|beta)(\d+))?$/.exec(version);
  if (!parts) throw new Error(`'${version}' is not a version of Kubernetes' form, such as v1 or v1beta2`);
  return { stage: STAGES.indexOf(parts[2]), major: Number(parts[1]), minor: Number(parts[3] ?? 0) };
}
