import { expand, fieldPath, finding } from '../../lib/rules/finding';
import { UNKNOWN } from '../../lib/rules/read';
import { formatProblem } from '../../lib/rules/report';
import { manifest, objectSet, problems } from './support';

describe('fieldPath', () => {
  test.each([
    [['spec', 'analysis', 'interval'], 'spec.analysis.interval'],
    [['spec', 'metrics', 0, 'name'], 'spec.metrics[0].name'],
    [['headers', 'x-canary'], 'headers.x-canary'],
    [['metadata', 'annotations', 'a.b/c'], 'metadata.annotations["a.b/c"]'],
    [[], ''],
  ])('%j is %s', (path, text) => {
    expect(fieldPath(path)).toBe(text);
  });
});

describe('expand', () => {
  const value = { list: [{ a: 1 }, { a: 2 }], unknown: UNKNOWN };

  test('stands for each item of a list', () => {
    expect(expand(value, ['list', '*', 'a'])).toEqual([
      ['list', 0, 'a'],
      ['list', 1, 'a'],
    ]);
  });

  test('stands for nothing where there is no list', () => {
    expect(expand(value, ['other', '*', 'a'])).toEqual([]);
    expect(expand(value, ['unknown', '*', 'a'])).toEqual([]);
  });
});

describe('finding', () => {
  const object = { manifest: manifest({ kind: 'Canary', spec: { a: 5, b: [1, 2], c: { d: 1 }, e: UNKNOWN } }) };
  const at = (field: string) => finding({ ...object, origin: {}, acknowledged: new Map() }, ['spec', field], '', '');

  test('has the value where it is plain', () => {
    expect(at('a').value).toBe(5);
    expect(at('b').value).toEqual([1, 2]);
  });

  test('has no value that is a map, unknown or not there', () => {
    for (const field of ['c', 'e', 'f']) expect(at(field)).not.toHaveProperty('value');
  });
});

test('a problem in words has the code, the object, the field, the value, what is wrong and the way out', () => {
  const objects = [{ kind: 'Canary', spec: { provider: 'nginxx', analysis: UNKNOWN, service: { port: 80 } } }];
  expect(objectSet(objects).objects).toHaveLength(1);
  expect(problems(objects).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^FW1002 Canary webapp\/podinfo spec\.provider = "nginxx": the CRD refuses .*\. Write one of apisix, .*\. \(test\/0\)$/,
    ),
  ]);
});
