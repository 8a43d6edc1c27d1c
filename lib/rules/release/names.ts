import { PRIMARY_SUFFIX, primaryName } from '../../release/names';
import { canaries } from '../canary';
import { finding } from '../finding';
import { madeObjects } from '../ownership';
import { workloadOf } from '../reference';
import type { Rule } from '../rule';
import { selectorLabel, selectorLabelKeys } from '../selector';

const LABEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

interface Limit {
  readonly pattern: RegExp;
  readonly length: number;
  readonly what: string;
}

const WORKLOAD: Limit = { pattern: SUBDOMAIN, length: 253, what: 'a DNS name of at most 253 characters' };
const LIMITS: Readonly<Record<string, Limit>> = {
  Service: { pattern: LABEL, length: 63, what: 'a DNS label of at most 63 characters' },
  Deployment: WORKLOAD,
  DaemonSet: WORKLOAD,
};

export const generatedName: Rule = {
  code: 'FW1013',
  severity: 'error',
  title: 'The names that Flagger makes are valid',
  why:
    'Flagger appends `-primary` and `-canary` to names and to the label of the pods ' +
    '(`GetServiceNames` in `pkg/apis/flagger/v1beta1/canary.go`). The API server refuses Services and label values of more ' +
    'than 63 characters, and the release never starts.',
  example: `
kind: Canary
spec:
  targetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: recommendations-for-returning-customers-of-the-web-shop
  service:
    port: 80
    name: recommendations-for-returning-customers-of-the-web-shop-api
`,
  remedy: 'A `service.name` of at most 55 characters.',
  *check(set) {
    const keys = selectorLabelKeys(set);
    for (const canary of canaries(set)) {
      const workload = workloadOf(set, canary);
      for (const { kind, name } of madeObjects(canary.manifest)) {
        const limit = LIMITS[kind];
        if (!limit || (name.length <= limit.length && limit.pattern.test(name))) continue;
        const isNamed = kind === 'Service' && canary.services?.apex !== canary.target?.name;
        yield canary.finding(
          isNamed ? ['service', 'name'] : ['targetRef', 'name'],
          `Flagger makes the ${kind} "${name}", of ${name.length} characters`,
          `Write a name from which it makes ${limit.what}`,
        );
        break;
      }
      const label = workload && keys && selectorLabel(workload, keys);
      if (label && primaryName(label.value).length > 63) {
        yield finding(
          workload,
          ['spec', 'selector', 'matchLabels', label.key],
          `Flagger labels the pods of the primary "${primaryName(label.value)}", and a label has at most 63 characters`,
          `Write at most ${63 - PRIMARY_SUFFIX.length} characters`,
        );
      }
    }
  },
};
