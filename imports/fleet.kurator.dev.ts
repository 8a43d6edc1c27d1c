// Made by `npm run import` from the CustomResourceDefinitions of kurator-dev/kurator b6339412dc3b0a408a99b14531ae233e9de9d652; not to be edited.
// schema: sha256 958d29f7f22d322d0875585a323730d08a278b5d4e6de410ba51252d209ec0ec
// body: sha256 72c395e17950552c640fa48740527558aa490d5f5f71cdeb3726a13d56413558

import { ApiObject, type ApiObjectProps } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Leaf } from '../lib/leaf';
import type { Metadata } from '../lib/metadata';

/** Fleet of fleet.kurator.dev/v1alpha1 (Namespaced). */
export class Fleet extends ApiObject {
  static readonly GVK = { apiVersion: 'fleet.kurator.dev/v1alpha1', kind: 'Fleet' } as const;

  constructor(scope: Construct, id: string, props: FleetProps) {
    super(scope, id, { ...Fleet.GVK, ...props } as ApiObjectProps);
  }
}

export interface FleetProps {
  readonly metadata?: Metadata;
  readonly spec?: FleetSpec | undefined;
}

export interface FleetSpec {
  readonly clusters?: readonly FleetSpecClusters[] | undefined;
  readonly plugin?: FleetSpecPlugin | undefined;
}

export interface FleetSpecClusters {
  readonly apiVersion?: Leaf<string> | undefined;
  readonly fieldPath?: Leaf<string> | undefined;
  readonly kind?: Leaf<string> | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly namespace?: Leaf<string> | undefined;
  readonly resourceVersion?: Leaf<string> | undefined;
  readonly uid?: Leaf<string> | undefined;
}

export interface FleetSpecPlugin {
  readonly backup?: FleetSpecPluginBackup | undefined;
  readonly distributedStorage?: FleetSpecPluginDistributedStorage | undefined;
  readonly flagger?: FleetSpecPluginFlagger | undefined;
  readonly grafana?: FleetSpecPluginGrafana | undefined;
  readonly metric?: FleetSpecPluginMetric | undefined;
  readonly policy?: FleetSpecPluginPolicy | undefined;
  readonly submariner?: FleetSpecPluginSubmariner | undefined;
}

export interface FleetSpecPluginBackup {
  readonly chart?: FleetSpecPluginBackupChart | undefined;
  readonly extraArgs?: unknown;
  readonly storage: FleetSpecPluginBackupStorage;
}

export interface FleetSpecPluginBackupChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface FleetSpecPluginBackupStorage {
  readonly location: FleetSpecPluginBackupStorageLocation;
  readonly secretName: Leaf<string>;
}

export interface FleetSpecPluginBackupStorageLocation {
  readonly bucket: Leaf<string>;
  readonly config?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly endpoint: Leaf<string>;
  readonly provider: Leaf<string>;
  readonly region?: Leaf<string> | undefined;
}

export interface FleetSpecPluginDistributedStorage {
  readonly chart?: FleetSpecPluginDistributedStorageChart | undefined;
  readonly extraArgs?: unknown;
  readonly storage: FleetSpecPluginDistributedStorageStorage;
}

export interface FleetSpecPluginDistributedStorageChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface FleetSpecPluginDistributedStorageStorage {
  readonly dataDirHostPath?: Leaf<string> | undefined;
  readonly manager?: FleetSpecPluginDistributedStorageStorageManager | undefined;
  readonly monitor?: FleetSpecPluginDistributedStorageStorageMonitor | undefined;
  readonly storage?: FleetSpecPluginDistributedStorageStorageStorage | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageManager {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly count?: Leaf<number> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly placement?: FleetSpecPluginDistributedStorageStorageManagerPlacement | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageManagerPlacement {
  readonly nodeAffinity?: object | undefined;
  readonly podAffinity?: object | undefined;
  readonly podAntiAffinity?: object | undefined;
  readonly tolerations?: readonly FleetSpecPluginDistributedStorageStorageManagerPlacementTolerations[] | undefined;
  readonly topologySpreadConstraints?: readonly FleetSpecPluginDistributedStorageStorageManagerPlacementTopologySpreadConstraints[] | undefined;
  readonly [field: string]: unknown;
}

export interface FleetSpecPluginDistributedStorageStorageManagerPlacementTolerations {
  readonly effect?: Leaf<string> | undefined;
  readonly key?: Leaf<string> | undefined;
  readonly operator?: Leaf<string> | undefined;
  readonly tolerationSeconds?: Leaf<number> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageManagerPlacementTopologySpreadConstraints {
  readonly labelSelector?: FleetSpecPluginDistributedStorageStorageManagerPlacementTopologySpreadConstraintsLabelSelector | undefined;
  readonly matchLabelKeys?: readonly Leaf<string>[] | undefined;
  readonly maxSkew: Leaf<number>;
  readonly minDomains?: Leaf<number> | undefined;
  readonly nodeAffinityPolicy?: Leaf<string> | undefined;
  readonly nodeTaintsPolicy?: Leaf<string> | undefined;
  readonly topologyKey: Leaf<string>;
  readonly whenUnsatisfiable: Leaf<string>;
}

export interface FleetSpecPluginDistributedStorageStorageManagerPlacementTopologySpreadConstraintsLabelSelector {
  readonly matchExpressions?: readonly FleetSpecPluginDistributedStorageStorageManagerPlacementTopologySpreadConstraintsLabelSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageManagerPlacementTopologySpreadConstraintsLabelSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageMonitor {
  readonly annotations?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly count?: Leaf<number> | undefined;
  readonly labels?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly placement?: FleetSpecPluginDistributedStorageStorageMonitorPlacement | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageMonitorPlacement {
  readonly nodeAffinity?: object | undefined;
  readonly podAffinity?: object | undefined;
  readonly podAntiAffinity?: object | undefined;
  readonly tolerations?: readonly FleetSpecPluginDistributedStorageStorageMonitorPlacementTolerations[] | undefined;
  readonly topologySpreadConstraints?: readonly FleetSpecPluginDistributedStorageStorageMonitorPlacementTopologySpreadConstraints[] | undefined;
  readonly [field: string]: unknown;
}

export interface FleetSpecPluginDistributedStorageStorageMonitorPlacementTolerations {
  readonly effect?: Leaf<string> | undefined;
  readonly key?: Leaf<string> | undefined;
  readonly operator?: Leaf<string> | undefined;
  readonly tolerationSeconds?: Leaf<number> | undefined;
  readonly value?: Leaf<string> | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageMonitorPlacementTopologySpreadConstraints {
  readonly labelSelector?: FleetSpecPluginDistributedStorageStorageMonitorPlacementTopologySpreadConstraintsLabelSelector | undefined;
  readonly matchLabelKeys?: readonly Leaf<string>[] | undefined;
  readonly maxSkew: Leaf<number>;
  readonly minDomains?: Leaf<number> | undefined;
  readonly nodeAffinityPolicy?: Leaf<string> | undefined;
  readonly nodeTaintsPolicy?: Leaf<string> | undefined;
  readonly topologyKey: Leaf<string>;
  readonly whenUnsatisfiable: Leaf<string>;
}

export interface FleetSpecPluginDistributedStorageStorageMonitorPlacementTopologySpreadConstraintsLabelSelector {
  readonly matchExpressions?: readonly FleetSpecPluginDistributedStorageStorageMonitorPlacementTopologySpreadConstraintsLabelSelectorMatchExpressions[] | undefined;
  readonly matchLabels?: Readonly<Record<string, Leaf<string>>> | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageMonitorPlacementTopologySpreadConstraintsLabelSelectorMatchExpressions {
  readonly key: Leaf<string>;
  readonly operator: Leaf<string>;
  readonly values?: readonly Leaf<string>[] | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageStorage {
  readonly devices?: readonly FleetSpecPluginDistributedStorageStorageStorageDevices[] | undefined;
  readonly nodes?: readonly FleetSpecPluginDistributedStorageStorageStorageNodes[] | undefined;
  readonly useAllNodes?: Leaf<boolean> | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageStorageDevices {
  readonly config?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly name?: Leaf<string> | undefined;
}

export interface FleetSpecPluginDistributedStorageStorageStorageNodes {
  readonly devices?: readonly FleetSpecPluginDistributedStorageStorageStorageNodesDevices[] | undefined;
  readonly name?: Leaf<string> | undefined;
  readonly [field: string]: unknown;
}

export interface FleetSpecPluginDistributedStorageStorageStorageNodesDevices {
  readonly config?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly name?: Leaf<string> | undefined;
}

export interface FleetSpecPluginFlagger {
  readonly chart?: FleetSpecPluginFlaggerChart | undefined;
  readonly config?: FleetSpecPluginFlaggerConfig | undefined;
  readonly extraArgs?: unknown;
  readonly publicTestloader?: Leaf<boolean> | undefined;
  readonly trafficRoutingProvider: Leaf<string>;
}

export interface FleetSpecPluginFlaggerChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface FleetSpecPluginFlaggerConfig {
  readonly chart?: FleetSpecPluginFlaggerConfigChart | undefined;
  readonly extraArgs?: unknown;
}

export interface FleetSpecPluginFlaggerConfigChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface FleetSpecPluginGrafana {
  readonly chart?: FleetSpecPluginGrafanaChart | undefined;
  readonly extraArgs?: unknown;
}

export interface FleetSpecPluginGrafanaChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface FleetSpecPluginMetric {
  readonly prometheus?: FleetSpecPluginMetricPrometheus | undefined;
  readonly thanos?: FleetSpecPluginMetricThanos | undefined;
}

export interface FleetSpecPluginMetricPrometheus {
  readonly chart?: FleetSpecPluginMetricPrometheusChart | undefined;
  readonly extraArgs?: unknown;
  readonly kubeStateMetrics?: FleetSpecPluginMetricPrometheusKubeStateMetrics | undefined;
  readonly nodeExporter?: FleetSpecPluginMetricPrometheusNodeExporter | undefined;
}

export interface FleetSpecPluginMetricPrometheusChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface FleetSpecPluginMetricPrometheusKubeStateMetrics {
  readonly enabled?: Leaf<boolean> | undefined;
}

export interface FleetSpecPluginMetricPrometheusNodeExporter {
  readonly enabled?: Leaf<boolean> | undefined;
}

export interface FleetSpecPluginMetricThanos {
  readonly chart?: FleetSpecPluginMetricThanosChart | undefined;
  readonly extraArgs?: unknown;
  readonly objectStoreConfig: FleetSpecPluginMetricThanosObjectStoreConfig;
}

export interface FleetSpecPluginMetricThanosChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface FleetSpecPluginMetricThanosObjectStoreConfig {
  readonly secretName: Leaf<string>;
}

export interface FleetSpecPluginPolicy {
  readonly kyverno?: FleetSpecPluginPolicyKyverno | undefined;
}

export interface FleetSpecPluginPolicyKyverno {
  readonly chart?: FleetSpecPluginPolicyKyvernoChart | undefined;
  readonly extraArgs?: unknown;
  readonly podSecurity?: FleetSpecPluginPolicyKyvernoPodSecurity | undefined;
}

export interface FleetSpecPluginPolicyKyvernoChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}

export interface FleetSpecPluginPolicyKyvernoPodSecurity {
  readonly severity?: Leaf<'low' | 'medium' | 'high'> | undefined;
  readonly standard?: Leaf<'privileged' | 'baseline' | 'restricted'> | undefined;
  readonly validationFailureAction?: Leaf<'Enforce' | 'Audit'> | undefined;
}

export interface FleetSpecPluginSubmariner {
  readonly brokerCluster?: Leaf<string> | undefined;
  readonly chart?: FleetSpecPluginSubmarinerChart | undefined;
  readonly clusterCidrs: Readonly<Record<string, Leaf<string>>>;
  readonly extraArgs?: unknown;
  readonly globalcidrs?: Readonly<Record<string, Leaf<string>>> | undefined;
  readonly serviceCidrs: Readonly<Record<string, Leaf<string>>>;
}

export interface FleetSpecPluginSubmarinerChart {
  readonly name?: Leaf<string> | undefined;
  readonly repository?: Leaf<string> | undefined;
  readonly version?: Leaf<string> | undefined;
}
