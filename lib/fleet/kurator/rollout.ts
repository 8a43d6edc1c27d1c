import type { ApplicationSpecSyncPoliciesRollout as Rollout } from '../../../imports/apps.kurator.dev';
import { parseDuration } from '../../duration';
import type { Manifest } from '../../rules/object';
import { at, list, text } from '../../rules/read';
import type { Refusal } from '../engine/engine';
import { isKuratorTraffic, KURATOR_PROVIDERS } from '../engine/kurator-rollout';
import { FieldReader } from './reader';

/** A Canary in the words of Kurator's `rollout`, and what these cannot say. */
export interface RolloutOf {
  readonly rollout: Rollout;
  readonly refused: readonly Refusal[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Metrics that Kurator knows without a query. */
const METRICS = ['request-success-rate', 'request-duration'];

/**
 * @param canary - Manifest of the Canary.
 * @param host - Host of its Ingress, with nginx.
 */
export function rolloutOf(canary: Manifest, host?: string): RolloutOf {
  const reader = new FieldReader(canary);
  const spec = (...path: readonly (string | number)[]) => reader.take('spec', ...path);
  const target = spec('targetRef') as Fields;
  const provider = spec('provider');
  const port = spec('service', 'port');
  // Kurator takes the port of the pods from the Service, which must be there, and names the Ingress itself.
  spec('service', 'targetPort');
  spec('ingressRef');

  const protocols = ['apex', 'primary', 'canary'].map((service) =>
    spec('service', service, 'annotations', `${String(port)}.service.kuma.io/protocol`),
  );
  for (const [index, key] of list(at(canary, 'spec', 'service', 'unmanagedMetadata', 'annotations')).entries()) {
    // Of Kuma itself, which writes them whatever Flagger does.
    if (text(key)?.endsWith('/service-upstream')) spec('service', 'unmanagedMetadata', 'annotations', index);
  }
  const metrics = metricsOf(reader, canary);
  const { command, timeouts } = commandsOf(reader, canary);
  const rollout = compact({
    workload: { ...target, namespace: canary.metadata.namespace },
    serviceName: spec('service', 'name') ?? target.name,
    port,
    trafficRoutingProvider: provider,
    testLoader: command.length > 0 ? true : undefined,
    rolloutPolicy: compact({
      trafficAnalysis: compact({
        checkIntervalSeconds: secondsOf(spec('analysis', 'interval')),
        checkFailedTimes: spec('analysis', 'threshold'),
        metrics,
        sessionAffinity: compact({
          cookieName: spec('analysis', 'sessionAffinity', 'cookieName'),
          maxAge: spec('analysis', 'sessionAffinity', 'maxAge'),
        }),
        webhooks: compact({ command, timeoutSeconds: command.length > 0 ? Math.max(...timeouts) : undefined }),
      }),
      trafficRouting: compact({
        gateways: spec('service', 'gateways'),
        hosts: spec('service', 'hosts'),
        headers: spec('service', 'headers'),
        corsPolicy: spec('service', 'corsPolicy'),
        retries: spec('service', 'retries'),
        timeoutSeconds: secondsOf(spec('service', 'timeout')),
        canaryStrategy: compact({
          maxWeight: spec('analysis', 'maxWeight'),
          stepWeight: spec('analysis', 'stepWeight'),
          stepWeights: spec('analysis', 'stepWeights'),
          stepWeightPromotion: spec('analysis', 'stepWeightPromotion'),
        }),
        analysisTimes: spec('analysis', 'iterations'),
        match: spec('analysis', 'match'),
        protocol: protocols[0],
        host,
      }),
      rolloutTimeoutSeconds: spec('progressDeadlineSeconds'),
      skipTrafficAnalysis: spec('skipAnalysis'),
      revertOnDeletion: spec('revertOnDeletion'),
      suspend: spec('suspend'),
    }),
  });
  return {
    rollout: rollout as unknown as Rollout,
    refused: [
      ...(isKuratorTraffic(provider) ? [] : [refusal(`routes by ${Object.keys(KURATOR_PROVIDERS).join(', ')} only`)]),
      ...meshOf(reader),
      ...(new Set(timeouts).size > 1 ? [refusal('has one timeout for all load tests')] : []),
      ...metrics.flatMap(({ name }) =>
        METRICS.includes(String(name)) ? [] : [refusal(`makes a template of its own for metric ${String(name)}`)],
      ),
      ...reader.rest('spec').map((field) => refusal(`has no word for ${field}`)),
    ],
  };
}

function metricsOf(reader: FieldReader, canary: Manifest): readonly Fields[] {
  return list(at(canary, 'spec', 'analysis', 'metrics')).map((_, index) => {
    const take = (key: string) => reader.take('spec', 'analysis', 'metrics', index, key);
    // Kurator reads the interval of every metric, and crashes on one without; Flagger's own is a minute.
    return compact({
      name: take('name'),
      intervalSeconds: secondsOf(take('interval')) ?? 60,
      thresholdRange: take('thresholdRange'),
    });
  });
}

/** Kurator sends commands to a load tester of its own, at each check. */
function commandsOf(
  reader: FieldReader,
  canary: Manifest,
): { command: readonly unknown[]; timeouts: readonly number[] } {
  const webhooks = list(at(canary, 'spec', 'analysis', 'webhooks'));
  const commands = [...webhooks.entries()].filter(([, webhook]) => {
    const type = text(at(webhook, 'type')) ?? 'rollout';
    return type === 'rollout' && (text(at(webhook, 'metadata', 'type')) ?? 'cmd') === 'cmd';
  });
  return {
    command: commands.map(([index]) => {
      const take = (...path: string[]) => reader.take('spec', 'analysis', 'webhooks', index, ...path);
      for (const key of ['name', 'type', 'url']) take(key);
      take('metadata', 'type');
      return take('metadata', 'cmd');
    }),
    timeouts: commands.map(([index]) => secondsOf(reader.take('spec', 'analysis', 'webhooks', index, 'timeout')) ?? 10),
  };
}

function meshOf(reader: FieldReader): readonly Refusal[] {
  const mesh = text(reader.take('metadata', 'annotations', 'kuma.io/mesh')) ?? 'default';
  return mesh === 'default' ? [] : [refusal(`releases in the mesh default only, not in ${mesh}`)];
}

function secondsOf(duration: unknown): number | undefined {
  return typeof duration === 'string' ? parseDuration(duration) : undefined;
}

/** Fields without those that are not given, or empty. */
function compact(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );
}

function refusal(message: string): Refusal {
  return { message: `the rollout of a Kurator Application ${message}`, fix: 'Leave it out, or use FleetReleases' };
}
