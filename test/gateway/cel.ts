// A program: evaluates the `x-kubernetes-validations` of the CRDs over objects, as the API server does. It reads a JSON
// list of manifests and writes, for each, the list of rules that refuse it. (The evaluator is an ES module, which jest
// does not load.)
import { readFileSync } from 'node:fs';
import * as path from 'node:path';

interface Schema {
  readonly type?: string;
  readonly default?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly 'x-kubernetes-validations'?: readonly { readonly rule: string }[];
}

type Holds = (rule: string, self: unknown) => boolean;
type Fields = Record<string, unknown>;

async function main(): Promise<void> {
  const file = path.resolve(__dirname, '..', '..', 'imports', 'schemas.json');
  const schemas = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { readonly schema: Schema }>;
  const holds = await evaluator();
  const manifests = JSON.parse(readFileSync(0, 'utf8')) as readonly (Fields & { apiVersion: string; kind: string })[];
  const refusals = manifests.map((manifest) => {
    const schema = schemas[`${manifest.apiVersion}/${manifest.kind}`]?.schema;
    if (!schema) throw new Error(`no schema of ${manifest.kind}`);
    return refused(schema, withDefaults(schema, manifest), holds);
  });
  process.stdout.write(JSON.stringify(refusals));
}

async function evaluator(): Promise<Holds> {
  const { Environment } = await import('@marcbachmann/cel-js');
  const cel = new Environment({ unlistedVariablesAreDyn: true });
  return (rule, self) => {
    try {
      return cel.evaluate(evaluable(rule), { self }) === true;
    } catch {
      // To the API server a rule that cannot be evaluated is one that does not hold.
      return false;
    }
  };
}

/** The evaluator's `has` takes no element of a list; `in` asks the same. */
function evaluable(rule: string): string {
  return rule.replace(/has\(([\w.]+\[\d+\])\.(\w+)\)/g, '("$2" in $1)');
}

function refused(schema: Schema | undefined, value: unknown, holds: Holds): string[] {
  if (!schema || value === undefined || value === null) return [];
  const own = (schema['x-kubernetes-validations'] ?? [])
    .map(({ rule }) => rule)
    .filter((rule) => !rule.includes('oldSelf') && !holds(rule, value));
  return [...own, ...children(schema, value).flatMap(([child, of]) => refused(of, child, holds))];
}

function children(schema: Schema, value: unknown): readonly (readonly [unknown, Schema | undefined])[] {
  if (Array.isArray(value)) return value.map((item) => [item, schema.items] as const);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, item]) => [
    item,
    schema.properties?.[key === '__namespace__' ? 'namespace' : key] ?? schema.additionalProperties,
  ]);
}

/** The API server fills in defaults before it validates; CEL tells integers from floating-point numbers. */
function withDefaults(schema: Schema | undefined, value: unknown): unknown {
  if (schema?.type === 'integer' && typeof value === 'number') return BigInt(value);
  if (Array.isArray(value)) return value.map((item) => withDefaults(schema?.items, item));
  if (typeof value !== 'object' || value === null) return value;
  const defaults = Object.entries(schema?.properties ?? {})
    .filter(([, property]) => property.default !== undefined)
    .map(([key, property]) => [key, property.default] as const);
  const filled: Fields = { ...Object.fromEntries(defaults), ...value };
  return Object.fromEntries(
    Object.entries(filled).map(([key, item]) => [escaped(key), withDefaults(schema?.properties?.[key], item)]),
  );
}

/** A reserved word of CEL, which the API server writes otherwise. */
function escaped(key: string): string {
  return key === 'namespace' ? '__namespace__' : key;
}

void main();
