import { Yaml } from 'cdk8s';
import fc from 'fast-check';
import { YamlWriter } from '../../lib/synth/yaml';
import { NASTY, tree } from './arbitrary';

const writer = new YamlWriter();

function expectSame(document: unknown): void {
  expect(writer.write(document)).toBe(Yaml.stringify(document));
}

test.each(NASTY)('%j is written as cdk8s writes it, wherever it stands', (text) => {
  expectSame({ text, list: [text, [text]], map: { [text]: { [text]: text }, list: [{ text }] } });
  expectSame({ [text]: text });
  expectSame([text]);
  expectSame(text);
});

test('any document is written as cdk8s writes it', () => {
  fc.assert(fc.property(tree, expectSame), { numRuns: 2_000 });
});

describe('what manifests rarely hold', () => {
  const shared = { a: 1 };
  const circular: Record<string, unknown> = {};
  circular.self = circular;

  test.each<[string, unknown]>([
    ['an object that occurs twice', { x: shared, y: [shared] }],
    ['an empty list that occurs twice', ((empty) => ({ x: empty, y: empty }))([])],
    ['an object within itself', circular],
    ['a sparse list', { x: new Array<unknown>(3) }],
    ['a Date', { x: new Date(0) }],
    ['a Map', { x: new Map([['a', 1]]) }],
    ['a Set', { x: new Set(['a']) }],
    ['bytes', { x: Buffer.from('abc') }],
    ['an object without prototype', { x: Object.assign(Object.create(null) as object, { a: 1 }) }],
    [
      'an object of a class',
      {
        x: new (class Point {
          x = 1;
        })(),
      },
    ],
    ['a boxed string', { x: Object('a') as unknown }],
    ['a bigint', { x: 1n }],
    ['a symbol', { x: Symbol('<<') }],
    ['an object with toJSON', { x: { toJSON: () => ({ a: 1 }) } }],
    ['no object', 5],
    ['null', null],
    ['nothing', undefined],
  ])('%s is written as cdk8s writes it', (_, document) => {
    expectSame(document);
  });
});

test('more text than is remembered is written right', () => {
  for (let i = 0; i < 50_000; i++) expect(writer.write([`é${i}`])).toBe(`- é${i}\n`);
});
