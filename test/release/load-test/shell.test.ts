import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { blankSeparated, quote, scriptWith, shellCommand } from '../../../lib/release/load-test/shell';

/** Anything that a process can be handed: a NUL ends an argument. */
const SPECIAL = Array.from(' \t\n\'"`$\\!#&|;<>(){}[]*?~^-=a');
const text = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...SPECIAL) }))
  .filter((word) => !word.includes('\0'));

const NAMES = ['A', 'B', 'C', 'D'] as const;

function run(shell: string, command: string): string[] {
  return execFileSync(shell, ['-c', command], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe.each(['sh', 'bash'])('%s', (shell) => {
  test('hands each word over as it is', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (words) => {
        expect(run(shell, shellCommand(['printf', String.raw`%s\0`, ...words]))).toEqual(words);
      }),
      { numRuns: 40 },
    );
  });

  test('finds the variables of a script', () => {
    fc.assert(
      fc.property(fc.tuple(text, text, text, text), (values) => {
        const variables = Object.fromEntries(NAMES.map((name, index) => [name, values[index] ?? '']));
        const script = String.raw`printf '%s\0' "$A" "$B" "$C" "$D"`;
        expect(run(shell, scriptWith(variables, script))).toEqual(values);
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  ['hey', 'hey'],
  ['http://podinfo-canary.webapp:80/', 'http://podinfo-canary.webapp:80/'],
  ['a=b', "'a=b'"],
  ['', "''"],
  ["it's", String.raw`'it'\''s'`],
])('quotes %s only where it must', (word, quoted) => {
  expect(quote(word)).toBe(quoted);
});

test.each(['1A', 'A-B', 'A=1; rm -rf /; B', ''])('refuses the variable "%s"', (name) => {
  expect(() => scriptWith({ [name]: 'x' }, 'true')).toThrow(`"${name}" is not the name of an environment variable`);
});

test('joins words for a runner without a shell', () => {
  expect(blankSeparated(['test', 'podinfo', "it's"])).toBe("test podinfo it's");
});

test.each(['a b', 'a\tb', 'a\n', '\u00a0', ''])('refuses %j for a runner that splits at blanks', (word) => {
  expect(() => blankSeparated(['test', word])).toThrow('would split the argument');
});
