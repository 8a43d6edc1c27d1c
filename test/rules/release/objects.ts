import { at, isUnknown } from '../../../lib/rules/read';
import type { Fragment } from '../support';

/** Part of a spec; `undefined` takes a field out. */
export type Patch = Readonly<Record<string, unknown>>;

/** A Canary that no rule finds fault with, changed. */
export function canary(spec: Patch = {}, metadata: NonNullable<Fragment['metadata']> = {}): Fragment {
  return {
    kind: 'Canary',
    metadata,
    spec: merge(
      {
        provider: 'istio',
        targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo' },
        service: { port: 80, targetPort: 9898 },
        analysis: {
          interval: '15s',
          threshold: 5,
          stepWeight: 10,
          maxWeight: 50,
          metrics: [{ name: 'request-success-rate', interval: '1m', thresholdRange: { min: 99 } }],
        },
      },
      spec,
    ),
  };
}

/** The same with other settings of the analysis. */
export const analysis = (settings: Patch, spec: Patch = {}) => canary({ ...spec, analysis: settings });

/** The same with other settings of the service. */
export const service = (settings: Patch, spec: Patch = {}) => canary({ ...spec, service: settings });

/** Takes the steps of a canary out, and iterates. */
export const ITERATIONS = { stepWeight: undefined, maxWeight: undefined, iterations: 10 };

export const HEADER = { headers: { 'x-canary': { exact: 'insider' } } };

export const GATEWAY_API = {
  provider: 'gatewayapi:v1',
  service: { gatewayRefs: [{ name: 'public', namespace: 'gateways' }], hosts: ['app.example.com'] },
};

export const NGINX = {
  provider: 'nginx',
  ingressRef: { apiVersion: 'networking.k8s.io/v1', kind: 'Ingress', name: 'podinfo' },
};

export const HPA = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', name: 'podinfo' };
export const SCALED_OBJECT = { apiVersion: 'keda.sh/v1alpha1', kind: 'ScaledObject', name: 'podinfo' };

/** A Deployment that Flagger can release, changed; its pods have the labels that it selects. */
export function deployment(spec: Patch = {}, metadata: NonNullable<Fragment['metadata']> = {}): Fragment {
  const selector = merge({ matchLabels: { app: 'podinfo' } }, (at(spec, 'selector') ?? {}) as Patch);
  return {
    kind: 'Deployment',
    metadata,
    spec: merge(
      {
        selector,
        template: {
          metadata: { labels: at(selector, 'matchLabels') },
          spec: { containers: [{ name: 'podinfo', ports: [{ name: 'http', containerPort: 9898 }] }] },
        },
      },
      spec,
    ),
  };
}

export function daemonSet(spec: Patch = {}): Fragment {
  return { ...deployment(spec), kind: 'DaemonSet' };
}

export function ingress(rules: unknown, metadata: NonNullable<Fragment['metadata']> = {}): Fragment {
  return { kind: 'Ingress', metadata, spec: { rules } };
}

/** A rule of an Ingress with one path. */
export function ruleTo(name: unknown): Patch {
  return { http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name, port: { number: 80 } } } }] } };
}

export function hpa(spec: Patch = {}, metadata: NonNullable<Fragment['metadata']> = {}): Fragment {
  return {
    kind: 'HorizontalPodAutoscaler',
    metadata,
    spec: merge(
      {
        minReplicas: 2,
        maxReplicas: 4,
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'podinfo' },
      },
      spec,
    ),
  };
}

export function scaledObject(spec: Patch = {}): Fragment {
  return { kind: 'ScaledObject', spec: merge({ scaleTargetRef: { name: 'podinfo' }, triggers: [] }, spec) };
}

export function template(
  query: string,
  type = 'prometheus',
  metadata: NonNullable<Fragment['metadata']> = {},
): Fragment {
  const address = type === 'prometheus' ? { address: 'http://prometheus.monitoring:9090' } : {};
  return {
    kind: 'MetricTemplate',
    metadata: { name: 'errors', ...metadata },
    spec: { provider: { type, ...address }, query },
  };
}

/** A metric by that template. */
export function byTemplate(settings: Patch = {}): Fragment {
  const metric = { name: 'errors', interval: '1m', templateRef: { name: 'errors' }, thresholdRange: { max: 1 } };
  return analysis({ metrics: [merge(metric, settings)] });
}

function isMap(value: unknown): value is Patch {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isUnknown(value);
}

function merge(base: Patch, patch: Patch): Patch {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const before = merged[key];
    merged[key] = isMap(before) && isMap(value) ? merge(before, value) : value;
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}
