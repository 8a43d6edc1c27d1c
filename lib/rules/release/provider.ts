import { type ProviderName, ROUTING_SETTINGS } from '../../traffic/routing';
import { canaries } from '../canary';
import { expand, type Pattern } from '../finding';
import { entries, isAbsent, isUnknown, list, text } from '../read';
import type { Rule } from '../rule';

/** Flagger's CRD (`artifacts/flagger/crd.yaml`). */
const PROVIDER_NAMES = [
  'apisix',
  'appmesh',
  'appmesh:v1beta2',
  'contour',
  'gatewayapi:v1',
  'gatewayapi:v1beta1',
  'gloo',
  'istio',
  'knative',
  'kubernetes',
  'kuma',
  'linkerd',
  'nginx',
  'osm',
  'skipper',
  'smi:v1alpha1',
  'smi:v1alpha2',
  'smi:v1alpha3',
  'traefik',
];

export const unknownProvider: Rule = {
  code: 'FW1002',
  severity: 'error',
  title: 'A provider is one that Flagger knows',
  why:
    'The CRD refuses another name. Where an older CRD lets it through, Flagger routes by Istio ' +
    '(`pkg/router/factory.go`).',
  example: `
kind: Canary
spec:
  provider: gateway-api
`,
  remedy: '`provider: gatewayapi:v1`',
  *check(set) {
    for (const canary of canaries(set)) {
      const { providerName } = canary;
      if (providerName === undefined || PROVIDER_NAMES.includes(providerName)) continue;
      yield canary.finding(
        ['provider'],
        'the CRD refuses a provider that it does not know, and Flagger would take it for istio',
        `Write one of ${PROVIDER_NAMES.join(', ')}`,
      );
    }
  },
};

export const retiredController: Rule = {
  code: 'FW1030',
  severity: 'warning',
  title: 'ingress-nginx is retired',
  why:
    'The controller that the provider nginx steers has had no releases and no security fixes since March 2026 ' +
    '(kubernetes/ingress-nginx).',
  example: `
kind: Canary
spec:
  provider: nginx
`,
  remedy:
    'Change one expression: `Traffic.nginx(…)` to `Traffic.gatewayApi(…)`. In YAML: `provider: gatewayapi:v1` with ' +
    '`service.gatewayRefs` and `service.hosts`, and no `ingressRef`.',
  *check(set) {
    for (const canary of canaries(set)) {
      if (canary.provider !== 'nginx') continue;
      yield canary.finding(
        ['provider'],
        'ingress-nginx is retired since March 2026 and gets no security fixes',
        'Write `Traffic.gatewayApi(…)` in place of `Traffic.nginx(…)`, in YAML `provider: gatewayapi:v1` with gatewayRefs',
      );
    }
  },
};

export const ignoredRouting: Rule = {
  code: 'FW1036',
  severity: 'warning',
  title: 'A routing setting is one that the provider reads',
  why:
    'Each router reads some of the settings of `spec.service` and passes over the rest in silence (`pkg/router`). nginx ' +
    'routes by its Ingress; kuma and kubernetes read none of them.',
  example: `
kind: Canary
spec:
  provider: nginx
  service:
    port: 80
    timeout: 15s
`,
  remedy:
    'Say it where the provider looks, here by the annotation `nginx.ingress.kubernetes.io/proxy-read-timeout` of the ' +
    'Ingress, or take a provider that reads it.',
  *check(set) {
    for (const canary of canaries(set)) {
      const { provider, providerName } = canary;
      if (provider === undefined) continue;
      for (const [setting, readers] of Object.entries<readonly ProviderName[]>(ROUTING_SETTINGS)) {
        if (!isGiven(canary.service(setting)) || readers.some((reader) => reader === providerName)) continue;
        yield canary.finding(
          ['service', setting],
          `provider ${providerName ?? ''} does not read it`,
          readers.length === 0 ? 'Leave it out' : `Leave it out, or use a provider that does: ${readers.join(', ')}`,
        );
      }
    }
  },
};

/** Fields in which the CRD takes some words only, with what Flagger makes of another. */
const WORDS: readonly { readonly path: Pattern; readonly words: readonly string[]; readonly otherwise: string }[] = [
  {
    path: ['targetRef', 'kind'],
    words: ['Deployment', 'DaemonSet', 'Service'],
    otherwise: 'Flagger would look for a Deployment',
  },
  {
    path: ['autoscalerRef', 'kind'],
    words: ['HorizontalPodAutoscaler', 'ScaledObject'],
    otherwise: 'Flagger would leave the primary without an autoscaler',
  },
  {
    path: ['analysis', 'webhooks', '*', 'type'],
    words: [
      '',
      'confirm-rollout',
      'pre-rollout',
      'rollout',
      'confirm-traffic-increase',
      'confirm-promotion',
      'post-rollout',
      'rollback',
      'event',
    ],
    otherwise: 'Flagger would never call it',
  },
  {
    path: ['analysis', 'alerts', '*', 'severity'],
    words: ['', 'info', 'warn', 'error'],
    otherwise: 'Flagger would never send it',
  },
];

export const unknownWord: Rule = {
  code: 'FW1051',
  severity: 'error',
  title: 'Kinds, hooks and severities are ones that Flagger knows',
  why: 'The CRD refuses others (`artifacts/flagger/crd.yaml`); what Flagger would make of them helps nobody.',
  example: `
kind: Canary
spec:
  targetRef:
    apiVersion: apps/v1
    kind: StatefulSet
    name: podinfo
`,
  remedy: 'A Deployment or DaemonSet; a Service where something else makes the workloads.',
  *check(set) {
    for (const canary of canaries(set)) {
      for (const { path, words, otherwise } of WORDS) {
        for (const place of expand(canary.spec(), path)) {
          const word = text(canary.spec(...place));
          if (word === undefined || words.includes(word)) continue;
          yield canary.finding(
            place,
            `the CRD refuses a word that it does not know, and ${otherwise}`,
            `Write one of ${words.filter((known) => known !== '').join(', ')}`,
          );
        }
      }
    }
  },
};

/** Whether a setting says anything. */
function isGiven(value: unknown): boolean {
  if (isAbsent(value) || isUnknown(value) || value === '' || value === false) return false;
  return typeof value !== 'object' || list(value).length > 0 || entries(value).length > 0;
}
