import { entriesCheck, objectChecks } from './object';
import { listChecks } from './list';
import { numberChecks } from './range';
import type { Reader, Schema } from './schema';
import { quantityCheck, textChecks } from './text';
import { type Check, every, NONE, violation } from './violation';

/** Makes the checks of schemas, once for each. */
export class Compiler {
  private readonly definitions = new Map<string, Check>();

  /**
   * @param definition - A definition by its name.
   * @param constraints - What is asked of its values besides.
   */
  constructor(
    private readonly definition: (name: string) => Schema,
    private readonly constraints: (name: string) => Schema | undefined,
  ) {}

  /** The check of a whole value: its type, its parts, and that it has no others. */
  compile(schema: Schema, reader: Reader): Check {
    if (schema.$ref !== undefined) return this.reference(schema.$ref);
    if (schema.format === 'quantity') return quantityCheck;
    const compile = (part: Schema): Check => this.compile(part, reader);
    const parts = partChecks(schema, reader, compile, this.emptyItem(schema, reader));
    return ofType(schema, reader, every([...constraints(schema, reader), ...parts]));
  }

  /** Go reads null as an empty object, text or number; of these only the first can lack something. */
  private emptyItem({ items }: Schema, reader: Reader): unknown {
    const item = items?.$ref === undefined ? items : this.definition(items.$ref);
    return reader === 'go' && item?.type === 'object' ? {} : null;
  }

  /** A definition may hold itself, so its check is made at its first use. */
  private reference(name: string): Check {
    const known = this.definitions.get(name);
    if (known) return known;
    let made: Check | undefined;
    const check: Check = (value) => (made ??= this.define(name))(value);
    this.definitions.set(name, check);
    return check;
  }

  private define(name: string): Check {
    const check = this.compile(this.definition(name), 'go');
    const more = this.constraints(name);
    return more ? every([check, constrain(more, 'go')]) : check;
  }
}

/** What is said of a value as a whole. */
function constraints(schema: Schema, reader: Reader): readonly Check[] {
  return [
    ...(schema.enum ? [enumCheck(schema.enum, reader)] : []),
    ...textChecks(schema),
    ...numberChecks(schema),
    ...junctions(schema, reader),
  ];
}

function partChecks(
  schema: Schema,
  reader: Reader,
  compile: (part: Schema) => Check,
  emptyItem: unknown,
): readonly Check[] {
  return [
    ...listChecks(schema, compile, emptyItem),
    ...objectChecks(schema, reader),
    ...entriesCheck(schema, reader, compile),
  ];
}

/** The check of constraints alone: they say nothing of which fields there are. */
function constrain(schema: Schema, reader: Reader): Check {
  const open = { ...schema, 'x-kubernetes-preserve-unknown-fields': true };
  const parts = partChecks(open, reader, (part) => constrain(part, reader), null);
  return ofType(schema, reader, every([...constraints(schema, reader), ...parts]));
}

/** In `allOf` and the like stand constraints. */
function junctions(schema: Schema, reader: Reader): readonly Check[] {
  const [all = [], any = [], one = []] = [schema.allOf, schema.anyOf, schema.oneOf].map((of) =>
    of?.map((part) => constrain(part, reader)),
  );
  const not = schema.not && constrain(schema.not, reader);
  const checks = [
    ...all,
    ...(any.length > 0 ? [countCheck(any, 'at least one', (count) => count > 0, alternatives(schema.anyOf))] : []),
    ...(one.length > 0 ? [countCheck(one, 'exactly one', (count) => count === 1, alternatives(schema.oneOf))] : []),
    ...(not ? [countCheck([not], 'none', (count) => count === 0, alternatives([schema.not ?? {}]))] : []),
  ];
  return checks.length === 0 ? [] : [onDefaulted(schema, every(checks))];
}

/** The API server fills in defaults before it looks. */
function onDefaulted({ properties = {} }: Schema, check: Check): Check {
  const defaults = Object.entries(properties).flatMap(([field, { default: value }]) =>
    value === undefined ? [] : [[field, value] as const],
  );
  if (defaults.length === 0) return check;
  const filled = Object.fromEntries(defaults);
  return (value) => (TYPES.object(value) ? check({ ...filled, ...(value as object) }) : check(value));
}

function countCheck(checks: readonly Check[], words: string, isRight: (count: number) => boolean, of: string): Check {
  return (value) => {
    const count = checks.filter((check) => check(value) === NONE).length;
    if (isRight(count)) return NONE;
    return violation('FW0016', `of ${of} it must meet ${words}, and it meets ${count}`, 'See what the schema asks for');
  };
}

/** What distinguishes alternatives, where that is the fields that they need. */
function alternatives(of: readonly Schema[] = []): string {
  const fields = new Set(of.flatMap(({ required = [] }) => required));
  return fields.size > 0 ? `the alternatives with ${[...fields].join(', ')}` : `${of.length} alternatives`;
}

function enumCheck(words: readonly unknown[], reader: Reader): Check {
  const known = new Set(words);
  const fix = `Write ${words.map((word) => JSON.stringify(word)).join(', ')}`.replace(/, ([^,]*)$/, ' or $1');
  return (value) =>
    known.has(value) || value === null || (reader === 'go' && value === '')
      ? NONE
      : violation('FW0013', 'it is none of the values that there are', fix);
}

/** The rest is looked at only where the type is right. */
function ofType(schema: Schema, reader: Reader, rest: Check): Check {
  const { type, nullable } = schema;
  const intOrString = schema['x-kubernetes-int-or-string'] ?? false;
  const takesNull = nullable === true || reader === 'go';
  const words = intOrString ? 'a whole number or text' : type === undefined ? '' : WORDS[type];
  const isRight = intOrString ? isIntOrString : type === undefined ? () => true : TYPES[type];
  return (value) => {
    if (value === null) return takesNull || words === '' ? NONE : wrongType('null', words);
    return isRight(value) ? rest(value) : wrongType(nameOf(value), words);
  };
}

const WORDS = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'text',
} as const;

const TYPES: Readonly<Record<keyof typeof WORDS, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  object: (value) => typeof value === 'object' && !Array.isArray(value),
  string: (value) => typeof value === 'string',
};

function isIntOrString(value: unknown): boolean {
  return typeof value === 'string' || Number.isInteger(value);
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction';
  return typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'true or false' : 'an object';
}

function wrongType(is: string, expected: string) {
  const quoted = expected === 'text' && (is === 'a number' || is === 'true or false');
  const bare = is === 'text' && expected !== 'an object' && expected !== 'a list';
  const hint = quoted ? ' (in quotes)' : bare ? ' (without quotes)' : '';
  return violation('FW0012', `it is ${is} and must be ${expected}`, `Write ${expected}${hint}`);
}
