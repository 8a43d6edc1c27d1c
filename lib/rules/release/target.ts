import { canaries } from '../canary';
import { finding } from '../finding';
import { describe } from '../object';
import { at, entries, isAbsent, isUnknown, text } from '../read';
import { references, resolve, workloadOf } from '../reference';
import type { Rule } from '../rule';
import { selectorLabelKeys } from '../selector';

/** cdk8s-plus selects by the address of the construct, unless told otherwise. */
const CDK8S_PLUS_LABEL = 'cdk8s.io/metadata.addr';

export const selectorWithoutLabel: Rule = {
  code: 'FW1021',
  severity: 'error',
  title: 'The selector of the target has a label that Flagger looks for',
  why:
    'Flagger tells the pods of the primary apart by one label of `spec.selector.matchLabels`: app, name or ' +
    'app.kubernetes.io/name, or those of its flag `-selector-labels`. Without one it stays where it is ' +
    '(`getSelectorLabel` in `pkg/canary/deployment_controller.go`). The flag is known where the HelmRelease or Deployment ' +
    'of Flagger is in the set.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Deployment
metadata:
  name: podinfo
spec:
  selector: { matchLabels: { component: podinfo } }
  template: { metadata: { labels: { component: podinfo } } }
`,
  remedy:
    'Add the label to the flag `-selector-labels` of Flagger (`selectorLabels` of its chart), or select by `app`. With ' +
    'cdk8s-plus: `select: false` and `podMetadata: { labels: { app: name } }` in the options of the Deployment, then ' +
    '`deployment.select(LabelSelector.of({ labels: { app: name } }))`.',
  *check(set) {
    const keys = selectorLabelKeys(set);
    if (!keys) return;
    for (const canary of canaries(set)) {
      const workload = workloadOf(set, canary);
      const matchLabels = workload && at(workload.manifest, 'spec', 'selector', 'matchLabels');
      if (!workload || isUnknown(matchLabels) || keys.some((key) => !isAbsent(at(matchLabels, key)))) continue;
      const own = entries(matchLabels).map(([key]) => key);
      yield finding(
        workload,
        ['spec', 'selector', 'matchLabels'],
        `${describe(canary.manifest)} releases it, and Flagger refuses a selector without ${keys.join(', ')}` +
          (own.length > 0 ? ` (it has ${own.join(', ')})` : ''),
        own.includes(CDK8S_PLUS_LABEL)
          ? `Add ${CDK8S_PLUS_LABEL} to Flagger's flag -selector-labels, or make the Deployment with select: false and ` +
              'podMetadata: { labels: { app: name } }, and call deployment.select(LabelSelector.of({ labels: { app: name } }))'
          : `Add a label to Flagger's flag -selector-labels, or select by ${keys[0] ?? 'app'}`,
      );
    }
  },
};

export const missingTarget: Rule = {
  code: 'FW1032',
  severity: 'error',
  title: 'The target is there',
  why:
    'Flagger looks for the target in the namespace of the Canary and stays where it is without it ' +
    '(`GetMetadata` in `pkg/canary/deployment_controller.go`). Only where the set is said to be closed: else a missing ' +
    'target is elsewhere.',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
`,
  remedy: 'Make the Deployment in the namespace of the Canary.',
  *check(set) {
    if (!set.closed) return;
    for (const canary of canaries(set)) {
      const reference = references(canary).find(({ role }) => role === 'target');
      const state = reference && resolve(set, reference).state;
      if (!reference || state === 'found' || state === 'uncertain') continue;
      yield canary.finding(
        ['targetRef', 'name'],
        `there is no such ${reference.kind} in the namespace of the Canary`,
        'Make it, or name another one',
      );
    }
  },
};

export const renamedService: Rule = {
  code: 'FW1064',
  severity: 'error',
  title: 'A release of a Service has no other service name',
  why:
    'With a Service as target Flagger makes `-primary` and `-canary` copies of the target ' +
    '(`pkg/canary/service_controller.go`), and routes to `-primary` and `-canary` of `service.name` (`pkg/router`).',
  example: `
kind: Canary
spec:
  provider: istio
  targetRef: { apiVersion: v1, kind: Service, name: podinfo }
  service: { name: web, port: 80 }
`,
  remedy: 'Leave `service.name` out.',
  *check(set) {
    for (const canary of canaries(set)) {
      const { target, services } = canary;
      if (target?.kind !== 'Service' || !services || services.apex === target.name) continue;
      yield canary.finding(
        ['service', 'name'],
        `traffic goes to ${services.primary}, and Flagger makes ${target.name}-primary`,
        'Leave it out',
      );
    }
  },
};

export const updateStrategy: Rule = {
  code: 'FW1071',
  severity: 'error',
  title: 'A DaemonSet that is released has rolling updates',
  why: 'Flagger refuses another update strategy (`createPrimaryDaemonSet` in `pkg/canary/daemonset_controller.go`).',
  example: `
kind: Canary
spec:
  targetRef: { apiVersion: apps/v1, kind: DaemonSet, name: agent }
---
kind: DaemonSet
metadata:
  name: agent
spec:
  selector: { matchLabels: { app: agent } }
  updateStrategy: { type: OnDelete }
`,
  remedy: 'Leave `updateStrategy` out.',
  *check(set) {
    for (const canary of canaries(set)) {
      const workload = canary.target?.kind === 'DaemonSet' ? workloadOf(set, canary) : undefined;
      const type = workload && text(at(workload.manifest, 'spec', 'updateStrategy', 'type'));
      if (!workload || type === undefined || type === '' || type === 'RollingUpdate') continue;
      yield finding(
        workload,
        ['spec', 'updateStrategy', 'type'],
        `${describe(canary.manifest)} releases it, and Flagger takes a DaemonSet with rolling updates only`,
        'Write RollingUpdate',
      );
    }
  },
};
