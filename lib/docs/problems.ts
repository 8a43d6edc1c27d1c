import type { Rule, Severity } from '../rules/rule';

const MEANING: Readonly<Record<Severity, string>> = {
  error: 'stops the synth',
  warning: 'is told, and does not stop the synth',
};

/** The page of all problems, in Markdown. */
export function problemsPage(rules: readonly Rule[]): string {
  return [
    '# Problems',
    'Generated from `lib/rules` by `npm run docs`; not edited by hand.',
    'A rule looks at the final objects, after all patches. What it finds is told with its code, the object and the field, ' +
      'the value that stands there, and what to write instead. An **error** stops the synth, all of them at once; a ' +
      '**warning** goes to stderr. A value that is not known yet, such as an Output of Pulumi, keeps a rule silent. An ' +
      'object that is named and not in the program is taken to be elsewhere, unless the program says that its set is ' +
      'closed.',
    'Who knows better says so, with the reason: `acknowledge(scope, ' +
      "'FW1030', 'the gateway comes in spring')` in a program, or the annotation " +
      '`cdk8s-fairway/FW1030: the gateway comes in spring` on the object.',
    'The examples show the part of a manifest that breaks the rule.',
    rules.map(({ code, severity, title }) => `- [${code}](#${anchor(code)}) ${severity}: ${title}`).join('\n'),
    ...rules.map(renderRule),
  ]
    .join('\n\n')
    .concat('\n');
}

function renderRule({ code, severity, title, why, example, remedy }: Rule): string {
  return [
    `## ${code}`,
    `**${title}.** ${capitalize(severity)}: ${MEANING[severity]}.`,
    why,
    ['```yaml', example.trim(), '```'].join('\n'),
    `Instead: ${remedy}`,
  ].join('\n\n');
}

function anchor(code: string): string {
  return code.toLowerCase();
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
