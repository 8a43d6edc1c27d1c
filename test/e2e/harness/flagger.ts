import type { Cluster } from './cluster';
import type { Harness } from './harness';
import { statusOf } from './http';
import { freePort } from './ports';
import { startDaemon, type Daemon } from './process';
import type { ServiceNetwork } from './service-network';

export interface FlaggerOptions {
  readonly metricsServer: string;
  readonly network: ServiceNetwork;
  /** For Canaries that name no provider. @default kubernetes */
  readonly meshProvider?: string;
}

/** A real Flagger, for the Canaries of all namespaces. Its health endpoint listens on every address: it has no choice. */
export async function startFlagger(harness: Harness, cluster: Cluster, options: FlaggerOptions): Promise<Daemon> {
  const command = await harness.tools.path('flagger');
  const port = await freePort();
  const daemon = startDaemon(harness.workspace, {
    name: `${cluster.name}-flagger`,
    command,
    args: [
      `-kubeconfig=${cluster.kubeconfig}`,
      `-metrics-server=${options.metricsServer}`,
      `-mesh-provider=${options.meshProvider ?? 'kubernetes'}`,
      `-port=${port}`,
      '-log-level=info',
      // Over a hundred releases tick every ten seconds: at Flagger's own limit of 100 requests a second they would wait.
      '-kubeconfig-qps=1000',
      '-kubeconfig-burst=2000',
    ],
    env: options.network.env,
  });
  await daemon.ready(async () => ((await statusOf(`http://127.0.0.1:${port}/healthz`)) === 200 ? true : undefined));
  return daemon;
}
