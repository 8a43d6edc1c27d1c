import type { IConstruct } from 'constructs';
import { acknowledgedAbove } from './acknowledge';
import { originOf } from './origin';
import type { Code } from './rule';

/** Reports what a construct was asked for and has no object to say it in, unless a user lets it be. */
export function refuse(
  construct: IConstruct,
  code: Code,
  refused: readonly { readonly message: string; readonly fix: string }[],
): void {
  construct.node.addValidation({
    validate: () => {
      if (acknowledgedAbove(construct).has(code)) return [];
      const origin = originOf(construct);
      const place = origin ? `${origin.file}:${origin.line}` : construct.node.path;
      return refused.map(({ message, fix }) => `${code} ${construct.node.path}: ${message}. ${fix}. (${place})`);
    },
  });
}
