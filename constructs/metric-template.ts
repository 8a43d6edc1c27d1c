import { Construct } from 'constructs';
import { MetricTemplate as MetricTemplateObject } from '../imports/flagger.app';
import { attachFairway } from '../lib/attach';
import type { Metadata } from '../lib/metadata';
import type { MetricProvider } from '../lib/release/metric-provider';

/** Properties of a `MetricTemplate` with the query `Q`. */
export interface MetricTemplateProps<Q extends string = string> {
  /** Where the query is asked. */
  readonly provider: MetricProvider;

  /**
   * The query, a Go template that gives one number. Flagger fills in `{{ name }}`, `{{ namespace }}`, `{{ target }}`,
   * `{{ service }}`, `{{ ingress }}`, `{{ route }}` and `{{ interval }}` of the release, and `{{ variables.x }}`, which
   * `Metric.template` then requires. Written where it is used, so that the compiler knows its text.
   */
  readonly query: Q;

  /**
   * Name of the MetricTemplate.
   *
   * @default - the id of the construct
   */
  readonly name?: string;

  /**
   * Other metadata.
   *
   * @default - the namespace of the chart
   */
  readonly metadata?: Omit<Metadata, 'name'>;
}

/**
 * A metric of one's own, for `Metric.template`.
 *
 * Makes: a MetricTemplate.
 *
 * @example
 * const errors = new MetricTemplate(chart, 'errors', {
 *   provider: MetricProvider.prometheus({ address: 'http://prometheus.monitoring:9090' }),
 *   query: 'sum(rate(http_requests_total{app="{{ target }}", status=~"{{ variables.status }}"}[{{ interval }}]))',
 * });
 * Metric.template(errors, { max: 1, variables: { status: '5..' } });
 */
export class MetricTemplate<const Q extends string = string> extends Construct {
  /** The MetricTemplate. */
  readonly metricTemplate: MetricTemplateObject;

  /** The query, as it was given. */
  readonly query: Q;

  constructor(scope: Construct, id: string, props: MetricTemplateProps<Q>) {
    super(scope, id);
    const { provider, query, name = id, metadata } = props;
    this.query = query;
    this.metricTemplate = new MetricTemplateObject(this, 'metric-template', {
      metadata: { ...metadata, name },
      spec: { provider: provider.spec, query },
    });
    attachFairway(this);
  }

  /** Name of the MetricTemplate. */
  get name(): string {
    return this.metricTemplate.name;
  }

  /** Namespace of the MetricTemplate, where it is known. */
  get namespace(): string | undefined {
    return this.metricTemplate.metadata.namespace;
  }
}
