import type { Analysis } from './analysis';
import type { ReleaseService } from './service';
import { Strategy } from './strategy';
import { Target } from './target';

/** What the compiler sees to for typed callers: which options there are, and which must be given. */
type Options<T> = { readonly [K in keyof T]-?: undefined extends T[K] ? 'optional' : 'required' };

/** Options of a release, each with what it must be where more than a plain value is asked for. */
interface ReleaseOptions {
  readonly target: unknown;
  readonly service: unknown;
  readonly traffic: unknown;
  readonly strategy: unknown;
  readonly analysis: unknown;
  readonly autoscale?: unknown;
  readonly metadata?: unknown;
  readonly progressDeadlineSeconds?: unknown;
  readonly skipAnalysis?: unknown;
  readonly revertOnDeletion?: unknown;
  readonly suspend?: unknown;
  readonly metricsServer?: unknown;
}

const RELEASE: Record<keyof ReleaseOptions, 'required' | 'optional'> = {
  target: 'required',
  service: 'required',
  traffic: 'required',
  strategy: 'required',
  analysis: 'required',
  autoscale: 'optional',
  metadata: 'optional',
  progressDeadlineSeconds: 'optional',
  skipAnalysis: 'optional',
  revertOnDeletion: 'optional',
  suspend: 'optional',
  metricsServer: 'optional',
};

const SERVICE: Options<ReleaseService> = {
  name: 'optional',
  port: 'required',
  portName: 'optional',
  targetPort: 'optional',
  appProtocol: 'optional',
  portDiscovery: 'optional',
  headless: 'optional',
  trafficDistribution: 'optional',
  apex: 'optional',
  primary: 'optional',
  canary: 'optional',
  unmanagedMetadata: 'optional',
};

const ANALYSIS: Options<Analysis> = {
  interval: 'required',
  threshold: 'required',
  primaryReadyThreshold: 'optional',
  canaryReadyThreshold: 'optional',
  metrics: 'optional',
  webhooks: 'optional',
  alerts: 'optional',
};

/**
 * Fails, with all that is wrong at once, where a caller without types gives a release what no object can be made of.
 *
 * @param release - Path of the release, for the message.
 */
export function assertReleaseProps(props: ReleaseOptions, release: string): void {
  const { target, traffic, strategy, service, analysis } = props;
  const problems = [
    ...options(props, RELEASE, ''),
    ...options(service, SERVICE, 'service.'),
    ...options(analysis, ANALYSIS, 'analysis.'),
    ...wrong(target instanceof Target, 'target', "a Target, such as Target.deployment('podinfo')"),
    ...wrong(strategy instanceof Strategy, 'strategy', 'a Strategy, such as Strategy.canary({ stepWeight: 10 })'),
    ...wrong(has(traffic, 'route'), 'traffic', 'a Traffic, such as Traffic.istio()'),
    ...wrong(
      has(field(analysis, 'interval'), 'toSeconds'),
      'analysis.interval',
      'a Duration of cdk8s, such as Duration.seconds(15)',
    ),
  ];
  if (problems.length > 0) throw new Error(`${release} is not made:\n  ${problems.join('\n  ')}`);
}

function options(given: unknown, known: Readonly<Record<string, 'required' | 'optional'>>, place: string): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(known, key));
  const missing = Object.keys(known).filter((key) => known[key] === 'required' && field(given, key) === undefined);
  return [
    ...unknown.map((key) => `${place}${key} is not an option; there are ${Object.keys(known).join(', ')}`),
    ...missing.map((key) => `${place}${key} is missing`),
  ];
}

function wrong(right: boolean, option: string, wanted: string): string[] {
  return right ? [] : [`${option} must be ${wanted}`];
}

function has(value: unknown, method: string): boolean {
  return typeof field(value, method) === 'function';
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
