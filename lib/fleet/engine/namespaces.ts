import type { ApiObjectProps } from 'cdk8s';
import type { PodSecurityLevel } from '../../gateway/implementation';
import type { PlannedChart } from '../plan';

const LEVELS: readonly PodSecurityLevel[] = ['restricted', 'baseline', 'privileged'];

/** The level of Pod Security of each namespace: the strictest that all the charts in it pass. */
export function podSecurityOf(charts: readonly PlannedChart[]): ReadonlyMap<string, PodSecurityLevel> {
  const levels = new Map<string, PodSecurityLevel>();
  for (const { namespace, podSecurity } of charts) {
    const other = levels.get(namespace) ?? 'restricted';
    levels.set(namespace, LEVELS.indexOf(podSecurity) > LEVELS.indexOf(other) ? podSecurity : other);
  }
  return levels;
}

export function podSecurityLabels(level: PodSecurityLevel): Readonly<Record<string, string>> {
  return { 'pod-security.kubernetes.io/enforce': level };
}

/** The namespaces of charts, labelled with their level. */
export function namespaces(charts: readonly PlannedChart[]): Record<string, ApiObjectProps> {
  return Object.fromEntries(
    [...podSecurityOf(charts)].map(([name, level]) => [
      `namespace-${name}`,
      { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels: podSecurityLabels(level) } },
    ]),
  );
}
