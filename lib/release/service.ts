import type { Leaf } from '../leaf';

/** The Services that Flagger makes for a release: apex, primary and canary. */
export interface ReleaseService {
  /**
   * Name of the apex Service; the others are named after it.
   *
   * @default - the name of the target
   */
  readonly name?: string;

  /** Port of the Services. */
  readonly port: number;

  /**
   * Name of the port. Istio and others read the protocol from it.
   *
   * @default "http"
   */
  readonly portName?: Leaf<string>;

  /**
   * Port of the pods, by number or name.
   *
   * @default - the one container port of a target that is an object of the program, else `port`
   */
  readonly targetPort?: Leaf<number> | Leaf<string>;

  /**
   * `appProtocol` of the port; `tcp` makes Istio route connections instead of requests.
   *
   * @default - none
   */
  readonly appProtocol?: Leaf<string>;

  /**
   * Adds the other container ports of the target to the Services.
   *
   * @default false
   */
  readonly portDiscovery?: Leaf<boolean>;

  /**
   * Makes the Services headless.
   *
   * @default false
   */
  readonly headless?: Leaf<boolean>;

  /** @default - Kubernetes' own */
  readonly trafficDistribution?: Leaf<'PreferClose' | 'PreferSameZone' | 'PreferSameNode'>;

  /** Metadata of the apex Service, and of the route that carries its name. @default - none */
  readonly apex?: ServiceMetadata;

  /** Metadata of the primary Service. @default - none */
  readonly primary?: ServiceMetadata;

  /** Metadata of the canary Service. @default - none */
  readonly canary?: ServiceMetadata;

  /**
   * Labels and annotations of these Services that others write and Flagger leaves alone.
   *
   * @default - Flagger takes away what it does not know
   */
  readonly unmanagedMetadata?: UnmanagedMetadata;
}

/** Keys of labels and annotations. */
export interface UnmanagedMetadata {
  readonly labels?: readonly Leaf<string>[] | undefined;
  readonly annotations?: readonly Leaf<string>[] | undefined;
}

export interface ServiceMetadata {
  readonly labels?: Readonly<Record<string, Leaf<string>>>;
  readonly annotations?: Readonly<Record<string, Leaf<string>>>;
}

/** Annotations that a provider asks for, under those that the user gave. */
export function annotate(
  metadata: ServiceMetadata | undefined,
  annotations: Readonly<Record<string, Leaf<string>>> | undefined,
): ServiceMetadata | undefined {
  return annotations ? { ...metadata, annotations: { ...annotations, ...metadata?.annotations } } : metadata;
}

/** What a provider and the user say that others write. */
export function unmanaged(...given: readonly (UnmanagedMetadata | undefined)[]): UnmanagedMetadata | undefined {
  const labels = given.flatMap((one) => one?.labels ?? []);
  const annotations = given.flatMap((one) => one?.annotations ?? []);
  if (labels.length + annotations.length === 0) return undefined;
  return {
    ...(labels.length > 0 && { labels }),
    ...(annotations.length > 0 && { annotations }),
  };
}
