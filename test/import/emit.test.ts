import type { Definition } from '../../lib/import/definition';
import { emitGroup, sha256 } from '../../lib/import/emit';
import type { Schema } from '../../lib/import/schema';
import { canonical, readSchemas, writeSchemas } from '../../lib/import/schemas';

const pin = { repository: 'toys/kites', ref: 'v1.2.3', folder: 'crds', kinds: { Kite: 'kites.yaml' } };

function kite(spec: Schema, root: Partial<Schema> = {}): Definition {
  const text: Schema = { type: 'string' };
  const object: Schema = { type: 'object' };
  const properties = { apiVersion: text, kind: text, metadata: object, spec, status: object };
  return {
    group: 'toys.example',
    kind: 'Kite',
    plural: 'kites',
    scope: 'Namespaced',
    versions: ['v1', 'v1beta1'],
    schema: { type: 'object', properties, ...root },
  };
}

function interfacesOf(definition: Definition): string {
  const file = emitGroup([definition], pin);
  return file.slice(file.indexOf('export interface'));
}

/** The line of `spec.field`. */
function fieldOf(field: Schema, opaque: string[] = []): string | undefined {
  const file = emitGroup([kite({ type: 'object', properties: { field } })], { ...pin, opaque });
  return /readonly (field.*)/.exec(file)?.[1];
}

describe('a group file', () => {
  test('has its origin, two hashes, and one class per kind', () => {
    const definitions = [kite({ type: 'object', properties: { tail: { type: 'string' } } })];
    const [head = '', ...rest] = emitGroup(definitions, pin).split('\n\n');
    const body = rest.join('\n\n');
    expect(head.split('\n')).toEqual([
      '// Made by `npm run import` from the CustomResourceDefinitions of toys/kites v1.2.3; not to be edited.',
      `// schema: sha256 ${sha256(canonical(definitions))}`,
      `// body: sha256 ${sha256(body)}`,
    ]);
    expect(body).toContain(`
/** Kite of toys.example/v1 (Namespaced). */
export class Kite extends ApiObject {
  static readonly GVK = { apiVersion: 'toys.example/v1', kind: 'Kite' } as const;

  constructor(scope: Construct, id: string, props: KiteProps) {
    super(scope, id, { ...Kite.GVK, ...props } as ApiObjectProps);
  }
}
`);
  });

  test('names each object by its path and leaves the status out', () => {
    const line: Schema = { type: 'object', properties: { length: { type: 'integer' } }, required: ['length'] };
    const lines: Schema = { type: 'array', items: line };
    const spec: Schema = { type: 'object', properties: { lines, mainLine: line } };
    expect(interfacesOf(kite(spec, { required: ['spec'] }))).toBe(`export interface KiteProps {
  readonly metadata?: Metadata;
  readonly spec: KiteSpec;
}

export interface KiteSpec {
  readonly lines?: readonly KiteSpecLines[] | undefined;
  readonly mainLine?: KiteSpecMainLine | undefined;
}

export interface KiteSpecLines {
  readonly length: Leaf<number>;
}

export interface KiteSpecMainLine {
  readonly length: Leaf<number>;
}
`);
  });

  test('keeps the names of fields, quoted where they must be', () => {
    const text: Schema = { type: 'string' };
    const properties = { 'x-ray': text, mirror_percent: text, disableTLS: text };
    const file = interfacesOf(kite({ type: 'object', properties }));
    expect(file).toContain("readonly 'x-ray'?: Leaf<string> | undefined;");
    expect(file).toContain('readonly mirror_percent?: Leaf<string> | undefined;');
    expect(file).toContain('readonly disableTLS?: Leaf<string> | undefined;');
  });

  test('asks for a field that is required, unless it has a default', () => {
    const properties: Record<string, Schema> = { a: { type: 'string' }, b: { type: 'string', default: 'x' } };
    const file = interfacesOf(kite({ type: 'object', properties, required: ['a', 'b'] }));
    expect(file).toContain('readonly a: Leaf<string>;');
    expect(file).toContain('readonly b?: Leaf<string> | undefined;');
  });

  test('leaves an object with unknown fields open', () => {
    const properties: Record<string, Schema> = { a: { type: 'string' } };
    const open = kite({ type: 'object', properties, 'x-kubernetes-preserve-unknown-fields': true });
    expect(interfacesOf(open)).toContain('readonly [field: string]: unknown;');
  });

  test('refuses two objects that would get one name', () => {
    const object: Schema = { type: 'object', properties: { a: { type: 'string' } } };
    const spec: Schema = { type: 'object', properties: { 'main-line': object, mainLine: object } };
    expect(() => interfacesOf(kite(spec))).toThrow('two objects of Kite would be named KiteSpecMainLine');
  });

  test.each<[string, Schema, string]>([
    ['words', { type: 'string', enum: ['a', "b's"] }, "field?: Leaf<'a' | 'b\\'s'> | undefined;"],
    ['numbers', { type: 'integer', enum: [301, 302] }, 'field?: Leaf<301 | 302> | undefined;'],
    ['int-or-string', { 'x-kubernetes-int-or-string': true }, 'field?: Leaf<number | string> | undefined;'],
    ['a list', { type: 'array', items: { type: 'boolean' } }, 'field?: readonly Leaf<boolean>[] | undefined;'],
    [
      'a map',
      { type: 'object', additionalProperties: { type: 'string' } },
      'field?: Readonly<Record<string, Leaf<string>>> | undefined;',
    ],
    ['an empty object', { type: 'object' }, 'field?: Record<string, never> | undefined;'],
    ['an open object', { type: 'object', 'x-kubernetes-preserve-unknown-fields': true }, 'field?: object | undefined;'],
    ['anything', { 'x-kubernetes-preserve-unknown-fields': true }, 'field?: unknown;'],
  ])('types %s', (_, schema, line) => {
    expect(fieldOf(schema)).toBe(line);
  });

  test('types an opaque field as any object', () => {
    const pod: Schema = { type: 'object', properties: { volumes: { type: 'array' } } };
    expect(fieldOf(pod, ['Kite.spec.field'])).toBe('field?: object | undefined;');
    expect(fieldOf({ type: 'array', items: pod }, ['Kite.spec.field[]'])).toBe(
      'field?: readonly object[] | undefined;',
    );
  });
});

describe('the schema set', () => {
  const text: Schema = { type: 'string' };
  const definitions = [kite({ type: 'object', required: ['b', 'a'], properties: { b: text, a: text } })];

  test('has one line per kind with its keys in order', () => {
    const [, line] = writeSchemas(definitions).split('\n');
    expect(line).toMatch(/^"toys.example\/v1\/Kite": {"plural":"kites","schema":{"properties":{"apiVersion"/);
    expect(line).toContain(
      '"spec":{"properties":{"a":{"type":"string"},"b":{"type":"string"}},"required":["b","a"],"type":"object"}',
    );
  });

  test('is read back as it was', () => {
    expect(readSchemas(writeSchemas(definitions))).toEqual(definitions);
  });
});
