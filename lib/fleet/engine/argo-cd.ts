import type { ApiObjectProps } from 'cdk8s';
import type { PlannedChart } from '../plan';
import type { FleetEngine, Refusal } from './engine';
import { fleetLabels, PLUGIN_LABEL } from './labels';
import { podSecurityLabels, podSecurityOf } from './namespaces';

export interface ArgoCdOptions {
  /** Namespace of Argo CD, where its Applications are. @default "argocd" */
  readonly namespace?: string;

  /** The project that says what the Applications may do. @default "default" */
  readonly project?: string;
}

/** `Application` of Argo CD. */
export const ARGO_APPLICATION = { apiVersion: 'argoproj.io/v1alpha1', kind: 'Application' } as const;

/** The cluster that an Argo CD runs in. */
export const IN_CLUSTER = 'https://kubernetes.default.svc';

/**
 * An Argo CD in each cluster, which reads the folder of its cluster: an Application for each chart, in sync waves, so
 * that the Application that reads the folder makes them in order.
 */
export function argoCd({ namespace = 'argocd', project = 'default' }: ArgoCdOptions = {}): FleetEngine {
  return {
    distribute: ({ fleet, installs }) => ({
      hub: {},
      members: new Map(
        installs.map(({ cluster, charts }) => {
          const waves = syncWaves(charts);
          const levels = podSecurityOf(charts);
          return [
            cluster.name,
            Object.fromEntries(
              charts.map((chart): [string, ApiObjectProps] => [
                chart.name,
                {
                  ...ARGO_APPLICATION,
                  metadata: {
                    name: chart.name,
                    namespace,
                    labels: { ...fleetLabels(fleet, cluster), [PLUGIN_LABEL]: chart.plugin },
                    annotations: { 'argocd.argoproj.io/sync-wave': String(waves.get(chart.name) ?? 0) },
                  },
                  spec: {
                    project,
                    source: sourceOf(chart),
                    destination: { server: IN_CLUSTER, namespace: chart.namespace },
                    ignoreDifferences: ignoreDifferences(chart),
                    syncPolicy: {
                      automated: { prune: true, selfHeal: true },
                      managedNamespaceMetadata: {
                        labels: podSecurityLabels(levels.get(chart.namespace) ?? 'restricted'),
                      },
                      syncOptions: ['CreateNamespace=true', 'ServerSideApply=true', 'RespectIgnoreDifferences=true'],
                    },
                  },
                },
              ]),
            ),
          ];
        }),
      ),
      refused: installs.slice(0, 1).flatMap(({ charts }) => charts.flatMap(refusals)),
    }),
  };
}

/** Argo CD knows a registry by its name, without the scheme. */
function sourceOf({ name, chart, values = {} }: PlannedChart) {
  return {
    repoURL: chart.repository.replace(/^oci:\/\//, ''),
    chart: chart.name,
    targetRevision: chart.version,
    helm: { releaseName: name, valuesObject: Object.keys(values).length > 0 ? values : undefined },
  };
}

/** The length of the longest way to a chart that waits for nothing. */
function syncWaves(charts: readonly PlannedChart[]): ReadonlyMap<string, number> {
  const waves = new Map<string, number>();
  for (const { name, after } of charts) {
    waves.set(name, Math.max(-1, ...after.map((other) => waves.get(other) ?? 0)) + 1);
  }
  return waves;
}

function ignoreDifferences({ driftIgnores = [] }: PlannedChart) {
  const ignored = driftIgnores.map(({ target = {}, paths }) => ({
    group: target.group ?? '*',
    kind: target.kind ?? '*',
    name: target.name,
    namespace: target.namespace,
    jsonPointers: paths,
  }));
  return ignored.length > 0 ? ignored : undefined;
}

function refusals({ name, valuesFrom }: PlannedChart): readonly Refusal[] {
  return valuesFrom
    ? [
        {
          message: `an Application of Argo CD takes no values from Secrets or ConfigMaps, which ${name} asks for`,
          fix: 'Have the chart read an existing Secret, or install it by Flux',
        },
      ]
    : [];
}
