import { isIP } from 'node:net';
import { goPattern } from '../structure/pattern';
import type { Schema } from '../structure/schema';
import { beneath, type Check, Collector, every, NONE, violation } from '../structure/violation';
import { celName, celValue } from './value';

type Holds = (context: { readonly self: unknown }) => unknown;

/** The rules that schemas carry in the Common Expression Language. */
export class CelRules {
  private readonly checks = new WeakMap<Schema, Check>();

  private constructor(private readonly parse: (rule: string) => Holds) {}

  /** Loads the evaluator, which is only worth it where there are rules. */
  static async load(): Promise<CelRules> {
    const { Environment } = await import('@marcbachmann/cel-js');
    const environment = new Environment({ unlistedVariablesAreDyn: true })
      .registerFunction('isIP(string): bool', (text: string) => isIP(text) !== 0)
      .registerFunction(`string.${MATCHES}(string): bool`, (text: string, pattern: string) =>
        goPattern(pattern).test(text),
      );
    return new CelRules((rule) => environment.parse(rule.replaceAll('.matches(', `.${MATCHES}(`)));
  }

  /** The rules that an object breaks which is otherwise as its schema wants it. */
  check(schema: Schema, object: unknown): ReturnType<Check> {
    return hasRules(schema) ? this.checkOf(schema)(celValue(schema, object)) : NONE;
  }

  private checkOf(schema: Schema): Check {
    const known = this.checks.get(schema);
    if (known) return known;
    const check = every([...this.ownChecks(schema), ...this.partChecks(schema)]);
    this.checks.set(schema, check);
    return check;
  }

  private ownChecks(schema: Schema): readonly Check[] {
    return (schema['x-kubernetes-validations'] ?? [])
      .filter(({ rule }) => !COMPARES.test(rule))
      .map(({ rule }) => {
        const holds = this.parse(rule);
        return (self) =>
          evaluates(holds, self) ? NONE : violation('FW0017', `it breaks the rule ${rule.trim()}`, FIX);
      });
  }

  private partChecks({ items, properties = {}, additionalProperties: others }: Schema): readonly Check[] {
    const fields = Object.entries(properties).filter(([, part]) => hasRules(part));
    return [
      ...fields.map(([field, part]): Check => {
        const [name, check] = [celName(field), this.checkOf(part)];
        return (self) => (isRecord(self) && Object.hasOwn(self, name) ? beneath(field, check(self[name])) : NONE);
      }),
      ...(items && hasRules(items) ? [eachOf(this.checkOf(items))] : []),
      ...(typeof others === 'object' && hasRules(others) ? [eachOf(this.checkOf(others))] : []),
    ];
  }
}

/** The library's own function knows JavaScript's expressions only. */
const MATCHES = 'matchesGo';

/** Rules that compare with the object as it was hold for a new one. */
const COMPARES = /\boldSelf\b/;

const FIX = 'Write what the rule asks for';

/** With these a rule is broken for the API server too; any other means that it cannot be evaluated here. */
const BROKEN: ReadonlySet<unknown> = new Set([
  'division_by_zero',
  'index_out_of_bounds',
  'int_conversion_error',
  'invalid_duration',
  'invalid_timestamp',
  'no_such_key',
]);

function evaluates(holds: Holds, self: unknown): boolean {
  try {
    return holds({ self }) === true;
  } catch (error) {
    return !BROKEN.has((error as { readonly code?: unknown }).code);
  }
}

function eachOf(check: Check): Check {
  return (self) => {
    const found = new Collector();
    if (Array.isArray(self))
      self.forEach((item, index) => {
        found.add(beneath(index, check(item)));
      });
    else if (isRecord(self)) for (const [key, item] of Object.entries(self)) found.add(beneath(key, check(item)));
    return found.violations;
  };
}

const ruled = new WeakMap<Schema, boolean>();

/** Whether there are rules for a value or for a part of it. */
export function hasRules(schema: Schema): boolean {
  const known = ruled.get(schema);
  if (known !== undefined) return known;
  const { items, properties = {}, additionalProperties: others } = schema;
  const parts = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...(typeof others === 'object' ? [others] : []),
  ];
  const has = schema['x-kubernetes-validations'] !== undefined || parts.some(hasRules);
  ruled.set(schema, has);
  return has;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
