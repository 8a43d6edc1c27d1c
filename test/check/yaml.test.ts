import { readYaml } from '../../lib/check/read/yaml';

const read = (text: string): unknown => readYaml(text, { duplicateKeys: true });

/** What `YAMLToJSON` of sigs.k8s.io/yaml 1.6.0 answers, which kubectl reads YAML with. */
const SCALARS: Readonly<Record<string, unknown>> = {
  yes: true,
  Y: true,
  on: true,
  n: false,
  Off: false,
  True: true,
  tRue: 'tRue',
  oN: 'oN',
  '~': null,
  Null: null,
  nULL: 'nULL',
  '0o17': 15,
  '017': 15,
  '08': 8,
  '0o8': '0o8',
  '0x1F': 31,
  '0x_1f': 31,
  '-0x1f': -31,
  '0b101': 5,
  '-0b11': -3,
  '0b2': '0b2',
  '1_000': 1000,
  '1_000.5': 1000.5,
  _1: '_1',
  '1e3': 1000,
  '1.e3': 1000,
  '1e400': '1e400',
  '.5': 0.5,
  '+12': 12,
  '12.': 12,
  '.1.2': '.1.2',
  '1:30': '1:30',
  '2001-01-01': '2001-01-01',
  '2001-12-14t21:59:43.10-05:00': '2001-12-14t21:59:43.10-05:00',
  '123456789012345678901234567890': 1.2345678901234568e29,
  infinity: 'infinity',
  NaN: 'NaN',
  '--1': '--1',
  '=': '=',
  "'yes'": 'yes',
  '"017"': '017',
  '!!str 1': '1',
  '!!int "1"': 1,
  '!!binary aGk=': 'hi',
  '!!timestamp 2001-01-01': '2001-01-01',
  '!local bar': 'bar',
};

test.each(Object.entries(SCALARS))('%s', (text, value) => {
  expect(read(text)).toEqual(value);
});

test('keys are text', () => {
  expect(read('{a: 1, yes: 2, 1: 3, 1.5: 4, 2001-01-01: 5}')).toEqual({ a: 1, true: 2, 1: 3, 1.5: 4, '2001-01-01': 5 });
});

test('anchors, aliases and merges', () => {
  expect(read('a: &x {b: 1}\nc:\n  <<: *x\n  d: 1\ne: *x')).toEqual({ a: { b: 1 }, c: { b: 1, d: 1 }, e: { b: 1 } });
});

test('the last of two values of a key counts', () => {
  expect(read('{a: 1, a: 2}')).toEqual({ a: 2 });
  expect(() => readYaml('{a: 1, a: 2}', { duplicateKeys: false })).toThrow('duplicated mapping key');
});

test.each(['.inf', '-.inf', '.nan', '~: 1', '? [a]\n: 1', 'a: *x', 'a: [', '!!null x'])('%s is refused', (text) => {
  expect(() => read(text)).toThrow();
});

test('a quoted scalar may go on at any indentation', () => {
  expect(read("a:\n  b: 'one\n  two\n three'\n  c: 1\n")).toEqual({ a: { b: 'one two three', c: 1 } });
});
