import { finding } from '../finding';
import { describe, groupOf, type SourcedObject } from '../object';
import { at, entries, isUnknown } from '../read';
import type { Rule } from '../rule';

export const sameObject: Rule = {
  code: 'FW1078',
  severity: 'error',
  title: 'A program makes each object once',
  why:
    'Two objects of one kind, name and namespace are one object to the API server: the one that is applied last ' +
    'overwrites the other. Files that are checked together may hold variants of an object, so this is asked of programs only.',
  example: `
kind: Canary
metadata: { name: podinfo, namespace: webapp }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Canary
metadata: { name: podinfo, namespace: webapp }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
`,
  remedy: 'Make it once; a second release needs a target of its own.',
  *check(set) {
    const made = new Map<string, SourcedObject>();
    for (const object of set.objects) {
      const { path } = object.origin;
      if (path === undefined) continue;
      const { kind, metadata } = object.manifest;
      const identity = [groupOf(object.manifest), kind, metadata.namespace ?? '', metadata.name].join('/');
      const first = made.get(identity);
      if (!first) made.set(identity, object);
      else {
        yield finding(
          object,
          ['metadata', 'name'],
          `${describe(first.manifest)} is made at ${first.origin.path ?? ''} too, and the one that is applied last overwrites the other`,
          'Make it once, or give one of them another name',
        );
      }
    }
  },
};

const WORKLOADS = ['Deployment', 'DaemonSet', 'StatefulSet', 'ReplicaSet'];

export const selectorOfOthers: Rule = {
  code: 'FW1079',
  severity: 'error',
  title: 'A workload selects the pods of its own template',
  why: 'The API server refuses a workload whose `spec.selector` does not match the labels of its template.',
  example: `
kind: Deployment
metadata:
  name: podinfo
spec:
  selector: { matchLabels: { app: podinfo } }
  template: { metadata: { labels: { name: podinfo } } }
`,
  remedy: 'Write the labels of the selector in `spec.template.metadata.labels`.',
  *check(set) {
    for (const workload of WORKLOADS.flatMap((kind) => set.ofKind(kind, 'apps'))) {
      const labels = at(workload.manifest, 'spec', 'template', 'metadata', 'labels');
      if (isUnknown(labels)) continue;
      for (const [key, value] of entries(at(workload.manifest, 'spec', 'selector', 'matchLabels'))) {
        const label = at(labels, key);
        if (label === value || isUnknown(label) || isUnknown(value)) continue;
        yield finding(
          workload,
          ['spec', 'selector', 'matchLabels', key],
          label === undefined ? `the pods have no label ${key}` : `the pods have ${key}: ${JSON.stringify(label)}`,
          `Give the template the label ${key} with this value; with cdk8s-plus by podMetadata`,
        );
      }
    }
  },
};
