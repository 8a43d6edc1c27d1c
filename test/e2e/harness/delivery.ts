import { startCluster, type Cluster } from './cluster';
import { installCrds } from './crds';
import { startExporter, type Exporter } from './exporter';
import { startFlagger } from './flagger';
import type { Harness } from './harness';
import { startLoadTester, type LoadTester } from './load-tester';
import type { Daemon } from './process';
import { startPrometheus, type Prometheus } from './prometheus';
import { startServiceNetwork, type ServiceNetwork } from './service-network';

/** A cluster with everything that a release by Flagger takes. */
export interface Delivery {
  readonly cluster: Cluster;
  /** Plays the data planes: says how the new version of a release behaves. */
  readonly exporter: Exporter;
  readonly prometheus: Prometheus;
  readonly network: ServiceNetwork;
  readonly flagger: Daemon;
  readonly loadTester: LoadTester;
}

/** Where manifests find the Prometheus that Flagger reads too. */
export const PROMETHEUS = { name: 'prometheus', namespace: 'monitoring' };

export async function startDelivery(harness: Harness, name: string): Promise<Delivery> {
  // Asked for at the start, so that all of it is built while the first parts come up.
  const wanted = [harness.tools.path('flagger'), harness.tools.path('loadtester'), harness.tools.path('prometheus')];
  const [cluster, exporter, network] = await Promise.all([
    startCluster(harness, name),
    startExporter(),
    startServiceNetwork(),
    ...wanted,
  ]);
  await installCrds(harness, cluster.client);
  const prometheus = await startPrometheus(harness, name, [exporter.address]);
  network.expose(PROMETHEUS, prometheus.url);
  const [flagger, loadTester] = await Promise.all([
    startFlagger(harness, cluster, { metricsServer: prometheus.url, network }),
    startLoadTester(harness, name, network),
  ]);
  return { cluster, exporter, prometheus, network, flagger, loadTester };
}
