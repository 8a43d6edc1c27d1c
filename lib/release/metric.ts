import { Duration } from 'cdk8s';
import type { CanarySpecAnalysisMetrics } from '../../imports/flagger.app';
import { formatDuration } from '../duration';
import type { Leaf } from '../leaf';
import type { AnyVariables, QueryVariables } from './query';
import type { CrossNamespaceRef } from './reference';

/** Values between two bounds, which belong to the range. One bound at least: without any Flagger compares with 0. */
export type MetricRange<T> = { readonly min: T; readonly max?: T } | { readonly min?: T; readonly max: T };

/** Options of all metrics. */
export interface MetricOptions {
  /**
   * Time that the query looks back.
   *
   * @default Duration.minutes(1)
   */
  readonly interval?: Duration;
}

/** Options of the built-in metric `request-success-rate`. */
export interface RequestSuccessRateOptions extends MetricOptions {
  /** Least percent of the requests that must succeed, from 0 to 100. */
  readonly min: Leaf<number>;

  /**
   * Greatest percent of the requests that may succeed.
   *
   * @default - all of them
   */
  readonly max?: Leaf<number>;
}

/** Options of the built-in metric `request-duration`: bounds of the time that 99 of 100 requests stay under. */
export type RequestDurationOptions = MetricOptions & MetricRange<Duration>;

/** A MetricTemplate: the construct, or a reference to one that is made elsewhere. */
export interface MetricTemplateRef<Query extends string = string> extends CrossNamespaceRef {
  /**
   * Query of the template, by which its variables are checked.
   *
   * @default - not known; variables are not checked
   */
  readonly query?: Query;
}

/** Options of a metric by template, apart from its variables: bounds of the query's value, in the query's unit. */
export type TemplateMetricOptions = MetricRange<Leaf<number>> &
  MetricOptions & {
    /**
     * Name of the metric in events and in Flagger's own metrics.
     *
     * @default - the name of the template
     */
    readonly name?: Leaf<string>;
  };

/**
 * A measure of the new version that must lie within a range at each check of an analysis.
 *
 * A query within the Canary itself and the single `threshold` are deprecated upstream (`CanaryMetric` in
 * `pkg/apis/flagger/v1beta1/canary.go`) and not offered: a MetricTemplate and a range say the same.
 */
export class Metric {
  /**
   * The built-in success rate: percent of the requests that do not end in a server error.
   *
   * @example Metric.requestSuccessRate({ min: 99 })
   */
  static requestSuccessRate({ min, max, interval }: RequestSuccessRateOptions): Metric {
    return new Metric({ name: 'request-success-rate', thresholdRange: { min, max }, ...windowOf(interval) });
  }

  /**
   * The built-in latency: the time that 99 of 100 requests stay under, to the millisecond.
   *
   * @example Metric.requestDuration({ max: Duration.millis(500) })
   */
  static requestDuration({ min, max, interval }: RequestDurationOptions): Metric {
    return new Metric({
      name: 'request-duration',
      thresholdRange: { min: min?.toMilliseconds(), max: max?.toMilliseconds() },
      ...windowOf(interval),
    });
  }

  /**
   * The value of a query of one's own. The variables of the template's query are required, each of them and no others.
   *
   * The interval is always written: Flagger's default of one minute is only that of the built-in metrics, and a
   * template is handed an empty text instead (`runMetricChecks` in `pkg/controller/scheduler_metrics.go`). A query with
   * `{{ interval }}` then fails, and so do the providers that count back from it: cloudwatch, datadog, dynatrace,
   * newrelic and splunk.
   *
   * @example Metric.template(errorRate, { max: 1, variables: { errors: '5..' } })
   * @example Metric.template({ name: 'error-rate', namespace: 'monitoring' }, { max: 1 })
   */
  static template<const Query extends string>(
    template: MetricTemplateRef<Query>,
    options: TemplateMetricOptions & QueryVariables<Query>,
  ): Metric;
  static template(template: MetricTemplateRef, options: TemplateMetricOptions & AnyVariables): Metric {
    const { min, max, interval = Duration.minutes(1), name = template.name, variables } = options;
    return new Metric({
      name,
      templateRef: { name: template.name, namespace: template.namespace },
      templateVariables: variables,
      thresholdRange: { min, max },
      interval: formatDuration(interval),
    });
  }

  private constructor(
    /** The metric in `spec.analysis.metrics`. */
    readonly spec: CanarySpecAnalysisMetrics,
  ) {}
}

function windowOf(interval: Duration | undefined): Pick<CanarySpecAnalysisMetrics, 'interval'> {
  return interval ? { interval: formatDuration(interval) } : {};
}
