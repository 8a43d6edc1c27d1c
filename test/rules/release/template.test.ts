import { readTemplate } from '../../../lib/rules/release/template';

const read = (query: string) => {
  const { variables, unknown, ...rest } = readTemplate(query);
  return { variables: [...variables], unknown, ...rest };
};
const NOTHING = { variables: [], unknown: [], conditional: false, anyVariable: false, interval: false };

test.each([
  ['no template', 'sum(rate(errors{a="b"}[1m]))', {}],
  ['a function', 'errors{namespace="{{ namespace }}"}', {}],
  ['the interval', 'rate(errors[{{interval}}])', { interval: true }],
  ['a variable', '{{- variables.status -}}', { variables: ['status'] }],
  ['variables in one action', '{{ print variables.a "-" variables.b }}', { variables: ['a', 'b'] }],
  ['a variable by index', '{{ index variables "status" }}', { anyVariable: true }],
  ['each variable', '{{ range variables }}x{{ end }}', { anyVariable: true, conditional: true }],
  ['a condition', '{{ if variables.a }}{{ variables.b }}{{ end }}', { variables: ['a', 'b'], conditional: true }],
  ['a comment', '{{/* variables.a */}}', {}],
  ['a text', '{{ print "{{ variables.a }}" `variables.b` }}', {}],
  ['a field', '{{ .namespace }}', { unknown: ['.namespace'] }],
  ['an unknown function', '{{ pod }}', { unknown: ['pod'] }],
  ['a call of an unknown function', '{{ upper target }}', {}],
])('%s', (_, query, expected) => {
  expect(read(query)).toEqual({ ...NOTHING, ...expected });
});
