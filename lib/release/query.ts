import type { Forbidden } from '../forbidden';
import type { Leaf } from '../leaf';

/** The part of a text before a delimiter, or all of it. */
type Before<Text extends string, Delimiter extends string> = Text extends `${infer Head}${Delimiter}${string}`
  ? Head
  : Text;

/** The word that a text begins with. */
type Word<Text extends string> = Before<Before<Before<Before<Text, ' '>, '\n'>, ')'>, '|'>;

/** Variables in an action of a Go template; `string` where it can reach each of them, as `index variables "x"` does. */
type VariableIn<Action extends string> = Action extends `${'' | '- '}/*${string}`
  ? never
  : Action extends `${string}variables${infer After}`
    ? After extends `.${infer Name}`
      ? Word<Name> | VariableIn<Name>
      : string
    : never;

/** Names `x` of a query's `{{ variables.x }}`. */
export type QueryVariable<
  Query extends string,
  Found extends string = never,
> = Query extends `${string}{{${infer Action}}}${infer Rest}` ? QueryVariable<Rest, Found | VariableIn<Action>> : Found;

/** Whether all of a text is known to the compiler: else its keys are those of an index signature, and optional. */
type IsLiteral<Text extends string> = Partial<Record<Text, unknown>> extends Record<Text, unknown> ? false : true;

/** Values for the variables of a query that the compiler does not know. */
export interface AnyVariables {
  /**
   * Values for the query's `{{ variables.x }}`, by `x`.
   *
   * @default - none
   */
  readonly variables?: Readonly<Record<string, Leaf<string>>>;
}

/** Values for the variables of a query: each of them, and no others. */
export type QueryVariables<Query extends string> =
  IsLiteral<Query> extends true ? VariablesNamed<QueryVariable<Query>> : AnyVariables;

type VariablesNamed<Name extends string> = [Name] extends [never]
  ? { readonly variables?: Forbidden<'the query has no variables'> }
  : string extends Name
    ? AnyVariables
    : {
        /** Values for the query's `{{ variables.x }}`, by `x`. */
        readonly variables: Readonly<Record<Name, Leaf<string>>>;
      };
