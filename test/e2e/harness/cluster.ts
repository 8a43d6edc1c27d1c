import { join } from 'node:path';
import { startControlPlane, type ControlPlane } from './control-plane';
import type { Harness } from './harness';
import { moduleFolder } from './modules';
import type { KubeObject } from './objects';
import { startDaemon, type Daemon } from './process';
import { waitFor } from './wait';
import type { ToolName } from './tools';

/** A control plane with the controllers and a faked node: Deployments get pods, and the pods become Ready. */
export type Cluster = ControlPlane;

/** Of the controller manager's, those that Flagger, Flux and Pulumi rely on. */
const CONTROLLERS = [
  'deployment-controller',
  'replicaset-controller',
  'daemonset-controller',
  'statefulset-controller',
  'job-controller',
  'endpoints-controller',
  'endpointslice-controller',
  'disruption-controller',
  'namespace-controller',
  'garbage-collector-controller',
  'serviceaccount-controller',
  'serviceaccount-token-controller',
  'root-ca-certificate-publisher-controller',
  'clusterrole-aggregation-controller',
];

/** Of the stages that the kwok module ships, those that answer at once. */
const STAGES = [
  'node/fast/node-initialize.yaml',
  'node/heartbeat-with-lease/node-heartbeat-with-lease.yaml',
  'pod/fast/pod-ready.yaml',
  'pod/fast/pod-complete.yaml',
  'pod/fast/pod-delete.yaml',
];

const NODE: KubeObject = {
  apiVersion: 'v1',
  kind: 'Node',
  metadata: { name: 'e2e', labels: { 'kubernetes.io/hostname': 'e2e', 'kubernetes.io/os': 'linux' } },
};

const CAPACITY = { cpu: '1000', memory: '1000Gi', pods: '2000' };

export async function startCluster(harness: Harness, name: string): Promise<Cluster> {
  const { tools } = harness;
  const [controllerManagerPath, schedulerPath, kwokPath, stages] = await Promise.all([
    tools.path('kube-controller-manager'),
    tools.path('kube-scheduler'),
    tools.path('kwok'),
    stageFiles(harness),
  ]);
  const plane = await startControlPlane(harness, name);

  const start = (tool: ToolName, command: string, args: readonly string[]): Daemon =>
    startDaemon(harness.workspace, {
      name: `${name}-${tool}`,
      command,
      args: [`--kubeconfig=${plane.kubeconfig}`, ...args],
    });
  const daemons = [
    start('kube-controller-manager', controllerManagerPath, [
      '--leader-elect=false',
      '--secure-port=0',
      `--service-account-private-key-file=${plane.serviceAccountKey}`,
      `--root-ca-file=${join(plane.folder, 'apiserver.crt')}`,
      `--controllers=${CONTROLLERS.join(',')}`,
      // The defaults spare an API server that many share.
      '--kube-api-qps=200',
      '--kube-api-burst=400',
    ]),
    start('kube-scheduler', schedulerPath, ['--leader-elect=false', '--secure-port=0']),
    start('kwok', kwokPath, [
      '--manage-all-nodes',
      '--cidr=10.0.0.0/16',
      '--node-lease-duration-seconds=40',
      ...stages.map((file) => `--config=${file}`),
    ]),
  ];
  await addNode(plane);

  return {
    ...plane,
    async stop() {
      await Promise.all(daemons.map((daemon) => daemon.stop()));
      await plane.stop();
    },
  };
}

async function addNode({ client }: ControlPlane): Promise<void> {
  await client.mustApply(NODE);
  // A new node carries the taint `not-ready`, which the node lifecycle controller takes off in a real cluster.
  await client.patch({ apiVersion: 'v1', kind: 'Node', name: NODE.metadata.name }, { spec: { taints: null } });
  await client.patch(
    { apiVersion: 'v1', kind: 'Node', name: NODE.metadata.name },
    { status: { capacity: CAPACITY, allocatable: CAPACITY } },
    'status',
  );
  // The controllers make a service account in each namespace, without which there are no pods.
  await waitFor('the controllers', async () =>
    client.get({ apiVersion: 'v1', kind: 'ServiceAccount', name: 'default', namespace: 'default' }),
  );
}

async function stageFiles({ workspace }: Harness): Promise<string[]> {
  const module = await moduleFolder(workspace, { module: 'sigs.k8s.io/kwok', pins: 'kwok' });
  return STAGES.map((stage) => join(module, 'kustomize', 'stage', stage));
}
