import { Command, CommanderError } from 'commander';
import { checkCommand } from './commands/check';
import { explainCommand } from './commands/explain';
import { graphCommand } from './commands/graph';
import { planCommand } from './commands/plan';
import { EXIT, Failure } from './failure';
import { VERSION } from './version';

const EXAMPLES = `
Examples:
  $ fairway check deploy/
  $ fairway explain FW1003
  $ fairway plan dist/
  $ fairway graph --format html dist/ > graph.html

Completion, for example for bash:
  $ source <(fairway completion bash)
`;

export function program(): Command {
  return new Command('fairway')
    .description('Progressive delivery with Flagger: check, plan and see it before it ships')
    .version(VERSION)
    .addHelpText('after', EXAMPLES)
    .addCommand(checkCommand())
    .addCommand(explainCommand())
    .addCommand(planCommand())
    .addCommand(graphCommand());
}

/** Runs one command line; what goes wrong is told on stderr in a line. */
export async function run(argv: readonly string[]): Promise<void> {
  try {
    const command = program();
    await addCompletion(command);
    overrideExit(command);
    await command.parseAsync(argv);
  } catch (error) {
    process.exitCode = EXIT.failed;
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.failed;
    else if (error instanceof Failure) process.stderr.write(`fairway: ${error.message}\n`);
    else process.stderr.write(`fairway: ${String(error)}\nThis is a fault of fairway's own; please report it.\n`);
  }
}

async function addCompletion(command: Command): Promise<void> {
  const { default: complete } = await import('@bomb.sh/tab/commander');
  complete(command, { completionCommandName: 'completion' });
}

/** commander would end the process by itself. */
function overrideExit(command: Command): void {
  command.exitOverride();
  command.commands.forEach(overrideExit);
}
