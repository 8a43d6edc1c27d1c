import type { MetricTemplateSpecProvider } from '../../imports/flagger.app';
import type { Leaf } from '../leaf';
import type { SecretRef } from './reference';

/** A server at an address. */
export interface AddressOptions {
  /** URL of the server, such as `http://prometheus.monitoring:9090`. */
  readonly address: Leaf<string>;
}

/** A server whose certificate may go unchecked. */
export interface TlsOptions {
  /**
   * Accepts any certificate of the server.
   *
   * @default false
   */
  readonly insecureSkipVerify?: Leaf<boolean>;
}

export interface PrometheusOptions extends AddressOptions, TlsOptions {
  /**
   * Headers of each request, such as `{ 'X-Scope-OrgID': ['team'] }`. Credentials belong in the Secret.
   *
   * @default - none
   */
  readonly headers?: Readonly<Record<string, readonly Leaf<string>[]>>;

  /**
   * Secret with the key `token`, or with the keys `username` and `password`.
   *
   * @default - no credentials
   */
  readonly secretRef?: SecretRef;
}

export interface InfluxdbOptions extends AddressOptions {
  /**
   * Secret with the keys `token` and `org`.
   *
   * @default - no credentials
   */
  readonly secretRef?: SecretRef;
}

export interface DatadogOptions {
  /** Secret with the keys `datadog_api_key` and `datadog_application_key`. */
  readonly secretRef: SecretRef;

  /**
   * URL of the Datadog site.
   *
   * @default "https://api.datadoghq.com"
   */
  readonly address?: Leaf<string>;
}

export interface ExternalMetricsOptions {
  /**
   * URL of the API server.
   *
   * @default - the one that Flagger runs against
   */
  readonly address?: Leaf<string>;

  /**
   * Secret with the key `token`.
   *
   * @default - Flagger's own credentials
   */
  readonly secretRef?: SecretRef;
}

export interface StackdriverOptions {
  /** Secret with the key `project`, and `serviceAccountKey` where Flagger's own identity is not the one to use. */
  readonly secretRef: SecretRef;
}

export interface CloudwatchOptions {
  /** AWS region, such as `eu-central-1`. */
  readonly region: Leaf<string>;
}

export interface NewRelicOptions {
  /** Secret with the keys `newrelic_account_id` and `newrelic_query_key`. */
  readonly secretRef: SecretRef;

  /**
   * URL of the Insights API.
   *
   * @default "https://insights-api.newrelic.com"
   */
  readonly address?: Leaf<string>;
}

export interface GraphiteOptions extends AddressOptions, TlsOptions {
  /**
   * Secret with the keys `username` and `password`.
   *
   * @default - no credentials
   */
  readonly secretRef?: SecretRef;
}

export interface DynatraceOptions extends AddressOptions {
  /** Secret with the key `dynatrace_token`. */
  readonly secretRef: SecretRef;
}

export interface SplunkOptions {
  /** URL of the realm: `https://api.<realm>.signalfx.com`. */
  readonly address: Leaf<string>;

  /** Secret with the key `sf_token_key`. */
  readonly secretRef: SecretRef;
}

/**
 * Where the query of a MetricTemplate is asked. Each provider takes what Flagger reads for it
 * (`pkg/metrics/providers`); a Secret stands in the namespace of the template.
 */
export class MetricProvider {
  /**
   * Prometheus. The query is PromQL with one value as its result.
   *
   * @example MetricProvider.prometheus({ address: 'http://prometheus.monitoring:9090' })
   */
  static prometheus(options: PrometheusOptions): MetricProvider {
    return new MetricProvider({ type: 'prometheus', ...options });
  }

  /**
   * InfluxDB 2. The query is Flux; the first record counts, and must be a float. While a release is initialized Flagger
   * asks for the bucket `default`, so one must be there.
   */
  static influxdb(options: InfluxdbOptions): MetricProvider {
    return new MetricProvider({ type: 'influxdb', ...options });
  }

  /** Datadog. The oldest point of the first series counts, out of ten intervals up to now. */
  static datadog(options: DatadogOptions): MetricProvider {
    return new MetricProvider({ type: 'datadog', ...options });
  }

  /**
   * The external metrics API of Kubernetes. The query is `<namespace>/<metric>?labelSelector=<selector>`, with the
   * selector URL-encoded; Flagger's service account must be allowed to read the metric.
   *
   * `insecureSkipVerify` is not offered: Flagger in a cluster has the cluster's certificate authority, and the client
   * refuses both together.
   */
  static externalMetrics(options: ExternalMetricsOptions = {}): MetricProvider {
    return new MetricProvider({ type: 'externalmetrics', ...options });
  }

  /** Google Cloud Monitoring. The query is MQL. */
  static stackdriver(options: StackdriverOptions): MetricProvider {
    return new MetricProvider({ type: 'stackdriver', ...options });
  }

  /**
   * AWS CloudWatch. The query is the JSON list `MetricDataQueries` of GetMetricData, over ten intervals up to now.
   * Flagger's own AWS identity must be allowed `cloudwatch:GetMetricData`.
   */
  static cloudwatch(options: CloudwatchOptions): MetricProvider {
    return new MetricProvider({ type: 'cloudwatch', ...options });
  }

  /** New Relic. The query is NRQL with one value called `result`, and without `SINCE`, which Flagger appends. */
  static newRelic(options: NewRelicOptions): MetricProvider {
    return new MetricProvider({ type: 'newrelic', ...options });
  }

  /** Graphite. The query is that of the render API: `target=…&from=-1min`. */
  static graphite(options: GraphiteOptions): MetricProvider {
    return new MetricProvider({ type: 'graphite', ...options });
  }

  /** Dynatrace. The query is a metric selector, over ten intervals up to now. */
  static dynatrace(options: DynatraceOptions): MetricProvider {
    return new MetricProvider({ type: 'dynatrace', ...options });
  }

  /**
   * Keptn. The query is `keptnmetric/<namespace>/<name>` or `analysis/<namespace>/<name>/<duration>/<arguments>`, where
   * an analysis that passes counts as 1 and one that fails as 0.
   */
  static keptn(): MetricProvider {
    return new MetricProvider({ type: 'keptn' });
  }

  /** Splunk Observability. The query is SignalFlow, over ten intervals up to now. */
  static splunk(options: SplunkOptions): MetricProvider {
    return new MetricProvider({ type: 'splunk', ...options });
  }

  private constructor(
    /** `spec.provider` of the MetricTemplate. */
    readonly spec: MetricTemplateSpecProvider,
  ) {}
}
