import { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';

/** Kinds that Flagger releases. */
export type TargetKind = 'Deployment' | 'DaemonSet' | 'Service';

const API_VERSIONS = {
  Deployment: 'apps/v1',
  DaemonSet: 'apps/v1',
  Service: 'v1',
} as const satisfies Record<TargetKind, string>;

/** A workload in the program: a construct around one object, such as those of cdk8s-plus, or an `ApiObject` itself. */
export interface Workload extends IConstruct {
  /** Leaves the number of pods to an autoscaler. */
  markHasAutoscaler?(): void;
}

/** What a release rolls out. */
export class Target {
  /**
   * A Deployment, by name or as an object of the program.
   *
   * @example Target.deployment('podinfo')
   */
  static deployment(target: string | Workload): Target {
    return Target.from('Deployment', target);
  }

  /** A DaemonSet, by name or as an object of the program. It cannot be autoscaled (FW1022). */
  static daemonSet(target: string | Workload): Target {
    return Target.from('DaemonSet', target);
  }

  /** A Service by name, for workloads that Flagger does not know. Its primary and canary are made elsewhere. */
  static service(target: string | Workload): Target {
    return Target.from('Service', target);
  }

  private static from(kind: TargetKind, target: string | Workload): Target {
    if (typeof target === 'string') return new Target(kind, target);
    const apiObject = ApiObject.of(target);
    if (apiObject.kind !== kind) {
      throw new Error(
        `Target.${factoryOf(kind)} was given the ${apiObject.kind} "${apiObject.name}"; ` +
          (isTargetKind(apiObject.kind)
            ? `write Target.${factoryOf(apiObject.kind)}`
            : `Flagger releases ${Object.keys(API_VERSIONS).join(', ')} only`),
      );
    }
    return new Target(kind, apiObject.name, target);
  }

  private constructor(
    /** Kind of the target. */
    readonly kind: TargetKind,
    /** Name of the target. */
    readonly name: string,
    /** The target itself, where it is an object of the program. */
    readonly workload?: Workload,
  ) {}

  /** `spec.targetRef` of the Canary. */
  get ref(): { apiVersion: string; kind: TargetKind; name: string } {
    return { apiVersion: API_VERSIONS[this.kind], kind: this.kind, name: this.name };
  }

  /**
   * The container port of a workload that has exactly one.
   *
   * @returns undefined where the target is given by name, or has none or several ports
   */
  containerPort(): number | undefined {
    const manifest = this.workload && (ApiObject.of(this.workload).toJson() as PodOwner);
    const containers = manifest?.spec?.template?.spec?.containers ?? [];
    const ports = containers.flatMap((container) => container.ports ?? []);
    return ports.length === 1 ? ports[0]?.containerPort : undefined;
  }
}

/** The part of a workload's manifest that is read here. */
interface PodOwner {
  readonly spec?: {
    readonly template?: {
      readonly spec?: { readonly containers?: readonly { readonly ports?: readonly { containerPort: number }[] }[] };
    };
  };
}

function isTargetKind(kind: string): kind is TargetKind {
  return Object.hasOwn(API_VERSIONS, kind);
}

function factoryOf(kind: TargetKind): string {
  return kind.charAt(0).toLowerCase() + kind.slice(1);
}
