/** The fields of a Canary that decide how it runs, as they stand in a manifest (`flagger.app/v1beta1`). */
export interface CanaryManifest {
  readonly metadata: { readonly name: string; readonly namespace?: string | undefined };
  readonly spec: CanaryManifestSpec;
}

export interface CanaryManifestSpec {
  readonly provider?: string | undefined;
  readonly targetRef: { readonly apiVersion?: string | undefined; readonly kind: string; readonly name: string };
  readonly autoscalerRef?:
    { readonly kind: string; readonly name: string; readonly primaryScalerReplicas?: Scale | undefined } | undefined;
  readonly service?: { readonly name?: string | undefined; readonly appProtocol?: string | undefined } | undefined;
  readonly progressDeadlineSeconds?: number | undefined;
  readonly skipAnalysis?: boolean | undefined;
  readonly suspend?: boolean | undefined;
  readonly analysis: CanaryManifestAnalysis;
}

export interface CanaryManifestAnalysis {
  readonly interval?: string | undefined;
  readonly iterations?: number | undefined;
  readonly threshold?: number | undefined;
  readonly maxWeight?: number | undefined;
  readonly stepWeight?: number | undefined;
  readonly stepWeights?: readonly number[] | undefined;
  readonly stepWeightPromotion?: number | undefined;
  readonly mirror?: boolean | undefined;
  readonly mirrorWeight?: number | undefined;
  readonly match?: readonly { readonly headers?: Readonly<Record<string, StringMatch>> | undefined }[] | undefined;
  readonly sessionAffinity?:
    { readonly cookieName?: string | undefined; readonly primaryCookieName?: string | undefined } | undefined;
  readonly metrics?: readonly CanaryManifestMetric[] | undefined;
  readonly webhooks?: readonly CanaryManifestWebhook[] | undefined;
}

export interface StringMatch {
  readonly exact?: string | undefined;
}

export interface CanaryManifestMetric {
  readonly name: string;
  readonly interval?: string | undefined;
  readonly threshold?: number | undefined;
  readonly thresholdRange?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
  readonly query?: string | undefined;
  readonly templateRef?: object | undefined;
}

export interface CanaryManifestWebhook {
  readonly name: string;
  readonly type?: string | undefined;
  readonly timeout?: string | undefined;
  readonly retries?: number | undefined;
}

/** Bounds of an autoscaler. */
export interface Scale {
  readonly minReplicas?: number | undefined;
  readonly maxReplicas?: number | undefined;
}

/** What is known of the objects around a Canary. */
export interface Surroundings {
  /**
   * The `-mesh-provider` flag of the Flagger that runs it, for a Canary without `provider`.
   *
   * @default "istio"
   */
  readonly meshProvider?: string;

  /** `spec` of the target. @default - Kubernetes' own defaults */
  readonly target?: { readonly replicas?: number | undefined; readonly progressDeadlineSeconds?: number | undefined };

  /** `spec` of the HorizontalPodAutoscaler that `autoscalerRef` names. @default - one replica at least */
  readonly autoscaler?: Scale;

  /**
   * Requests per second that reach the release.
   *
   * @default - not known, and nothing is said about too few of them
   */
  readonly requestsPerSecond?: number;

  /**
   * Share of the requests, from 0 to 1, that match an A/B test.
   *
   * @default 1
   */
  readonly matchingShare?: number;

  /**
   * Whether a gateway reports on the HTTPRoute. Flagger then ends each tick in which it had to repair the route.
   *
   * @default true
   */
  readonly routeStatus?: boolean;

  /**
   * Whether an earlier release with session affinity has left its cookie in the Canary's status.
   *
   * @default false
   */
  readonly affinityCookie?: boolean;
}
