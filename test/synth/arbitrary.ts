import fc from 'fast-check';

/** What reads as something else in YAML 1.1, and what starts, ends or breaks a scalar. */
export const NASTY = [
  ...'yes No ON off y N true FALSE null Null ~ << = __proto__ constructor toString toJSON'.split(' '),
  ...'0 1 -0 +1 -5 --5 08 0777 0o17 0x1F 0xg 0b 0b101 1_000 1e5 1E-5 1e5a .5 5. 1.25 . .. 1.2.3'.split(' '),
  ...'.inf -.INF +.inf .nan 190:20:30 190:20:30.15 2001-12-14 2001-12-14t21:59:43.10-05:00'.split(' '),
  ...'10.0.0.1 10.0.0.0/16 100m 1Gi 15s 8f3e2a - -a --flag --- ---a ... ...a ? ?a : :a a: a:b a#b #a'.split(' '),
  ...'&a *a *.example.com !a | > @a `a` {a} [a] ,a a] $(ENV) (a) \'a\' "a" \\d+ é — 日本語 😀'.split(' '),
  ...['', ' ', '  ', '2001-12-14 21:59:43', '5 a', '- a', '--- a', '... a', '%YAML 1.1', '? a', ': a', 'a: b', 'a #b'],
  ...['a # b', 'a, b', '{{ name }}', `"a" 'b'`, "it's", 'say "hi"', 'a  b', ' a', 'a ', "a: 'b'", 'a: "b"'],
  ...['\t', 'a\t', '\ta', 'a\tb', 'a:\tb', 'a\t#b', '\r', 'a\rb', 'a\r\nb', '\ud800', 'a\udc00', '\ufeff', '\u00a0'],
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029', '\u2028...', 'a\u2029--- b', '\u2028%'],
  ...[
    '\n',
    '\n\n',
    '\na',
    '\n\na\n',
    'a\n',
    'a\nb',
    'a\nb\n',
    'a\nb\n\n',
    ' a\nb',
    '\n a\n',
    'a\n b\n',
    'a\n\nb',
    'a\n ',
  ],
  ...['a\n \nb', 'a\n\t\n', 'a \nb', 'a\n---\nb\n', '---\na', 'a\n...\n', '%\na', '#!/bin/sh\nset -e\n', '- a\n- b'],
  ...['a: b\nc: d\n', 'é\nb\n', 'a\n\u0000', 'a "b"\n\u0007 and a longer line than that\n c\n'],
];
const LONG = [
  'long '.repeat(40),
  `${'long '.repeat(40)}\nend`,
  'x'.repeat(200),
  'x'.repeat(1_100),
  '\u0001'.repeat(180),
];

/** Any mix of what has a meaning in YAML. */
const SYNTAX = /^[ab:#?0159._+eExXtT \n\t"'\\{}[\],&*!|>%@`~=<$/-]*$/;

const nasty = fc.constantFrom(...NASTY);

/** Any text, and often a nasty one. */
export const text = fc.oneof(
  { weight: 4, arbitrary: nasty },
  fc.tuple(nasty, nasty).map((parts) => parts.join('')),
  fc.constantFrom(...LONG),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(SYNTAX),
);

/** What a manifest holds at its leaves, and what it should not. */
const scalar = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.integer(),
  fc.double(),
  fc.constantFrom(true, false, null, undefined, 0, -0, NaN, Infinity, 1e21, 1e-7, 2 ** 53),
);

/** Nested lists and maps. */
export const tree = fc.letrec<{ node: unknown; list: unknown[]; map: Record<string, unknown> }>((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, scalar, tie('list'), tie('map')),
  list: fc.array(tie('node'), { maxLength: 4 }),
  map: fc.dictionary(text, tie('node'), { maxKeys: 5, noNullPrototype: true }),
})).map;
