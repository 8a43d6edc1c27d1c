import type { Harness } from './harness';
import { statusOf } from './http';
import { freePort } from './ports';
import { startDaemon, type Daemon } from './process';
import type { ServiceNetwork } from './service-network';

export interface LoadTester extends Daemon {
  readonly url: string;
}

/** Flagger's real load tester; the network says under which names manifests find it. */
export async function startLoadTester(
  { tools, workspace }: Harness,
  name: string,
  network: ServiceNetwork,
): Promise<LoadTester> {
  const command = await tools.path('loadtester');
  const port = await freePort();
  const daemon = startDaemon(workspace, {
    name: `${name}-loadtester`,
    command,
    args: [`-port=${port}`, '-log-level=info'],
    env: network.env,
  });
  const url = `http://127.0.0.1:${port}`;
  await daemon.ready(async () => ((await statusOf(`${url}/healthz`)) === 200 ? true : undefined));
  return { ...daemon, url };
}

/** The gate that confirms, and the one that rolls back. */
export type GateAction = 'gate/open' | 'gate/close' | 'rollback/open' | 'rollback/close';

/** Opens or closes a gate, which all hooks of one Canary share. */
export async function setGate(
  { url }: LoadTester,
  canary: { readonly name: string; readonly namespace: string },
  action: GateAction,
): Promise<void> {
  const response = await fetch(`${url}/${action}`, { method: 'POST', body: JSON.stringify(canary) });
  if (!response.ok) {
    throw new Error(`${action}: ${response.status} ${await response.text()}`);
  }
}
