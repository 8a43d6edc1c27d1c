/** A structural OpenAPI v3 schema, as a CustomResourceDefinition carries it. */
export interface Schema {
  readonly type?: 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly default?: unknown;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
}

const PROSE = new Set(['description', 'title', 'example', 'externalDocs']);
const RULE_PROSE = new Set(['message', 'messageExpression']);

/** The schema with its constraints and without what is only written for readers. */
export function withoutProse(schema: Schema): Schema {
  return mapFields(schema, (key, value) => (PROSE.has(key) ? undefined : withoutProseUnder(key, value)));
}

function withoutProseUnder(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case 'properties':
      return mapFields(value as object, (_, property) => withoutProse(property as Schema));
    case 'items':
    case 'additionalProperties':
    case 'not':
      return typeof value === 'object' ? withoutProse(value as Schema) : value;
    case 'allOf':
    case 'anyOf':
    case 'oneOf':
      return (value as Schema[]).map(withoutProse);
    case 'x-kubernetes-validations':
      return (value as object[]).map((rule) =>
        mapFields(rule, (key, field) => (RULE_PROSE.has(key) ? undefined : field)),
      );
    default:
      return value;
  }
}

/** A copy of the object with each field's value mapped, and without the fields that map to `undefined`. */
function mapFields(object: object, map: (key: string, value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object)
      .map(([key, value]: [string, unknown]) => [key, map(key, value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
