import { log, RunError } from '@pulumi/pulumi';
import { describe } from '../rules/object';
import { formatProblem } from '../rules/report';
import type { Problem } from '../rules/rule';
import { RULES } from '../rules/rules';

/** Tells what the rules find: a warning once, errors together. */
export class Verdict {
  private readonly told = new Set<string>();

  /** @param isSecret - Whether a text shows what is secret: the problem is then told without any value. */
  constructor(private readonly isSecret: (text: string) => boolean) {}

  /**
   * @param invalid - What constructs say of themselves.
   * @throws where there is an error
   */
  tell(problems: readonly Problem[], invalid: readonly string[]): void {
    const found = problems.filter(({ acknowledged }) => acknowledged === undefined);
    for (const problem of found.filter(({ severity }) => severity === 'warning')) this.warn(problem);
    const errors = found.filter(({ severity }) => severity === 'error').map((problem) => this.textOf(problem));
    const all = [...invalid, ...errors];
    if (all.length > 0) throw new RunError(`These objects cannot work:\n  ${all.join('\n  ')}`);
  }

  private warn(problem: Problem): void {
    const key = `${problem.code} ${describe(problem.object.manifest)} ${problem.field}`;
    if (!this.told.has(key)) void log.warn(this.textOf(problem));
    this.told.add(key);
  }

  private textOf(problem: Problem): string {
    const text = formatProblem(problem);
    return this.isSecret(text) ? withoutValues(problem) : text;
  }
}

function withoutValues({ code, object, field }: Problem): string {
  const title = RULES.find((rule) => rule.code === code)?.title ?? '';
  return `${code} ${describe(object.manifest)} ${field}: ${title}. The value is secret and not shown.`;
}
