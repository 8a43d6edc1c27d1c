import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from './client';
import type { Harness } from './harness';
import { statusOf, type Access } from './http';
import { writeKubeconfig } from './kubeconfig';
import { freePort } from './ports';
import { startDaemon, type Daemon } from './process';
import { makeFolder } from './workspace';

/** A real API server on etcd: it stores and judges objects, and nothing acts on them. */
export interface ControlPlane {
  readonly name: string;
  readonly folder: string;
  readonly client: Client;
  /** Of a cluster administrator. */
  readonly kubeconfig: string;
  /** Signs service account tokens. */
  readonly serviceAccountKey: string;
  stop(): Promise<void>;
}

export async function startControlPlane(harness: Harness, name: string): Promise<ControlPlane> {
  const { tools, workspace } = harness;
  const [etcdPath, apiServerPath] = await Promise.all([tools.path('etcd'), tools.path('kube-apiserver')]);
  const folder = makeFolder(workspace, name);

  const etcdUrl = `http://127.0.0.1:${await freePort()}`;
  const etcd = await startEtcd(harness, name, etcdPath, etcdUrl, join(folder, 'etcd'));

  const server = `https://127.0.0.1:${await freePort()}`;
  const token = randomBytes(24).toString('hex');
  const tokenFile = join(folder, 'tokens.csv');
  writeFileSync(tokenFile, `${token},e2e,e2e,system:masters\n`, { mode: 0o600 });
  const serviceAccountKey = join(folder, 'service-account.key');
  writeFileSync(serviceAccountKey, newKey(), { mode: 0o600 });

  const apiServer = startDaemon(workspace, {
    name: `${name}-kube-apiserver`,
    command: apiServerPath,
    args: [
      `--etcd-servers=${etcdUrl}`,
      '--bind-address=127.0.0.1',
      `--secure-port=${new URL(server).port}`,
      `--cert-dir=${folder}`,
      `--token-auth-file=${tokenFile}`,
      '--anonymous-auth=false',
      '--authorization-mode=RBAC',
      '--service-account-issuer=https://kubernetes.default.svc',
      `--service-account-key-file=${serviceAccountKey}`,
      `--service-account-signing-key-file=${serviceAccountKey}`,
      '--service-cluster-ip-range=10.96.0.0/16',
      // The endpoints of the Service `kubernetes` may not be loopback addresses.
      '--endpoint-reconciler-type=none',
    ],
  });
  const client = await apiServer.ready(() => connect(server, token, join(folder, 'apiserver.crt')));
  const kubeconfig = join(folder, 'kubeconfig');
  writeKubeconfig(kubeconfig, client.access);

  return {
    name,
    folder,
    client,
    kubeconfig,
    serviceAccountKey,
    async stop() {
      await apiServer.stop();
      await etcd.stop();
    },
  };
}

async function startEtcd(
  { workspace }: Harness,
  name: string,
  command: string,
  clientUrl: string,
  dataFolder: string,
): Promise<Daemon> {
  const peerUrl = `http://127.0.0.1:${await freePort()}`;
  const etcd = startDaemon(workspace, {
    name: `${name}-etcd`,
    command,
    args: [
      `--data-dir=${dataFolder}`,
      `--listen-client-urls=${clientUrl}`,
      `--advertise-client-urls=${clientUrl}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=default=${peerUrl}`,
      // Nobody reads this data after a crash.
      '--unsafe-no-fsync',
      '--log-level=warn',
    ],
  });
  await etcd.ready(async () => ((await statusOf(`${clientUrl}/health`)) === 200 ? true : undefined));
  return etcd;
}

/** The API server makes its own certificate, which is its own authority, once it starts. */
async function connect(server: string, token: string, certificate: string): Promise<Client | undefined> {
  if (!existsSync(certificate)) {
    return undefined;
  }
  const access: Access = { server, token, certificateAuthority: readFileSync(certificate, 'utf8') };
  const client = new Client(access);
  const { status } = await client.call({ method: 'GET', path: '/readyz' });
  return status === 200 ? client : undefined;
}

function newKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
}
