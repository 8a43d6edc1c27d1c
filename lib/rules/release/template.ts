/** What a query template of Flagger uses; a query is a Go template (`pkg/metrics/observers/render.go`). */
export interface TemplateUse {
  /** Keys of `templateVariables` without which rendering fails. */
  readonly variables: ReadonlySet<string>;
  /** Whether a part of the template may be left out, so that what it uses is not always needed. */
  readonly conditional: boolean;
  /** Whether the template can reach each variable, by `range` or `index`. */
  readonly anyVariable: boolean;
  readonly interval: boolean;
  /** Single words that neither Flagger nor Go's templates know. */
  readonly unknown: readonly string[];
}

/** `TemplateFunctions` of `pkg/apis/flagger/v1beta1/metric.go`. */
export const TEMPLATE_FUNCTIONS = [
  'name',
  'namespace',
  'target',
  'service',
  'ingress',
  'route',
  'interval',
  'variables',
] as const;

/** Words that stand alone in an action of Go's text/template. */
const ACTIONS = new Set<string>([...TEMPLATE_FUNCTIONS, 'end', 'else', 'break', 'continue', 'true', 'false']);

const ACTION = /\{\{-?\s*(?:\/\*[\s\S]*?\*\/|((?:"(?:\\.|[^"\\])*"|`[^`]*`|[^"`])*?))\s*-?\}\}/g;

export function readTemplate(query: string): TemplateUse {
  const actions = [...query.matchAll(ACTION)].map(([, action = '']) => action).filter((action) => action !== '');
  const code = actions.map((action) => action.replace(/"(?:\\.|[^"\\])*"|`[^`]*`/g, '""'));
  return {
    variables: new Set(
      code.flatMap((action) => [...action.matchAll(/\bvariables\.(\w+)/g)].map(([, key = '']) => key)),
    ),
    conditional: code.some((action) => /^(if|with|range|define|block|template)\b/.test(action)),
    anyVariable: code.some((action) => /\bvariables\b(?!\.\w)/.test(action)),
    interval: code.some((action) => /\binterval\b/.test(action)),
    unknown: code.filter((action) => /^\.?[A-Za-z_]\w*$/.test(action) && !ACTIONS.has(action)),
  };
}
