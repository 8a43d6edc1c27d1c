import { ApiObject, Chart, Lazy } from 'cdk8s';
import { Construct } from 'constructs';
import { Canary } from '../imports/flagger.app';
import { attachFairway } from '../lib/attach';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';
import { type Analysis, renderAnalysis } from '../lib/release/analysis';
import type { Autoscale } from '../lib/release/autoscale';
import { serviceNames, type ServiceNames } from '../lib/release/names';
import { annotate, type ReleaseService, unmanaged } from '../lib/release/service';
import type { Strategy } from '../lib/release/strategy';
import type { Target } from '../lib/release/target';
import { assertReleaseProps } from '../lib/release/untyped';
import type { Capability } from '../lib/traffic/capability';
import type { TrafficWith } from '../lib/traffic/provider';
import { LoadTester } from './load-tester';
import { NginxIngressRoute } from './nginx-ingress-route';

/** Properties of a `CanaryRelease`, whose strategy needs the capabilities `N` of its traffic. */
export interface CanaryReleaseProps<N extends Capability = Capability> {
  /** What is rolled out. */
  readonly target: Target;

  /** The Services that clients call. */
  readonly service: ReleaseService;

  /** What routes requests to the release; must be able to do what the strategy needs. */
  readonly traffic: TrafficWith<NoInfer<N>>;

  /** How a new version takes over. */
  readonly strategy: Strategy<N>;

  /** How a new version is judged. */
  readonly analysis: Analysis;

  /** @default - the number of pods is the target's own */
  readonly autoscale?: Autoscale;

  /**
   * Metadata of the Canary.
   *
   * @default - the name of the target, the namespace of the chart
   */
  readonly metadata?: Metadata;

  /**
   * Seconds that a workload may take to become ready before the release is rolled back.
   *
   * @default 600
   */
  readonly progressDeadlineSeconds?: Leaf<number>;

  /** Promotes each change without checks. @default false */
  readonly skipAnalysis?: Leaf<boolean>;

  /** Puts the target back as it was when the Canary is deleted. @default false */
  readonly revertOnDeletion?: Leaf<boolean>;

  /** Halts the release, one that is under way included. @default false */
  readonly suspend?: Leaf<boolean>;

  /** Address of the Prometheus that holds the built-in metrics. @default - Flagger's `-metrics-server` */
  readonly metricsServer?: Leaf<string>;
}

/**
 * A progressive release with Flagger: the target gets a primary copy that serves the traffic, and each change of the
 * target is judged before it becomes the primary.
 *
 * Makes: a Canary; an Ingress with `Traffic.nginx`; a HorizontalPodAutoscaler with `Autoscale.horizontal`; a load
 * tester where a webhook asks for one and the chart has none. Flagger makes the rest: Services, the primary and its
 * autoscaler, and the routes.
 */
export class CanaryRelease<N extends Capability = Capability> extends Construct {
  /** The Canary. */
  readonly canary: Canary;

  /** What is rolled out. */
  readonly target: Target;

  /** Names of the Services that Flagger makes. */
  readonly services: ServiceNames;

  /** The Ingress, with `Traffic.nginx`. */
  readonly ingress?: NginxIngressRoute;

  /** The HorizontalPodAutoscaler of the target, with `Autoscale.horizontal`. */
  readonly autoscaler?: ApiObject;

  constructor(scope: Construct, id: string, props: CanaryReleaseProps<N>) {
    super(scope, id);
    assertReleaseProps(props, this.node.path);
    const { target, service, traffic, strategy, analysis, autoscale, metadata } = props;
    const { apex: apexMetadata, primary, canary, ...ports } = service;
    const { namespace } = Chart.of(this);

    this.target = target;
    this.services = serviceNames(service.name ?? target.name);
    const routing = traffic.route({ apex: this.services.apex, port: service.port, namespace });

    if (routing.ingress) {
      this.ingress = new NginxIngressRoute(this, 'ingress', routing.ingress);
    }
    const ingressName = routing.ingressName ?? this.ingress?.ingressName;

    if (autoscale?.hpa) {
      this.autoscaler = new ApiObject(this, 'autoscaler', autoscale.hpa(target.ref));
    }
    if (autoscale) target.workload?.markHasAutoscaler?.();

    const tester = analysis.webhooks?.some(({ loadTester }) => loadTester) ? LoadTester.of(this) : undefined;

    this.canary = new Canary(this, 'canary', {
      metadata: {
        name: target.name,
        ...metadata,
        ...(routing.annotations && { annotations: { ...routing.annotations, ...metadata?.annotations } }),
      },
      spec: {
        provider: routing.provider,
        targetRef: target.ref,
        autoscalerRef: autoscale?.ref(target.name),
        ingressRef:
          ingressName === undefined
            ? undefined
            : { apiVersion: 'networking.k8s.io/v1', kind: 'Ingress', name: ingressName },
        service: {
          ...routing.service,
          ...ports,
          unmanagedMetadata: unmanaged(routing.service?.unmanagedMetadata, service.unmanagedMetadata),
          targetPort: ports.targetPort ?? containerPort(target, service.port),
          apex: annotate(apexMetadata, routing.serviceAnnotations),
          primary: annotate(primary, routing.serviceAnnotations),
          canary: annotate(canary, routing.serviceAnnotations),
        },
        analysis: renderAnalysis(analysis, strategy, traffic, {
          loadTesterUrl: tester?.url,
          canaryUrl: `http://${this.services.canary}${namespace === undefined ? '' : `.${namespace}`}:${service.port}/`,
        }),
        progressDeadlineSeconds: props.progressDeadlineSeconds,
        skipAnalysis: props.skipAnalysis,
        revertOnDeletion: props.revertOnDeletion,
        suspend: props.suspend,
        metricsServer: props.metricsServer,
      },
    });
    if (this.ingress) this.canary.node.addDependency(this.ingress);
    if (this.autoscaler) this.canary.node.addDependency(this.autoscaler);
    attachFairway(this);
  }
}

/** Read when the manifests are written, since containers may be added to a workload after its release. */
function containerPort(target: Target, port: number): number | undefined {
  if (!target.workload) return undefined;
  const produce = () => {
    const found = target.containerPort();
    return found === port ? undefined : found;
  };
  return Lazy.any({ produce }) as number;
}
