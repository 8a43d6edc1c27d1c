import { splitDocuments } from '../../lib/check/read/document';

const split = (text: string) => splitDocuments('f', text).map(({ line, text: part }) => [line, part.trim()]);

test('documents with the lines that they start at', () => {
  expect(split('a: 1\n---\nb: 2\nc: 3\n--- # third\nd: 4\n')).toEqual([
    [0, 'a: 1'],
    [1, '---\nb: 2\nc: 3'.slice(4)],
    [4, 'd: 4'],
  ]);
});

test('empty ones and comments are left out', () => {
  expect(split('---\n---\n# nothing\n---\na: 1\n---\n')).toEqual([[3, 'a: 1']]);
  expect(split('')).toEqual([]);
});

test('Windows line ends', () => {
  expect(split('a: 1\r\n---\r\nb: 2\r\n')).toEqual([
    [0, 'a: 1'],
    [1, 'b: 2'],
  ]);
});

test('what only looks like a separator is none', () => {
  expect(split('a: |\n  ---\n  x\n----\n')).toHaveLength(1);
});
