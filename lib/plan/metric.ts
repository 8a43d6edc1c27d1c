import { parseDuration } from '../duration';
import type { CanaryManifestMetric } from './canary';

/** One query of an analysis. */
export interface MetricCheck {
  readonly name: string;
  /** Place in `spec.analysis.metrics`. */
  readonly index: number;
  /** Where the value comes from; a metric with no source fails every check. */
  readonly source: 'builtin' | 'query' | 'template' | 'none';
  /** Seconds that the query looks back; undefined where none is given or Go cannot read it. */
  readonly window: number | undefined;
}

/** The success rate in percent, and the time in milliseconds that 99 of 100 requests stay under. */
const BUILTIN = ['request-success-rate', 'request-duration'];

/** Flagger's default for its own queries and those in the Canary; a template is handed an empty text instead. */
const DEFAULT_WINDOW = '1m';

/** Flagger goes through the list twice: for its own queries and those in the Canary, then for templates. */
export function readMetricChecks(metrics: readonly CanaryManifestMetric[]): readonly MetricCheck[] {
  const first = metrics.flatMap(({ name, query, interval = '' }, index): MetricCheck[] => {
    const window = parseDuration(interval === '' ? DEFAULT_WINDOW : interval);
    return [
      ...(isBuiltin(name) ? [{ name, index, source: 'builtin' as const, window }] : []),
      ...(query ? [{ name, index, source: 'query' as const, window }] : []),
    ];
  });
  const second = metrics.flatMap(({ name, query, templateRef, interval = '' }, index): MetricCheck[] => {
    if (templateRef) return [{ name, index, source: 'template', window: parseDuration(interval) }];
    return isBuiltin(name) || query ? [] : [{ name, index, source: 'none', window: undefined }];
  });
  return [...first, ...second];
}

function isBuiltin(name: string): boolean {
  return BUILTIN.includes(name);
}
