import { primaryName } from '../../release/names';
import { canaries, type CanaryView } from '../canary';
import { finding, type Path } from '../finding';
import { describe, type ObjectSet, type SourcedObject } from '../object';
import { at, isAbsent, isUnknown, list } from '../read';
import { workloadOf } from '../reference';
import type { Finding, Rule } from '../rule';
import { type Labels, podLabels, selectorLabel, selectorLabelKeys, selects } from '../selector';

/** The pods of a release. */
interface Pods {
  readonly canary: CanaryView;
  readonly key: string;
  /** Value of the label on the primary's pods. */
  readonly primaryValue: string;
  readonly target: Labels;
  readonly primary: Labels;
}

/** A kind that selects pods of its namespace. */
interface Selecting {
  readonly group: string;
  readonly kind: string;
  readonly path: Path;
  /** What happens where it misses the pods that serve. */
  readonly consequence: string;
}

const SERVICE: Selecting = {
  group: '',
  kind: 'Service',
  path: ['spec', 'selector'],
  consequence: 'it has no endpoints between releases',
};

const OTHERS: readonly Selecting[] = [
  {
    group: 'policy',
    kind: 'PodDisruptionBudget',
    path: ['spec', 'selector'],
    consequence: 'the pods that serve may all be evicted at once',
  },
  {
    group: 'networking.k8s.io',
    kind: 'NetworkPolicy',
    path: ['spec', 'podSelector'],
    consequence: 'its rules do not hold for the pods that serve',
  },
  {
    group: 'monitoring.coreos.com',
    kind: 'PodMonitor',
    path: ['spec', 'selector'],
    consequence: 'the pods that serve are not scraped',
  },
  ...['AuthorizationPolicy', 'PeerAuthentication', 'RequestAuthentication'].map((kind) => ({
    group: 'security.istio.io',
    kind,
    path: ['spec', 'selector'],
    consequence: 'it does not hold for the pods that serve',
  })),
];

const WHY =
  'Between releases the target has no pods; those of the primary serve, and Flagger labels them with `-primary` behind ' +
  'the value (`makePrimaryLabels` in `pkg/canary/util.go`). ';

export const idleService: Rule = {
  code: 'FW1017',
  severity: 'error',
  title: 'A Service selects pods that serve',
  why: `${WHY}A Service beside those of the release that selects the target's pods loses its endpoints.`,
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Deployment
metadata:
  name: podinfo
spec:
  selector: { matchLabels: { app: podinfo } }
  template: { metadata: { labels: { app: podinfo } } }
---
kind: Service
metadata:
  name: podinfo-public
spec:
  type: LoadBalancer
  selector: { app: podinfo }
  ports: [{ port: 80 }]
`,
  remedy: '`selector: { app: podinfo-primary }`, or the Services of the release.',
  *check(set) {
    for (const pods of releasedPods(set)) yield* missed(set, pods, SERVICE);
  },
};

export const missedPrimary: Rule = {
  code: 'FW1072',
  severity: 'warning',
  title: 'A policy, budget or monitor for the target takes the primary too',
  why:
    `${WHY}What selects the target's pods alone misses the ones that serve. It is silent where another object of the ` +
    'kind is for the primary.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Deployment
metadata:
  name: podinfo
spec:
  selector: { matchLabels: { app: podinfo } }
  template: { metadata: { labels: { app: podinfo } } }
---
kind: PodDisruptionBudget
metadata:
  name: podinfo
spec:
  minAvailable: 1
  selector: { matchLabels: { app: podinfo } }
`,
  remedy: '`matchExpressions: [{ key: app, operator: In, values: [podinfo, podinfo-primary] }]`',
  *check(set) {
    for (const pods of releasedPods(set)) {
      for (const selecting of OTHERS) yield* missed(set, pods, selecting);
      yield* missedPeers(set, pods);
    }
  },
};

/** The pods of each release whose target is in the set. */
function* releasedPods(set: ObjectSet): Iterable<Pods> {
  const keys = selectorLabelKeys(set);
  if (!keys) return;
  for (const canary of canaries(set)) {
    const workload = workloadOf(set, canary);
    const label = workload && selectorLabel(workload, keys);
    if (!label) continue;
    const target = podLabels(workload);
    const primaryValue = primaryName(label.value);
    yield { canary, key: label.key, primaryValue, target, primary: new Map(target).set(label.key, primaryValue) };
  }
}

function* missed(set: ObjectSet, pods: Pods, { group, kind, path, consequence }: Selecting): Iterable<Finding> {
  const { canary } = pods;
  const neighbours = set.inNamespace(kind, canary.namespace, group);
  if (neighbours.some((object) => isForPrimary(selectorOf(object, path), pods))) return;
  for (const object of neighbours) {
    if (!isForTarget(selectorOf(object, path), pods) || isOfRelease(canary, object)) continue;
    yield finding(
      object,
      path,
      `it misses the primary's pods of ${describe(canary.manifest)}: ${consequence}`,
      fixOf(kind, pods),
    );
  }
}

/** The other pods that a NetworkPolicy lets in or out. */
function* missedPeers(set: ObjectSet, pods: Pods): Iterable<Finding> {
  for (const policy of set.inNamespace('NetworkPolicy', pods.canary.namespace, 'networking.k8s.io')) {
    for (const [direction, side] of [
      ['ingress', 'from'],
      ['egress', 'to'],
    ] as const) {
      for (const [index, rule] of list(at(policy.manifest, 'spec', direction)).entries()) {
        const selectors = list(at(rule, side)).map((peer) =>
          isAbsent(at(peer, 'namespaceSelector')) ? at(peer, 'podSelector') : undefined,
        );
        if (selectors.some((selector) => !isAbsent(selector) && selects(selector, pods.primary) !== false)) continue;
        const peer = selectors.findIndex((selector) => !isAbsent(selector) && isForTarget(selector, pods));
        if (peer < 0) continue;
        yield finding(
          policy,
          ['spec', direction, index, side, peer, 'podSelector'],
          `it misses the primary's pods of ${describe(pods.canary.manifest)}, which are cut off`,
          fixOf('NetworkPolicy', pods),
        );
      }
    }
  }
}

/** A Service's selector is a map of labels. */
function selectorOf({ manifest }: SourcedObject, path: Path): unknown {
  const selector = at(manifest, ...path);
  if (manifest.kind !== 'Service') return selector;
  return isAbsent(selector) || isUnknown(selector) ? selector : { matchLabels: selector };
}

function isForTarget(selector: unknown, { target, primary }: Pods): boolean {
  return !isAbsent(selector) && selects(selector, target) === true && selects(selector, primary) === false;
}

/** Whether it is made for the primary alone, or may be. */
function isForPrimary(selector: unknown, { target, primary }: Pods): boolean {
  return !isAbsent(selector) && selects(selector, primary) !== false && selects(selector, target) !== true;
}

/** The Services that Flagger makes are FW1016. */
function isOfRelease({ services }: CanaryView, { manifest: { kind, metadata } }: SourcedObject): boolean {
  return kind === 'Service' && services !== undefined && Object.values(services).includes(metadata.name);
}

function fixOf(kind: string, { key, primaryValue }: Pods): string {
  if (kind === 'Service') return `Select ${key}: ${primaryValue}, or use the Services of the release`;
  const value = primaryValue.replace(/-primary$/, '');
  return `Select by matchExpressions: ${key} In ${value}, ${primaryValue}`;
}
