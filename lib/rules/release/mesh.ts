import { HTTP_SETTINGS } from '../../traffic/routing';
import { canaries, type CanaryView } from '../canary';
import { describe } from '../object';
import { at, entries, isPresent, isUnknown, list, text } from '../read';
import type { Finding, Rule } from '../rule';

export const sharedTrafficRoute: Rule = {
  code: 'FW1012',
  severity: 'error',
  title: 'Releases with kuma have service names of their own, in all namespaces',
  why:
    'A TrafficRoute is cluster-scoped and Flagger names it after the service alone, whatever the namespace and the mesh ' +
    '(`pkg/router/kuma.go`): two releases of one service name overwrite each other for ever.',
  example: `
kind: Canary
metadata: { name: podinfo, namespace: blue }
spec:
  provider: kuma
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
---
kind: Canary
metadata: { name: podinfo, namespace: green }
spec:
  provider: kuma
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo }
`,
  remedy: 'A `service.name` of its own for each of them.',
  *check(set) {
    const first = new Map<string, CanaryView>();
    for (const canary of canaries(set)) {
      const apex = canary.services?.apex;
      if (canary.provider !== 'kuma' || apex === undefined) continue;
      const other = first.get(apex);
      if (!other) {
        first.set(apex, canary);
      } else if (isElsewhere(other, canary)) {
        yield canary.finding(
          ['service', 'name'],
          `${describe(other.manifest)} is released as ${apex} too, and both write the one TrafficRoute of that name`,
          'Give one of them another service name',
        );
      }
    }
  },
};

/** Within one namespace it is FW1015; without a namespace it may be the same. */
function isElsewhere(a: CanaryView, b: CanaryView): boolean {
  if ([a.namespace, b.namespace].some((namespace) => namespace === undefined || isUnknown(namespace))) return false;
  return a.namespace !== b.namespace;
}

export const delegatedHosts: Rule = {
  code: 'FW1020',
  severity: 'error',
  title: 'A VirtualService that is delegated to has no hosts and no gateways',
  why: 'Flagger makes no VirtualService then, and stays where it is (`reconcileVirtualService` in `pkg/router/istio.go`).',
  example: `
kind: Canary
spec:
  provider: istio
  service:
    port: 80
    delegation: true
    hosts: [app.example.com]
`,
  remedy: 'Hosts and gateways stand in the VirtualService that delegates.',
  *check(set) {
    for (const canary of canaries(set)) {
      if (canary.provider !== 'istio' || canary.service('delegation') !== true) continue;
      for (const setting of ['hosts', 'gateways']) {
        if (list(canary.service(setting)).length === 0) continue;
        yield canary.finding(
          ['service', setting],
          'with delegation Flagger makes no VirtualService that has them',
          'Move them to the VirtualService that delegates, or leave delegation out',
        );
      }
    }
  },
};

export const httpOverTcp: Rule = {
  code: 'FW1043',
  severity: 'error',
  title: 'A release of TCP connections asks for nothing that is about requests',
  why:
    'With `appProtocol: tcp` Flagger writes TCP routes, which have weights and ports only (`isTcp` in ' +
    '`pkg/router/istio.go`). It passes over the rest: an A/B test sends all connections to the new version, a canary with ' +
    'mirror stays at its first step, and the built-in metrics, which count requests, find no values.',
  example: `
kind: Canary
spec:
  provider: istio
  service:
    port: 6379
    appProtocol: tcp
  analysis:
    stepWeight: 10
    metrics:
      - name: request-success-rate
        thresholdRange: { min: 99 }
`,
  remedy: 'A metric template that counts connections.',
  *check(set) {
    for (const canary of canaries(set)) if (canary.isTcp) yield* aboutRequests(canary);
  },
};

function* aboutRequests(canary: CanaryView): Iterable<Finding> {
  const fix = 'Leave it out, or write another appProtocol';
  for (const setting of HTTP_SETTINGS) {
    if (!isPresent(canary.service(setting))) continue;
    yield canary.finding(['service', setting], 'a TCP route has no place for it', fix);
  }
  for (const [index, match] of list(canary.service('match')).entries()) {
    for (const [name] of entries(match).filter(([key]) => key !== 'port' && key !== 'name')) {
      yield canary.finding(['service', 'match', index, name], 'a TCP route matches ports only', fix);
    }
  }
  if (list(canary.analysis('match')).length > 0) {
    yield canary.finding(['analysis', 'match'], 'all connections go to the canary', fix);
  }
  if (canary.analysis('mirror') === true) {
    const message =
      canary.strategy === 'canary' ? 'the canary never gets past its mirrored step' : 'connections are not mirrored';
    yield canary.finding(['analysis', 'mirror'], message, fix);
  }
  if (isPresent(canary.analysis('sessionAffinity'))) {
    yield canary.finding(['analysis', 'sessionAffinity'], 'connections have no cookies', fix);
  }
  for (const [index, metric] of list(canary.analysis('metrics')).entries()) {
    if (!isBuiltIn(text(at(metric, 'name')))) continue;
    const message = 'it counts requests, finds none, and the check fails each time';
    yield canary.finding(['analysis', 'metrics', index, 'name'], message, 'Write a metric template for connections');
  }
}

/** Metrics that Flagger has queries for (`pkg/metrics/observers`). */
export function isBuiltIn(metric: string | undefined): boolean {
  return metric === 'request-success-rate' || metric === 'request-duration';
}

export const kumaMetrics: Rule = {
  code: 'FW1063',
  severity: 'error',
  title: "Kuma's built-in metrics need a service with the name of the target",
  why:
    'Their queries look for the canary Service under the name of the target (`pkg/metrics/observers/kuma.go`). Under ' +
    'another service name they find no values, and each check fails.',
  example: `
kind: Canary
spec:
  provider: kuma
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: podinfo-v2 }
  service:
    name: podinfo
    port: 80
  analysis:
    metrics:
      - name: request-success-rate
        thresholdRange: { min: 99 }
`,
  remedy: 'No `service.name`, or metric templates of your own.',
  *check(set) {
    for (const canary of canaries(set)) {
      const { provider, target, services } = canary;
      if (provider !== 'kuma' || !target || !services || target.name === services.apex) continue;
      const metric = list(canary.analysis('metrics')).findIndex((entry) => isBuiltIn(text(at(entry, 'name'))));
      if (metric < 0) continue;
      yield canary.finding(
        ['analysis', 'metrics', metric, 'name'],
        `its query looks for ${target.name}-canary, and the Service is ${services.canary}`,
        `Release it under the service name ${target.name}, or write a metric template`,
      );
    }
  },
};
