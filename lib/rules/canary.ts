import { serviceNames, type ServiceNames } from '../release/names';
import { isProvider, type Provider } from '../traffic/capability';
import { finding, type Path } from './finding';
import type { Manifest, ObjectSet, SourcedObject } from './object';
import { at, isAbsent, isUnknown, list, number, text } from './read';
import type { Finding } from './rule';

/** How Flagger brings a new version in. */
export type StrategyKind = 'canary' | 'blueGreen' | 'abTest';

/** What a Canary releases. */
export interface TargetRef {
  /** `Service` is that of the core group; Knative's is `KnativeService`. */
  readonly kind: string;
  readonly name: string;
}

/** A Canary as the rules read it. What is not known, or not of the type that Flagger reads, is undefined. */
export class CanaryView {
  readonly manifest: Manifest;
  readonly name: string;
  readonly namespace: string | undefined;

  constructor(readonly object: SourcedObject) {
    this.manifest = object.manifest;
    this.name = object.manifest.metadata.name;
    this.namespace = object.manifest.metadata.namespace;
  }

  /** Tells Canaries apart by namespace and a key; undefined where the namespace is not known. */
  inNamespace(key: string): string | undefined {
    return isUnknown(this.namespace) ? undefined : `${this.namespace ?? ''}/${key}`;
  }

  /** A value beneath `spec`. */
  spec(...path: Path): unknown {
    return at(this.manifest, 'spec', ...path);
  }

  /** A value beneath `spec.service`. */
  service(...path: Path): unknown {
    return this.spec('service', ...path);
  }

  /** A value beneath `spec.analysis`. */
  analysis(...path: Path): unknown {
    return this.spec('analysis', ...path);
  }

  /** `spec.provider`; without it a flag of Flagger decides. */
  get providerName(): string | undefined {
    return text(this.spec('provider'));
  }

  /** The provider, where it is one of Fairway's. */
  get provider(): Provider | undefined {
    return this.providerName === undefined ? undefined : providerOf(this.providerName);
  }

  get target(): TargetRef | undefined {
    return targetOf(this.manifest);
  }

  get services(): ServiceNames | undefined {
    return servicesOf(this.manifest);
  }

  /** The strategy that Flagger infers (`DeploymentStrategy` and `advanceCanary`). */
  get strategy(): StrategyKind | undefined {
    const iterations = this.analysis('iterations');
    const match = this.analysis('match');
    if (isUnknown(iterations) || isUnknown(match) || isUnknown(this.spec('provider'))) return undefined;
    // The kubernetes provider routes nothing: Flagger drops the matches and iterates at least once.
    if (this.provider === 'kubernetes') return 'blueGreen';
    if ((number(iterations) ?? 0) <= 0) return 'canary';
    return list(match).length > 0 ? 'abTest' : 'blueGreen';
  }

  /** Whether Istio is told to route connections instead of requests (`isTcp` in `pkg/router/istio.go`). */
  get isTcp(): boolean {
    return this.provider === 'istio' && text(this.service('appProtocol'))?.toLowerCase() === 'tcp';
  }

  /** A finding at a field beneath `spec`. */
  finding(path: Path, message: string, fix: string): Finding {
    return finding(this.object, ['spec', ...path], message, fix);
  }
}

const views = new WeakMap<ObjectSet, readonly CanaryView[]>();

/** All Canaries of a set. */
export function canaries(set: ObjectSet): readonly CanaryView[] {
  const known = views.get(set);
  if (known) return known;
  const found = set.ofKind('Canary', 'flagger.app').map((object) => new CanaryView(object));
  views.set(set, found);
  return found;
}

/** Flagger's name for each provider; the Gateway API has one for each version. */
export function providerOf(name: string): Provider | undefined {
  if (name === 'gatewayapi:v1' || name === 'gatewayapi:v1beta1') return 'gatewayapi';
  return isProvider(name) && name !== 'gatewayapi' ? name : undefined;
}

export function targetOf(canary: Manifest): TargetRef | undefined {
  const kind = text(at(canary, 'spec', 'targetRef', 'kind'));
  const name = text(at(canary, 'spec', 'targetRef', 'name'));
  if (kind === undefined || name === undefined) return undefined;
  const knative = text(at(canary, 'spec', 'targetRef', 'apiVersion'))?.startsWith('serving.knative.dev/') ?? false;
  return { kind: knative ? `Knative${kind}` : kind, name };
}

/** Names of the Services of a Canary (`GetServiceNames`). */
export function servicesOf(canary: Manifest): ServiceNames | undefined {
  const name = at(canary, 'spec', 'service', 'name');
  const apex = isAbsent(name) || name === '' ? targetOf(canary)?.name : text(name);
  return apex === undefined ? undefined : serviceNames(apex);
}
