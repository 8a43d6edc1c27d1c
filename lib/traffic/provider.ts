import type { IngressProps } from '../ingress';
import type { Leaf } from '../leaf';
import type { CanarySpecAnalysisMatch, CanarySpecService, CanarySpec } from '../../imports/flagger.app';
import type { Can, Capability, Provider } from './capability';
import type { RequestMatch } from './match';

/** What a provider is told of the release that it routes to. */
export interface Release {
  /** Name of the apex Service, which clients call. */
  readonly apex: string;
  /** Service port in front of the release. */
  readonly port: number;
  /** Namespace of the release, where it is known. */
  readonly namespace: string | undefined;
}

/** What a provider adds to the objects of a release. */
export interface Routing {
  /** `spec.provider` of the Canary. */
  readonly provider: NonNullable<CanarySpec['provider']>;
  /** Routing settings of `spec.service`. */
  readonly service?: Partial<CanarySpecService>;
  /** Annotations of the Canary itself. */
  readonly annotations?: Readonly<Record<string, string>>;
  /** Annotations of the apex, primary and canary Services that Flagger makes. */
  readonly serviceAnnotations?: Readonly<Record<string, Leaf<string>>>;
  /** The Ingress in front of the apex Service, made with the release. */
  readonly ingress?: IngressProps;
  /** Name of an Ingress that is made elsewhere. */
  readonly ingressName?: string;
}

/**
 * What routes requests to a release. Pure functions; the objects are made by the construct.
 */
export interface TrafficProvider {
  readonly provider: Provider;
  /** The provider's part of the release. */
  route(release: Release): Routing;
  /** A condition of an A/B test in the terms that Flagger hands to this provider. */
  match(match: RequestMatch): CanarySpecAnalysisMatch;
}

/** Traffic by provider `P`, typed by what `P` can do. */
export interface TrafficOf<P extends Provider> extends TrafficProvider {
  readonly provider: P;
  readonly can: Can<P>;
}

/** Traffic that has all of the capabilities `N`, whatever its provider. */
export interface TrafficWith<N extends Capability> extends TrafficProvider {
  readonly can: Readonly<Record<N, true>>;
}
