import type { ControlPlane } from './control-plane';
import type { Harness } from './harness';
import { statusOf } from './http';
import { freePort } from './ports';
import { startDaemon, type Daemon } from './process';

/** A real controller of Flux, for one namespace of a hub. */
export async function startFluxController(
  harness: Harness,
  controller: 'helm-controller' | 'kustomize-controller',
  hub: ControlPlane,
  namespace: string,
): Promise<Daemon> {
  const command = await harness.tools.path(controller);
  const port = await freePort();
  const daemon = startDaemon(harness.workspace, {
    name: `${namespace}-${controller}`,
    command,
    args: [
      '--watch-all-namespaces=false',
      '--enable-leader-election=false',
      '--metrics-addr=0',
      `--health-addr=127.0.0.1:${port}`,
      // The default spares hubs with many waiting objects.
      '--requeue-dependency=5s',
    ],
    env: { KUBECONFIG: hub.kubeconfig, RUNTIME_NAMESPACE: namespace },
  });
  await daemon.ready(async () => ((await statusOf(`http://127.0.0.1:${port}/healthz`)) === 200 ? true : undefined));
  return daemon;
}
