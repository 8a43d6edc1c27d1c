import { fieldPath, type Path } from '../rules/finding';
import type { Cluster } from './cluster';
import { type ClusterSelection, isSelected } from './selection';

/** Clusters that get a new version together, after all waves before them have it. */
export interface Wave extends ClusterSelection {
  readonly name: string;
}

export interface FleetProps {
  /** A DNS label. */
  readonly name: string;

  readonly clusters: readonly Cluster[];

  /**
   * In the order in which they get a new version; each cluster is in exactly one.
   *
   * @default - one wave of all clusters
   */
  readonly waves?: readonly Wave[];
}

/** A wave with its clusters. */
export interface FleetWave {
  readonly name: string;
  readonly clusters: readonly Cluster[];
}

/** Something wrong with the properties of a fleet. */
export interface FleetProblem {
  readonly path: Path;
  readonly message: string;
}

/**
 * Named clusters in waves: what plugins are installed in, and releases are delivered to.
 *
 * @example new Fleet({ name: 'production', clusters: [{ name: 'eu-1' }, { name: 'us-1' }] })
 */
export class Fleet {
  readonly name: string;
  readonly clusters: readonly Cluster[];
  readonly waves: readonly FleetWave[];

  constructor(props: FleetProps) {
    const problems = fleetProblems(props);
    if (problems.length > 0) {
      const lines = problems.map(({ path, message }) => `  ${fieldPath(path)}: ${message}`);
      throw new Error(`The fleet is not right:\n${lines.join('\n')}`);
    }
    this.name = props.name;
    this.clusters = props.clusters;
    this.waves = props.waves
      ? props.waves.map((wave) => ({
          name: wave.name,
          clusters: props.clusters.filter((cluster) => isSelected(cluster, wave)),
        }))
      : [{ name: 'all', clusters: props.clusters }];
  }

  /** The clusters of a selection, in the order of the fleet; all of them without one. */
  select(selection?: ClusterSelection): readonly Cluster[] {
    const unknown =
      selection?.clusters?.filter((name) => !this.clusters.some((cluster) => cluster.name === name)) ?? [];
    if (unknown.length > 0) {
      throw new Error(`Fleet ${this.name} has no cluster ${unknown.map((name) => `"${name}"`).join(', ')}`);
    }
    return selection ? this.clusters.filter((cluster) => isSelected(cluster, selection)) : this.clusters;
  }
}

/** All that is wrong, wherever the properties come from. */
export function fleetProblems({ name, clusters, waves }: FleetProps): readonly FleetProblem[] {
  return [
    ...nameProblems(name, ['name']),
    ...(clusters.length === 0 ? [{ path: ['clusters'], message: 'a fleet has at least one cluster' }] : []),
    ...clusters.flatMap((cluster, index) => nameProblems(cluster.name, ['clusters', index, 'name'])),
    ...clusters.flatMap(({ kubeConfig }, index) =>
      kubeConfig && 'secretRef' in kubeConfig === 'configMapRef' in kubeConfig
        ? [{ path: ['clusters', index, 'kubeConfig'], message: 'needs either secretRef or configMapRef' }]
        : [],
    ),
    ...repeated(clusters.map((cluster) => cluster.name)).map((index) => ({
      path: ['clusters', index, 'name'],
      message: `another cluster is named "${clusters[index]?.name ?? ''}"`,
    })),
    ...(waves ? waveProblems(clusters, waves) : []),
  ];
}

function waveProblems(clusters: readonly Cluster[], waves: readonly Wave[]): readonly FleetProblem[] {
  const names = new Set(clusters.map(({ name }) => name));
  const wavesOf = clusters.map((cluster) => waves.filter((wave) => isSelected(cluster, wave)).map(({ name }) => name));
  return [
    ...waves.flatMap((wave, index) => nameProblems(wave.name, ['waves', index, 'name'])),
    ...repeated(waves.map(({ name }) => name)).map((index) => ({
      path: ['waves', index, 'name'],
      message: `another wave is named "${waves[index]?.name ?? ''}"`,
    })),
    ...waves.flatMap((wave, index) =>
      (wave.clusters ?? []).flatMap((name, place) =>
        names.has(name)
          ? []
          : [{ path: ['waves', index, 'clusters', place], message: `no cluster is named "${name}"` }],
      ),
    ),
    ...waves.flatMap((wave, index) =>
      clusters.some((cluster) => isSelected(cluster, wave))
        ? []
        : [{ path: ['waves', index], message: 'no cluster is in this wave' }],
    ),
    ...wavesOf.flatMap((of, index) =>
      of.length === 1
        ? []
        : [
            {
              path: ['clusters', index],
              message: of.length === 0 ? 'is in no wave' : `is in several waves: ${of.join(', ')}`,
            },
          ],
    ),
  ];
}

/** What is made is named after it, and labelled with it. */
function nameProblems(name: string, path: Path): readonly FleetProblem[] {
  const isLabel = name.length <= 63 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(name);
  return isLabel
    ? []
    : [{ path, message: `"${name}" is not a DNS label of up to 63 characters (a-z, 0-9 and "-" in between)` }];
}

/** Places of names that stand earlier in the list too. */
function repeated(names: readonly string[]): readonly number[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (seen.has(name)) return [index];
    seen.add(name);
    return [];
  });
}
