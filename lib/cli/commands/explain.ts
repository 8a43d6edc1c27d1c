import { Command } from 'commander';
import { type Explanation, EXPLANATIONS, explanationOf } from '../../check/code';
import { colorsFor } from '../colors';
import { Failure } from '../failure';

const EXAMPLES = `
Examples:
  $ fairway explain FW1003
  $ fairway explain           all codes, one a line
`;

export function explainCommand(): Command {
  return new Command('explain')
    .description('Say what a code means, why, and what mends it')
    .argument('[code]', 'a code such as FW1003')
    .addHelpText('after', EXAMPLES)
    .action((code: string | undefined) => {
      if (code === undefined) {
        process.stdout.write(EXPLANATIONS.map(line).join(''));
        return;
      }
      const explanation = explanationOf(code);
      if (!explanation) throw new Failure(`there is no code ${code}; fairway explain lists all`);
      process.stdout.write(page(explanation));
    });
}

function line({ code, severity, title }: Explanation): string {
  return `${colorsFor(process.stdout).bold(code)}  ${severity.padEnd(7)}  ${title}\n`;
}

function page({ code, severity, title, why, example, remedy }: Explanation): string {
  const { bold, dim } = colorsFor(process.stdout);
  const yaml = example.trim().replace(/^/gm, '    ');
  return `${bold(`${code} (${severity}): ${title}`)}\n\n${why}\n\nFor example:\n\n${dim(yaml)}\n\nInstead: ${remedy}\n`;
}
